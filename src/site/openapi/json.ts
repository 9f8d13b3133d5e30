/** Any JSON object, of which nothing is known yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isExact(value);
}

/** Of the language since 2025; older machines read large numbers as JavaScript has them. */
const { rawJSON, isRawJSON } = JSON as {
  rawJSON?: (text: string) => object;
  isRawJSON?: (value: unknown) => boolean;
};

/** Whether a text may have a whole number that JavaScript's cannot hold. */
export function hasLongNumbers(text: string): boolean {
  return rawJSON !== undefined && /(?<![\w."'-])-?\d{16,}(?![\w."'])/.test(text);
}

/** A number as it was written, where JavaScript's own loses digits of it: ids and limits of 64 bits. */
export function exactNumber(value: unknown, source: string | undefined): unknown {
  const isLost = typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value);
  if (!isLost || rawJSON === undefined || source === undefined) return value;
  return /^-?[1-9]\d*$/.test(source) ? rawJSON(source) : value;
}

/** Reads JSON and keeps the digits of large numbers, whose source newer engines tell. Throws a SyntaxError. */
export function parseJson(text: string): unknown {
  if (!hasLongNumbers(text)) return JSON.parse(text);
  return JSON.parse(text, (_key: string, value: unknown, told?: { readonly source?: string }) =>
    exactNumber(value, told?.source),
  );
}

/** Whether a value is a number that was kept as it was written. */
export function isExact(value: unknown): boolean {
  return isRawJSON?.(value) === true;
}

/** The value when it is an object, else an empty one. */
export function objectOf(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

/** What an object of names holds; extensions stand among them, and are none. */
export function namedIn(value: unknown): [name: string, value: unknown][] {
  return Object.entries(objectOf(value)).filter(([name]) => !name.startsWith('x-'));
}

/** The value when it is an array, else an empty one. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The value when it is a string with something to read in it. A name that is a number in YAML, such as `2024`, is one. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** A value as a reader expects to see it: text as it is, everything else as JSON on one line. */
export function shown(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'null');
}
