import { isObject, listOf, objectOf, shown, textOf } from '../json.ts';
import { schemeOf } from '../operation/bare-host.ts';
import { olderStyle } from '../operation/older-operation.ts';
import { METHODS } from '../operation/operations.ts';

type Changeable = Record<string, unknown>;
type Upgrade = (document: Changeable) => unknown;

/**
 * Brings a Swagger 2 document up to OpenAPI 3.0. What the upgrade library passes over is put right around it: bodies
 * and forms that are referred to or belong to a whole path, what is said of the fields of a form, `x-nullable`, and the
 * content types of single operations.
 */
export function upgradeSwagger(parsed: object, upgrade: Upgrade): Changeable {
  // A copy, as it is changed; numbers that were kept as they were written would not survive the upgrade either.
  const swagger = JSON.parse(JSON.stringify(parsed)) as Changeable;
  extensions(swagger);
  ownAddress(swagger);
  const forms = operationsOf(swagger).map(({ path, method, operation, shared }) => {
    const fields = ownBody(swagger, operation, shared);
    ownResponses(swagger, operation);
    return { path, method, fields };
  });
  delete swagger.produces;
  for (const item of Object.values(objectOf(swagger.paths))) {
    if (isObject(item) && Array.isArray(item.parameters))
      (item as Changeable).parameters = item.parameters.filter((one) => !isOfBody(deref(swagger, one)));
  }
  const root = objectOf(upgrade(swagger)) as Changeable;
  for (const { path, method, fields } of forms) {
    const operation = objectOf(objectOf(objectOf(root.paths)[path])[method]);
    for (const media of Object.values(objectOf(objectOf(operation.requestBody).content))) {
      if (isObject(media)) describeForm(media as Changeable, fields);
    }
    for (const response of Object.values(objectOf(operation.responses)))
      ofOneSchema(objectOf(response).content);
  }
  return root;
}

/** Says where the API is in the way that is asked for: many write whole addresses, and paths without a slash. */
function ownAddress(swagger: Changeable): void {
  const written = textOf(swagger.host)?.trim() ?? '';
  const [, scheme, host = ''] = /^(?:([a-z]+):\/\/)?(.*?)\/*$/i.exec(written) ?? [];
  if (host !== '') swagger.host = host;
  const path = textOf(swagger.basePath);
  if (path !== undefined) swagger.basePath = `/${path.replace(/^\/+|\/+$/g, '')}`;
  // Without schemes it is that of the description itself, which is not known here.
  if (listOf(swagger.schemes).length === 0) swagger.schemes = [scheme ?? schemeOf(host)];
}

function operationsOf(swagger: Changeable): {
  path: string;
  method: string;
  operation: Changeable;
  shared: readonly unknown[];
}[] {
  return Object.entries(objectOf(swagger.paths)).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = objectOf(item)[method];
      if (!isObject(operation)) return [];
      return [
        { path, method, operation: operation as Changeable, shared: listOf(objectOf(item).parameters) },
      ];
    }),
  );
}

/** Gives an operation its body and form fields as parameters of its own, and returns the fields. */
function ownBody(swagger: Changeable, operation: Changeable, shared: readonly unknown[]): Changeable[] {
  const own = listOf(operation.parameters).map((one) => {
    const parameter = deref(swagger, one);
    return isOfBody(parameter) ? parameter : one;
  });
  const inherited = shared.map((one) => deref(swagger, one)).filter(isOfBody);
  const isOverridden = (parameter: Changeable): boolean =>
    own.some((one) => {
      const { in: place, name } = objectOf(one);
      return place === parameter.in && (place === 'body' || name === parameter.name);
    });
  const all = [...inherited.filter((parameter) => !isOverridden(parameter)), ...own];
  if (all.length > 0) operation.parameters = all;
  const fields = all.filter((one) => objectOf(one).in === 'formData') as Changeable[];
  const types = listOf(operation.consumes ?? swagger.consumes).map(shown);
  // What all operations consume is often JSON, which no form is.
  if (fields.length > 0 && !types.some((type) => FORM.test(type)))
    operation.consumes = [fields.some(({ type }) => type === 'file') ? 'multipart/form-data' : URL_ENCODED];
  return fields;
}

const FORM = /^multipart\/|urlencoded/i;
const URL_ENCODED = 'application/x-www-form-urlencoded';

/** Gives an operation its content types and responses as its own: what it produces itself goes before what all do. */
function ownResponses(swagger: Changeable, operation: Changeable): void {
  if (operation.produces === undefined && swagger.produces !== undefined)
    operation.produces = swagger.produces;
  const responses = objectOf(operation.responses) as Changeable;
  for (const [status, response] of Object.entries(responses)) {
    const name = /^#\/responses\/(.+)$/.exec(textOf(objectOf(response).$ref) ?? '')?.[1] ?? '';
    const shared = objectOf(swagger.responses)[name];
    if (isObject(shared)) responses[status] = structuredClone(shared);
  }
}

function deref(swagger: Changeable, parameter: unknown): Changeable {
  const reference = textOf(objectOf(parameter).$ref);
  if (reference === undefined) return objectOf(parameter) as Changeable;
  const name = /^#\/parameters\/(.+)$/.exec(reference)?.[1] ?? '';
  return objectOf(objectOf(swagger.parameters)[name]) as Changeable;
}

function isOfBody({ in: place }: Changeable): boolean {
  return place === 'body' || place === 'formData';
}

/** Gives content types that only an example names the schema of the response, which is that of all its content. */
function ofOneSchema(content: unknown): void {
  const all = Object.values(objectOf(content)).filter(isObject) as Changeable[];
  const schema = all.find((media) => media.schema !== undefined)?.schema;
  if (schema === undefined) return;
  for (const media of all) media.schema ??= schema;
}

/** Says of the fields of a form what was said of the parameters they were. */
function describeForm(media: Changeable, fields: readonly Changeable[]): void {
  const properties = objectOf(media.schema).properties;
  if (!isObject(properties)) return;
  const encoding: Changeable = { ...objectOf(media.encoding) };
  for (const field of fields) {
    const name = String(field.name);
    if (!Object.hasOwn(properties, name)) continue;
    const { in: _in, name: _name, required: _required, collectionFormat, ...schema } = field;
    (properties as Changeable)[name] = {
      ...schema,
      ...(schema.type === 'file' ? { type: 'string', format: 'binary' } : {}),
    };
    if (schema.type !== 'array' || collectionFormat === 'multi') continue;
    encoding[name] = olderStyle(collectionFormat);
  }
  if (Object.keys(encoding).length > 0) media.encoding = encoding;
}

/** Version 2 has `nullable`, and examples of parameters, as extensions only. */
function extensions(value: unknown): void {
  if (Array.isArray(value)) value.forEach(extensions);
  if (!isObject(value)) return;
  const holder = value as Changeable;
  if (holder['x-nullable'] === true) holder.nullable = true;
  if (typeof holder.in === 'string' && holder['x-example'] !== undefined)
    holder.example ??= holder['x-example'];
  if (holder.in === 'body' && holder.example !== undefined)
    holder['x-examples'] ??= { 'application/json': holder.example };
  Object.values(value).forEach(extensions);
}
