import type { scriptWords } from '../../words/client.ts';
import { fill } from '../../words/fill.ts';
import { idInAddress } from './reveal.ts';

/** In the address: `?tags=API,Web`, in older ones `#tags=API,Web`; a comma that belongs to a tag is encoded. */
const IN_ADDRESS = /[?&#]tags=([^&#]*)/;

/** The filter of a changelog: entries with all of the chosen tags are shown, as on hosted pages. */
export function enhanceUpdates(root: Document, words: ReturnType<typeof scriptWords>): { follow(): void } {
  const chips = [...root.querySelectorAll<HTMLButtonElement>('.c-filter button')];
  const updates = [...root.querySelectorAll<HTMLElement>('.c-update')];
  if (chips.length === 0) return { follow: () => {} };
  const status = root.createElement('p');
  status.className = 'c-filter-status';
  status.setAttribute('role', 'status');
  chips[0]?.parentElement?.after(status);

  const show = (chosen: readonly string[]): void => {
    for (const chip of chips) {
      const { tag } = chip.dataset;
      chip.setAttribute(
        'aria-pressed',
        String(tag === undefined ? chosen.length === 0 : chosen.includes(tag)),
      );
    }
    for (const update of updates) {
      const own: unknown = JSON.parse(update.dataset.tags ?? '[]');
      update.hidden = !chosen.every((tag) => Array.isArray(own) && own.includes(tag));
    }
    const isEmpty = updates.every(({ hidden }) => hidden);
    status.textContent = isEmpty ? fill(words.nothingFound, { query: chosen.join(', ') }) : '';
  };
  const pressed = (): string[] =>
    chips.flatMap((chip) =>
      chip.dataset.tag !== undefined && chip.getAttribute('aria-pressed') === 'true'
        ? [chip.dataset.tag]
        : [],
    );
  for (const chip of chips) {
    chip.addEventListener('click', () => {
      const { tag } = chip.dataset;
      const before = pressed();
      const chosen =
        tag === undefined
          ? []
          : before.includes(tag)
            ? before.filter((one) => one !== tag)
            : [...before, tag];
      show(chosen);
      history.replaceState(null, '', addressWith(chosen));
    });
  }
  return {
    /** Chooses what the address says; a link to a hidden entry shows it. */
    follow() {
      const named = (IN_ADDRESS.exec(location.hash) ?? IN_ADDRESS.exec(location.search))?.[1];
      const known = new Set(chips.map(({ dataset }) => dataset.tag));
      if (named !== undefined) {
        const tags = named.split(',').map((tag) => idInAddress(`#${tag.replaceAll('+', ' ')}`));
        show(tags.flatMap((tag) => (known.has(tag) ? tag : tag.split(','))).filter((tag) => known.has(tag)));
      }
      const target = root.getElementById(idInAddress());
      if (target?.closest('.c-update[hidden]')) show([]);
    },
  };
}

/** The address of the page with these tags in place of those that it names. */
function addressWith(tags: readonly string[]): string {
  const query = location.search.slice(1).split('&');
  const kept = query.filter((part) => part !== '' && !part.startsWith('tags='));
  const all = tags.length === 0 ? kept : [...kept, `tags=${tags.map(encodeURIComponent)}`];
  return location.pathname + (all.length === 0 ? '' : `?${all.join('&')}`);
}
