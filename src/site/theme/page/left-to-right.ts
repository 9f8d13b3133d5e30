import { VOID_ELEMENTS } from '../../markdown/html.ts';

/** Comments, tags and the text between them. */
const PIECE = /<!--[\s\S]*?-->|<(\/?)([a-z][\w-]*)(?:"[^"]*"|'[^']*'|[^>"'])*>|[^<]+|</gi;

const names = (text: string): ReadonlySet<string> => new Set(text.split(' '));
/** What has a direction of its own, as words have it. */
const CODE = names('code kbd samp');
/** What holds no words of a line. */
const APART = names('head script style svg math textarea select pre iframe object video audio canvas');
/** What is part of the line that it stands in. */
const INLINE = names(
  'abbr b bdi bdo cite data del dfn em font i ins mark q s small strong sub sup time u var',
);

const FROM_THE_RIGHT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const IS_CODE = '\ufffc';
/** The left-to-right mark, a letter without a shape. */
const MARK = '\u200e';

/** An element, its words, and which pieces these begin and end with. */
interface Open {
  readonly name: string;
  text: string;
  first?: number;
  last?: number;
}

/**
 * HTML of a page that is read from the right, where words that are all of a script read from the left keep what they
 * begin or end with, as a full stop or a bracket, on its side: an unseen mark beside it says that it is of these words.
 * Words of both kinds go from the right, whichever come first.
 */
export function withLeftToRight(html: string): string {
  const pieces: string[] = [];
  const open: Open[] = [];
  let apart: { readonly name: string; readonly first: number; depth: number } | undefined;
  const add = (text: string, first: number, last: number): void => {
    const here = open.at(-1);
    if (here === undefined) return;
    here.text += text;
    here.first ??= first;
    here.last = last;
  };
  for (const [piece, slash, written] of html.matchAll(PIECE)) {
    const at = pieces.push(piece) - 1;
    const name = written?.toLowerCase();
    if (apart !== undefined) {
      if (name !== apart.name) continue;
      apart.depth += slash === '' ? 1 : -1;
      if (apart.depth > 0) continue;
      if (CODE.has(name)) add(IS_CODE, apart.first, at);
      apart = undefined;
    } else if (name === undefined) {
      if (!piece.startsWith('<!--') && piece.trim() !== '') add(piece.replace(/&[#\w]+;/g, '&'), at, at);
    } else if (slash === '' && (APART.has(name) || CODE.has(name))) {
      apart = { name, first: at, depth: 1 };
    } else if (slash === '' && !VOID_ELEMENTS.has(name) && !INLINE.has(name)) {
      open.push({ name, text: '' });
    } else if (slash !== '') {
      const index = open.findLastIndex((one) => one.name === name);
      const [closed] = index < 0 ? [] : open.splice(index);
      if (closed !== undefined) mark(pieces, closed);
    }
  }
  return pieces.join('');
}

/** Marks the ends of words that are read from the left, where what stands there would go with the page. */
function mark(pieces: string[], { text, first = 0, last = 0 }: Open): void {
  const words = text.trim();
  if (!/\p{L}/u.test(words) || FROM_THE_RIGHT.test(words)) return;
  if (/^[^\p{L}]/u.test(words)) pieces[first] = (pieces[first] ?? '').replace(/^\s*/, `$&${MARK}`);
  if (/[^\p{L}\p{M}\p{N}]$/u.test(words)) pieces[last] = (pieces[last] ?? '').replace(/\s*$/, `${MARK}$&`);
}
