import type { scriptWords } from '../../words/client.ts';

/** Whether something is shown so much smaller than it is made that to enlarge it shows more. */
export function isWorthEnlarging(made: number, shown: number): boolean {
  return shown > 0 && made > shown * 1.2;
}

/** Shows something over the page: a modal dialog keeps the focus, closes on Escape and gives the focus back. */
export function openLightbox(
  content: HTMLElement,
  label: string,
  words: ReturnType<typeof scriptWords>,
): HTMLDialogElement {
  const root = content.ownerDocument;
  const dialog = root.createElement('dialog');
  dialog.className = 'c-lightbox';
  dialog.setAttribute('aria-label', label || words.enlarge);
  const close = root.createElement('button');
  close.type = 'button';
  close.setAttribute('aria-label', words.close);
  close.textContent = '×';
  dialog.append(content, close);
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || target === close) dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  root.body.append(dialog);
  dialog.showModal();
  return dialog;
}
