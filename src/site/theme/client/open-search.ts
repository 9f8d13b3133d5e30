import { scriptWords } from '../../words/client.ts';
import { fill } from '../../words/fill.ts';
import { load } from './load.ts';
import { searchDialog } from './search-dialog.ts';

/** Opens the search by its buttons and keys: the dialog is there at once, and what searches comes meanwhile. */
export function search(): void {
  const words = scriptWords(document);
  let dialog: HTMLDialogElement | undefined;
  let loading: Promise<void> | undefined;
  const prepare = (): HTMLDialogElement => {
    if (!dialog) {
      dialog = searchDialog(words);
      // What could not be loaded is asked for again.
      dialog.addEventListener('input', prepare);
    }
    const shown = dialog;
    if (loading) return shown;
    const tell = (text: string): void => {
      const status = shown.querySelector('p');
      if (status) status.textContent = text;
    };
    tell('');
    shown.dataset.busy = '';
    loading = load(document.documentElement.dataset.search ?? '').catch(({ message }: Error) => {
      loading = undefined;
      delete shown.dataset.busy;
      tell(fill(words.searchBroken, { reason: message }));
    });
    return shown;
  };
  const open = (): void => {
    const shown = prepare();
    if (shown.open) return;
    shown.showModal();
    shown.querySelector('input')?.select();
  };
  // A page for a wrong address names others by its words.
  if (document.querySelector('[data-suggest]')) prepare();
  for (const button of document.querySelectorAll('[data-search-open]')) {
    // A pointer that comes near, or a finger, is about to press.
    button.addEventListener('pointerenter', prepare, { once: true });
    button.addEventListener('click', open);
  }
  document.addEventListener('keydown', (event) => {
    // A field of a dialog that has just closed may still have the focus.
    const typing =
      event.target instanceof Element &&
      event.target.getClientRects().length > 0 &&
      event.target.closest('input,textarea,select,[contenteditable]');
    const slash = event.key === '/' && !typing && !event.ctrlKey && !event.metaKey && !event.altKey;
    const chord =
      event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    if (!slash && !chord) return;
    event.preventDefault();
    open();
  });
  if (/Mac|iPhone|iPad/.test(navigator.platform)) {
    for (const key of document.querySelectorAll('.l-search kbd')) key.textContent = '⌘K';
  }
}
