const STORE = 'docs:tabs';
const MAX_REMEMBERED = 30;

/**
 * What API pages do once a script runs: addresses can be copied, and the language a reader chooses for samples stays chosen from page to page, and in
 * code groups too, which keep their choices at the same place. Without scripts the tabs work all the same.
 */
export function enhanceApi(root: Document): void {
  const groups = [...root.querySelectorAll<HTMLElement>('.api-tabs[data-sync]')];
  const remembered = read();
  for (const group of groups) {
    const inputs = [...group.querySelectorAll<HTMLInputElement>('input')];
    const title = remembered.find((known) => inputs.some((input) => titleOf(input) === known));
    const chosen = inputs.find((input) => titleOf(input) === title);
    if (chosen !== undefined) chosen.checked = true;
    group.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLInputElement) remember(titleOf(target));
    });
  }
  for (const endpoint of root.querySelectorAll<HTMLElement>('.api-endpoint[data-copy]'))
    addCopyButton(endpoint);
}

function addCopyButton(endpoint: HTMLElement): void {
  const button = endpoint.ownerDocument.createElement('button');
  button.type = 'button';
  button.className = 'api-copy';
  button.textContent = 'Copy';
  button.setAttribute('aria-label', 'Copy the address');
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(endpoint.dataset.copy ?? '');
      button.textContent = 'Copied';
    } catch {
      button.textContent = 'Not allowed';
    }
    setTimeout(() => {
      button.textContent = 'Copy';
    }, 1600);
  });
  endpoint.append(button);
}

function titleOf(input: HTMLInputElement): string {
  return input.labels?.[0]?.textContent ?? '';
}

/** The titles chosen last, newest first. */
function read(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]');
    return Array.isArray(stored) ? stored.filter((title) => typeof title === 'string') : [];
  } catch {
    return []; // Storage is forbidden or holds something else.
  }
}

function remember(title: string): void {
  const titles = [title, ...read().filter((known) => known !== title)].slice(0, MAX_REMEMBERED);
  try {
    localStorage.setItem(STORE, JSON.stringify(titles));
  } catch {
    // Storage is forbidden: the choice holds for this page only.
  }
}
