/**
 * Copies a text, also one that is still on its way: some browsers let a page copy in the moment of the click only, and
 * take the promise of a text then. The clipboard needs a secure origin; elsewhere, as on http in a network, the old way
 * still works.
 */
export async function copyText(text: string | Promise<string>): Promise<void> {
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
