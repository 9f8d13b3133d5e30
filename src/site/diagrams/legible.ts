import { type Channels, channelsOf } from './channels.ts';
import { isOfPage, standIn } from './colors.ts';
import { descendants, type Element } from './dom/nodes.ts';
import { COLORED, isLight, isOfOneMode, isStrong, wordsIn, wordsOn } from './own-colors.ts';
import { LINES } from './own-theme.ts';

/** The color of words on the page. */
const TEXT = standIn('--t-text');

/**
 * Keeps a drawing legible in both modes, in place: words of a box that its author filled have a color of their own; a
 * ground behind other parts says for which mode it is; lines and words that are seen in one mode alone have the color of
 * text. In a theme of its own all stand on the ground of that. False where a color is not known.
 */
export function keepLegible(drawing: Element, isOwnTheme: boolean): boolean {
  for (const element of descendants(drawing)) {
    const { classList, localName } = element;
    if (classList.contains('node') && !keepBox(element, isOwnTheme)) return false;
    if (isOwnTheme) continue;
    if (
      localName === 'rect' &&
      classList.contains('rect') &&
      !tellGround(element, element.values.get('fill'))
    )
      return false;
    if (classList.contains('cluster') && !keepGroup(element)) return false;
    if (classList.contains('arrowMarkerPath')) keepArrow(element);
  }
  if (!isOwnTheme) for (const line of drawing.querySelectorAll(LINES)) keepLine(line);
  return true;
}

/** The library writes declarations of tables with nothing between them, and their first color once more as it is. */
const JOINED = /^(#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3})|[a-z]+?)(?:fill|stroke|color|font)[\w-]*:.*$/i;

/** The channels of a color that an author chose; undefined for that of the page and for none, null for an unknown one. */
function chosen(given = ''): Channels | undefined | null {
  const color = given.replace(JOINED, '$1');
  return /^(?:none|transparent|)$/.test(color) || isOfPage(color) ? undefined : (channelsOf(color) ?? null);
}

function tellGround({ classList }: Element, fill: string | undefined): boolean {
  const color = chosen(fill);
  if (color && isStrong(color)) classList.add(isLight(color) ? 'c-diagram-light' : 'c-diagram-dark');
  return color !== null;
}

/** Lines and boxes are behind the name of a group, too, which keeps its ground where its author colored both. */
function keepGroup(group: Element): boolean {
  const ground = group.children.find(({ localName }) => localName === 'rect');
  return ground === undefined || colorsOf(group).length > 0 || tellGround(ground, ownFill(ground));
}

function keepLine({ style }: Element): void {
  const color = chosen(style.getPropertyValue('stroke'));
  if (color && isOfOneMode(color)) style.setProperty('stroke', TEXT);
}

function keepArrow({ values }: Element): void {
  for (const name of ['fill', 'stroke']) {
    const color = chosen(values.get(name));
    if (color && isOfOneMode(color)) values.set(name, TEXT);
  }
}

/** The fill that its author gave an element. */
function ownFill(element: Element): string {
  return element.style.getPropertyValue('fill');
}

/** The colors that an author gave words. */
function colorsOf(box: Element): (Channels | null)[] {
  return box.querySelectorAll(COLORED).flatMap(({ style }) => {
    const color = chosen(style.getPropertyValue('color'));
    return color === undefined ? [] : [color];
  });
}

function keepBox(box: Element, isOwnTheme: boolean): boolean {
  const shapes = box.children.flatMap((child) =>
    child.localName === 'g' && !child.classList.contains('label') ? [child, ...child.children] : [child],
  );
  const fill = shapes.map((shape) => chosen(ownFill(shape))).find((color) => color !== undefined);
  const words = colorsOf(box);
  if (fill === null) return words.length > 0;
  const onFill = fill && wordsOn(fill);
  if (onFill === undefined) {
    if (!isOwnTheme && words.some((color) => color !== null && isOfOneMode(color))) colorWords(box, TEXT);
  } else if (words.length === 0) colorWords(box, onFill);
  return true;
}

function colorWords(box: Element, color: string): void {
  for (const { style } of box.querySelectorAll(wordsIn((selector) => box.querySelector(selector) !== null))) {
    style.setProperty('color', color, 'important');
    style.setProperty('fill', color, 'important');
  }
}
