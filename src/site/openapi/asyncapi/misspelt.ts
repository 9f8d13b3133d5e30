import { type JsonObject, namedIn, objectOf } from '../json.ts';
import {
  fieldFinder,
  type Kind,
  type MisspeltField,
  SCHEMA_KIND,
  words,
} from '../mistakes/misspelt-fields.ts';

const SAID = 'title summary description tags externalDocs bindings';

/** What AsyncAPI 2 and 3 have in their parts: who writes one of the other knows why. */
const KINDS: Readonly<Record<string, Kind>> = {
  schema: SCHEMA_KIND,
  server: {
    called: 'a server',
    fields: words(`$ref ${SAID} host url protocol protocolVersion pathname variables security`),
  },
  channel: {
    called: 'a channel',
    fields: words(`$ref ${SAID} address messages servers parameters subscribe publish`),
    one: { subscribe: 'operation', publish: 'operation' },
    many: { messages: 'message', parameters: 'parameter' },
  },
  operation: {
    called: 'an operation',
    fields: words(`$ref ${SAID} action channel security traits message messages reply operationId`),
    one: { message: 'message' },
  },
  message: {
    called: 'a message',
    fields: words(
      `$ref ${SAID} headers payload correlationId schemaFormat contentType name examples traits messageId oneOf`,
    ),
    one: { headers: 'schema', payload: 'payload' },
    many: { oneOf: 'message' },
  },
  // A schema, or one with the name of its language.
  payload: { ...SCHEMA_KIND, fields: [...SCHEMA_KIND.fields, 'schema', 'schemaFormat'] },
  parameter: {
    called: 'a parameter',
    fields: words('$ref enum default description examples location schema'),
    one: { schema: 'schema' },
  },
};

const PARTS = { servers: 'server', channels: 'channel', operations: 'operation' };
const COMPONENTS = { ...PARTS, messages: 'message', parameters: 'parameter', schemas: 'schema' };

/** Finds the fields of servers, channels, operations and messages of a description that are spelt wrong. */
export function misspeltParts(root: JsonObject): readonly MisspeltField[] {
  const { found, look } = fieldFinder(KINDS);
  const lookIn = (
    holder: JsonObject,
    kinds: Readonly<Record<string, string>>,
    at: readonly string[],
  ): void => {
    for (const [key, kind] of Object.entries(kinds)) {
      for (const [name, value] of namedIn(holder[key]))
        look(value, kind, [...at, key, name].join('.'), [...at, key, name]);
    }
  };
  lookIn(root, PARTS, []);
  lookIn(objectOf(root.components), COMPONENTS, ['components']);
  return found;
}
