/** What components of a page do once a script runs; everything reads without it. */
export function enhanceComponents(root: Document): void {
  const memory = choices();
  for (const set of root.querySelectorAll<HTMLElement>('.c-tabs,.c-codegroup'))
    enhanceTabs(set, root, memory);
  enhanceViews(root, memory);
  for (const block of root.querySelectorAll<HTMLElement>('.c-code,.api-code,.c-prompt')) addCopyButton(block);
  for (const block of root.querySelectorAll<HTMLElement>('.c-code-expandable')) addExpandButton(block);
  for (const embed of root.querySelectorAll<HTMLElement>('.c-embed')) openInPlace(embed);
  enhanceTooltips(root);
  enlargeImages(root);
  const reveal = (): void => revealTarget(root);
  root.defaultView?.addEventListener('hashchange', reveal);
  reveal();
}

/** The titles last chosen, newest first; kept while the reader goes from page to page. */
interface Memory {
  readonly titles: readonly string[];
  remember(title: string): void;
}

const STORE = 'docs:tabs';
const MAX_REMEMBERED = 30;

function choices(): Memory {
  let titles: string[] = [];
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]');
    if (Array.isArray(stored)) titles = stored.filter((title) => typeof title === 'string');
  } catch {
    // Storage is forbidden or holds something else: nothing is remembered.
  }
  return {
    get titles() {
      return titles;
    },
    remember(title) {
      titles = [title, ...titles.filter((known) => known !== title)].slice(0, MAX_REMEMBERED);
      try {
        localStorage.setItem(STORE, JSON.stringify(titles));
      } catch {
        // As above.
      }
    },
  };
}

function tabsOf(set: Element): HTMLButtonElement[] {
  return [...set.querySelectorAll<HTMLButtonElement>(':scope > .c-tablist > [role=tab]')];
}

function choose(set: HTMLElement, chosen: HTMLButtonElement): void {
  for (const tab of tabsOf(set)) {
    const isChosen = tab === chosen;
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    const panel = set.ownerDocument.getElementById(tab.getAttribute('aria-controls') ?? '');
    panel?.toggleAttribute('data-chosen', isChosen);
  }
}

function enhanceTabs(set: HTMLElement, root: Document, memory: Memory): void {
  const tabs = tabsOf(set);
  const isSynced = 'sync' in set.dataset;
  const remembered = isSynced
    ? memory.titles.find((title) => tabs.some((tab) => tab.dataset.title === title))
    : undefined;
  const first = tabs.find((tab) => tab.dataset.title === remembered);
  if (first && remembered !== undefined) choose(set, first);

  const pick = (tab: HTMLButtonElement): void => {
    const before = tab.getBoundingClientRect().top;
    choose(set, tab);
    if (!isSynced) return;
    const title = tab.dataset.title ?? '';
    memory.remember(title);
    for (const other of root.querySelectorAll<HTMLElement>('[data-sync]')) {
      const same = other === set ? undefined : tabsOf(other).find((known) => known.dataset.title === title);
      if (same) choose(other, same);
    }
    // Sets above may have grown or shrunk: what the reader looks at stays where it is.
    root.defaultView?.scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' });
  };
  if (set.classList.contains('c-dropdown')) asDropdown(set, tabs, pick);
  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener('click', () => pick(tab));
    tab.addEventListener('keydown', (event) => {
      const isReversed = getComputedStyle(set).direction === 'rtl';
      const steps: Record<string, number> = {
        ArrowRight: isReversed ? -1 : 1,
        ArrowLeft: isReversed ? 1 : -1,
      };
      const step = steps[event.key];
      const next =
        event.key === 'Home'
          ? tabs[0]
          : event.key === 'End'
            ? tabs.at(-1)
            : step && tabs.at((index + step) % tabs.length);
      if (!next) return;
      event.preventDefault();
      pick(next);
      next.focus();
    });
  }
}

/** `<CodeGroup dropdown>`: the same choice as a list to choose from. */
function asDropdown(
  set: HTMLElement,
  tabs: readonly HTMLButtonElement[],
  pick: (tab: HTMLButtonElement) => void,
): void {
  const select = set.ownerDocument.createElement('select');
  select.className = 'c-choice';
  select.setAttribute('aria-label', 'Language');
  for (const tab of tabs) select.add(new Option(tab.textContent ?? ''));
  const follow = (): void => {
    select.selectedIndex = tabs.findIndex((tab) => tab.getAttribute('aria-selected') === 'true');
  };
  select.addEventListener('change', () => {
    const tab = tabs[select.selectedIndex];
    if (tab) pick(tab);
  });
  const list = set.querySelector<HTMLElement>(':scope > .c-tablist');
  if (!list) return;
  list.hidden = true;
  list.before(select);
  new MutationObserver(follow).observe(list, { subtree: true, attributeFilter: ['aria-selected'] });
  follow();
}

