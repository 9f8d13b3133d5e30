import type { ManualSettings } from '../../config/api.ts';
import type { ParsedPage } from '../../markdown/parsed-page.ts';
import type { MarkdownProject } from '../../markdown/render.ts';
import { importedSnippets, snippetFile } from '../../markdown/snippets/snippet-files.ts';
import type { ApiDocument } from '../description/document.ts';
import { createResolver } from '../description/resolve.ts';
import { type JsonObject, objectOf } from '../json.ts';
import { isJson } from '../operation/media.ts';
import { type ApiOperation, listOperations } from '../operation/operations.ts';
import { isFileSchema } from '../schema/files.ts';
import { NO_PROJECT } from './description.ts';
import { LOCATIONS, objectSchema, type ParamField, unfolded, withoutPath } from './manual-fields.ts';

/**
 * The operation that a page written by hand stands for: its `api: METHOD address`, the `<ParamField>`s on it and in the
 * snippets that it imports, and what docs.json says of such pages. Samples and the console are made from it.
 */
export function manualOperation(
  page: ParsedPage,
  endpoint: { readonly method: string; readonly path: string },
  settings: ManualSettings,
  project: MarkdownProject,
): { document: ApiDocument; operation: ApiOperation } | undefined {
  const [, origin, rest] = /^(https?:\/\/[^/]+)(.*)$/i.exec(endpoint.path) ?? [];
  const servers = (origin === undefined ? settings.servers : [origin]).map((url) => ({ url }));
  const path = origin === undefined ? endpoint.path : rest || '/';
  const fields = pageFields(page, project, []);
  const inBody = fields.filter((field) => field.in === 'body');
  const method = page.frontmatter.authMethod ?? settings.auth?.method;
  const scheme = schemeOf(typeof method === 'string' ? method : undefined, settings.auth?.name);
  const type = page.frontmatter.contentType;
  // JSON holds no files.
  const usual = inBody.some(({ schema }) => isFileSchema(schema) || isFileSchema(objectOf(schema.items)))
    ? 'multipart/form-data'
    : 'application/json';
  const media = typeof type === 'string' ? type : usual;
  const raw = {
    security: scheme === undefined ? [] : [{ authorization: [] }],
    parameters: fields
      .filter((field) => field.in !== 'body')
      .map(({ name, in: place, required, schema }) => ({ name, in: place, required, schema })),
    ...(inBody.length === 0
      ? {}
      : {
          requestBody: {
            required: true,
            content: { [media]: { schema: objectSchema(isJson(media) ? unfolded(inBody) : inBody) } },
          },
        }),
  };
  const root = {
    servers,
    paths: { [path]: { [endpoint.method]: raw } },
    components: { securitySchemes: scheme === undefined ? {} : { authorization: scheme } },
  };
  const resolver = createResolver(
    page.file,
    root,
    NO_PROJECT.files,
    () => undefined,
    () => {},
  );
  const operations = listOperations(root, resolver);
  const [operation] = operations;
  if (operation === undefined) return undefined;
  const document: ApiDocument = {
    ...resolver,
    source: 'api.mdx',
    title: page.title ?? path,
    version: undefined,
    description: undefined,
    servers,
    operations,
    raw: root,
    fenced: [],
    placeOf: () => ({ file: page.file }),
  };
  return { document, operation };
}

interface JsxNode {
  readonly name?: string | null;
  readonly attributes?: readonly { readonly name?: string; readonly value?: unknown }[];
  readonly children?: readonly object[];
}

/** The fields of a page or snippet; `above` are the files it is part of. */
function pageFields(page: ParsedPage, project: MarkdownProject, above: readonly string[]): ParamField[] {
  const imported = importedSnippets(page, project);
  const files = [...above, page.file];
  return paramFields(page.tree, (name, file) => {
    const snippet = name === 'Snippet' ? snippetFile(file, project) : imported.get(name);
    if (snippet === undefined || files.includes(snippet) || !project.files.has(snippet)) return [];
    return pageFields(project.parse(snippet), project, files);
  });
}

