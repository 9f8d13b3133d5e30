import type { scriptWords } from '../../words/client.ts';
import { copyOnPress } from './clipboard.ts';
import { promptText } from './prompt-text.ts';

type Words = ReturnType<typeof scriptWords>;

/** Buttons of code blocks, prompts and colors: to copy, and to open what is long. */
export function enhanceCode(root: Document, words: Words): void {
  for (const block of root.querySelectorAll<HTMLElement>('.c-code,.api-code')) {
    const code = block.querySelector('pre code');
    if (code) addCopyButton(block, () => codeText(code), words);
  }
  for (const prompt of root.querySelectorAll<HTMLElement>('.c-prompt')) {
    const body = prompt.querySelector('.c-prompt-body');
    if (body) addCopyButton(prompt, () => promptText(body), words);
  }
  for (const color of root.querySelectorAll<HTMLElement>('.c-color')) {
    const [light = '', dark = light] = color.querySelector('code')?.textContent?.split(' / ') ?? [];
    const value = (): string => (root.documentElement.classList.contains('dark') ? dark : light);
    const name = color.querySelector('.c-color-name')?.textContent?.trim() || light;
    addCopyButton(color, value, words, `${words.copy}: ${name}`);
  }
  for (const block of root.querySelectorAll<HTMLElement>('.c-code-expandable')) addExpandButton(block, words);
}

const COPY =
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><rect x="9" y="9" width="12" height="12" rx="2"/><path d="M5 15H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h9a2 2 0 0 1 2 2v1"/></svg>';
const DONE =
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="m5 12 5 5 9-10"/></svg>';

/** Adds the button that copies a text; `name` says what it copies where that is not all of the block. */
export function addCopyButton(
  block: HTMLElement,
  text: () => string,
  words: Words,
  name: string = words.copy,
): void {
  if ('nocopy' in block.dataset || block.querySelector(':scope > .c-copy')) return;
  const button = block.ownerDocument.createElement('button');
  button.type = 'button';
  button.className = 'c-copy';
  const say = (label: string, picture: string): string => {
    // Its name, too: with a label beside it, some would hear it twice.
    button.title = label;
    button.innerHTML = picture;
    return label;
  };
  const again = (): string => say(name, COPY);
  again();
  copyOnPress(button, text, {
    copied: () => say(words.copied, DONE),
    notAllowed: () => say(words.notAllowed, COPY),
    again,
  });
  block.append(button);
}

/** Languages whose lines may begin with the prompt of a shell, which no command does. */
const SHELLS = /^(?:bash|console|sh|shell|shell-?session|sh-session|terminal|zsh)$/i;

/**
 * The text of a code block as it is after the change that it shows: lines marked as removed are no part of that, nor are
 * the prompts before commands.
 */
function codeText(code: Element): string {
  const text = code.cloneNode(true) as Element;
  for (const line of text.querySelectorAll('.line.del')) {
    const { nextSibling: rest } = line;
    if (rest instanceof Text) rest.data = rest.data.replace(/^\n/, '');
    line.remove();
  }
  const copied = text.textContent?.trimEnd() ?? '';
  const language = code.closest<HTMLElement>('[data-language]')?.dataset.language ?? '';
  return SHELLS.test(language) ? copied.replace(/^[ \t]*\$[ \t]+/gm, '') : copied;
}

function addExpandButton(block: HTMLElement, words: Words): void {
  const pre = block.querySelector('pre');
  if (!pre || pre.scrollHeight <= pre.clientHeight + 8) {
    // Either short, or in a tab that is not shown: then there is nothing to measure yet.
    if (pre && pre.clientHeight > 0) block.dataset.open = '';
    if (!pre || pre.clientHeight > 0) return;
  }
  const button = block.ownerDocument.createElement('button');
  button.type = 'button';
  button.className = 'c-expand';
  const show = (): void => {
    const isOpen = 'open' in block.dataset;
    button.textContent = isOpen ? words.showLess : words.showMore;
    button.setAttribute('aria-expanded', String(isOpen));
  };
  button.addEventListener('click', () => {
    const before = button.getBoundingClientRect().top;
    const isOpen = block.toggleAttribute('data-open');
    show();
    // What was above the button is gone: it stays under the pointer, and with it the code.
    if (!isOpen) scrollBy({ top: button.getBoundingClientRect().top - before, behavior: 'instant' });
  });
  show();
  block.append(button);
}