/** Views of a page with different titles: one is shown, a choice stands above the first. */
function enhanceViews(root: Document, memory: Memory): void {
  const views = [...root.querySelectorAll<HTMLElement>('.c-view')];
  const titles = [...new Set(views.map((view) => view.dataset.title ?? ''))];
  const first = views[0];
  if (!first || titles.length < 2) return;
  const box = root.createElement('div');
  box.className = 'c-view-choice';
  const select = root.createElement('select');
  select.setAttribute('aria-label', 'View');
  for (const title of titles) select.add(new Option(title));
  box.append(select);
  first.before(box);
  const show = (): void => {
    for (const view of views) view.hidden = view.dataset.title !== select.value;
    for (const link of root.querySelectorAll<HTMLAnchorElement>('.l-toc a')) {
      const target = root.getElementById(decodeURIComponent(link.hash.slice(1)));
      const item = link.closest('li');
      if (item) item.hidden = target?.closest('.c-view[hidden]') != null;
    }
  };
  select.value = memory.titles.find((title) => titles.includes(title)) ?? titles[0] ?? '';
  select.addEventListener('change', () => {
    memory.remember(select.value);
    show();
  });
  for (const view of views) view.querySelector(':scope > .c-view-title')?.remove();
  show();
}

const COPY =
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><rect x="9" y="9" width="12" height="12" rx="2"/><path d="M5 15H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h9a2 2 0 0 1 2 2v1"/></svg>';
const DONE =
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="m5 12 5 5 9-10"/></svg>';

function addCopyButton(block: HTMLElement): void {
  const source = block.querySelector('pre code') ?? block.querySelector<HTMLElement>('.c-prompt-body');
  if (!source || 'nocopy' in block.dataset || block.querySelector('.c-copy')) return;
  const button = block.ownerDocument.createElement('button');
  button.type = 'button';
  button.className = 'c-copy';
  const say = (label: string, picture: string): void => {
    button.setAttribute('aria-label', label);
    button.title = label;
    button.innerHTML = picture;
  };
  say('Copy', COPY);
  button.addEventListener('click', async () => {
    await copyText(source.textContent?.trimEnd() ?? '', block.ownerDocument);
    say('Copied', DONE);
    setTimeout(() => say('Copy', COPY), 1600);
  });
  block.append(button);
}

/** The clipboard needs a secure origin; elsewhere the old way still works. */
async function copyText(text: string, root: Document): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = root.createElement('textarea');
    field.value = text;
    field.style.position = 'fixed';
    root.body.append(field);
    field.select();
    root.execCommand('copy');
    field.remove();
  }
}

function addExpandButton(block: HTMLElement): void {
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
    button.textContent = isOpen ? 'Show less' : 'Show more';
    button.setAttribute('aria-expanded', String(isOpen));
  };
  button.addEventListener('click', () => {
    block.toggleAttribute('data-open');
    show();
  });
  show();
  block.append(button);
}

/** A frame of another origin is loaded when the reader asks for it, not before. */
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

/** Images that are shown smaller than they are open at their full size; any click or Escape closes them. */
function enlargeImages(root: Document): void {
  for (const image of root.querySelectorAll<HTMLImageElement>('.l-prose img:not([data-nozoom])')) {
    if (image.closest('a,button,summary,.c-card')) continue;
    const isSmaller = (): boolean => image.naturalWidth > image.clientWidth * 1.2;
    image.addEventListener('pointerenter', () => image.classList.toggle('c-zoom', isSmaller()));
    image.addEventListener('click', () => {
      if (!isSmaller()) return;
      const dialog = root.createElement('dialog');
      dialog.className = 'c-lightbox';
      dialog.setAttribute('aria-label', image.alt || 'Image');
      const copy = root.createElement('img');
      copy.src = image.currentSrc;
      copy.alt = image.alt;
      dialog.append(copy);
      dialog.addEventListener('click', () => dialog.close());
      dialog.addEventListener('close', () => dialog.remove());
      root.body.append(dialog);
      dialog.showModal();
    });
  }
}

/** Escape puts a tooltip away; near the edge of the window it moves inside. */
function enhanceTooltips(root: Document): void {
  for (const tooltip of root.querySelectorAll<HTMLElement>('.c-tooltip')) {
    const tip = tooltip.querySelector<HTMLElement>('.c-tooltip-tip');
    if (!tip) continue;
    const place = (): void => {
      delete tooltip.dataset.closed;
      tip.style.removeProperty('--shift');
      const { left, right } = tip.getBoundingClientRect();
      const width = root.documentElement.clientWidth;
      const shift = left < 8 ? 8 - left : right > width - 8 ? width - 8 - right : 0;
      if (shift !== 0) tip.style.setProperty('--shift', `${shift}px`);
    };
    tooltip.addEventListener('pointerenter', place);
    tooltip.addEventListener('focusin', place);
    tooltip.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') tooltip.dataset.closed = '';
    });
  }
}

/** A link into an accordion or a tab opens what it points to. */
function revealTarget(root: Document): void {
  const id = decodeURIComponent(root.defaultView?.location.hash.slice(1) ?? '');
  const target = id === '' ? null : (root.getElementById(id) ?? alike(id, root));
  if (!target) return;
  let isHidden = target.id !== id;
  for (let box: Element | null = target; box; box = box.parentElement) {
    if (box instanceof HTMLDetailsElement && !box.open) {
      box.open = true;
      isHidden = true;
    }
    if (box.classList.contains('c-tab') && !box.hasAttribute('data-chosen')) {
      const set = box.parentElement;
      const tab = set && tabsOf(set).find((known) => known.getAttribute('aria-controls') === box.id);
      if (set && tab) choose(set, tab);
      isHidden = true;
    }
  }
  if (isHidden) target.scrollIntoView();
}

/** The element whose id differs in punctuation only: other generators make ids by other rules. */
function alike(id: string, root: Document): Element | null {
  const key = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  const wanted = key(id);
  if (wanted === '') return null;
  return [...root.querySelectorAll('main [id]')].find((element) => key(element.id) === wanted) ?? null;
}
