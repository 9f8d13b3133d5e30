import { isObject, shown } from '../json.ts';

/** How a parameter's value is written (OpenAPI 3.1, 4.8.12). */
export interface ParameterStyle {
  readonly name: string;
  readonly style: string;
  readonly explode: boolean;
  /** The value is written as JSON. */
  readonly json: boolean;
  /** What has a meaning in addresses stays as it is (`allowReserved`). */
  readonly reserved?: boolean | undefined;
}

type Encode = (text: string) => string;

/** Percent-encodes any text; a broken surrogate, which has no encoding, becomes a replacement character. */
export function percentEncode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** As `percentEncode`, but for what is reserved; only what would end the value or the query is encoded still. */
function encodeUnreserved(text: string): string {
  return percentEncode(text).replace(/%(?:2F|3A|3B|3F|40|24|2C)/g, decodeURIComponent);
}

/** A parameter's value in a path or header: `simple` style (also the fallback), `label` and `matrix`. */
export function pathText(parameter: ParameterStyle, value: unknown, encode: Encode = percentEncode): string {
  const { name, style, explode, json } = parameter;
  if (json) return encode(JSON.stringify(value));
  const items = flatItems(value, explode).map(encodePair(encode));
  if (style === 'label') return `.${items.join(explode ? '.' : ',')}`;
  if (style !== 'matrix') return items.join(',');
  if (explode && Array.isArray(value)) return items.map((item) => `;${name}=${item}`).join('');
  return explode && isObject(value) ? `;${items.join(';')}` : `;${name}=${items.join(',')}`;
}

/** A parameter's value in a cookie, which has no room for several of a name. */
export function cookieText(parameter: ParameterStyle, value: unknown): string {
  return pathText({ ...parameter, style: 'simple' }, value);
}

/** The name in braces of a path, which may have a pattern or a mark behind it: `name=projects/*`, `id:[0-9]+`, `proxy+`. */
export function pathName(written: string): string {
  return /^([\w.$-]+)(?:[=:].*|[+*?])$/.exec(written)?.[1] ?? written;
}

/** What stands behind a name whose value may have several parts: `+`, `=projects/*`, `=**`, `:.*`. */
const MORE_PARTS = /^(?:[+*]$|=.*(?:\/|\*\*)|:.*\.[*+])/;

/** A path with the text in place of a name; where the pattern behind the name has slashes, so has the text. */
export function filledPath(path: string, name: string, text: string): string {
  return path.replace(/\{([^{}]+)\}/g, (braces, written: string) => {
    if (written === name) return text;
    if (pathName(written) !== name) return braces;
    return MORE_PARTS.test(written.slice(name.length)) ? text.replaceAll('%2F', '/') : text;
  });
}

/** A query parameter as names and encoded values, by its style (OpenAPI 3.1, 4.8.12.2). */
export function queryPairs(parameter: ParameterStyle, value: unknown): [name: string, value: string][] {
  const { name, style, explode, json, reserved } = parameter;
  const encode = reserved === true ? encodeUnreserved : percentEncode;
  if (json) return [[name, encode(JSON.stringify(value))]];
  if (Array.isArray(value)) {
    const items = value.map((item) => encode(shown(item)));
    if (style === 'deepObject') return items.map((item) => [listName(name), item]);
    if (explode) return items.map((item) => [name, item]);
    const separator = style === 'spaceDelimited' ? '%20' : style === 'pipeDelimited' ? '%7C' : ',';
    return [[name, items.join(separator)]];
  }
  if (!isObject(value)) return [[name, encode(shown(value))]];
  const entries = Object.entries(value);
  if (style === 'deepObject') {
    return deepPairs(name, value).map(([path, text]) => [path, encode(text)]);
  }
  // Of lists within OpenAPI says nothing; who sends them repeats their name.
  if (explode) {
    return entries.flatMap(([key, item]) =>
      (Array.isArray(item) ? item : [item]).map((one): [string, string] => [key, encode(shown(one))]),
    );
  }
  return [
    [
      name,
      entries
        .flatMap(([key, item]) => [key, shown(item)])
        .map(encode)
        .join(','),
    ],
  ];
}

/** The name of a list among deep objects, of which OpenAPI says nothing: those who ask for one read it with brackets. */
function listName(name: string): string {
  return name.endsWith('[]') ? name : `${name}[]`;
}

/** An object as names and values with its path in brackets; what is in a list repeats the name of the list. */
function deepPairs(name: string, value: unknown): [name: string, value: string][] {
  if (Array.isArray(value)) return value.flatMap((item) => deepPairs(name, item));
  if (!isObject(value)) return [[name, shown(value)]];
  return Object.entries(value).flatMap(([key, item]) => deepPairs(`${name}[${key}]`, item));
}

/** How a field of a form is written, where its description says so. */
export interface FormStyle {
  readonly style: string;
  readonly explode: boolean;
}

/** A field of an `x-www-form-urlencoded` body as names and values, not yet encoded (OpenAPI 3.1.1, 4.8.15). */
export function formPairs(
  name: string,
  value: unknown,
  given: FormStyle | undefined,
): [name: string, value: string][] {
  const { style, explode } = given ?? { style: 'form', explode: true };
  if (Array.isArray(value)) {
    const items = value.map(shown);
    if (style === 'deepObject') return items.map((item) => [listName(name), item]);
    if (explode) return items.map((item) => [name, item]);
    const separator = style === 'spaceDelimited' ? ' ' : style === 'pipeDelimited' ? '|' : ',';
    return [[name, items.join(separator)]];
  }
  if (!isObject(value)) return [[name, shown(value)]];
  if (style === 'deepObject') return deepPairs(name, value);
  // Only where a style is asked for is an object taken apart; else it travels as JSON.
  if (given === undefined) return [[name, shown(value)]];
  const entries = Object.entries(value).map(([key, item]): [string, string] => [key, shown(item)]);
  return explode ? entries : [[name, entries.flat().join(',')]];
}

/** A value as texts: one of a scalar, each of an array; of an object its names and values, in pairs when exploded. */
function flatItems(value: unknown, explode: boolean): (string | [string, string])[] {
  if (Array.isArray(value)) return value.map(shown);
  if (!isObject(value)) return [shown(value)];
  const entries = Object.entries(value).map(([key, item]): [string, string] => [key, shown(item)]);
  return explode ? entries : entries.flat();
}

function encodePair(encode: Encode): (item: string | [string, string]) => string {
  return (item) => (typeof item === 'string' ? encode(item) : item.map(encode).join('='));
}
