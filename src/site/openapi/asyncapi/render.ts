import { fenced } from '../../markdown/code/code-span.ts';
import type { PageBody, PageContext } from '../../page.ts';
import { wordsIn } from '../../words/words.ts';
import { withReferences } from '../description/example-references.ts';
import { escapeHtml } from '../html.ts';
import { isJson, saysNothing } from '../operation/media.ts';
import { type FieldAnchors, fieldAnchors } from '../page/anchors.ts';
import { createDescriber, type Describer } from '../page/description.ts';
import { serversPart } from '../page/endpoint.ts';
import { type Panel, panelsPart } from '../page/examples.ts';
import { fieldsHtml, schemaHtml } from '../page/fields.ts';
import { fieldsMarkdown, fieldsText } from '../page/fields-text.ts';
import { framed } from '../page/frame.ts';
import { bodyOf, headingHtml, type Part, withFreeHeadings, withFreeIds } from '../page/part.ts';
import { waysPart } from '../page/security.ts';
import { exampleOf } from '../schema/example.ts';
import { describeSchema, type Field } from '../schema/field.ts';
import { isFileSchema } from '../schema/files.ts';
import { flatten } from '../schema/flatten.ts';
import { slugOf, uniqueNames } from '../slug.ts';
import type { AsyncDocument, Channel } from './document.ts';
import type { ChannelMessage } from './messages.ts';

const ENGLISH = wordsIn('en').api;

/** With more messages than these the example of each stands with it: so many tabs would push all else away. */
const MOST_TABS = 12;

/** Renders the reference of one channel: where to connect, its parameters, and the messages that travel on it. */
export function renderChannel(
  document: AsyncDocument,
  channel: Channel,
  context: PageContext,
  intro?: PageBody,
): PageBody {
  const describer = createDescriber(document, context);
  const unique = uniqueNames();
  const start = [
    bodyOf(addressPart(channel, describer)),
    ...[channel.description ?? '', ...channel.operations, channel.bindings]
      .filter((text) => text !== '')
      .map((text) => describer.page(text)),
  ].map((body) => withFreeIds(body, unique));
  const own = intro === undefined ? [] : [withFreeIds(intro, unique)];
  const { messages } = channel;
  const areMany = messages.length > MOST_TABS;
  const exampleOf = (message: ChannelMessage, id: string): Part =>
    panelsPart(
      'example',
      areMany ? messagePanels(document, message) : [],
      context,
      unique(`api-example-${id}`),
    );
  const parameterAnchors = fieldAnchors('parameter', unique);
  const reference = [
    waysPart(channel.authorizations, describer, unique),
    parametersPart(document, channel, describer, parameterAnchors),
    ...bindingParts(document, channel, describer, parameterAnchors),
    ...messages.map((message) =>
      messagePart(document, message, describer, (id) => fieldAnchors(id, unique), exampleOf),
    ),
  ]
    .flatMap((part) => (part === undefined ? [] : bodyOf(part)))
    .map((body) => withFreeHeadings(body, unique));
  const main = [...own, ...reference];
  const panels = areMany ? [] : messages.flatMap((message) => messagePanels(document, message));
  const samples = bodyOf(panelsPart('messages', panels, context));
  return framed({ start, samples: [samples], main }, [...start, samples, ...main], context.words.api);
}

function addressPart({ servers, address }: Channel, describer: Describer): Part {
  const [first] = servers;
  // An expression of what a message holds is the whole address, as one that names a host.
  const ownProtocol = /^([\w+.-]+):\/\//.exec(address)?.[1];
  const isWhole = ownProtocol !== undefined || address.startsWith('$message.');
  const base = isWhole ? '' : serverBase(first?.url ?? '', address);
  const path = /^\/|^$/.test(address) || base === '' ? address : `/${address}`;
  const protocol = ownProtocol ?? /^([\w+.-]+):/.exec(first?.template ?? '')?.[1] ?? 'ws';
  // What is secure of them the address says.
  const plain = protocol.replace(/^secure-|-secure$/i, '');
  const badge = /^wss?$/i.test(plain) ? 'WS' : plain.toUpperCase();
  const more = serversPart(servers, describer);
  const box = `<div class="api-endpoint"><span class="api-method">${escapeHtml(badge)}</span> <code class="api-path"><span class="api-base">${escapeHtml(base)}</span>${escapeHtml(path)}</code></div>`;
  const isKnown = base !== '' || path !== '';
  return {
    html: `${isKnown ? box : ''}${more.html}`,
    text: address,
    markdown: [...(isKnown ? [`\`${base}${path}\``] : []), more.markdown]
      .filter((text) => text !== '')
      .join('\n\n'),
  };
}

/** A server without its path where the address of the channel begins with that again. */
function serverBase(server: string, address: string): string {
  const [, host = '', path = ''] = /^([^:]+:\/\/[^/]*)(\/.*)$/.exec(server) ?? [];
  const repeats = path !== '' && (address === path || /^[/?]/.test(address.slice(path.length)));
  return repeats && address.startsWith(path) ? host : server;
}

/** What the binding of a WebSocket asks for when one is opened. */
function bindingParts(
  document: AsyncDocument,
  channel: Channel,
  describer: Describer,
  anchors: FieldAnchors,
): Part[] {
  return (['query', 'header'] as const).flatMap((place) => {
    const schema = place === 'query' ? channel.query : channel.headers;
    const fields = schema === undefined ? [] : describeSchema(schema, document).children;
    if (fields.length === 0) return [];
    const heading = { depth: 2, id: `${place}-parameters`, text: describer.words.api[place] };
    return [fieldsPart(heading, fields, ENGLISH[place], describer, anchors)];
  });
}

