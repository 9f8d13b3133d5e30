import type { Diagnostic } from '../../../src/site/diagnostic.ts';
import { type ApiDocument, loadApiDocument } from '../../../src/site/openapi/description/document.ts';
import { escapeHtml } from '../../../src/site/openapi/html.ts';
import type { ApiOperation } from '../../../src/site/openapi/operation/operations.ts';
import type { PageContext } from '../../../src/site/page.ts';
import type { ProjectFiles } from '../../../src/site/project/files.ts';
import { wordsIn } from '../../../src/site/words/words.ts';

/** What a description says of itself. */
export const info = { title: 'Shop', version: '2' };

/** Project files held in memory, by path. Objects are written as JSON. */
export function projectOf(contents: Readonly<Record<string, string | object>>): ProjectFiles {
  const text = (path: string) => {
    const content = contents[path];
    if (content === undefined) throw new Error(`${path} is not in the project`);
    return typeof content === 'string' ? content : JSON.stringify(content);
  };
  return {
    paths: Object.keys(contents).sort(),
    has: (path) => Object.hasOwn(contents, path),
    read: (path) => Buffer.from(text(path)),
    readText: text,
  };
}

/** Loads a document of a project with what was reported meanwhile. `diagnostics` grows as pages are rendered. */
export async function load(
  contents: Readonly<Record<string, string | object>>,
  source = 'api.json',
): Promise<{ document: ApiDocument | undefined; diagnostics: Diagnostic[] }> {
  const diagnostics: Diagnostic[] = [];
  const document = await loadApiDocument(projectOf(contents), source, (found) => diagnostics.push(found));
  return { document, diagnostics };
}

/** A document of these operations (by path and method) that can be read. */
export async function documentOf(paths: object, rest: object = {}): Promise<ApiDocument> {
  const root = { openapi: '3.1.0', info: { title: 'Shop', version: '1' }, paths, ...rest };
  const { document } = await load({ 'api.json': root });
  if (document === undefined) throw new Error('The document was not loaded.');
  return document;
}

/** The only operation of a document, or the one with this id. */
export function operationOf(document: ApiDocument, id?: string): ApiOperation {
  const found = document.operations.find(({ operationId }) => id === undefined || operationId === id);
  if (found === undefined) throw new Error('There is no such operation.');
  return found;
}

/** A page context that leaves everything as it is. */
export function plainContext(report: (found: Diagnostic) => void = () => {}): PageContext {
  return {
    words: wordsIn('en'),
    path: 'api/page',
    href: (target) => target,
    asset: (target) => target,
    rooted: (target) => target,
    pictureSize: () => undefined,
    icon: () => '',
    highlight: (code, language) =>
      `<pre data-language="${escapeHtml(language ?? '')}"><code>${escapeHtml(code)}</code></pre>`,
    report,
  };
}
