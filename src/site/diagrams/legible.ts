import { luminance } from '../theme/color.ts';
import { channelsOf } from './channels.ts';
import { isOfPage } from './colors.ts';
import { descendants, type Element } from './dom/nodes.ts';

/** Above this, black can be read on a color, below it white. */
const LIGHT = 0.2;

/** How much of a ground is left that its author chose for the other mode (css/diagrams.css). */
const DIMMED = 0.25;

/**
 * Keeps words legible in both modes: those of a box that its author filled have a color of their own; a ground behind
 * other parts says for which mode it is, unless the words have the same color in both. False where a color is not known.
 */
export function keepLegible(drawing: Element, isOwnTheme: boolean): boolean {
  for (const element of descendants(drawing)) {
    if (element.classList.contains('node') && !keepWords(element)) return false;
    if (!isOwnTheme && element.localName === 'rect' && element.classList.contains('rect')) {
      const fill = element.values.get('fill') ?? '';
      if (/^(?:transparent|none|)$/.test(fill) || isOfPage(fill)) continue;
      const channels = channelsOf(fill);
      if (channels === undefined) return false;
      const [red, green, blue, alpha] = channels;
      if (alpha > DIMMED)
        element.classList.add(luminance([red, green, blue]) > LIGHT ? 'c-diagram-light' : 'c-diagram-dark');
    }
  }
  return true;
}

/** The fill that its author gave an element. */
function ownFill(element: Element): string {
  return element.style.getPropertyValue('fill');
}

function keepWords(box: Element): boolean {
  const shapes = box.children.flatMap((child) =>
    child.localName === 'g' && !child.classList.contains('label') ? [child, ...child.children] : [child],
  );
  const fill = shapes.map(ownFill).find((one) => one !== '' && one !== 'none' && !isOfPage(one));
  // Not all kinds say it of the whole label.
  const words = box.querySelectorAll('.label, .label span');
  if (fill === undefined || words.some(({ style }) => style.getPropertyValue('color') !== '')) return true;
  const channels = channelsOf(fill);
  if (channels === undefined) return false;
  const color = luminance(channels.slice(0, 3)) > LIGHT ? '#111' : '#fff';
  for (const { style } of box.querySelectorAll('.label span, .label p, .label text')) {
    style.setProperty('color', color, 'important');
    style.setProperty('fill', color, 'important');
  }
  return true;
}
