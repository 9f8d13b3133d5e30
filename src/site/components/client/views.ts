import type { scriptWords } from '../../words/client.ts';
import type { Memory } from './memory.ts';

/** As in theme/css/layout/large-windows.css: where a table of contents stands beside the text. */
const WITH_CONTENTS = '(min-width: 80rem)';

/** The views of a page. */
export interface Views {
  /** Shows a view, when it is one that is hidden. Tells whether it was. */
  show(view: Element): boolean;
}

/**
 * Views of a page with different titles: one is shown. The choice stands above the table of contents, and below the
 * title of the page where there is none to see.
 */
export function enhanceViews(root: Document, memory: Memory, words: ReturnType<typeof scriptWords>): Views {
  const views = [...root.querySelectorAll<HTMLElement>('.c-view')];
  const titles = [...new Set(views.flatMap((view) => view.dataset.among?.split('\n') ?? titlesOf(view)))];
  const first = views[0];
  if (!first || titles.length < 2) return { show: () => false };
  const box = root.createElement('div');
  box.className = 'c-view-choice';
  const select = root.createElement('select');
  select.setAttribute('aria-label', words.view);
  for (const title of titles) select.add(new Option(title));
  box.append(select);

  const contents = root.querySelector('.l-toc');
  const title = root.querySelector('.l-title');
  const wide = matchMedia(WITH_CONTENTS);
  const place = (): void => {
    if (contents && wide.matches) contents.prepend(box);
    else if (title) title.append(box);
    else first.before(box);
  };
  wide.addEventListener('change', place);
  place();

  const show = (): void => {
    for (const view of views) view.hidden = !titlesOf(view).includes(select.value);
  };
  const choose = (title: string): void => {
    select.value = title;
    memory.remember(title);
    show();
  };
  select.addEventListener('change', () => choose(select.value));
  root.querySelector('.l-article')?.removeAttribute('data-views');
  for (const view of views) {
    view.querySelector(':scope > .c-view-title')?.remove();
    delete view.dataset.later;
  }
  memory.use(titles, (title) => {
    select.value = title ?? titles[0] ?? '';
    show();
  });
  return {
    show(view) {
      if (!(view instanceof HTMLElement && view.hidden)) return false;
      choose(titlesOf(view)[0] ?? '');
      return true;
    },
  };
}

/** The titles that a view is shown for: those of its readers, where several share it. */
function titlesOf(view: HTMLElement): readonly string[] {
  return (view.dataset.title ?? '').split('\n');
}
