import { nearest } from '../../../text/suggest.ts';
import type { Keys } from '../description/key-places.ts';
import type { Resolver } from '../description/resolve.ts';
import { type JsonObject, listOf, shown, textOf } from '../json.ts';
import { meantPath } from '../operation/meant-path.ts';
import type { ApiOperation } from '../operation/operations.ts';
import { PLACES, parameterName } from '../operation/parameter-places.ts';
import { pathNames } from '../samples/serialize.ts';
import { called, type Mistake } from './mistake.ts';

/** Places of parameters that are read, those of other versions too. */
const READ: ReadonlySet<string> = new Set([...PLACES, 'querystring', 'body', 'formdata']);

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
export function strayParameters(operations: readonly ApiOperation[], resolver: Resolver): Mistake[] {
  const isNew = eachOnce(({ path }) => path);
  return operations.flatMap((operation) => {
    if (operation.webhook) return [];
    const known = pathNames(operation.path);
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

/** Parameters without a name, or in no place that is read. */
export function lostParameters(operations: readonly ApiOperation[], resolver: Resolver): Mistake[] {
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

/** Parameters that stand twice in one list; of those of a path, each operation may have its own. */
export function repeatedParameters(operations: readonly ApiOperation[], resolver: Resolver): Mistake[] {
  const told = new Set<string>();
  return operations.flatMap((operation) => {
    const seen = new Set<string>();
    return parametersIn(operation, resolver).flatMap(({ parameter, at }) => {
      const [name, place] = [textOf(parameter.name), textOf(parameter.in)];
      if (name === undefined || place === undefined) return [];
      const list = JSON.stringify(at.slice(0, -1));
      const key = `${list} ${place.toLowerCase()} ${name}`;
      const isFirst = !seen.has(key);
      seen.add(key);
      if (isFirst || told.has(key)) return [];
      told.add(key);
      return [
        {
          message: `The parameter ${name} of ${called(operation)} stands twice, and only the last one counts.`,
          hint: 'Join the two.',
          at: [...at, 'name'],
        },
      ];
    });
  });
}
