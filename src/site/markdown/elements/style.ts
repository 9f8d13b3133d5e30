import { REMOTE } from '../../hrefs.ts';
import { isRecord, type Value } from '../../interpreter/value.ts';
import type { SourcePlace } from '../../page.ts';
import { namedColor } from '../../theme/named-colors.ts';
import type { Rendering } from '../rendering.ts';

/** A name in camel case as CSS and HTML write it. */
export function hyphenated(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** `{{ marginTop: 4, "--x": 1 }}` as CSS. */
export function styleText(value: Value): string {
  if (!isRecord(value)) return '';
  return Object.entries(value)
    .flatMap(([key, part]) => {
      if ((typeof part !== 'string' && typeof part !== 'number') || part === '') return [];
      const property = key.startsWith('--') ? key : hyphenated(key);
      const unit =
        typeof part === 'number' && part !== 0 && !key.startsWith('--') && !isUnitless(key) ? 'px' : '';
      return [`${property}:${part}${unit}`];
    })
    .join(';');
}

/** Whether a text may be a color, and holds nothing that could end its declaration. */
export function isColor(text: string): boolean {
  return /^[#\w(),.%\s/-]+$/.test(text);
}

/** Whether a text is a color by its digits, of a function, or a name that CSS has, and no word of somebody's own. */
export function isCssColor(text: string): boolean {
  return namedColor(text) !== undefined || (/^#|\(/.test(text) && isColor(text));
}

const UNITLESS = new Set(
  `animationIterationCount aspectRatio borderImageOutset borderImageSlice borderImageWidth boxFlex columnCount columns
  fillOpacity flex flexGrow flexShrink floodOpacity fontWeight gridArea gridColumn gridColumnEnd gridColumnStart gridRow
  gridRowEnd gridRowStart lineClamp lineHeight opacity order orphans scale stopOpacity strokeDasharray strokeDashoffset
  strokeMiterlimit strokeOpacity strokeWidth tabSize widows zIndex zoom`.split(/\s+/),
);

function isUnitless(property: string): boolean {
  return UNITLESS.has(
    property.replace(/^(?:Moz|Webkit|ms)([A-Z])/, (_, first: string) => first.toLowerCase()),
  );
}

const IMAGE_SET = /\bimage-set\(((?:[^()]|\([^()]*\))*)\)/gi;

/** A letter that is written as an escape, and stands behind no other escape, which it would become a part of. */
const ESCAPED_LETTER = /(?<!\\)(?<!\\[\da-f]{1,6})\\0{0,4}([46][1-9a-f]|[57][\da])(?:[ \t\n]|(?![\da-f]))/gi;

/**
 * `image-set("a.png" 1x)` names a file without `url(…)`; with it, it is read as all others. So is `u\72l(…)`: browsers
 * read escapes in names, too.
 */
export function withUrls(css: string): string {
  const plain = css.includes('\\')
    ? css.replace(ESCAPED_LETTER, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : css;
  return plain.replace(IMAGE_SET, (_, choices: string) => {
    const named = choices.replace(/(^|,)\s*(?:"([^"]*)"|'([^']*)')/g, '$1url("$2$3")');
    return `image-set(${named})`;
  });
}

/** A text of a style sheet with its escapes as the characters that browsers read. */
export function unescapeCss(text: string): string {
  return text.replace(
    /\\(?:([0-9a-f]{1,6})\s?|([\s\S]))/gi,
    (_, hex: string | undefined, plain: string | undefined) =>
      hex === undefined ? (plain ?? '').replace('\n', '') : codePoint(Number.parseInt(hex, 16)),
  );
}

function codePoint(value: number): string {
  return value > 0 && value <= 0x10ffff ? String.fromCodePoint(value) : '\ufffd';
}

/** A rule that asks for another sheet, with its address in one of the groups: addresses of fonts hold semicolons. */
export const IMPORT =
  /@import\s*(?:url\(\s*(?:"([^"\n]*)"|'([^'\n]*)'|([^"'()\s]*))\s*\)|"([^"\n]*)"|'([^'\n]*)')[^;{}]*;?/gi;

/** `url(…)` in CSS names project files, too. */
export function rewriteUrls(written: string, place: SourcePlace, page: Rendering): string {
  const css = withUrls(written);
  if (!/url\(|@import/i.test(css)) return css;
  return css
    .replace(IMPORT, (rule, ...groups) => (REMOTE.test(unescapeCss(groups.slice(0, 5).join(''))) ? '' : rule))
    .replace(/url\(\s*(["']?)([^"')]+)\1\s*\)/gi, (whole, _quote, address: string) =>
      /^(?:data:|#)/.test(address)
        ? whole
        : `url("${page.context.asset(unescapeCss(address.trim()), place).replaceAll('"', '%22')}")`,
    );
}
