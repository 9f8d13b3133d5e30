import type { Report } from '../../diagnostic.ts';
import type { ProjectFiles } from '../../project/files.ts';
import { type JsonObject, listOf, objectOf, textOf } from '../json.ts';
import { loadApiFileParser } from '../parse.ts';
import { absolute, createResolver, type Resolver } from '../resolve.ts';
import { slugOf, uniqueNames } from '../slug.ts';

/** A description of channels that messages travel on: AsyncAPI 2 or 3. */
export interface AsyncDocument extends Resolver {
  /** Path inside the project. */
  readonly source: string;
  readonly title: string;
  /** Addresses of the servers: `wss://example.com/path`. */
  readonly servers: readonly string[];
  /** In document order. */
  readonly channels: readonly Channel[];
}

export interface Channel {
  /** The channel's key in the document. */
  readonly name: string;
  readonly title: string;
  /** Markdown. */
  readonly description: string | undefined;
  /** Where clients connect: `/chat/{room}`. */
  readonly address: string;
  readonly slug: string;
  readonly parameters: JsonObject;
  readonly messages: readonly ChannelMessage[];
}

export interface ChannelMessage {
  readonly title: string;
  /** Markdown. */
  readonly description: string | undefined;
  /** Seen from the client that the document is written for. */
  readonly direction: 'sent' | 'received' | 'sent and received' | undefined;
  readonly payload: unknown;
  readonly headers: unknown;
  readonly examples: readonly unknown[];
}

/** Reads an AsyncAPI description of the project; problems are reported, and the result is undefined. */
export async function loadAsyncApi(
  files: ProjectFiles,
  source: string,
  report: Report,
): Promise<AsyncDocument | undefined> {
  const file = source.replace(/^\.?\//, '');
  if (!files.has(file)) {
    const kind = /^https?:/i.test(source) ? 'remote-api-document' : 'missing-file';
    report({
      severity: 'warning',
      kind,
      message: `The AsyncAPI description ${source} is not in the project.`,
      hint: 'Save it in the project and name that file.',
    });
    return undefined;
  }
  const parse = await loadApiFileParser();
  const root = parse(file, files.readText(file), report);
  if (root === undefined) return undefined;
  if (!/^[23]\./.test(textOf(root.asyncapi) ?? '')) {
    report({
      severity: 'error',
      kind: 'api-document',
      message: `This is no AsyncAPI description that is understood: "asyncapi" is ${JSON.stringify(root.asyncapi ?? null)}.`,
      hint: 'Write "asyncapi: 3.0.0".',
      file,
    });
    return undefined;
  }
  absolute(root, file);
  const resolver = createResolver(file, root, files, parse, report);
  const unique = uniqueNames();
  const channels = Object.entries(objectOf(root.channels)).map(([name, value]) => {
    const raw = resolver.resolve(value);
    const title = textOf(raw.title) ?? name;
    return {
      name,
      title,
      description: described(raw),
      address: textOf(raw.address) ?? name,
      slug: unique(slugOf(title)),
      parameters: objectOf(raw.parameters),
      messages: messagesOf(raw, root, resolver),
    };
  });
  return {
    ...resolver,
    source: file,
    title: textOf(objectOf(root.info).title) ?? 'Channels',
    servers: Object.values(objectOf(root.servers)).map((server) => serverAddress(resolver.resolve(server))),
    channels,
  };
}

function serverAddress(server: JsonObject): string {
  const protocol = textOf(server.protocol) ?? 'wss';
  const host = textOf(server.host);
  if (host !== undefined) return `${protocol}://${host}${textOf(server.pathname) ?? ''}`;
  const url = textOf(server.url) ?? '';
  return url.includes('://') ? url : `${protocol}://${url}`;
}

function messagesOf(channel: JsonObject, root: JsonObject, resolver: Resolver): ChannelMessage[] {
  return textOf(root.asyncapi)?.startsWith('2')
    ? messagesOfVersion2(channel, resolver)
    : messagesOfVersion3(channel, root, resolver);
}

/** Version 2: operations stand in the channel and speak of the client: what it publishes, it sends. */
function messagesOfVersion2(channel: JsonObject, resolver: Resolver): ChannelMessage[] {
  return (['publish', 'subscribe'] as const).flatMap((key) => {
    if (channel[key] === undefined) return [];
    const operation = resolver.resolve(channel[key]);
    const message = resolver.resolve(operation.message);
    const all = listOf(message.oneOf).length > 0 ? listOf(message.oneOf) : [message];
    const direction = key === 'publish' ? 'sent' : 'received';
    return all.map((one, index) =>
      readMessage(resolver.nameOf(one) ?? `Message ${index + 1}`, resolver.resolve(one), direction, [
        operation,
      ]),
    );
  });
}

/** Version 3: operations stand apart and speak of the application: what it receives, its client sends. */
function messagesOfVersion3(channel: JsonObject, root: JsonObject, resolver: Resolver): ChannelMessage[] {
  const operations = Object.values(objectOf(root.operations))
    .map((operation) => resolver.resolve(operation))
    .filter((operation) => resolver.resolve(operation.channel) === channel);
  return Object.entries(objectOf(channel.messages)).map(([name, value]) => {
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
    return readMessage(name, message, direction, own);
  });
}

/** Summary and description, each where it says something of its own. */
function described({ summary, description }: JsonObject): string | undefined {
  const texts = [textOf(summary), textOf(description)].filter((text) => text !== undefined);
  return texts.length === 0 ? undefined : [...new Set(texts)].join('\n\n');
}

/** A message; one without a description has that of an operation that it belongs to. */
function readMessage(
  name: string,
  raw: JsonObject,
  direction: ChannelMessage['direction'],
  operation: readonly JsonObject[],
): ChannelMessage {
  const payload = objectOf(raw.payload);
  return {
    title: textOf(raw.title) ?? textOf(raw.name) ?? name,
    description: described(raw) ?? operation.map(described).find((text) => text !== undefined),
    direction,
    // Version 3 may wrap a payload with the format of its schema.
    payload: payload.schema !== undefined && payload.type === undefined ? payload.schema : raw.payload,
    headers: raw.headers,
    examples: listOf(raw.examples).flatMap((example) => {
      const { payload: value } = objectOf(example);
      return value === undefined ? [] : [value];
    }),
  };
}
