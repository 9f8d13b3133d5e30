/** ASCII characters, a bit each by their codes. */
export type AsciiSet = bigint;

export const NONE: AsciiSet = 0n;
export const ALL: AsciiSet = (1n << 128n) - 1n;

const CODES = Array.from({ length: 128 }, (_, code) => code);

/** What the names of `[[:name:]]` and `\p{name}` say of ASCII where JavaScript has no such name. */
const NAMED: Readonly<Record<string, RegExp>> = {
  alnum: /[A-Za-z\d]/,
  alpha: /[A-Za-z]/,
  ascii: /[\s\S]/,
  blank: /[\t ]/,
  cntrl: /\p{Cc}/u,
  digit: /\d/,
  graph: /[!-~]/,
  lower: /[a-z]/,
  print: /[ -~]/,
  punct: /\p{P}/u,
  space: /\s/,
  upper: /[A-Z]/,
  word: /\w/,
  xdigit: /[\dA-Fa-f]/,
};

const BITS = CODES.map((code) => 1n << BigInt(code));

const sets = new Map<string, AsciiSet>();
const classes = new Map<AsciiSet, string>();
const sizes = new Map<AsciiSet, number>();

/** The character of a code; none beyond ASCII. */
export function only(code: number): AsciiSet {
  return BITS[code] ?? NONE;
}

/** The characters from one code to another; what is beyond ASCII is left out. */
export function between(first: number, last: number): AsciiSet {
  if (first > last || first > 127) return NONE;
  return ((1n << BigInt(Math.min(last, 127) + 1)) - 1n) & ~((1n << BigInt(first)) - 1n);
}

/** The characters that a regular expression for one of them takes. */
export function takenBy(pattern: RegExp): AsciiSet {
  const known = sets.get(pattern.source);
  if (known !== undefined) return known;
  let set = NONE;
  for (const code of CODES) if (pattern.test(String.fromCharCode(code))) set |= only(code);
  sets.set(pattern.source, set);
  return set;
}

/** A bracket's or property's name: POSIX's or Unicode's; undefined for others. */
export function named(name: string): AsciiSet | undefined {
  const own = NAMED[name.toLowerCase()];
  if (own !== undefined) return takenBy(own);
  try {
    return takenBy(new RegExp(`\\p{${name}}`, 'u'));
  } catch {
    return undefined;
  }
}

/** How many characters. */
export function sizeOf(set: AsciiSet): number {
  if (set === ALL) return CODES.length;
  let size = sizes.get(set);
  if (size === undefined) {
    size = BITS.filter((bit) => (set & bit) !== NONE).length;
    sizes.set(set, size);
  }
  return size;
}

/** With the other case of each letter. */
export function folded(set: AsciiSet): AsciiSet {
  const upper = set & between(0x41, 0x5a);
  const lower = set & between(0x61, 0x7a);
  return set | (upper << 32n) | (lower >> 32n);
}

/** As a class of JavaScript, which takes just these characters of ASCII. */
export function written(set: AsciiSet): string {
  if (set === ALL) return '[^]';
  const known = classes.get(set);
  if (known !== undefined) return known;
  let ranges = '';
  for (let first = 0; first < 128; first++) {
    if ((set & only(first)) === NONE) continue;
    let last = first;
    while ((set & only(last + 1)) !== NONE) last += 1;
    ranges += first === last ? sign(first) : `${sign(first)}-${sign(last)}`;
    first = last;
  }
  const text = `[${ranges}]`;
  classes.set(set, text);
  return text;
}

function sign(code: number): string {
  const character = String.fromCharCode(code);
  return /[A-Za-z\d]/.test(character) ? character : `\\x${code.toString(16).padStart(2, '0')}`;
}

/** In four words of 32 bits, to be compared without making numbers. */
export function words(set: AsciiSet): Int32Array {
  return Int32Array.from([0n, 32n, 64n, 96n], (shift) => Number(BigInt.asIntN(32, set >> shift)));
}
