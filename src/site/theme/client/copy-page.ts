import { copyOnPress } from '../../components/client/clipboard.ts';
import { scriptWords } from '../../words/client.ts';

/** Buttons that copy the page as Markdown. */
export function copyPage(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy-page]')) {
    const label = button.querySelector('span');
    const before = label?.textContent ?? '';
    const say = (text: string): string => {
      if (label) label.textContent = text;
      return text;
    };
    copyOnPress(button, () => markdown(button.dataset.copyPage ?? ''), {
      copied: () => say(button.dataset.copied ?? before),
      notAllowed: () => say(scriptWords(document).notAllowed),
      again: () => say(before),
    });
  }
}

/** The Markdown of the page; its text where a page may not read files, as one that is opened from a disk. */
async function markdown(address: string): Promise<string> {
  try {
    const answer = await fetch(address);
    if (answer.ok) return await answer.text();
  } catch {
    // The text is on the page as well.
  }
  const parts = document.querySelectorAll<HTMLElement>('.l-title h1,.l-description,.l-prose');
  return [...parts].map((part) => part.innerText).join('\n\n');
}