/**
 * The `<ParamField>`s of a tree, those inside one another as the properties of the outer one. `snippet` gives those of a
 * component that is another file.
 */
function paramFields(
  node: JsxNode,
  snippet: (name: string, file: string | undefined) => ParamField[],
): ParamField[] {
  return (node.children ?? []).flatMap((child: JsxNode) => {
    const inner = paramFields(child, snippet);
    if (child.name !== 'ParamField') {
      if (child.name === undefined || child.name === null) return inner;
      const file = child.attributes?.find(({ name }) => name === 'file')?.value;
      return [...snippet(child.name, typeof file === 'string' ? file : undefined), ...inner];
    }
    const texts = new Map(child.attributes?.map(({ name, value }) => [name, attributeText(value)]));
    const place = LOCATIONS.find((location) => texts.get(location));
    const name = place === undefined ? undefined : texts.get(place);
    if (place === undefined || name === undefined) return inner;
    const initial = texts.get('default') ?? texts.get('placeholder');
    const schema = schemaOf(texts.get('type') ?? 'string', inner.map(withoutPath(name)));
    return [
      {
        name,
        in: place,
        required: texts.has('required') && texts.get('required') !== 'false',
        schema: initial === undefined ? schema : { ...schema, example: typed(initial, schema) },
      },
    ];
  });
}

/** `name` alone, `name="text"` and `name={literal}` as text. */
export function attributeText(value: unknown): string {
  if (typeof value === 'string') return value;
  const expression = (value as { value?: unknown } | null | undefined)?.value;
  return typeof expression === 'string' ? expression.trim().replace(/^(["'`])(.*)\1$/s, '$2') : '';
}

/** A list as authors write it, and what is in it: `string[]`, `array<string>`, `List[str]`, `array of objects`, `array`. */
const LIST = /^(?:(.+)\[\]|(?:array|list)\s*(?:<(.+)>|\[(.+)\]|of\s+(.+))?)$/i;

/** What authors write behind a type that says nothing of its values: `array, optional`, `object | null`. */
const ASIDE = /\s*(?:\?|[,|(]\s*(?:optional|required|nullable|null|none|undefined)\s*\)?)$/i;

/** The schema for a type as authors write it: `string`, `integer`, `enum<string>`, `file`, … */
function schemaOf(type: string, inner: readonly ParamField[]): JsonObject {
  const list = LIST.exec(type.trim().replace(ASIDE, ''));
  if (list !== null) {
    const item = list.slice(1).find((part) => part !== undefined);
    return {
      type: 'array',
      items: item !== undefined || inner.length > 0 ? schemaOf(item ?? '', inner) : {},
    };
  }
  if (inner.length > 0) return objectSchema(inner);
  const word = /[a-z]+/i.exec(type)?.[0].toLowerCase() ?? 'string';
  if (/^(int|integer|long)/.test(word)) return { type: 'integer' };
  if (/^(number|float|double|decimal)/.test(word)) return { type: 'number' };
  if (word.startsWith('bool')) return { type: 'boolean' };
  if (word === 'array' || word === 'list') return { type: 'array', items: {} };
  if (/^objects?$/.test(word)) return { type: 'object' };
  return word === 'file' ? { type: 'string', format: 'binary' } : { type: 'string' };
}

function typed(text: string, { type }: JsonObject): unknown {
  if (type === 'string') return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text; // It is no example of the type, but what the author wrote.
  }
}

function schemeOf(method: string | undefined, name: string | undefined): JsonObject | undefined {
  switch (method) {
    case 'bearer':
    case 'basic':
      return { type: 'http', scheme: method };
    case 'key':
      return { type: 'apiKey', in: 'header', name: name ?? 'x-api-key' };
    default:
      return undefined;
  }
}
