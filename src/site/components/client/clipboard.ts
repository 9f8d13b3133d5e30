/** How long a button tells what became of a press, in milliseconds. */
const TOLD_MS = 1600;

/**
 * Ways of a button to tell that a text was copied, that the browser does not let it, and what it is for. The first two
 * return what they say.
 */
export interface CopyWords {
  copied(): string;
  notAllowed(): string;
  again(): void;
}

/** Lets a button copy a text at each press, and tell for a while, from the last press on, what became of it. */
export function copyOnPress(
  button: HTMLElement,
  text: () => string | Promise<string>,
  tell: CopyWords,
): void {
  let told: ReturnType<typeof setTimeout> | undefined;
  const heard = heardOn(button.ownerDocument);
  button.addEventListener('click', async () => {
    try {
      await copyText(text());
      heard.textContent = tell.copied();
    } catch {
      heard.textContent = tell.notAllowed();
    }
    clearTimeout(told);
    told = setTimeout(() => {
      heard.textContent = '';
      tell.again();
    }, TOLD_MS);
  });
}

/** What readers hear who do not see a button: that it has another name now nobody tells them. */
function heardOn(root: Document): HTMLElement {
  const there = root.querySelector<HTMLElement>('body > [data-heard]');
  if (there) return there;
  const heard = root.createElement('p');
  heard.dataset.heard = '';
  heard.ariaLive = 'polite';
  heard.style.cssText = 'position:fixed;bottom:0;margin:0;clip-path:inset(50%)';
  root.body.append(heard);
  return heard;
}

/**
 * Copies a text, also one that is still on its way: some browsers let a page copy in the moment of the click only, and
 * take the promise of a text then. The clipboard needs a secure origin; elsewhere, as on http in a network, the old way
 * still works.
 */
async function copyText(text: string | Promise<string>): Promise<void> {
  try {
    if (typeof text === 'string') await navigator.clipboard.writeText(text);
    else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': asBlob(text) })]);
  } catch {
    copyOldWay(await text);
  }
}

async function asBlob(text: Promise<string>): Promise<Blob> {
  return new Blob([await text], { type: 'text/plain' });
}

function copyOldWay(text: string): void {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  if (!done) throw new Error('the browser does not let pages copy');
}
