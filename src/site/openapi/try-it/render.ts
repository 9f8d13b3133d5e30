import type { ApiSettings } from '../../config/api.ts';
import { type Words, wordsIn } from '../../words/words.ts';
import type { ApiDocument } from '../description/document.ts';
import { escapeHtml } from '../html.ts';
import { objectOf } from '../json.ts';
import type { ApiOperation } from '../operation/operations.ts';
import { PLACES, type Place } from '../operation/parameter-places.ts';
import { authorizationsOf, carriesSecret } from '../operation/security.ts';
import { type Server, serversOf } from '../operation/servers.ts';
import type { Part } from '../page/part.ts';
import { authorizationHtml } from './authorization.ts';
import { type FieldIds, inputHtml, labelHtml } from './fields.ts';
import { bodiesOf, parameterInputs, type TryBody, type TryParameter } from './inputs.ts';

/** Methods that no browser lets a page use. */
const FORBIDDEN: ReadonlySet<string> = new Set(['trace']);
/** Methods whose requests carry no body in a browser. */
const BODYLESS: ReadonlySet<string> = new Set(['get', 'head']);

/** Whether a page can call the operation: webhooks are calls the other way round. */
export function canTry({ webhook, method }: ApiOperation): boolean {
  return !webhook && !FORBIDDEN.has(method);
}

/**
 * The console of an operation: a form for its request. Its form is hidden until `try-it/client.ts` runs, which sends
 * the request from the reader's browser and shows the answer.
 */
export function consolePart(
  document: ApiDocument,
  operation: ApiOperation,
  { prefill, samples, credentials }: ApiSettings,
  words: Words,
): Part {
  let count = 0;
  const nextId: FieldIds = () => {
    count += 1;
    return `api-try-${count}`;
  };
  const isSecret = carriesSecret(authorizationsOf(document, operation));
  // Two fields for one secret would send it twice.
  const parameters = parameterInputs(document, operation, prefill).filter(
    ({ parameter }) => !isSecret(parameter),
  );
  const bodies = BODYLESS.has(operation.method)
    ? []
    : bodiesOf(document, operation, { prefill, requiredOnly: samples.requiredOnly === true });
  const sections = [
    serverHtml(serversOf(document, operation), nextId, words.console),
    authorizationHtml(document, operation, nextId, words.console),
    ...PLACES.map((place) => parametersHtml(place, parameters, nextId, words)),
    bodyHtml(bodies, objectOf(document.resolve(operation.raw.requestBody)).required === true, nextId, words),
  ];
  const form = [
    ...sections,
    `<div class="api-try-send"><button type="submit" class="api-button">${words.console.send}</button><button type="button" class="api-button api-quiet" data-cancel hidden>${words.console.cancel}</button></div>`,
    '<div class="api-answer" data-answer hidden><p class="api-answer-line" role="status"></p><div data-details></div></div>',
  ];
  const data = [
    `data-method="${operation.method.toUpperCase()}"`,
    `data-path="${escapeHtml(operation.path)}"`,
    `data-store="${escapeHtml(document.source)}"`,
    ...(credentials ? ['data-credentials'] : []),
    ...(words === wordsIn('en') ? [] : [`data-words="${escapeHtml(JSON.stringify(words.consoleScript))}"`]),
  ];
  return {
    html: `<details class="api-try" ${data.join(' ')}><summary>${words.console.tryIt}</summary><form hidden autocomplete="off" aria-label="${words.console.tryIt}">${form.join('')}</form></details>`,
    text: '',
    markdown: '',
  };
}

function sectionHtml(title: string, inner: string): string {
  return inner === '' ? '' : `<fieldset class="api-try-part"><legend>${title}</legend>${inner}</fieldset>`;
}

