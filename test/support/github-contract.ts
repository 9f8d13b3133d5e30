import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';

/** GitHub's published OpenAPI description, as far as it is read here. */
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}
interface Operation {
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content | { readonly $ref: string }>>;
}
interface Content {
  readonly content?: Readonly<
    Record<
      string,
      { readonly schema: unknown; readonly examples?: Record<string, { readonly $ref?: string }> }
    >
  >;
}

export interface GitHubContract {
  /** Throws where GitHub knows no such operation, or would refuse this body. */
  checkRequest(method: string, path: string, body: string): void;
  /** Throws where GitHub would not answer so. */
  checkAnswer(method: string, path: string, status: number, body: unknown): void;
  /** An answer as GitHub's documentation shows it, to put a test's own values into. */
  example(method: string, path: string, status: number): Record<string, unknown>;
}

const DESCRIPTION = join(
  import.meta.dirname,
  ...['github-openapi', 'node_modules', '@octokit', 'openapi', 'generated', 'api.github.com.json'],
);

let loaded: GitHubContract | undefined;

/** What GitHub promises of its REST API, so that what a test plays in its place can be held against it. */
export function githubContract(): GitHubContract {
  loaded ??= load();
  return loaded;
}

function load(): GitHubContract {
  if (!existsSync(DESCRIPTION))
    throw new Error(`${DESCRIPTION} is not there: start tests by npm test, which installs it`);
  const description = JSON.parse(readFileSync(DESCRIPTION, 'utf8')) as Description;
  const ajv = new Ajv({ strict: false, validateFormats: false });
  const compiled = new Map<string, ValidateFunction>();
  const templates = Object.keys(description.paths).map((template) => ({
    template,
    pattern: new RegExp(`^${template.replaceAll(/[.]/g, '\\.').replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
  }));
  const operationOf = (method: string, path: string) => {
    const { pathname } = new URL(path, 'http://x');
    const fitting = templates.filter(({ pattern }) => pattern.test(pathname));
    // The most literal one means it: `/pulls/comments`, not `/pulls/{number}`.
    const best = fitting.sort((a, b) => a.template.split('{').length - b.template.split('{').length)[0];
    const operation = best && description.paths[best.template]?.[method.toLowerCase()];
    if (operation === undefined) throw new Error(`GitHub knows no ${method} ${pathname}`);
    return { template: best?.template ?? '', operation };
  };
  const validate = (name: string, schema: unknown, value: unknown): void => {
    let check = compiled.get(name);
    if (check === undefined) {
      check = ajv.compile(standalone(schema, description) as object);
      compiled.set(name, check);
    }
    if (!check(value)) throw new Error(`${name}: ${ajv.errorsText(check.errors)}: ${JSON.stringify(value)}`);
  };
  const contentOf = (operation: Operation, status: number, name: string): Content => {
    const found = operation.responses[status];
    if (found === undefined) throw new Error(`${name} never answers ${status}`);
    return '$ref' in found ? (resolve(found.$ref, description) as Content) : found;
  };
  return {
    checkRequest(method, path, body) {
      const { template, operation } = operationOf(method, path);
      const schema = operation.requestBody?.content?.['application/json']?.schema;
      if (schema !== undefined && body !== '')
        validate(`request ${method} ${template}`, schema, JSON.parse(body));
    },
    checkAnswer(method, path, status, body) {
      const { template, operation } = operationOf(method, path);
      // Faults of the service itself are described nowhere.
      if (status >= 500 || status === 401 || status === 429) return;
      const name = `${status} to ${method} ${template}`;
      if (status === 403 && operation.responses[403] === undefined) return;
      const schema = contentOf(operation, status, name).content?.['application/json']?.schema;
      if (schema !== undefined) validate(name, schema, body);
    },
    example(method, path, status) {
      const { operation, template } = operationOf(method, path);
      const examples = contentOf(operation, status, template).content?.['application/json']?.examples;
      const reference = Object.values(examples ?? {})[0]?.$ref;
      if (reference === undefined) throw new Error(`no example of ${method} ${template}`);
      const { value } = resolve(reference, description) as { value: unknown };
      const first = Array.isArray(value) ? value[0] : value;
      return structuredClone(first) as Record<string, unknown>;
    },
  };
}

function resolve(reference: string, description: Description): unknown {
  return reference
    .slice('#/'.length)
    .split('/')
    .reduce<unknown>((place, name) => (place as Record<string, unknown>)[name], description);
}

/** A schema of OpenAPI 3.0 as JSON Schema, with everything it refers to. */
function standalone(schema: unknown, description: Description): unknown {
  const definitions: Record<string, unknown> = {};
  const convert = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(convert);
    if (typeof value !== 'object' || value === null) return value;
    if ('$ref' in value && typeof value.$ref === 'string') {
      const name = value.$ref.split('/').at(-1) ?? '';
      if (!(name in definitions)) {
        definitions[name] = true;
        definitions[name] = convert(resolve(value.$ref, description));
      }
      return { $ref: `#/definitions/${name}` };
    }
    const { nullable, example: _, examples: __, ...rest } = value as Record<string, unknown>;
    const own = Object.fromEntries(Object.entries(rest).map(([key, part]) => [key, convert(part)]));
    return nullable === true ? { anyOf: [own, { type: 'null' }] } : own;
  };
  return { ...(convert(schema) as object), definitions };
}
