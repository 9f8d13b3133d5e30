import { addCopyButton } from '../components/client/code.ts';
import type { Memory } from '../components/client/memory.ts';
import { scriptWords } from '../words/client.ts';
import { fill } from '../words/fill.ts';

/**
 * What API pages do once a script runs: addresses can be copied, fields have links to themselves, and the language a reader chooses for samples stays chosen from page to page, and in
 * code groups too, which keep their choices at the same place. Without scripts the tabs work all the same.
 */
export function enhanceApi(root: Document, memory: Memory): void {
  const words = scriptWords(root);
  const groups = [...root.querySelectorAll<HTMLElement>('.api-tabs[data-sync]')];
  for (const group of groups) {
    const inputs = [...group.querySelectorAll<HTMLInputElement>('input')];
    memory.use(inputs.map(titleOf), (title) => {
      const chosen = inputs.find((input) => titleOf(input) === title);
      if (chosen !== undefined) chosen.checked = true;
    });
    group.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLInputElement) memory.remember(titleOf(target));
    });
  }
  for (const endpoint of root.querySelectorAll<HTMLElement>('.api-endpoint[data-copy]'))
    addCopyButton(endpoint, () => endpoint.dataset.copy ?? '', words, words.copyAddress);
  // In the page itself these links would be a tenth of it.
  for (const field of root.querySelectorAll<HTMLElement>('.api-field[id]')) addAnchor(field, words.linkTo);
}

/** A link to a field, beside its name, as headings have one. */
function addAnchor(field: HTMLElement, linkTo: string): void {
  const head = field.querySelector('.api-head');
  const anchor = field.ownerDocument.createElement('a');
  anchor.className = 'c-anchor';
  anchor.href = `#${field.id}`;
  anchor.setAttribute(
    'aria-label',
    fill(linkTo, { name: head?.querySelector('.api-name')?.textContent ?? '' }),
  );
  head?.append(anchor);
}

function titleOf(input: HTMLInputElement): string {
  return input.labels?.[0]?.textContent ?? '';
}
