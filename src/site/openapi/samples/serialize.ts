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
type Pair = [name: string, value: string];

/** Percent-encodes any text; a broken surrogate, which has no encoding, becomes a replacement character. */
export function percentEncode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** As `percentEncode`, but for the reserved characters given, and for what is encoded already. */
function encodeUnreserved(reserved: RegExp): Encode {
  return (text) =>
    percentEncode(text)
      .replace(reserved, decodeURIComponent)
      .replace(/%25(?=[0-9A-F]{2})/gi, '%');
}

/** What would end the value or the query, or means a space in it, is encoded still. */
const encodeInQuery = encodeUnreserved(/%(?:24|2C|2F|3A|3B|3D|3F|40)/g);
const encodeInPath = encodeUnreserved(/%(?:24|26|2B|2C|3A|3B|3D|40)/g);

const asItIs: Encode = (text) => text;

/** A parameter's value in a path: `simple` style (also the fallback), `label` and `matrix`. */
export function pathText(parameter: ParameterStyle, value: unknown): string {
  return textOfValue(parameter, value, parameter.reserved === true ? encodeInPath : percentEncode);
}

/** A parameter's value in a header, where nothing is encoded. */
export function headerText(parameter: ParameterStyle, value: unknown): string {
  return textOfValue(parameter, value, asItIs);
}

function textOfValue(parameter: ParameterStyle, value: unknown, encode: Encode): string {
  const { name, style, explode, json } = parameter;
  if (json) return encode(JSON.stringify(value));
  const items = flatItems(value, explode).map(encodePair(encode));
  if (style === 'label') return `.${items.join(explode ? '.' : ',')}`;
  if (style !== 'matrix') return items.join(',');
  if (explode && Array.isArray(value)) return items.map((item) => `;${name}=${item}`).join('');
  return explode && isObject(value) ? `;${items.join(';')}` : `;${name}=${items.join(',')}`;
}

/** A parameter as cookies. Several of one name are kept only where the style asks for them. */
export function cookiePairs(parameter: ParameterStyle, value: unknown): Pair[] {
  const { name, style, explode, json } = parameter;
  if (style === 'cookie') return styledPairs(parameter, value, cookieText);
  if (json) return [[name, percentEncode(JSON.stringify(value))]];
  const single = { name, style: 'form', explode: explode && !Array.isArray(value) };
  return styledPairs(single, value, percentEncode);
}

