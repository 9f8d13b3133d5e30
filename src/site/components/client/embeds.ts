/** A frame of another origin is loaded when the reader asks for it, not before. */
export function enhanceEmbeds(root: Document): void {
  for (const embed of root.querySelectorAll<HTMLElement>('.c-embed')) openInPlace(embed);
}

function openInPlace(embed: HTMLElement): void {
  const link = embed.querySelector('a');
  const address = embed.dataset.src;
  if (!link || !address) return;
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const frame = embed.ownerDocument.createElement('iframe');
    frame.src = address;
    frame.title = link.textContent ?? '';
    frame.allowFullscreen = true;
    frame.className = link.className;
    frame.style.cssText = link.style.cssText;
    link.replaceWith(frame);
  });
}
