import { nearest } from '../../text/suggest.ts';
import type { Report } from '../diagnostic.ts';
import { isObject, type JsonObject, listOf, namedIn, objectOf, shown, textOf } from './json.ts';
import type { KeyPlace, Keys } from './key-places.ts';
import { meantPath } from './meant-path.ts';
import { type MisspeltField, misspeltFields } from './misspelt-fields.ts';
import { type ApiOperation, METHODS } from './operations.ts';
import { PLACES, parameterName } from './parameter-places.ts';
import type { Resolver } from './resolve.ts';
import { pathName } from './samples/serialize.ts';

const FIELDS: ReadonlySet<string> = new Set([
  'tags',
  'summary',
  'description',
  'externalDocs',
  'operationId',
  'parameters',
  'requestBody',
  'responses',
  'callbacks',
  'deprecated',
  'security',
  'servers',
  // Of Swagger 2, which many still write.
  'consumes',
  'produces',
  'schemes',
]);

/** What stands beside the methods of a path. */
const BESIDE_METHODS = ['$ref', 'summary', 'description', 'servers', 'parameters', 'additionalOperations'];
const PATH_KEYS: ReadonlySet<string> = new Set([...METHODS, ...BESIDE_METHODS]);

/** Places of parameters that are read, those of other versions too. */
const READ: ReadonlySet<string> = new Set([...PLACES, 'querystring', 'body', 'formdata']);

/** How many mistakes of a kind are told of. */
const MOST_TOLD = 10;

interface Mistake {
  readonly message: string;
  readonly hint: string;
  readonly at: Keys;
}

/** Tells of what is said in vain: methods and fields that are spelt wrong, parameters that go nowhere, ids that are not their own. */
export function reportMistakes(
  root: JsonObject,
  operations: readonly ApiOperation[],
  resolver: Resolver,
  file: string,
  placeOf: (keys: Keys) => KeyPlace | undefined,
  report: Report,
): void {
  const mistakes = [
    ...misspeltMethods(root, resolver).slice(0, MOST_TOLD),
    ...anyMethods(root, resolver).slice(0, MOST_TOLD),
    ...operations.flatMap(misspelt).slice(0, MOST_TOLD),
    ...misspeltFields(root).slice(0, MOST_TOLD).map(asMistake),
    ...lostParameters(operations, resolver).slice(0, MOST_TOLD),
    ...strayParameters(operations, resolver).slice(0, MOST_TOLD),
    ...sharedIds(operations).slice(0, MOST_TOLD),
    ...operations.flatMap((operation) => otherForms(operation, resolver)).slice(0, MOST_TOLD),
  ];
  for (const { message, hint, at } of mistakes)
    report({ severity: 'warning', kind: 'api-document', message, hint, file, ...placeOf(at) });
}

/** Operations that are lost, since their method is none. */
function misspeltMethods(root: JsonObject, { resolve }: Resolver): Mistake[] {
  return namedIn(root.paths).flatMap(([path, item]) =>
    namedIn(resolve(item)).flatMap(([key, operation]) => {
      const isKnown = PATH_KEYS.has(key) || PATH_KEYS.has(key.toLowerCase());
      const meant = isKnown || !isObject(operation) ? undefined : nearest(key, PATH_KEYS);
      if (meant === undefined) return [];
      return [
        {
          message: `${JSON.stringify(key)} of ${path} is no method, and is not read.`,
          hint: `did you mean "${meant}"?`,
          at: ['paths', path, key],
        },
      ];
    }),
  );
}

/** What Amazon API Gateway calls the operation of all methods that a path does not have by name. */
const ANY_METHOD = 'x-amazon-apigateway-any-method';

function anyMethods(root: JsonObject, { resolve }: Resolver): Mistake[] {
  return namedIn(root.paths)
    .filter(([, item]) => isObject(resolve(item)[ANY_METHOD]))
    .map(([path]) => ({
      message: `${JSON.stringify(ANY_METHOD)} of ${path} stands for all methods, and is not read.`,
      hint: 'write the methods that it has as operations of their own, such as "get"',
      at: ['paths', path, ANY_METHOD],
    }));
}

function misspelt(operation: ApiOperation): Mistake[] {
  return Object.keys(operation.raw).flatMap((key) => {
    const meant = FIELDS.has(key) || key.startsWith('x-') ? undefined : nearest(key, FIELDS);
    if (meant === undefined) return [];
    return [
      {
        message: `${JSON.stringify(key)} of ${called(operation)} is no field of an operation, and is not read.`,
        hint: `did you mean "${meant}"?`,
        at: [...operation.keys, key],
      },
    ];
  });
}

function asMistake({ written, meant, isNone, owner, at }: MisspeltField): Mistake {
  return {
    message: `${JSON.stringify(written)} in ${owner} is ${isNone}.`,
    hint: `did you mean "${meant}"?`,
    at,
  };
}

