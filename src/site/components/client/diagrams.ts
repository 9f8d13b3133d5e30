import type { scriptWords } from '../../words/client.ts';
import { isWorthEnlarging, openLightbox } from './lightbox.ts';

type Words = ReturnType<typeof scriptWords>;

/** A drawing is made no larger than this for a large window. */
const LARGEST = 2;
/** The part of the window that is for the drawing. */
const ROOM = 0.92;

const ENLARGE =
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7"/></svg>';

/** Diagrams that are shown smaller than they are made open over the page, by a button that stands in their corner. */
export function enhanceDiagrams(root: Document, words: Words): void {
  const diagrams = [...root.querySelectorAll<HTMLElement>('.l-prose .mermaid')].filter(
    (diagram) => !diagram.closest('a,button,summary'),
  );
  const follow = (): void => {
    // All are measured before any is changed.
    const smaller = diagrams.map(isSmaller);
    for (const [index, diagram] of diagrams.entries()) offer(diagram, smaller[index] === true, words);
  };
  const sizes = new ResizeObserver(follow);
  const drawn = new MutationObserver(follow);
  for (const diagram of diagrams) {
    sizes.observe(diagram);
    drawn.observe(diagram, { attributeFilter: ['data-drawn'] });
  }
}

function isSmaller(diagram: HTMLElement): boolean {
  const drawing = diagram.querySelector('svg');
  return (
    drawing !== null && isWorthEnlarging(drawing.viewBox.baseVal.width, drawing.getBoundingClientRect().width)
  );
}

/** Shows the button of a diagram, or hides it. */
function offer(diagram: HTMLElement, isOffered: boolean, words: Words): void {
  const known = diagram.parentElement?.querySelector<HTMLElement>(':scope > .c-enlarge');
  if (known) {
    known.hidden = !isOffered;
    return;
  }
  if (!isOffered) return;
  const root = diagram.ownerDocument;
  const box = root.createElement('div');
  box.className = 'c-diagram';
  const button = root.createElement('button');
  button.type = 'button';
  button.className = 'c-enlarge';
  button.title = words.enlarge;
  button.innerHTML = ENLARGE;
  button.addEventListener('click', () => enlarge(diagram, words));
  diagram.before(box);
  box.append(diagram, button);
}

/** So that it fills the window; what would be much smaller then than it is made is shown as made, and scrolls. */
function enlarge(diagram: HTMLElement, words: Words): void {
  const copy = diagram.cloneNode(true) as HTMLElement;
  copy.removeAttribute('style');
  delete copy.dataset.held;
  copy.tabIndex = 0;
  const drawing = copy.querySelector('svg');
  if (!drawing) return;
  const { width, height } = drawing.viewBox.baseVal;
  const fitting = Math.min((ROOM * innerWidth) / width, (ROOM * innerHeight) / height, LARGEST);
  const scale = isWorthEnlarging(1, fitting) ? 1 : fitting;
  drawing.style.cssText = `max-width:none;width:${Math.round(width * scale)}px`;
  openLightbox(copy, '', words);
}