function fieldsPart(
  heading: NonNullable<Part['heading']>,
  fields: readonly Field[],
  english: string,
  describer: Describer,
  anchors: FieldAnchors,
): Part {
  return {
    heading,
    html: `${headingHtml(heading, describer.words)}${fieldsHtml(fields, describer, anchors)}`,
    text: fieldsText(fields, describer),
    markdown: `## ${english}\n\n${fieldsMarkdown(fields)}`,
  };
}

function parametersPart(
  document: AsyncDocument,
  { parameters }: Channel,
  describer: Describer,
  anchors: FieldAnchors,
): Part | undefined {
  const fields = Object.entries(parameters).map(([name, value]) => {
    const { schema, ...raw } = document.resolve(value);
    // Version 3 has the keywords in the parameter itself, version 2 in a schema.
    const keywords = { type: 'string', ...document.resolve(schema), ...raw };
    return describeSchema(keywords, document, { name, required: true });
  });
  if (fields.length === 0) return undefined;
  const heading = { depth: 2, id: 'parameters', text: describer.words.api.parameters };
  return fieldsPart(heading, fields, ENGLISH.parameters, describer, anchors);
}

function messagePart(
  document: AsyncDocument,
  message: ChannelMessage,
  describer: Describer,
  anchorsOf: (id: string) => FieldAnchors,
  exampleOf: (message: ChannelMessage, id: string) => Part,
): Part {
  const heading = { depth: 2, id: slugOf(message.title), text: message.title };
  const payload = describeSchema(message.payload, document);
  const headers = message.headers === undefined ? undefined : describeSchema(message.headers, document);
  const example = exampleOf(message, heading.id);
  const { direction, contentType } = message;
  const texts = [message.description ?? '', message.about].filter((text) => text.trim() !== '');
  const { api: words } = describer.words;
  return {
    heading,
    html: [
      headingHtml(heading, describer.words),
      direction === undefined ? '' : `<p class="api-about">${words[DIRECTIONS[direction]]}</p>`,
      contentType === undefined
        ? ''
        : `<p class="api-about"><code class="api-media">${escapeHtml(contentType)}</code></p>`,
      ...texts.map((text) => describer.describe(text)),
      message.payload === undefined ? '' : schemaHtml(payload, describer, anchorsOf(heading.id)),
      headers === undefined
        ? ''
        : `<p class="api-kind">${words.header}</p>${schemaHtml(headers, describer, anchorsOf(`${heading.id}-header`))}`,
      example.html,
    ].join(''),
    text: [
      ...texts.map((text) => describer.plain(text)),
      fieldsText([payload, ...(headers?.children ?? [])], describer),
    ]
      .join('\n')
      .trim(),
    markdown: [
      `## ${heading.text}`,
      direction === undefined ? '' : `${capital(direction)} by the client.`,
      contentType === undefined ? '' : `\`${contentType}\``,
      ...texts.map((text) => text.trim()),
      message.payload === undefined ? '' : payloadMarkdown(payload),
      headers === undefined || headers.children.length === 0
        ? ''
        : `Headers:\n\n${fieldsMarkdown(headers.children)}`,
      example.markdown,
    ]
      .filter((text) => text !== '')
      .join('\n\n'),
  };
}

function payloadMarkdown(payload: Field): string {
  if (payload.children.length === 0) return fieldsMarkdown([{ ...payload, name: 'payload' }]);
  const about = payload.description?.trim();
  return [...(about === undefined ? [] : [about]), fieldsMarkdown(payload.children)].join('\n\n');
}

function messagePanels(document: AsyncDocument, message: ChannelMessage): Panel[] {
  const { title, examples, contentType } = message;
  const made = madeExamples(document, message);
  return (examples.length > 0 ? examples : made).map(({ title: name, value = made[0]?.value, headers }) => ({
    title: examples.length > 1 && name !== undefined ? `${title}: ${name}` : title,
    ...(value === undefined
      ? { code: headers, language: 'text' }
      : exampleCode(withReferences(value, document), contentType)),
    about:
      value === undefined || headers === ''
        ? undefined
        : { text: fenced(headers, 'text'), file: document.source },
  }));
}

/** An example made from the schema of a message; of what is no text, or not described, there is none. */
function madeExamples(
  document: AsyncDocument,
  { payload, contentType = '', isForeign }: ChannelMessage,
): ChannelMessage['examples'] {
  const isFile =
    /^(?:audio|video|image)\/|octet-stream/i.test(contentType) ||
    isFileSchema(flatten(payload, document).keywords);
  if (payload === undefined || isFile || isForeign || saysNothing(document, payload)) return [];
  return [{ title: undefined, value: exampleOf(payload, document, { for: 'response' }), headers: '' }];
}

/** A text of a message that is no JSON travels without quotes. */
function exampleCode(value: unknown, contentType: string | undefined): Pick<Panel, 'code' | 'language'> {
  return typeof value === 'string' && contentType !== undefined && !isJson(contentType)
    ? { code: value, language: 'text' }
    : { code: JSON.stringify(value, null, 2) ?? 'null', language: 'json' };
}

/** Who sends a message, by the word that says it. */
const DIRECTIONS = { sent: 'sent', received: 'received', 'sent and received': 'both' } as const;

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