/** A text as it may be a cookie's value (RFC 6265, 4.1.1): as it is, but for what no cookie can hold. */
export function cookieText(text: string): string {
  return text.replace(/[^!#-+\--:<-[\]-~]/gu, percentEncode);
}

/**
 * The name in braces of a path, which may have a pattern or a mark behind it: `name=projects/*`, `id:[0-9]+`, `proxy+`; or
 * one before it, as in `+name` of RFC 6570.
 */
export function pathName(written: string): string {
  return /^\+?([\w.$-]+)(?:[=:].*|[+*?])?$/.exec(written)?.[1] ?? written;
}

/** The names in braces of a path, as they are written and without what stands beside them. */
export function pathNames(path: string): ReadonlySet<string> {
  const names = Array.from(path.matchAll(/\{([^{}]+)\}/g), ([, written = '']) => written);
  return new Set(names.flatMap((written) => [written, pathName(written)]));
}

/** What stands behind a name whose value may have several parts: `+`, `=projects/*`, `=**`, `:.*`. */
const MORE_PARTS = /^(?:[+*]$|=.*(?:\/|\*\*)|:.*\.[*+])/;

/** A path with the text in place of a name; where the pattern behind the name has slashes, so has the text. */
export function filledPath(path: string, name: string, text: string): string {
  return path.replace(/\{([^{}]+)\}/g, (braces, written: string) => {
    if (written === name) return text;
    if (pathName(written) !== name) return braces;
    const mayHaveSlashes = written.startsWith('+') || MORE_PARTS.test(written.slice(name.length));
    return mayHaveSlashes ? text.replaceAll('%2F', '/') : text;
  });
}

/** A query parameter as names and encoded values; one that is the whole query has no name. */
export function queryPairs(parameter: ParameterStyle, value: unknown): Pair[] {
  const { name, style, json, reserved } = parameter;
  const encode = reserved === true ? encodeInQuery : percentEncode;
  const text = json ? JSON.stringify(value) : shown(value);
  if (style === WHOLE_QUERY) return [['', encode(text)]];
  return json ? [[name, encode(text)]] : styledPairs(parameter, value, encode);
}

/** The style of a parameter that is the whole query (`in: querystring` of OpenAPI 3.2). */
export const WHOLE_QUERY = 'querystring';

/**
 * An address with names and encoded values as its query, behind the one that it may have. A fragment, by which many tell
 * operations of one path apart, is never sent.
 */
export function withQuery(
  written: string,
  pairs: readonly (readonly [name: string, value: string])[],
): string {
  const address = written.replace(/#.*$/, '');
  if (pairs.length === 0) return address;
  const query = pairs.map(([name, value]) => (name === '' ? value : `${percentEncode(name)}=${value}`));
  return `${address}${address.includes('?') ? '&' : '?'}${query.join('&')}`;
}

/** Which character stands between the values of a style; a comma is usual. */
export const SEPARATORS: ReadonlyMap<string, string> = new Map([
  ['spaceDelimited', ' '],
  ['pipeDelimited', '|'],
]);

/** A value as names and values by its style (OpenAPI 3.1, 4.8.12.2); `encode` is for the values. */
function styledPairs(
  { name, style, explode }: Pick<ParameterStyle, 'name' | 'style' | 'explode'>,
  value: unknown,
  encode: Encode,
): Pair[] {
  if (style === 'deepObject') {
    return deepPairs(name, value).map(([path, text]) => [path, encode(text)]);
  }
  if (!Array.isArray(value) && !isObject(value)) return [[name, encode(shown(value))]];
  if (explode) {
    // Of lists within objects OpenAPI says nothing; who sends them repeats their name.
    const fields = Array.isArray(value) ? [[name, value] as const] : Object.entries(value);
    return fields.flatMap(([key, item]) =>
      (Array.isArray(item) ? item : [item]).map((one): Pair => [key, encode(shown(one))]),
    );
  }
  const items = (Array.isArray(value) ? value : Object.entries(value).flat()).map(shown);
  const separator = SEPARATORS.get(style);
  return [[name, items.map(encode).join(separator === undefined ? ',' : encode(separator))]];
}

/**
 * The name of an item of a list among deep objects, of which OpenAPI says nothing: those who ask for one read it with brackets,
 * in which an object has its number, or nobody knew which of its values belong together.
 */
function itemName(list: string, item: unknown, index: number): string {
  const name = list.replace(/\[\]$/, '');
  return `${name}[${isObject(item) || Array.isArray(item) ? index : ''}]`;
}

/** An object as names and values with its path in brackets; what is in a list repeats the name of the list. */
function deepPairs(name: string, value: unknown): Pair[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => deepPairs(itemName(name, item, index), item));
  if (!isObject(value)) return [[name, shown(value)]];
  return Object.entries(value).flatMap(([key, item]) => deepPairs(`${name}[${key}]`, item));
}

/** How a field of a form is written, where its description says so. */
export interface FormStyle {
  readonly style: string;
  readonly explode: boolean;
}

/**
 * A field of a form as names and values, not yet encoded (OpenAPI 3.1.1, 4.8.15). Only where a style is asked for is an
 * object taken apart; else it travels as JSON.
 */
export function formPairs(name: string, value: unknown, given: FormStyle | undefined): Pair[] {
  if (given !== undefined) return styledPairs({ name, ...given }, value, asItIs);
  return (Array.isArray(value) ? value : [value]).map((item) => [name, shown(item)]);
}

/** A value as texts: one of a scalar, each of an array; of an object its names and values, in pairs when exploded. */
function flatItems(value: unknown, explode: boolean): (string | Pair)[] {
  if (Array.isArray(value)) return value.map(shown);
  if (!isObject(value)) return [shown(value)];
  const entries = Object.entries(value).map(([key, item]): Pair => [key, shown(item)]);
  return explode ? entries : entries.flat();
}

function encodePair(encode: Encode): (item: string | Pair) => string {
  return (item) => (typeof item === 'string' ? encode(item) : item.map(encode).join('='));
}
