import { kebabOf } from '../../markdown/anchors/slug.ts';
import { fill } from '../../words/fill.ts';
import { wordsIn } from '../../words/words.ts';
import { codeHtml, escapeHtml } from '../html.ts';
import { type JsonObject, namedIn, textOf } from '../json.ts';
import { mediaOf } from '../operation/media.ts';
import { operationsIn } from '../operation/operations.ts';
import { responsesIn } from '../operation/statuses.ts';
import { fieldAnchors } from './anchors.ts';
import { contentOf } from './body.ts';
import { fieldsHtml } from './fields.ts';
import { fieldsMarkdown, fieldsText } from './fields-text.ts';
import { parametersByPlace } from './parameters.ts';
import { headingHtml, type Part } from './part.ts';
import type { Pieces } from './pieces.ts';
import { responsePart } from './responses.ts';

const ENGLISH = wordsIn('en').api;

/** Requests that the API makes in turn: name, method and address, what is sent and what it expects to be answered. */
export function callbacksPart(pieces: Pieces): Part | undefined {
  const { document, operation, describer } = pieces;
  const callbacks = namedIn(operation.raw.callbacks).flatMap(([name, callback]) =>
    namedIn(document.resolve(callback)).flatMap(([expression, item]) => {
      const pathItem = document.resolve(item);
      return operationsIn(pathItem, document).map(([method, raw]) => ({
        name,
        expression,
        method,
        parts: callbackParts(pieces, name, pathItem, raw),
      }));
    }),
  );
  if (callbacks.length === 0) return undefined;
  const { words } = describer;
  const heading = { depth: 2, id: 'callbacks', text: words.api.callbacks };
  const items = callbacks.map(
    ({ name, expression, method, parts }) =>
      `<details class="api-content"><summary><h3 id="${pieces.claim(callbackId(name))}"><span class="api-method api-${method}">${method.toUpperCase()}</span> <code>${escapeHtml(name)}</code></h3></summary><p class="api-about">${fill(words.api.sentTo, { url: codeHtml(expression) })}</p>${parts.map(({ html }) => html).join('')}</details>`,
  );
  return {
    heading,
    html: `${headingHtml(heading, words)}${items.join('')}`,
    text: callbacks
      .flatMap(({ name, parts }) => [name, ...parts.map(({ text }) => text)])
      .filter((text) => text !== '')
      .join('\n'),
    markdown: [
      '## Callbacks',
      ...callbacks.flatMap(({ name, expression, method, parts }) => [
        `### ${name}`,
        `\`${method.toUpperCase()} ${expression}\``,
        ...parts.map(({ markdown }) => markdown).filter((markdown) => markdown !== ''),
      ]),
    ].join('\n\n'),
  };
}

function callbackId(name: string): string {
  return `callback-${kebabOf(name)}`;
}

/** What is said of a callback, its parameters, its body and the responses to it. */
function callbackParts(pieces: Pieces, name: string, pathItem: JsonObject, raw: JsonObject): Part[] {
  const { document, describer } = pieces;
  const id = callbackId(name);
  const body = document.resolve(raw.requestBody);
  const said = (text: string | undefined): Part[] =>
    text === undefined
      ? []
      : [{ html: describer.describe(text), text: describer.plain(text), markdown: text.trim() }];
  const content = contentOf(pieces, mediaOf(document, body), 'response', id);
  const responses = responsesIn(raw.responses).map(([status, response]) => {
    const at = pieces.claim(`${id}-response-${kebabOf(status)}`);
    return responsePart(pieces, status, response, { id: at, prefix: at, depth: 4, open: false });
  });
  const onlyHtml = (html: string): Part => ({ html, text: '', markdown: '' });
  const { words } = describer;
  return [
    ...[...new Set([textOf(raw.summary), textOf(raw.description)])].flatMap(said),
    ...parameterParts(pieces, id, pathItem, raw),
    ...said(textOf(body.description)),
    ...(content.types === '' ? [] : [onlyHtml(`<p class="api-about">${content.types}</p>`)]),
    content,
    ...(responses.length === 0 ? [] : [onlyHtml(`<p class="api-kind">${words.api.responses}</p>`)]),
    ...responses,
  ];
}

function parameterParts(pieces: Pieces, id: string, pathItem: JsonObject, raw: JsonObject): Part[] {
  const { describer } = pieces;
  const operation = { ...pieces.operation, pathItem, raw, webhook: true };
  return parametersByPlace({ ...pieces, operation }).map(([place, fields]) => {
    const anchors = fieldAnchors(`${id}-${place}`, pieces.claim);
    return {
      html: `<p class="api-kind">${describer.words.api[place]}</p>${fieldsHtml(fields, describer, anchors)}`,
      text: fieldsText(fields, describer),
      markdown: `${ENGLISH[place]}:\n\n${fieldsMarkdown(fields)}`,
    };
  });
}
