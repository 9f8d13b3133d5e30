/** How long a button tells what became of a press, in milliseconds. */
const TOLD_MS = 1600;

/** Ways of a button to tell that a text was copied, that the browser does not let it, and what it is for. */
export interface CopyWords {
  copied(): void;
  notAllowed(): void;
  again(): void;
}

/** Lets a button copy a text at each press, and tell for a while, from the last press on, what became of it. */
export function copyOnPress(
  button: HTMLElement,
  text: () => string | Promise<string>,
  tell: CopyWords,
): void {
  let told: ReturnType<typeof setTimeout> | undefined;
  button.addEventListener('click', async () => {
    try {
      await copyText(text());
      tell.copied();
    } catch {
      tell.notAllowed();
    }
    clearTimeout(told);
    told = setTimeout(tell.again, TOLD_MS);
  });
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
