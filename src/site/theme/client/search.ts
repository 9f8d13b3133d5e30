import { scopeLanguage } from '../../search/format.ts';
import { partsFound, sourceOfFound } from '../../search/found-words.ts';
import { findResults, type Result } from '../../search/results.ts';
import { tokens } from '../../search/tokens.ts';
import { scriptWords } from '../../words/client.ts';
import { fill } from '../../words/fill.ts';
import { keepFound } from './found.ts';
import { addressOf, forget, INDEX, scope, shard } from './index-files.ts';
import { isComposing } from './search-dialog.ts';
import { suggestPages } from './suggest.ts';

/** Searches what is typed into the search dialog; loaded when a reader first opens it. */

const language = scopeLanguage(scope);
const words = scriptWords(document);

const escapeHtml = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

const dialog = document.querySelector('.l-search-dialog') as HTMLDialogElement;
const input = dialog.querySelector('input') as HTMLInputElement;
const list = dialog.querySelector('ul') as HTMLUListElement;
const status = dialog.querySelector('p') as HTMLParagraphElement;

let round = 0;
/** What is shown. */
let results: readonly Result[] = [];
/** The search for what is typed now. */
let running = Promise.resolve();

function typed(): void {
  running = run();
}

/** Goes to the result that is chosen, once there are those of what was typed last: fast fingers are ahead of them. */
async function follow(isApart: boolean): Promise<void> {
  const own = round;
  await running;
  const link = optionsShown()[selected()];
  if (own !== round || !dialog.open || !link) return;
  if (isApart) open(link.href);
  else link.click();
}

async function run(): Promise<void> {
  round += 1;
  const own = round;
  const query = input.value;
  // Signs alone are no word, nor is what is longer than any.
  if (tokens(query, language).length === 0) return show([], query.trim() === '' ? '' : nothing(query));
  dialog.dataset.busy = '';
  // What is typed on needs other files: those of a word that was only begun would come before them.
  const load = async (name: string): Promise<unknown> => {
    if (own !== round) throw new Error('another search has begun');
    return shard(name);
  };
  const find = (): Promise<Result[]> => findResults(query, scope, load);
  try {
    const found = await find().catch(() => {
      // The site may have been published anew since, with other files.
      if (own === round) forget(INDEX);
      return find();
    });
    if (own !== round) return;
    results = found;
    show(found.map(resultHtml), found.length === 0 ? nothing(query) : `${words.results}: ${found.length}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (own === round) show([], fill(words.searchBroken, { reason }));
  }
}

/** Shows options, of which the first is chosen, and says what a reader should know of them. */
function show(options: readonly string[], said: string): void {
  delete dialog.dataset.busy;
  list.innerHTML = options.join('');
  input.setAttribute('aria-expanded', String(options.length > 0));
  // What is said again is heard again.
  if (status.textContent !== said) status.textContent = said;
  select(0);
}

function nothing(query: string): string {
  const sought = query.trim();
  return fill(words.nothingFound, { query: sought.length > 60 ? `${sought.slice(0, 60)}…` : sought });
}

/** A page with its best section and a piece of text around the words found. */
function resultHtml({ page, match: { terms }, section: asked }: Result, index: number): string {
  const hits = (text: string): number => {
    const own = tokens(text, language, true);
    return terms.filter((term) => own.includes(term)).length;
  };
  const inTitle = hits(page.title);
  let best = page.sections[0];
  let most = inTitle > 0 ? 0.5 : 0;
  for (const section of page.sections) {
    const score = hits(section[0]) * 2 + hits(section[2]);
    if (score > most) [best, most] = [section, score];
  }
  if (asked !== undefined) best = asked;
  // A page whose title says it all is read from its top.
  if (inTitle === terms.length) best = ['', '', page.sections[0]?.[2] ?? ''];
  const [heading = '', id = '', text = ''] = best ?? [];
  const href = addressOf(page.path) + (id === '' ? '' : `#${encodeURIComponent(id)}`);
  const trail = [page.trail, heading === page.title ? '' : heading].filter(Boolean).join(' › ');
  return `<li role="none"><a role="option" id="l-result-${index}" aria-selected="false" href="${escapeHtml(href)}" tabindex="-1"><strong>${mark(page.title, terms)}</strong>${trail === '' ? '' : `<small>${mark(trail, terms)}</small>`}<span>${excerpt(text, terms)}</span></a></li>`;
}

/** The words of a page, as it writes them, that are among the terms found. */
function wordsFound({ page, match: { terms } }: Result): readonly string[] {
  const parts = [page.title, ...page.sections.flat()].flatMap((text) => partsFound(text, terms, language));
  return [...new Set(parts.filter(({ isFound }) => isFound).map(({ text }) => text))];
}

function excerpt(text: string, terms: readonly string[]): string {
  const parts = partsFound(text, terms, language);
  const hit = parts.findIndex(({ isFound }) => isFound);
  const at = parts.slice(0, Math.max(hit, 0)).reduce((sum, part) => sum + part.text.length, 0);
  const from = Math.max(0, at - 50);
  // Not every language has spaces between its words.
  const space = text.slice(from, at).indexOf(' ') + 1;
  const start = from === 0 ? 0 : from + space;
  const end = start + 150;
  if (end >= text.length) return (start > 0 ? '… ' : '') + mark(text.slice(start), terms);
  const piece = text.slice(start, end + 1).replace(/\s\S{0,30}$/, '');
  return `${start > 0 ? '… ' : ''}${mark(piece, terms)} …`;
}

function mark(text: string, terms: readonly string[]): string {
  return partsFound(text, terms, language)
    .map((part) => (part.isFound ? `<mark>${escapeHtml(part.text)}</mark>` : escapeHtml(part.text)))
    .join('');
}

const optionsShown = (): HTMLAnchorElement[] => [...list.querySelectorAll('a')];

function select(index: number): void {
  const options = optionsShown();
  options.forEach((option, at) => {
    option.setAttribute('aria-selected', String(at === index));
    if (at === index) option.scrollIntoView({ block: 'nearest' });
  });
  if (options[index]) input.setAttribute('aria-activedescendant', options[index].id);
  else input.removeAttribute('aria-activedescendant');
}

function selected(): number {
  return optionsShown().findIndex((option) => option.getAttribute('aria-selected') === 'true');
}

function begin(): void {
  shard(INDEX).catch(() => undefined);
}

input.addEventListener('input', typed);
input.addEventListener('keydown', (event) => {
  if (isComposing(event)) return;
  const count = list.children.length;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    if (count > 0) select((selected() + (event.key === 'ArrowDown' ? 1 : count - 1)) % count);
  } else if (event.key === 'Enter') {
    event.preventDefault();
    void follow(event.ctrlKey || event.metaKey);
  }
});
list.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
  // What opens in another window leaves the others here to be looked at.
  const link = (target as Element).closest('a');
  if (!link || ctrlKey || metaKey || shiftKey) return;
  const result = results[optionsShown().indexOf(link)];
  if (result) keepFound(link, sourceOfFound(wordsFound(result)));
  dialog.close();
});
input.addEventListener('focus', begin);
if (dialog.open) begin();
typed();
// Without them the page says all that it did before.
suggestPages().catch(() => undefined);
