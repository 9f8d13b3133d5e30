import { codeSpan, seen } from '../../markdown/code/code-span.ts';
import { described } from '../described.ts';
import type { Resolver } from '../description/resolve.ts';
import { furtherReading } from '../further-reading.ts';
import { type JsonObject, listOf, objectOf, shown, textOf } from '../json.ts';
import { isJson, parsedJson } from '../operation/media.ts';
import { bindingsText } from './bindings.ts';
import { channelTitle } from './channel-title.ts';
import { payloadOf } from './payload.ts';

export interface ChannelMessage {
  readonly title: string;
  /** Markdown. */
  readonly description: string | undefined;
  /** Seen from the client that the document is written for. */
  readonly direction: 'sent' | 'received' | 'sent and received' | undefined;
  /** What tells which messages belong together, what it is answered with, what holds for single protocols, links, in Markdown. */
  readonly about: string;
  readonly payload: unknown;
  readonly headers: unknown;
  /** As the message has it, or all messages of the document where they are no JSON. */
  readonly contentType: string | undefined;
  readonly examples: readonly MessageExample[];
  /** The payload is described in a language of its own, such as Avro, and travels as no JSON. */
  readonly isForeign: boolean;
}

interface MessageExample {
  readonly title: string | undefined;
  /** The payload; undefined where the example is one of headers alone. */
  readonly value: unknown;
  /** A line for each header; empty for none. */
  readonly headers: string;
}

/** Whether a channel is written as in version 2, with its operations in it; many call that version 3. */
export function isOfVersion2({ messages, publish, subscribe }: JsonObject, root: JsonObject): boolean {
  if (textOf(root.asyncapi)?.startsWith('2')) return true;
  return messages === undefined && (publish !== undefined || subscribe !== undefined);
}

/** The messages of a channel, in the order of the document. */
export function messagesOf(channel: JsonObject, root: JsonObject, resolver: Resolver): ChannelMessage[] {
  const messages = isOfVersion2(channel, root)
    ? messagesOfVersion2(channel, resolver)
    : messagesOfVersion3(channel, root, resolver);
  const usual = textOf(root.defaultContentType);
  // JSON is what everybody expects.
  if (usual === undefined || isJson(usual)) return messages;
  return messages.map((message) => ({ ...message, contentType: message.contentType ?? usual }));
}

/**
 * Version 2: operations stand in the channel and speak of the client: what it publishes, it sends. What goes both ways is
 * one message.
 */
function messagesOfVersion2(channel: JsonObject, resolver: Resolver): ChannelMessage[] {
  const [sent, received] = (['publish', 'subscribe'] as const).map((key) => {
    if (channel[key] === undefined) return [];
    const operation = withTraits(channel[key], resolver);
    const message = resolver.resolve(operation.message);
    const all = listOf(message.oneOf).length > 0 ? listOf(message.oneOf) : [operation.message];
    return all.map((one, index) => ({
      name: resolver.nameOf(one) ?? `Message ${index + 1}`,
      raw: resolver.resolve(one),
      operation: all.length === 1 ? [operation] : [],
    }));
  });
  const read = (
    { name, raw, operation }: NonNullable<typeof sent>[number],
    direction: ChannelMessage['direction'],
  ): ChannelMessage => readMessage(name, wholeMessage(raw, resolver), direction, operation, resolver);
  const isIn = (others: typeof sent, raw: JsonObject): boolean =>
    others?.some((other) => other.raw === raw) ?? false;
  return [
    ...(sent ?? []).map((one) => read(one, isIn(received, one.raw) ? 'sent and received' : 'sent')),
    ...(received ?? []).filter(({ raw }) => !isIn(sent, raw)).map((one) => read(one, 'received')),
  ];
}

