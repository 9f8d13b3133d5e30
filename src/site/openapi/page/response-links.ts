import { fill } from '../../words/fill.ts';
import { decodePart, encodePart } from '../description/pointer.ts';
import { codeHtml } from '../html.ts';
import { type JsonObject, objectOf, shown, textOf } from '../json.ts';
import type { ApiOperation } from '../operation/operations.ts';
import { findOperation } from '../operation/reference.ts';
import type { Pieces } from './pieces.ts';

/** Operations that the values of a response lead on to (OpenAPI 3.1, 4.8.20), with links to their pages. */
export function responseLinks(
  { document, describer }: Pieces,
  response: JsonObject,
): { readonly html: string; readonly markdown: string } {
  const links = Object.entries(objectOf(response.links)).flatMap(([name, value]) => {
    const link = document.resolve(value);
    const { target, fragment } = targetOf(document, link);
    // What the next request is made of: `id = $response.body#/id`.
    const given = Object.entries(objectOf(link.parameters)).map(([key, from]) => `${key} = ${shown(from)}`);
    if (link.requestBody !== undefined) given.push(shown(link.requestBody));
    if (target === undefined) return [];
    const page = fragment === undefined ? undefined : describer.pageAt(fragment);
    return [{ name, target, page, given, about: textOf(link.description) }];
  });
  if (links.length === 0) return { html: '', markdown: '' };
  const words = describer.words.api;
  const items = links.map(({ name, target, page, given, about }) => {
    const code = codeHtml(target);
    const sentence = fill(words.leadsTo, {
      name: codeHtml(name),
      target: page === undefined ? code : `<a href="${page.href}">${code}</a>`,
    });
    return `<li>${sentence}${given.length === 0 ? '' : ` (${given.map(codeHtml).join(', ')})`}${about === undefined ? '' : describer.describe(about)}</li>`;
  });
  const lines = links.map(({ name, target, page, given, about }) => {
    const code = page === undefined ? `\`${target}\`` : `[\`${target}\`](${page.rooted})`;
    return `- \`${name}\` leads to ${code}${given.length === 0 ? '' : ` (${given.map((one) => `\`${one}\``).join(', ')})`}${about === undefined ? '' : `: ${about.trim().replace(/\s*\n\s*/g, ' ')}`}`;
  });
  return {
    html: `<p class="api-kind">${words.links}</p><ul class="api-links">${items.join('')}</ul>`,
    markdown: `Links:\n\n${lines.join('\n')}`,
  };
}

/** The operation that a link names, as readers call it, and where other viewers have it. */
function targetOf(
  document: Pieces['document'],
  link: JsonObject,
): { readonly target: string | undefined; readonly fragment?: string } {
  const id = textOf(link.operationId);
  if (id !== undefined) {
    const found = document.operations.find(({ operationId, webhook }) => operationId === id && !webhook);
    return { target: id, ...(found === undefined ? {} : { fragment: fragmentOf(found) }) };
  }
  const target = textOf(link.operationRef);
  const [, path, method] = /^#\/paths\/([^/]+)\/([^/]+)$/.exec(target ?? '') ?? [];
  if (path === undefined || method === undefined) return { target };
  const found = findOperation(document, { method: method.toLowerCase(), path: decodePart(path) });
  return found === undefined
    ? { target }
    : { target: `${found.method.toUpperCase()} ${found.path}`, fragment: fragmentOf(found) };
}

function fragmentOf({ path, method }: ApiOperation): string {
  return `#/paths/${encodePart(path)}/${method}`;
}
