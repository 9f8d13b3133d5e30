import type { consoleWords } from '../../../words/client.ts';
import { fill } from '../../../words/fill.ts';
import { parseJson } from '../../json.ts';
import { corsHeaders } from './cors.ts';

/** Shows what came back from an API, or why nothing did. */

export type ConsoleWords = ReturnType<typeof consoleWords>;

/** Beyond this a body is cut on the page, and can be saved instead. */
const MOST_CHARACTERS = 400_000;

export interface AnswerPlace {
  readonly line: HTMLElement;
  readonly details: HTMLElement;
}

export async function showResponse(
  { line, details }: AnswerPlace,
  response: Response,
  milliseconds: number,
  notes: readonly string[],
  words: ConsoleWords,
): Promise<void> {
  const type = response.headers.get('content-type') ?? '';
  const title = `${response.status} ${response.statusText}`.trim();
  const status = element('strong', title);
  status.className = `api-status api-s${Math.floor(response.status / 100)}`;
  const facts = element('span', ` ${fill(words.after, { ms: Math.round(milliseconds) })}`);
  line.replaceChildren(status, facts);
  details.replaceChildren(...notes.map((note) => element('p', note)), headersOf(response, words));
  if (/^text\/(?:event-stream|plain)|ndjson|jsonl/i.test(type))
    await showStream(details, response, type, words);
  else await showBody(details, response, type, words);
  const size = details.dataset.size;
  if (size !== undefined) facts.textContent += `, ${size}`;
}

/** Text and JSON are shown, pictures and sound played, anything else can be saved. */
async function showBody(
  details: HTMLElement,
  response: Response,
  type: string,
  words: ConsoleWords,
): Promise<void> {
  const blob = await response.blob();
  details.dataset.size = sizeOf(blob.size);
  if (blob.size === 0) {
    details.append(element('p', words.noBody));
    return;
  }
  const url = URL.createObjectURL(new Blob([blob], { type: type || 'application/octet-stream' }));
  if (/^image\//i.test(type)) {
    const image = new Image();
    image.src = url;
    image.alt = words.picture;
    details.append(image);
  } else if (/^(audio|video)\//i.test(type)) {
    const player = document.createElement(/^video/i.test(type) ? 'video' : 'audio');
    player.src = url;
    player.controls = true;
    details.append(player);
  } else if (isText(type)) {
    const text = decoderOf(type).decode(await blob.arrayBuffer());
    const shown = /json/i.test(type) || type === '' ? prettyJson(text) : text;
    details.append(codeOf(shown.slice(0, MOST_CHARACTERS), words));
    if (shown.length <= MOST_CHARACTERS) return;
    details.append(element('p', words.cut));
  }
  details.append(savedAs(url, blob.size, words));
}

/** A link that saves a body. */
function savedAs(url: string, bytes: number, words: ConsoleWords): HTMLElement {
  const link = element('a', fill(words.save, { size: sizeOf(bytes) }));
  link.href = url;
  link.download = 'answer';
  const paragraph = element('p', '');
  paragraph.append(link);
  return paragraph;
}

/** What reads text in the charset that a content type names; in UTF-8 where it names none, or none that is known. */
function decoderOf(type: string): TextDecoder {
  const [, charset = 'utf-8'] = /;\s*charset="?([\w:.+-]+)/i.exec(type) ?? [];
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}

/** Texts and events are shown as they arrive; a reader who has scrolled back to earlier ones is left there. */
async function showStream(
  details: HTMLElement,
  response: Response,
  type: string,
  words: ConsoleWords,
): Promise<void> {
  const block = codeOf('', words);
  const code = block.firstElementChild ?? block;
  details.append(block);
  const decoder = decoderOf(type);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body?.getReader();
  let [bytes, length] = [0, 0];
  const show = (text: string): void => {
    const isAtEnd = block.scrollHeight - block.scrollTop - block.clientHeight < 8;
    code.append(text.slice(0, Math.max(0, MOST_CHARACTERS - length)));
    length += text.length;
    if (isAtEnd) block.scrollTop = block.scrollHeight;
  };
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    bytes += part.value.length;
    parts.push(part.value);
    show(decoder.decode(part.value, { stream: true }));
  }
  show(decoder.decode());
  details.dataset.size = sizeOf(bytes);
  if (bytes === 0) block.replaceWith(element('p', words.noBody));
  if (length <= MOST_CHARACTERS) return;
  details.append(
    element('p', words.cut),
    savedAs(URL.createObjectURL(new Blob(parts, { type })), bytes, words),
  );
}

function isText(type: string): boolean {
  return type === '' || /^text\/|json|xml|ya?ml|javascript|x-www-form-urlencoded|graphql/i.test(type);
}

function prettyJson(text: string): string {
  try {
    return JSON.stringify(parseJson(text), null, 2);
  } catch {
    return text; // It calls itself JSON, and is shown as it came.
  }
}

function headersOf(response: Response, words: ConsoleWords): HTMLElement {
  const box = document.createElement('details');
  box.className = 'api-more';
  const headers = [...response.headers];
  box.append(element('summary', fill(words.headers, { n: headers.length })));
  const list = document.createElement('dl');
  list.className = 'api-answer-headers';
  for (const [name, value] of headers) list.append(element('dt', name), element('dd', value));
  box.append(list);
  if (response.type === 'cors') {
    box.append(element('p', words.someHeaders));
  }
  return box;
}

function codeOf(text: string, words: ConsoleWords): HTMLElement {
  const block = document.createElement('pre');
  block.tabIndex = 0;
  block.setAttribute('aria-label', words.bodyOfAnswer);
  block.setAttribute('role', 'region');
  block.append(element('code', text));
  return block;
}

function sizeOf(bytes: number): string {
  return bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`;
}

/** What a browser says of a request that it has not sent, or of an answer that has broken off. */
export function reasonOf(error: unknown, words: ConsoleWords): string {
  return fill(words.reason, { reason: error instanceof Error ? error.message : String(error) });
}

/** Why a request has failed, and what can be done about it: a browser says no more than that it has. */
export function failureOf(
  error: unknown,
  url: URL,
  request: Parameters<typeof corsHeaders>[1],
  words: ConsoleWords,
): (string | HTMLElement)[] {
  const first = fill(words.noAnswer, { origin: url.origin });
  if (!navigator.onLine) return [first, words.offline];
  if (location.protocol === 'https:' && url.protocol === 'http:' && !isLocal(url)) {
    return [first, words.insecure];
  }
  if (url.origin === location.origin) return [first, reasonOf(error, words)];
  const headers = document.createElement('pre');
  headers.append(element('code', corsHeaders(location.origin, request)));
  return [first, fill(words.cors, { page: location.origin }), headers, words.samplesWork];
}

function isLocal({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || /^127\.|^\[::1\]$/.test(hostname);
}

/** Says what went wrong above what has come of an answer until then. */
export function showProblem(
  { line, details }: AnswerPlace,
  [first = '', ...more]: readonly (string | HTMLElement)[],
): void {
  const title = document.createElement('strong');
  title.append(first);
  title.className = 'api-problem';
  line.replaceChildren(title);
  details.append(...more.map((one) => (typeof one === 'string' ? element('p', one) : one)));
}

function element<K extends keyof HTMLElementTagNameMap>(name: K, text: string): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
