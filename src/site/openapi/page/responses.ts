import { lookUp } from '../../../look-up.ts';
import { fill } from '../../words/fill.ts';
import { type Words, wordsIn } from '../../words/words.ts';
import { described } from '../described.ts';
import { escapeHtml } from '../html.ts';
import { mediaOf } from '../operation/media.ts';
import type { ApiOperation } from '../operation/operations.ts';
import { describeHeader } from '../operation/parameters.ts';
import { responsesIn } from '../operation/statuses.ts';
import { fieldAnchors } from './anchors.ts';
import { contentOf } from './body.ts';
import { fieldsHtml } from './fields.ts';
import { fieldsMarkdown, fieldsText } from './fields-text.ts';
import { headingHtml, type Part } from './part.ts';
import type { Pieces } from './pieces.ts';
import { responseLinks } from './response-links.ts';

const ENGLISH = wordsIn('en').api;

/** The responses of an operation by status; the first is open. */
export function responsesParts(pieces: Pieces): Part[] {
  const responses = responsesIn(pieces.operation.raw.responses);
  if (responses.length === 0) return [];
  const { words } = pieces.describer;
  const heading = { depth: 2, id: 'responses', text: words.api.responses };
  return [
    {
      heading,
      html: headingHtml(heading, words),
      text: '',
      markdown: '## Responses',
    },
    ...responses.map(([status, response], index) => {
      const id = responseId(status);
      // Hosted services show one response at a time, whose fields are named without its status.
      const place = { id, prefix: index === 0 ? 'response' : id, depth: 3, open: index === 0 };
      return responsePart(pieces, status, response, place);
    }),
  ];
}

/** Where a response stands on the page: its id, that of its fields, the level of its heading. */
export interface ResponsePlace {
  readonly id: string;
  readonly prefix: string;
  readonly depth: number;
  readonly open: boolean;
}

/** What is answered with a status. */
export function responsePart(
  pieces: Pieces,
  status: string,
  value: unknown,
  { id, prefix, depth, open }: ResponsePlace,
): Part {
  const { document, describer, remarks, claim } = pieces;
  const response = document.resolve(value);
  const headers = Object.entries(document.resolve(response.headers)).map(([name, header]) =>
    describeHeader(document, document.resolve(header), { name, remarks }),
  );
  const media = mediaOf(document, response);
  const content = media.length === 0 ? undefined : contentOf(pieces, media, 'response', prefix);
  const english = statusWord(status, ENGLISH);
  const said = described(response);
  // Many only repeat what the heading says.
  const description = saysStatus(said ?? '', status, english) ? undefined : said;
  const links = responseLinks(pieces, response);
  const words = describer.words.api;
  const word = statusWord(status, words);

  const inside = [
    description === undefined ? '' : describer.describe(description),
    content === undefined || content.types === '' ? '' : `<p class="api-about">${content.types}</p>`,
    content?.html ?? '',
    headers.length === 0
      ? ''
      : `<p class="api-kind">${words.header}</p>${fieldsHtml(headers, describer, fieldAnchors(`${prefix}-header`, claim))}`,
    links.html,
  ].join('');
  const title = `<h${depth} id="${id}"><span class="api-status api-s${/^[1-5]/.test(status) ? status.charAt(0) : '0'}">${escapeHtml(status)}</span>${word === '' ? '' : ` ${escapeHtml(word)}`}</h${depth}>`;
  return {
    heading: { depth, id, text: `${status} ${word}`.trim() },
    html:
      inside === ''
        ? `<div class="api-response api-plain">${title}</div>`
        : `<details class="api-response"${open ? ' open' : ''}><summary>${title}</summary>${inside}</details>`,
    text: [
      description === undefined ? '' : describer.plain(description),
      content?.text ?? '',
      fieldsText(headers, describer),
    ]
      .filter((text) => text !== '')
      .join('\n'),
    markdown: [
      `${'#'.repeat(depth)} ${`${status} ${english}`.trim()}`,
      ...(description === undefined ? [] : [description.trim()]),
      ...(content === undefined ? [] : [content.markdown]),
      ...(headers.length === 0 ? [] : [`Headers:\n\n${fieldsMarkdown(headers)}`]),
      ...(links.markdown === '' ? [] : [links.markdown]),
    ].join('\n\n'),
  };
}

/** The id of a response: `response-200`. */
function responseId(status: string): string {
  return `response-${status.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
}

/** The ids that responses have as headings. */
export function responseIds({ raw }: ApiOperation): string[] {
  return responsesIn(raw.responses).map(([status]) => responseId(status));
}

/** Whether a text says no more than a status does: `OK`, `200 OK`, `404: Not found.` */
function saysStatus(text: string, status: string, word: string): boolean {
  const plain = text
    .trim()
    .replace(/^\d{3}\b[\s:–—-]*/, (code) => (code.startsWith(status) ? '' : code))
    .replace(/\.$/, '');
  return plain.toLowerCase() === word.toLowerCase();
}

function statusWord(status: string, words: Words['api']): string {
  if (status === 'default') return words.anyOther;
  if (/^[1-5]XX$/i.test(status)) {
    const first = status.charAt(0);
    return fill(words.anyStatus, { from: `${first}00`, to: `${first}99` });
  }
  // Loaded where an API has responses only: it takes as long as the rest of what Node loads.
  const { STATUS_CODES } = process.getBuiltinModule('node:http');
  return lookUp(STATUS_CODES, status) ?? '';
}