/** A parameter with where it is asked for. */
interface WrittenParameter {
  readonly parameter: JsonObject;
  readonly at: Keys;
}

/** The parameters of an operation, those of its path first. */
function parametersIn({ pathItem, raw, keys }: ApiOperation, { resolve }: Resolver): WrittenParameter[] {
  const written = (parameters: unknown, holder: Keys, skipped: number) =>
    listOf(parameters).map((one, index) => ({
      parameter: resolve(one),
      at: [...holder, 'parameters', index - skipped],
    }));
  const [holder = '', path = ''] = keys;
  // Those that the path itself names have no place of their own, and are none of the document's.
  const named = holder === 'paths' ? meantPath(path).query.length : 0;
  return [
    ...written(pathItem.parameters, [holder, path], named).slice(named),
    ...written(raw.parameters, keys, 0),
  ];
}

/** Tells of each parameter that several operations share once; `key` is what it may be told of again for. */
function eachOnce(key: (operation: ApiOperation) => string) {
  const told = new Map<string, Set<JsonObject>>();
  return (operation: ApiOperation, parameter: JsonObject): boolean => {
    const known = told.get(key(operation)) ?? new Set();
    if (known.has(parameter)) return false;
    told.set(key(operation), known.add(parameter));
    return true;
  };
}

/** Parameters of a path that has no such name in it. */
function strayParameters(operations: readonly ApiOperation[], resolver: Resolver): Mistake[] {
  const isNew = eachOnce(({ path }) => path);
  return operations.flatMap((operation) => {
    if (operation.webhook) return [];
    const names = Array.from(operation.path.matchAll(/\{([^{}]+)\}/g), ([, written = '']) => written);
    const known = new Set(names.flatMap((written) => [written, pathName(written)]));
    return parametersIn(operation, resolver).flatMap(({ parameter, at }) => {
      const name = parameterName(parameter);
      const isOfPath = textOf(parameter.in)?.toLowerCase() === 'path';
      if (name === undefined || !isOfPath || known.has(name) || !isNew(operation, parameter)) return [];
      const meant = nearest(name, known);
      return [
        {
          message: `The parameter ${name} of ${called(operation)} says "in: path", and has no place in that path.`,
          hint: meant === undefined ? `Write {${name}} where it stands there.` : `did you mean "${meant}"?`,
          at: [...at, 'name'],
        },
      ];
    });
  });
}

function lostParameters(operations: readonly ApiOperation[], resolver: Resolver): Mistake[] {
  const isNew = eachOnce(() => '');
  return operations.flatMap((operation) =>
    parametersIn(operation, resolver).flatMap(({ parameter, at }) => {
      // What leads nowhere has been told of as a reference.
      if (Object.keys(parameter).length === 0) return [];
      const name = textOf(parameter.name);
      const place = textOf(parameter.in) ?? '';
      if (name !== undefined && READ.has(place.toLowerCase())) return [];
      if (!isNew(operation, parameter)) return [];
      const lacks = name === undefined ? 'has no name' : `says "in: ${shown(parameter.in ?? null)}"`;
      return [
        {
          message: `${name === undefined ? 'A parameter' : `The parameter ${name}`} of ${called(operation)} ${lacks}, and is not shown.`,
          hint: name === undefined ? 'Give it one.' : 'Write path, query, header or cookie.',
          at: name === undefined ? at : [...at, 'in'],
        },
      ];
    }),
  );
}

function sharedIds(operations: readonly ApiOperation[]): Mistake[] {
  const byId = Map.groupBy(operations, ({ operationId }) => operationId);
  return [...byId].flatMap(([id, [first, second]]) => {
    if (id === undefined || first === undefined || second === undefined) return [];
    return [
      {
        message: `${called(first)} and ${called(second)} have one operationId, ${JSON.stringify(id)}: what names it means the first.`,
        hint: 'Give each its own.',
        at: [...second.keys, 'operationId'],
      },
    ];
  });
}

/** Bodies of several parts that are no form; samples know how to send forms alone. */
function otherForms(operation: ApiOperation, { resolve }: Resolver): Mistake[] {
  const types = Object.keys(objectOf(resolve(operation.raw.requestBody).content));
  return types
    .filter((type) => /^multipart\/(?!form-data\b|\*)/i.test(type))
    .map((type) => ({
      message: `${called(operation)} takes ${type}, which samples send as multipart/form-data.`,
      hint: 'Write samples of your own in x-codeSamples.',
      at: [...operation.keys, 'requestBody', 'content', type],
    }));
}

function called({ webhook, method, path }: ApiOperation): string {
  return webhook ? `the webhook ${path}` : `${method.toUpperCase()} ${path}`;
}