/** The choice of a server with its variables, and an address of the reader's own. */
function serverHtml(servers: readonly Server[], nextId: FieldIds, words: Words['console']): string {
  const known = servers.filter(
    ({ template }) => /^https?:\/\//i.test(template) || /^\{[^{}]+\}/.test(template),
  );
  const choice = nextId();
  const own = nextId();
  const options = known.map(
    ({ url, template, description }, index) =>
      `<option value="${index}" data-template="${escapeHtml(template)}">${escapeHtml(description === undefined ? url : `${url} (${description.trim()})`)}</option>`,
  );
  const path = servers.find((server) => !known.includes(server))?.template ?? '';
  const hint = /^(\/|$)/.test(path) ? `https://api.example.com${path}` : `https://api.example.com/${path}`;
  const variables = known.map(({ variables: list }, index) => {
    const rows = list.map(({ name, value, choices }) => {
      const id = nextId();
      const data = `id="${id}" data-variable="${escapeHtml(name)}" data-keep="variable ${escapeHtml(name)}"`;
      const input =
        choices.length === 0
          ? `<input type="text" ${data} value="${escapeHtml(value)}">`
          : `<select ${data}>${choices.map((one) => `<option${one === value ? ' selected' : ''}>${escapeHtml(one)}</option>`).join('')}</select>`;
      return `<div class="api-row"><label for="${id}"><code>${escapeHtml(name)}</code></label>${input}</div>`;
    });
    return rows.length === 0
      ? ''
      : `<div data-server="${index}"${index === 0 ? '' : ' hidden'}>${rows.join('')}</div>`;
  });
  return sectionHtml(
    words.server,
    [
      known.length === 0
        ? ''
        : `<div class="api-row"><label for="${choice}">${words.address}</label><select id="${choice}" data-servers data-keep="server">${options.join('')}<option value="own">${words.otherAddress}</option></select></div>`,
      ...variables,
      `<div class="api-row" data-server="own"${known.length === 0 ? '' : ' hidden'}><label for="${own}">${known.length === 0 ? words.address : words.yourAddress}</label><input type="url" id="${own}" data-own-server data-keep="own server" placeholder="${escapeHtml(hint)}"></div>`,
    ].join(''),
  );
}

function parametersHtml(
  place: Place,
  parameters: readonly TryParameter[],
  nextId: FieldIds,
  words: Words,
): string {
  const rows = parameters
    .filter(({ parameter }) => parameter.in === place)
    .map(({ parameter, input }) => {
      const { style, explode, json, reserved } = parameter;
      const data = `data-in="${place}" data-style="${escapeHtml(style)}"${explode ? ' data-explode' : ''}${json ? ' data-json' : ''}${reserved === true ? ' data-reserved' : ''}`;
      return inputHtml(input, data, nextId, words);
    });
  return sectionHtml(words.api[place], rows.join(''));
}

function bodyHtml(bodies: readonly TryBody[], required: boolean, nextId: FieldIds, words: Words): string {
  if (bodies.length === 0) return '';
  const id = nextId();
  const choice =
    bodies.length === 1
      ? ''
      : `<div class="api-row"><label for="${id}">${words.console.contentType}</label><select id="${id}" data-bodies>${bodies.map(({ type }, index) => `<option value="${index}">${escapeHtml(type)}</option>`).join('')}</select></div>`;
  const panels = bodies.map((body, index) => {
    const data = `data-body="${index}" data-type="${escapeHtml(body.type)}" data-kind="${body.kind}"`;
    return `<div ${data}${index === 0 ? '' : ' hidden'}>${contentHtml(body, required, nextId, words)}</div>`;
  });
  return sectionHtml(words.api.body, choice + panels.join(''));
}

function contentHtml(body: TryBody, required: boolean, nextId: FieldIds, words: Words): string {
  if ('fields' in body) {
    return body.fields.map((field) => inputHtml(field, 'data-in="body"', nextId, words)).join('');
  }
  const id = nextId();
  const label = labelHtml(id, escapeHtml(body.type), '', required, words);
  if (!('text' in body)) {
    return `<div class="api-row">${label}<input type="file" id="${id}" data-content></div>`;
  }
  const rows = Math.min(24, Math.max(4, body.text.split('\n').length + 1));
  return `<div class="api-row api-tall">${label}<textarea id="${id}" rows="${rows}" spellcheck="false" autocapitalize="off" data-content>\n${escapeHtml(body.text)}</textarea></div>`;
}