/** What is said of the operations of a channel that no message of it says already. */
export function unsaidOperations(
  channel: JsonObject,
  root: JsonObject,
  resolver: Resolver,
  messages: readonly ChannelMessage[],
): string[] {
  const said = new Set(
    messages.flatMap(({ title, description = '' }) => {
      const [summary = '', ...rest] = description.split('\n\n');
      return [title, description, summary, rest.join('\n\n')];
    }),
  );
  return channelOperations(channel, root, resolver).flatMap((operation) => {
    const text = described(operation);
    const parts = [textOf(operation.summary), textOf(operation.description)];
    if (text === undefined || parts.every((part) => part === undefined || said.has(part))) return [];
    const title = textOf(operation.summary) ?? textOf(operation.title);
    const about = textOf(operation.description);
    return [
      title === undefined
        ? text
        : [`**${title.trim()}**`, ...(about === undefined ? [] : [about])].join('\n\n'),
    ];
  });
}

/** The messages of a channel by name; some write a reference to the only one in place of the names. */
function namedMessages({ messages }: JsonObject, resolver: Resolver): [name: string, message: unknown][] {
  const all = resolver.resolve(messages);
  const isOne = ['payload', 'headers', 'contentType', 'examples'].some((key) => Object.hasOwn(all, key));
  return isOne && typeof objectOf(messages).$ref === 'string'
    ? [[resolver.nameOf(messages) ?? 'Message', messages]]
    : Object.entries(all);
}

/** The operations of a channel, which stand in it in version 2, with what they share with others. */
export function channelOperations(channel: JsonObject, root: JsonObject, resolver: Resolver): JsonObject[] {
  const own = [channel.publish, channel.subscribe].filter((operation) => operation !== undefined);
  return [...own, ...operationsOf(channel, root, resolver)].map((operation) =>
    withTraits(operation, resolver),
  );
}

/** An operation with what its traits say, where it says nothing itself. */
function withTraits(value: unknown, resolver: Resolver): JsonObject {
  const operation = resolver.resolve(value);
  const traits = listOf(operation.traits).map((trait) => resolver.resolve(trait));
  return traits.length === 0 ? operation : Object.assign({}, ...traits, operation);
}

/** The operations of each channel; a resolver is that of one document. */
const known = new WeakMap<Resolver, ReadonlyMap<JsonObject, readonly JsonObject[]>>();

function operationsOf(channel: JsonObject, root: JsonObject, resolver: Resolver): readonly JsonObject[] {
  const byChannel =
    known.get(resolver) ??
    Map.groupBy(
      Object.values(objectOf(root.operations))
        .map(resolver.resolve)
        .flatMap((operation) => [operation, ...replyTo(operation, resolver)]),
      (operation) => resolver.resolve(operation.channel),
    );
  known.set(resolver, byChannel);
  return byChannel.get(channel) ?? [];
}

/**
 * The answer to an operation, as an operation that goes the other way; on the same channel where it names none. What is said
 * of where it goes to stands for what it does.
 */
function replyTo({ action, channel, reply }: JsonObject, resolver: Resolver): JsonObject[] {
  const { channel: own, messages, address } = resolver.resolve(reply);
  if (messages === undefined && own === undefined) return [];
  const { description, location } = resolver.resolve(address);
  const said = textOf(description)?.trim();
  const place = textOf(location);
  const way = action === 'send' ? 'receive' : 'send';
  return [
    {
      action: way,
      channel: own ?? channel,
      messages,
      replyAddress: place,
      description: said === undefined || place === undefined ? said : `${said} (${codeSpan(place)})`,
    },
  ];
}

/** Version 3: operations stand apart and speak of the application: what it receives, its client sends. */
function messagesOfVersion3(channel: JsonObject, root: JsonObject, resolver: Resolver): ChannelMessage[] {
  const operations = operationsOf(channel, root, resolver);
  const named = namedMessages(channel, resolver);
  const isOfOne = ({ messages }: JsonObject): boolean =>
    (messages === undefined ? named : listOf(messages)).length === 1;
  return named.map(([name, value]) => {
    const message = resolver.resolve(value);
    const own = operations.filter(
      ({ messages }) =>
        messages === undefined || listOf(messages).some((one) => resolver.resolve(one) === message),
    );
    const actions = own.map(({ action }) => action);
    const sent = actions.includes('receive');
    const received = actions.includes('send');
    const direction =
      sent && received ? 'sent and received' : sent ? 'sent' : received ? 'received' : undefined;
    const replies = own.map((operation) => replyText(operation, resolver)).filter((text) => text !== '');
    const whole = wholeMessage(message, resolver);
    return readMessage(name, whole, direction, own.filter(isOfOne), resolver, [...new Set(replies)]);
  });
}

