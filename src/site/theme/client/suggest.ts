import { findResults } from '../../search/results.ts';
import { addressOf, scope, shard } from './index-files.ts';

const MOST = 5;

/** Names, where nothing is found at an address, the pages that its words find: mostly those of its last step. */
export async function suggestPages(): Promise<void> {
  const box = document.querySelector<HTMLElement>('[data-suggest]');
  const list = box?.querySelector('ul');
  if (!box || !list) return;
  const steps = stepsOf(location.href.slice(new URL('.', document.baseURI).href.length));
  for (const query of [steps.at(-1) ?? '', steps.join(' ')]) {
    const found = await findResults(query, scope, shard);
    for (const { page } of found.slice(0, MOST)) {
      const link = Object.assign(document.createElement('a'), {
        href: addressOf(page.path),
        textContent: page.title,
      });
      const item = document.createElement('li');
      item.append(link, page.trail && ` – ${page.trail}`);
      list.append(item);
    }
    box.hidden = found.length === 0;
    if (found.length > 0) return;
  }
}

/** The steps of a path in words. */
function stepsOf(path: string): string[] {
  const [plain = ''] = path.split(/[?#]/);
  return plain
    .replace(/(\/|^)index(\.\w+)?$|\.\w+$/, '')
    .split('/')
    .map((step) => decodeURIComponent(step).replace(/[-_]+/g, ' ').trim())
    .filter(Boolean);
}
