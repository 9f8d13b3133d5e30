import { type OperationExtra, renderOperation } from '../../../src/site/openapi/page/render.ts';
import type { PageBody } from '../../../src/site/page.ts';
import { documentOf, operationOf, plainContext } from './project.ts';

/** A body of JSON, or an answer, with this schema. */
export const json = (schema: object) => ({ content: { 'application/json': { schema } } });

/** The page of an operation in a document of nothing else. */
export async function rendered(
  operation: object,
  rest: object = {},
  extra: OperationExtra = {},
): Promise<PageBody> {
  const document = await documentOf({ '/items/{id}': { post: operation } }, rest);
  return renderOperation(document, operationOf(document), plainContext(), extra);
}

/** The text a reader sees, without code blocks. */
export function textOf(html: string): string {
  return html
    .replace(/<pre[ >].*?<\/pre>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replace(/\s+/g, ' ')
    .trim();
}
