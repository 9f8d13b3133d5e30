import type { scriptWords } from '../../words/client.ts';
import { isWorthEnlarging, openLightbox } from './lightbox.ts';

type Words = ReturnType<typeof scriptWords>;

/** Images that are shown smaller than they are open at their full size, by click or key. */
export function enhanceImages(root: Document, words: Words): void {
  for (const image of root.querySelectorAll<HTMLImageElement>('.l-prose img:not([data-nozoom])')) {
    // What lies under a link cannot be clicked itself.
    if (image.closest('a,button,summary,.c-card,.c-tile:has(.c-card-link),.c-press-around')) continue;
    if (image.closest('.c-icon,[data-nozoom],[aria-hidden=true]')) continue;
    const mark = (): void => {
      if (isSmaller(image)) asButton(image, words);
    };
    image.addEventListener('load', mark);
    image.addEventListener('pointerenter', mark);
    image.addEventListener('click', () => isSmaller(image) && enlarge(image, words));
    image.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      if (isSmaller(image)) enlarge(image, words);
    });
    mark();
  }
}

function isSmaller({ naturalWidth, clientWidth }: HTMLImageElement): boolean {
  return isWorthEnlarging(naturalWidth, clientWidth);
}

function asButton(image: HTMLImageElement, words: Words): void {
  image.classList.add('c-zoom');
  image.tabIndex = 0;
  image.setAttribute('role', 'button');
  image.setAttribute('aria-label', image.alt === '' ? words.enlarge : `${words.enlarge}: ${image.alt}`);
}

function enlarge(image: HTMLImageElement, words: Words): void {
  const copy = image.ownerDocument.createElement('img');
  copy.src = image.currentSrc;
  copy.alt = image.alt;
  // Any click closes it.
  openLightbox(copy, image.alt, words).addEventListener('click', ({ currentTarget }) => {
    (currentTarget as HTMLDialogElement).close();
  });
}
