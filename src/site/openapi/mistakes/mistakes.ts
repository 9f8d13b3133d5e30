import { nearest } from '../../../text/suggest.ts';
import type { Report } from '../../diagnostic.ts';
import type { PlaceOf } from '../description/key-places.ts';
import type { Resolver } from '../description/resolve.ts';
import { isObject, type JsonObject, namedIn, objectOf } from '../json.ts';
import { type ApiOperation, METHODS } from '../operation/operations.ts';
import { misspeltFields } from './misspelt-fields.ts';
import { asMistake, called, type Mistake, MOST_TOLD, reportAll } from './mistake.ts';
import { lostParameters, repeatedParameters, strayParameters } from './parameter-mistakes.ts';

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

/** Tells of what is said in vain: methods and fields that are spelt wrong, parameters that go nowhere, ids that are not their own. */
export function reportMistakes(
  root: JsonObject,
  operations: readonly ApiOperation[],
  resolver: Resolver,
  placeOf: PlaceOf,
  report: Report,
): void {
  const mistakes = [
    ...misspeltMethods(root, resolver).slice(0, MOST_TOLD),
    ...anyMethods(root, resolver).slice(0, MOST_TOLD),
    ...operations.flatMap(misspelt).slice(0, MOST_TOLD),
    ...misspeltFields(root).slice(0, MOST_TOLD).map(asMistake),
    ...lostParameters(operations, resolver).slice(0, MOST_TOLD),
    ...strayParameters(operations, resolver).slice(0, MOST_TOLD),
    ...repeatedParameters(operations, resolver).slice(0, MOST_TOLD),
    ...operations.flatMap(strayStatuses).slice(0, MOST_TOLD),
    ...sharedIds(operations).slice(0, MOST_TOLD),
    ...operations.flatMap((operation) => otherForms(operation, resolver)).slice(0, MOST_TOLD),
  ];
  reportAll(mistakes, placeOf, report);
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

/** What a response may stand under: a status, all of a hundred, or any other. */
const STATUS = /^(?:[1-5](?:\d\d|xx)|default)$/i;

function strayStatuses(operation: ApiOperation): Mistake[] {
  return namedIn(operation.raw.responses)
    .filter(([status]) => !STATUS.test(status))
    .map(([status]) => ({
      message: `${JSON.stringify(status)} in the responses of ${called(operation)} is no status.`,
      hint: 'Write 200, 4XX or default.',
      at: [...operation.keys, 'responses', status],
    }));
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
