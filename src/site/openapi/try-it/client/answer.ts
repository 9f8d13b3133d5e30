/** Shows what came back from an API, or why nothing did. */

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
): Promise<void> {
  const type = response.headers.get('content-type') ?? '';
  const title = `${response.status} ${response.statusText}`.trim();
  const status = element('strong', title);
  status.className = `api-status api-s${Math.floor(response.status / 100)}`;
  const facts = element('span', ` in ${Math.round(milliseconds)} ms`);
  line.replaceChildren(status, facts);
  details.replaceChildren(...notes.map((note) => element('p', note)), headersOf(response));
  if (/^text\/event-stream|ndjson|jsonl/i.test(type)) await showStream(details, response);
  else await showBody(details, response, type);
  const size = details.dataset.size;
  if (size !== undefined) facts.textContent += `, ${size}`;
}

/** Text and JSON are shown, pictures and sound played, anything else can be saved. */
async function showBody(details: HTMLElement, response: Response, type: string): Promise<void> {
  const blob = await response.blob();
  details.dataset.size = sizeOf(blob.size);
  if (blob.size === 0) {
    details.append(element('p', 'The answer has no body.'));
    return;
  }
  const url = URL.createObjectURL(new Blob([blob], { type: type || 'application/octet-stream' }));
  if (/^image\//i.test(type)) {
    const image = new Image();
    image.src = url;
    image.alt = 'The picture in the answer';
    details.append(image);
  } else if (/^(audio|video)\//i.test(type)) {
    const player = document.createElement(/^video/i.test(type) ? 'video' : 'audio');
    player.src = url;
    player.controls = true;
    details.append(player);
  } else if (isText(type)) {
    const text = await blob.text();
    const shown = /json/i.test(type) || type === '' ? prettyJson(text) : text;
    details.append(codeOf(shown.slice(0, MOST_CHARACTERS)));
    if (shown.length <= MOST_CHARACTERS) return;
    details.append(element('p', 'The rest of the answer is not shown.'));
  }
  const link = element('a', `Save the answer (${sizeOf(blob.size)})`);
  link.href = url;
  link.download = 'answer';
  const paragraph = element('p', '');
  paragraph.append(link);
  details.append(paragraph);
}

/** Events are shown as they arrive. */
async function showStream(details: HTMLElement, response: Response): Promise<void> {
  const block = codeOf('');
  const code = block.firstElementChild ?? block;
  details.append(block);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let length = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    length += part.value.length;
    if (length <= MOST_CHARACTERS) code.append(part.value);
    block.scrollTop = block.scrollHeight;
  }
  details.dataset.size = sizeOf(length);
}

function isText(type: string): boolean {
  return type === '' || /^text\/|json|xml|ya?ml|javascript|x-www-form-urlencoded|graphql/i.test(type);
}

function prettyJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text; // It calls itself JSON, and is shown as it came.
  }
}

function headersOf(response: Response): HTMLElement {
  const box = document.createElement('details');
  box.className = 'api-more';
  const headers = [...response.headers];
  box.append(element('summary', `${headers.length} headers`));
  const list = document.createElement('dl');
  list.className = 'api-answer-headers';
  for (const [name, value] of headers) list.append(element('dt', name), element('dd', value));
  box.append(list);
  if (response.type === 'cors') {
    box.append(element('p', 'A browser shows a page only those headers that the API opens to other sites.'));
  }
  return box;
}

function codeOf(text: string): HTMLElement {
  const block = document.createElement('pre');
  block.tabIndex = 0;
  block.setAttribute('aria-label', 'Body of the answer');
  block.setAttribute('role', 'region');
  block.append(element('code', text));
  return block;
}

function sizeOf(bytes: number): string {
  return bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`;
}

/** Why a request has failed, and what can be done about it: a browser says no more than that it has. */
export function failureOf(error: unknown, url: URL): string[] {
  const first = `There is no answer from ${url.origin}.`;
  if (!navigator.onLine) return [first, 'This browser is offline.'];
  if (location.protocol === 'https:' && url.protocol === 'http:' && !isLocal(url)) {
    return [
      first,
      'This page came over https, and browsers do not let such pages call http addresses. Use the https address of the API.',
    ];
  }
  const reason = error instanceof Error ? error.message : String(error);
  if (url.origin === location.origin) return [first, `The browser says: ${reason}.`];
  return [
    first,
    `Either it cannot be reached from here, or it does not let pages of ${location.origin} call it (CORS). To allow it, the API has to answer with “Access-Control-Allow-Origin: ${location.origin}”, to its OPTIONS requests as well.`,
    'The request samples work from a terminal all the same.',
  ];
}

function isLocal({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || /^127\.|^\[::1\]$/.test(hostname);
}

export function showProblem({ line, details }: AnswerPlace, [first = '', ...more]: readonly string[]): void {
  const title = element('strong', first);
  title.className = 'api-problem';
  line.replaceChildren(title);
  details.replaceChildren(...more.map((text) => element('p', text)));
}

function element<K extends keyof HTMLElementTagNameMap>(name: K, text: string): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
