import type { ApiDocument } from '../document.ts';
import { isObject, listOf, textOf } from '../json.ts';
import type { ApiOperation } from '../operations.ts';
import { cSample } from './c.ts';
import { csharpSample } from './csharp.ts';
import { curlSample } from './curl.ts';
import { dartSample } from './dart.ts';
import { goSample } from './go.ts';
import { javaSample } from './java.ts';
import { javascriptSample, nodeSample, typescriptSample } from './javascript.ts';
import { kotlinSample } from './kotlin.ts';
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
}

interface SampleLanguage {
  readonly title: string;
  readonly language: string;
  /** Names under which a project may choose it (`api.examples.languages`). */
  readonly names: readonly string[];
  /** Languages whose samples, where they are written by hand, say as much. */
  readonly like?: readonly string[];
  print(request: SampleRequest): string;
}

const LANGUAGES: readonly SampleLanguage[] = [
  { title: 'cURL', language: 'bash', names: ['curl', 'bash', 'shell', 'sh'], print: curlSample },
  { title: 'Python', language: 'python', names: ['python', 'py'], print: pythonSample },
  {
    title: 'JavaScript',
    language: 'javascript',
    names: ['javascript', 'js', 'fetch'],
    like: ['typescript', 'ts', 'node', 'nodejs', 'node.js'],
    print: javascriptSample,
  },
  { title: 'PHP', language: 'php', names: ['php'], print: phpSample },
  { title: 'Go', language: 'go', names: ['go', 'golang'], print: goSample },
  { title: 'Java', language: 'java', names: ['java'], print: javaSample },
  { title: 'Ruby', language: 'ruby', names: ['ruby', 'rb'], print: rubySample },
];

/** Languages that a project has only where it asks for them. */
const MORE_LANGUAGES: readonly SampleLanguage[] = [
  { title: 'Node.js', language: 'javascript', names: ['node', 'nodejs', 'node.js'], print: nodeSample },
  { title: 'TypeScript', language: 'typescript', names: ['typescript', 'ts'], print: typescriptSample },
  {
    title: 'PowerShell',
    language: 'powershell',
    names: ['powershell', 'pwsh', 'ps1'],
    print: powershellSample,
  },
  { title: 'Swift', language: 'swift', names: ['swift'], print: swiftSample },
  { title: 'C#', language: 'csharp', names: ['csharp', 'c#', 'cs'], print: csharpSample },
  { title: '.NET', language: 'csharp', names: ['dotnet', '.net', 'dot-net'], print: csharpSample },
  { title: 'C', language: 'c', names: ['c'], print: cSample },
  { title: 'C++', language: 'cpp', names: ['c++', 'cpp'], print: cSample },
  { title: 'Kotlin', language: 'kotlin', names: ['kotlin', 'kt'], print: kotlinSample },
  { title: 'Rust', language: 'rust', names: ['rust', 'rs'], print: rustSample },
  { title: 'Dart', language: 'dart', names: ['dart', 'flutter'], print: dartSample },
];
const ALL_LANGUAGES = [...LANGUAGES, ...MORE_LANGUAGES];

/** What `api.examples` of docs.json says of samples. */
export interface SampleSettings {
  readonly languages?: readonly string[] | undefined;
  /** Only required parameters and properties. */
  readonly requiredOnly?: boolean | undefined;
  /** False: only samples written by hand. */
  readonly generated?: boolean | undefined;
}

/** The samples of an operation: those written by hand (`x-codeSamples`) first, then one in each language they do not cover. */
export function codeSamples(
  document: ApiDocument,
  operation: ApiOperation,
  settings: SampleSettings,
): CodeSample[] {
  const written = writtenSamples(operation);
  if (settings.generated === false || operation.webhook) return written;
  const request = sampleRequest(document, operation, settings.requiredOnly);
  const covered = new Set(written.map(({ language }) => language));
  const generated = chosenLanguages(settings.languages)
    .filter(({ names, like = [] }) => ![...names, ...like].some((name) => covered.has(name)))
    .map(({ title, language, print }) => ({ title, language, code: print(request) }));
  return [...written, ...generated];
}

/** Whether samples can be made in a language that a project names. */
export function isSampleLanguage(name: string): boolean {
  return languageNamed(name.trim()) !== undefined;
}

/** The languages that samples can be made in, as a project may name them. */
export function sampleLanguageNames(): string[] {
  return ALL_LANGUAGES.flatMap(({ names: [first = ''] }) => first);
}

function languageNamed(name: string): SampleLanguage | undefined {
  return ALL_LANGUAGES.find((known) => known.names.includes(name.toLowerCase()));
}

function chosenLanguages(names: readonly string[] | undefined): readonly SampleLanguage[] {
  if (names === undefined || names.length === 0) return LANGUAGES;
  const chosen = names.flatMap((name) => languageNamed(name.trim()) ?? []);
  return chosen.length === 0 ? LANGUAGES : [...new Set(chosen)];
}

function writtenSamples({ raw }: ApiOperation): CodeSample[] {
  return listOf(raw['x-codeSamples'] ?? raw['x-code-samples'])
    .filter(isObject)
    .flatMap(({ lang, label, source }, _, all) => {
      const code = textOf(source);
      if (code === undefined) return [];
      const language = (textOf(lang) ?? 'text').toLowerCase();
      const own = languageNamed(language)?.title ?? textOf(lang);
      // The same thing in several languages has one label.
      const isShared = all.some((other) => other.label === label && other.lang !== lang);
      const name = textOf(label);
      const title = name !== undefined && isShared && own !== undefined ? `${name} (${own})` : name;
      return [{ title: title ?? own ?? 'Example', language, code: code.trimEnd() }];
    });
}

/** The languages that samples and bodies are written in, whatever the description; `chosen` as a project has them. */
export function sampleLanguages(chosen: readonly string[] | undefined): string[] {
  const printed = [...LANGUAGES, ...chosenLanguages(chosen)].map(({ language }) => language);
  return ['json', 'xml', 'html', 'yaml', ...new Set(printed)];
}

/** The languages that the pages of a document are highlighted in, for a highlighter to load ahead. Sorted. */
export function languagesOf(document: ApiDocument, chosen?: readonly string[] | undefined): string[] {
  const languages = new Set(sampleLanguages(chosen));
  for (const operation of document.operations) {
    for (const { language } of writtenSamples(operation)) languages.add(language);
    for (const text of [operation.description, operation.content]) {
      for (const [, language] of text?.matchAll(/^\s*```(\w+)/gm) ?? [])
        languages.add((language ?? '').toLowerCase());
    }
  }
  return [...languages].sort();
}
