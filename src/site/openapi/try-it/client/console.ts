import { recallValue, remember } from '../../../components/client/storage.ts';
import { consoleWords } from '../../../words/client.ts';
import { fill } from '../../../words/fill.ts';
import { type TryRequest, tryRequest } from '../request.ts';
import {
  type AnswerPlace,
  type ConsoleWords,
  failureOf,
  reasonOf,
  showProblem,
  showResponse,
} from './answer.ts';
import {
  contentOf,
  credentialsOf,
  FormProblem,
  isControl,
  parametersOf,
  serverOf,
  type TryContent,
} from './form.ts';

/**
 * The console of an API page; loaded only where there is one. It sends a request when the reader presses Send, and never
 * by itself. Secrets stay in this tab of the browser.
 */

const STORE = 'docs:api:';

function enhance(box: HTMLElement): void {
  const form = box.querySelector('form');
  const answer = form?.querySelector<HTMLElement>('[data-answer]');
  const line = answer?.querySelector<HTMLElement>('.api-answer-line');
  const details = answer?.querySelector<HTMLElement>('[data-details]');
  const cancel = form?.querySelector<HTMLElement>('[data-cancel]');
  if (!form || !answer || !line || !details || !cancel) return;

  keep(form, `${STORE}${box.dataset.store ?? ''}`);
  switchParts(form, '[data-servers]', 'server');
  switchParts(form, '[data-ways]', 'way');
  switchParts(form, '[data-bodies]', 'body');

  let running: AbortController | undefined;
  cancel.addEventListener('click', () => running?.abort());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (running !== undefined) return;
    running = new AbortController();
    cancel.hidden = false;
    answer.hidden = false;
    void send(box, form, { line, details }, running.signal).finally(() => {
      running = undefined;
      // Who canceled by key would start again at the top of the page.
      if (cancel === document.activeElement) form.querySelector<HTMLElement>('[type=submit]')?.focus();
      cancel.hidden = true;
    });
  });
  // Ctrl Enter sends from anywhere in the form, as in other consoles.
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.requestSubmit();
  });
  form.hidden = false;
}

async function send(
  box: HTMLElement,
  form: HTMLFormElement,
  place: AnswerPlace,
  signal: AbortSignal,
): Promise<void> {
  const words = consoleWords(box);
  place.line.textContent = words.sending;
  place.details.replaceChildren();
  let sent: { readonly url: URL; readonly options: Parameters<typeof failureOf>[2] } | undefined;
  let isAnswered = false;
  try {
    const content = contentOf(form, words);
    const request = tryRequest(
      serverOf(form, words),
      box.dataset.path ?? '',
      parametersOf(form, words),
      credentialsOf(form),
    );
    const url = new URL(request.url);
    const headers = headersOf(request, content, words);
    const notes = setCookies(request, url, words);
    const isAnonymous = box.dataset.credentials === undefined && request.cookies.length === 0;
    const options = {
      method: box.dataset.method ?? 'GET',
      headers,
      credentials: isAnonymous ? ('same-origin' as const) : ('include' as const),
    };
    sent = { url, options };
    const started = performance.now();
    const body = content === undefined ? {} : { body: content.body };
    const response = await fetch(url, { ...options, ...body, signal });
    isAnswered = true;
    await showResponse(place, response, performance.now() - started, notes, words);
  } catch (error) {
    if (signal.aborted) showProblem(place, [words.cancelled]);
    else if (error instanceof FormProblem) {
      showProblem(place, [error.message]);
      error.control?.focus();
    } else if (isAnswered) showProblem(place, [reasonOf(error, words)]);
    else if (sent === undefined) showProblem(place, [words.cannotSend, String(error)]);
    else showProblem(place, failureOf(error, sent.url, sent.options, words));
  }
}

function headersOf({ headers }: TryRequest, content: TryContent | undefined, words: ConsoleWords): Headers {
  const all = new Headers();
  for (const [name, value] of headers) {
    try {
      all.append(name, value);
    } catch {
      throw new FormProblem(fill(words.badHeader, { name }));
    }
  }
  // A form with files goes with its boundary, which a parameter of that name would not have.
  if (content !== undefined && /^multipart\/|^$/.test(content.type ?? '')) all.delete('content-type');
  if (content?.type !== undefined && !all.has('content-type')) all.set('content-type', content.type);
  return all;
}

/** A page may set cookies for its own host only; for another, the reader is told. */
function setCookies({ cookies }: TryRequest, url: URL, words: ConsoleWords): string[] {
  if (cookies.length === 0) return [];
  if (url.hostname === location.hostname) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing where pages come over http
    for (const cookie of cookies) document.cookie = `${cookie}; path=/; SameSite=Lax`;
    return [];
  }
  return [fill(words.cookies, { host: url.hostname })];
}

/** Shows the part that a choice names, and hides the others. */
function switchParts(form: HTMLFormElement, selector: string, key: string): void {
  const select = form.querySelector<HTMLSelectElement>(selector);
  if (select === null) return;
  const follow = (): void => {
    for (const part of form.querySelectorAll<HTMLElement>(`[data-${key}]`)) {
      part.hidden = part.dataset[key] !== select.value;
      // What is hidden must not keep the form from being sent.
      for (const control of part.querySelectorAll('input,select,textarea')) {
        if (isControl(control)) control.disabled = part.hidden;
      }
    }
  };
  select.addEventListener('change', follow);
  follow();
}

/** Server and secrets hold for the pages of the same API, as long as the tab is open. */
function keep(form: HTMLFormElement, store: string): void {
  const kept = (recallValue(store, 'sessionStorage') ?? {}) as Record<string, unknown>;
  for (const control of form.querySelectorAll('[data-keep]')) {
    if (!isControl(control)) continue;
    const name = control.dataset.keep ?? '';
    const value = kept[name];
    const isKnown =
      !(control instanceof HTMLSelectElement) ||
      [...control.options].some((option) => option.value === value);
    if (typeof value === 'string' && isKnown) control.value = value;
    control.addEventListener('change', () => {
      kept[name] = control.value;
      remember(store, JSON.stringify(kept), 'sessionStorage');
    });
  }
}

for (const box of document.querySelectorAll<HTMLElement>('.api-try')) enhance(box);
