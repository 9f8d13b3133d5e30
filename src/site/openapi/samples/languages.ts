import type { SampleSettings } from '../../config/api.ts';
import type { ApiDocument } from '../description/document.ts';
import { isObject, type JsonObject, listOf, objectOf, shown, textOf } from '../json.ts';
import type { ApiOperation } from '../operation/operations.ts';
import { cSample } from './c.ts';
import { csharpSample } from './csharp.ts';
import { curlSample } from './curl.ts';
import { dartSample } from './dart.ts';
import { goSample } from './go.ts';
import { javaSample } from './java.ts';
import { javascriptSample, nodeSample, typescriptSample } from './javascript.ts';
import { kotlinSample } from './kotlin.ts';
import { chosenLanguages, type KnownLanguage, languageNamed, sampleLanguages } from './language-names.ts';
import { type SampleRequest, sampleRequest } from './model.ts';
import { phpSample } from './php.ts';
import { powershellSample } from './powershell.ts';
import { pythonSample } from './python.ts';
import { rubySample } from './ruby.ts';
import { rustSample } from './rust.ts';
import { swiftSample } from './swift.ts';

export interface CodeSample {
  readonly title: string;
  /** For the highlighter. */
  readonly language: string;
  readonly code: string;
  /** By hand, in the description. */
  readonly isWritten?: boolean | undefined;
}

/** How samples are written in each language. */
const PRINTERS: Readonly<Record<KnownLanguage['title'], (request: SampleRequest) => string>> = {
  cURL: curlSample,
  Python: pythonSample,
  JavaScript: javascriptSample,
  PHP: phpSample,
  Go: goSample,
  Java: javaSample,
  Ruby: rubySample,
  'Node.js': nodeSample,
  TypeScript: typescriptSample,
  PowerShell: powershellSample,
  Swift: swiftSample,
  'C#': csharpSample,
  '.NET': csharpSample,
  C: cSample,
  'C++': cSample,
  Kotlin: kotlinSample,
  Rust: rustSample,
  Dart: dartSample,
};

/** The samples of an operation: those written by hand (`x-codeSamples`) first, then one in each language they do not cover. */
export function codeSamples(
  document: ApiDocument,
  operation: ApiOperation,
  settings: SampleSettings,
): CodeSample[] {
  const byHand = writtenIn(operation);
  const written = byHand.map(writtenSample);
  if (settings.generated === false || operation.webhook) return written;
  const request = sampleRequest(document, operation, settings.requiredOnly);
  const covered = new Set(byHand.map(({ lang }) => (textOf(lang) ?? '').toLowerCase()));
  const generated = chosenLanguages(settings.languages)
    .filter(({ names, like = [] }) => ![...names, ...like].some((name) => covered.has(name)))
    .map(({ title, language }) => ({ title, language, code: PRINTERS[title](request) }));
  return [...written, ...generated];
}

function writtenSample(
  { lang, label, source }: JsonObject,
  _: number,
  all: readonly JsonObject[],
): CodeSample {
  const named = (textOf(lang) ?? 'text').toLowerCase();
  const known = languageNamed(named);
  const own = known?.title ?? textOf(lang);
  // The same thing in several languages has one label.
  const isShared = all.some((other) => other.label === label && other.lang !== lang);
  const name = textOf(label);
  const title = name !== undefined && isShared && own !== undefined ? `${name} (${own})` : name;
  const code = shown(source).trimEnd();
  return { title: title ?? own ?? 'Example', language: known?.language ?? named, code, isWritten: true };
}

/** The samples written by hand that have something to show (`x-codeSamples`, or `x-readme.code-samples`). */
function writtenIn({ raw }: ApiOperation): JsonObject[] {
  const given = raw['x-codeSamples'] ?? raw['x-code-samples'] ?? objectOf(raw['x-readme'])['code-samples'];
  // Others write the same in other words.
  const all = listOf(given)
    .filter(isObject)
    .map(({ lang, language, label, name, source, code }) => ({
      lang: lang ?? language,
      label: label ?? name,
      source: source ?? code,
    }));
  return all.filter(({ source }) => textOf(source) !== undefined);
}

/** The languages that the pages of a document are highlighted in, for a highlighter to load ahead. Sorted. */
export function languagesOf(document: ApiDocument, chosen?: readonly string[] | undefined): string[] {
  const languages = new Set([...sampleLanguages(chosen), ...document.fenced]);
  for (const operation of document.operations) {
    for (const { language } of writtenIn(operation).map(writtenSample)) languages.add(language);
  }
  return [...languages].sort();
}
