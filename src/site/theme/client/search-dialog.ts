import type { scriptWords } from '../../words/client.ts';

/**
 * Whether a key belongs to a word that is being composed, as in Japanese, before it is anything to the search. Safari
 * tells of the one that ends the word by its code alone.
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}

/** The search dialog with its ways out, before there is anything that searches. */
export function searchDialog(words: ReturnType<typeof scriptWords>): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'l-search-dialog';
  dialog.setAttribute('aria-label', words.search);
  dialog.innerHTML = `<form role="search"><input type="search" role="combobox" aria-expanded="false" aria-controls="l-results" aria-autocomplete="list" aria-label="${words.search}" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="go"><button type="button" aria-label="${words.close}, Esc">Esc</button></form><ul id="l-results" role="listbox" tabindex="-1" aria-label="${words.results}"></ul><p role="status" aria-live="polite"></p>`;
  document.body.append(dialog);
  const input = dialog.querySelector('input');
  if (input) input.placeholder = document.querySelector('.l-search span')?.textContent ?? words.search;
  dialog.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  dialog.querySelector('button')?.addEventListener('click', () => dialog.close());
  input?.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || isComposing(event)) return;
    // The field would only lose its text.
    event.preventDefault();
    dialog.close();
  });
  let pressed: EventTarget | null = null;
  dialog.addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  dialog.addEventListener('click', ({ target }) => {
    // Who marks what is typed may leave the field before the button is let go.
    if (target === dialog && pressed === dialog) dialog.close();
  });
  return dialog;
}