/** What an operation is answered with: the channel that the answer is on, its messages, and where its address is told. */
function replyText({ reply }: JsonObject, resolver: Resolver): string {
  const { channel, messages, address } = resolver.resolve(reply);
  const name = resolver.nameOf(channel);
  const place = textOf(resolver.resolve(address).location);
  const parts = [
    ...(name === undefined ? [] : [seen(channelTitle(name, resolver.resolve(channel)))]),
    ...listOf(messages)
      .flatMap((message) => resolver.nameOf(message) ?? [])
      .map(codeSpan),
    ...(place === undefined ? [] : [codeSpan(place)]),
  ];
  return parts.length === 0 ? '' : `- ${codeSpan('reply')}: ${parts.join(', ')}`;
}

/** A message with what it shares with others: their traits, and the headers of all. */
function wholeMessage(value: unknown, resolver: Resolver): JsonObject {
  const message = resolver.resolve(value);
  const all = [...listOf(message.traits).map((trait) => resolver.resolve(trait)), message];
  const headers = all.flatMap((one) => (one.headers === undefined ? [] : [one.headers]));
  const joined = headers.length > 1 ? { allOf: headers } : headers[0];
  return { ...Object.assign({}, ...all), ...(joined === undefined ? {} : { headers: joined }) };
}

/** A message; one without a description has that of an operation that is of it alone. */
function readMessage(
  name: string,
  raw: JsonObject,
  direction: ChannelMessage['direction'],
  operation: readonly JsonObject[],
  resolver: Resolver,
  replies: readonly string[] = [],
): ChannelMessage {
  const { schema, definition, isForeign } = payloadOf(raw, resolver);
  const facts = [correlation(raw, resolver), ...replies, bindingsText([raw], resolver)].filter(
    (text) => text !== '',
  );
  return {
    title: textOf(raw.title) ?? textOf(raw.name) ?? name,
    description: described(raw) ?? operation.map(described).find((text) => text !== undefined),
    direction,
    about: [facts.join('\n'), furtherReading(raw), definition].filter((text) => text).join('\n\n'),
    payload: schema,
    headers: raw.headers,
    isForeign,
    contentType: textOf(raw.contentType),
    examples: listOf(raw.examples).flatMap((example) =>
      readExample(example, textOf(raw.contentType) ?? 'application/json'),
    ),
  };
}

/** An example of a message; some write no more than a payload in its place. */
function readExample(example: unknown, type: string): MessageExample[] {
  const { payload, headers, summary, name } = objectOf(example);
  const lines = Object.entries(objectOf(headers)).map(([key, text]) => `${key}: ${shown(text)}`);
  if (payload === undefined && lines.length === 0) {
    const isPayload = Object.keys(objectOf(example)).some(
      (key) => !/^(?:headers|name|summary|x-.*)$/.test(key),
    );
    return isPayload ? [{ title: undefined, value: example, headers: '' }] : [];
  }
  const title = textOf(summary) ?? textOf(name);
  return [{ title, value: parsedJson(type, payload), headers: lines.join('\n') }];
}

/** Where a message has the id by which one knows what it belongs to. */
function correlation({ correlationId }: JsonObject, resolver: Resolver): string {
  const { location, description } = resolver.resolve(correlationId);
  const place = textOf(location);
  if (place === undefined) return '';
  const said = textOf(description)?.trim();
  return `- ${codeSpan('correlationId')}: ${codeSpan(place)}${said === undefined ? '' : ` (${said})`}`;
}
