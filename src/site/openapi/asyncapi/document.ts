import type { Report } from '../../diagnostic.ts';
import type { ProjectFiles } from '../../project/files.ts';
import { described } from '../described.ts';
import { absentDescription } from '../description/absent-description.ts';
import { fencedLanguages } from '../description/fenced-languages.ts';
import { settleLocalDefinitions } from '../description/local-definitions.ts';
import { otherKind } from '../description/other-kind.ts';
import { loadApiFileParser } from '../description/parse.ts';
import { projectPlaces } from '../description/project-places.ts';
import { absolute, createResolver, type Resolver } from '../description/resolve.ts';
import { withFurtherReading } from '../further-reading.ts';
import { isObject, type JsonObject, listOf, objectOf, shown, textOf } from '../json.ts';
import { asMistake, MOST_TOLD, reportAll } from '../mistakes/mistake.ts';
import type { Authorization } from '../operation/security.ts';
import { readServer, type Server } from '../operation/servers.ts';
import { pageName, uniqueNames } from '../slug.ts';
import { bindingsText } from './bindings.ts';
import { channelTitle } from './channel-title.ts';
import {
  type ChannelMessage,
  channelOperations,
  isOfVersion2,
  messagesOf,
  unsaidOperations,
} from './messages.ts';
import { misspeltParts } from './misspelt.ts';

/** A description of channels that messages travel on: AsyncAPI 2 or 3. */
export interface AsyncDocument extends Resolver {
  /** Path inside the project. */
  readonly source: string;
  readonly title: string;
  /** In document order. */
  readonly channels: readonly Channel[];
  /** The languages of fenced code in what it says. */
  readonly fenced: readonly string[];
}

export interface Channel {
  /** The channel's key in the document. */
  readonly name: string;
  readonly title: string;
  /** Its first tag, under which it stands in the navigation. */
  readonly tag: string | undefined;
  /** Markdown. */
  readonly description: string | undefined;
  /** Where clients connect: `/chat/{room}`; empty where nobody can know ahead. */
  readonly address: string;
  /** The last two parts of the address of its page: the folder of its tag, and its own name in that. */
  readonly slug: string;
  /** Those that the channel is on: `wss://example.com/path`. */
  readonly servers: readonly Server[];
  /** What is said of its operations, where no message says it, in Markdown. */
  readonly operations: readonly string[];
  readonly parameters: JsonObject;
  /** Schemas of the query and the headers with which a WebSocket is opened. */
  readonly query: unknown;
  readonly headers: unknown;
  readonly messages: readonly ChannelMessage[];
  /** What it says of single protocols, as a list in Markdown. */
  readonly bindings: string;
  /** The ways in, any one of which will do: those of its operations where they have some, else of its servers. */
  readonly authorizations: readonly (readonly Authorization[])[];
}

/** Reads an AsyncAPI description of the project; problems are reported, and the result is undefined. */
export async function loadAsyncApi(
  files: ProjectFiles,
  source: string,
  report: Report,
): Promise<AsyncDocument | undefined> {
  const file = source.replace(/^\.?\//, '');
  if (!files.has(file)) {
    report(absentDescription('AsyncAPI', source, file, files));
    return undefined;
  }
  const parser = await loadApiFileParser();
  const text = files.readText(file);
  const root = parser.description(file, text, report);
  if (root === undefined) return undefined;
  if (!/^[23]\./.test(textOf(root.asyncapi) ?? '')) {
    report({
      severity: 'error',
      kind: 'api-document',
      ...otherKind(root, 'asyncapi', 'Write "asyncapi: 3.0.0".', text, parser.written),
      file,
    });
    return undefined;
  }
  settleLocalDefinitions(root, text);
  absolute(root, file);
  const resolver = createResolver(file, root, files, parser.part, report);
  const misspelt = misspeltParts(root).slice(0, MOST_TOLD).map(asMistake);
  reportAll(misspelt, projectPlaces(file, files, parser), report);
  const unique = uniqueNames(1);
  const servers = objectOf(root.servers);
  const channels = Object.entries(objectOf(root.channels)).map(([name, value]) => {
    const raw = resolver.resolve(value);
    const tag = listOf(raw.tags).flatMap((one) => textOf(resolver.resolve(one).name) ?? [])[0];
    const title = textOf(raw.title);
    // As hosted services call them.
    const folder = pageName(tag ?? '') || 'websockets';
    const { query, headers } = resolver.resolve(resolver.resolve(raw.bindings).ws);
    const messages = messagesOf(raw, root, resolver);
    const on = serversOf(raw, servers, resolver);
    const operations = channelOperations(raw, root, resolver);
    const guarded = operations.find(({ security }) => listOf(security).length > 0);
    const bindings = bindingsText([raw, ...operations], resolver);
    const replyAddress = operations.flatMap((operation) => textOf(operation.replyAddress) ?? [])[0];
    return {
      name,
      title: channelTitle(name, raw),
      tag,
      description: withFurtherReading(described(raw), raw),
      // What has no address in version 3 gets one only when it is used, by what a message says.
      address: textOf(raw.address) ?? (isOfVersion2(raw, root) ? name : (replyAddress ?? '')),
      bindings,
      slug: unique(`${folder}/${pageName(title ?? name) || 'channel'}`),
      parameters: objectOf(raw.parameters),
      query,
      headers,
      servers: on.map((server) => serverOf(server, resolver)),
      operations: unsaidOperations(raw, root, resolver, messages),
      messages,
      authorizations:
        guarded === undefined
          ? waysOf(on.map((server) => authorizationsOf(server, root, resolver)))
          : authorizationsOf(guarded, root, resolver),
    };
  });
  const abouts = channels.flatMap(({ messages }) => messages.map(({ about }) => about));
  return {
    ...resolver,
    source: file,
    title: textOf(objectOf(root.info).title) ?? 'Channels',
    channels,
    fenced: fencedLanguages([text, ...abouts].join('\n')),
  };
}

/** The ways in of several servers, each once; an empty one where the first, whose address is shown, asks for nothing. */
function waysOf(servers: readonly (readonly (readonly Authorization[])[])[]): (readonly Authorization[])[] {
  const ways = servers.flatMap((own, index) => (own.length === 0 && index === 0 ? [[]] : own));
  if (ways.every((way) => way.length === 0)) return [];
  return [...new Map(ways.map((way) => [JSON.stringify(way), way])).values()];
}

/** Version 2 names schemes with the scopes they need, version 3 refers to them. */
function authorizationsOf(holder: JsonObject, root: JsonObject, resolver: Resolver): Authorization[][] {
  const schemes = objectOf(objectOf(root.components).securitySchemes);
  const read = (name: string, value: unknown, needed: unknown): Authorization => {
    const raw = resolver.resolve(value);
    const scheme = raw.type === 'httpApiKey' ? { ...raw, type: 'apiKey' } : raw;
    return { name, scheme, scopes: listOf(needed ?? raw.scopes).map(shown) };
  };
  const schemesOf = (way: JsonObject): Authorization[] =>
    typeof way.$ref === 'string' || typeof way.type === 'string'
      ? [read(resolver.nameOf(way) ?? shown(way.type), way, undefined)]
      : Object.entries(way).flatMap(([name, scopes]) =>
          Object.hasOwn(schemes, name) ? [read(name, schemes[name], scopes)] : [],
        );
  // A list in the list is a way in that takes all that is in it.
  return listOf(holder.security).map((way) => [way].flat(2).filter(isObject).flatMap(schemesOf));
}

/** The servers of a channel: those that it names (version 2) or refers to (version 3), else all. */
function serversOf(channel: JsonObject, all: JsonObject, resolver: Resolver): JsonObject[] {
  const own = listOf(channel.servers).map((server) => (typeof server === 'string' ? all[server] : server));
  return (own.length > 0 ? own : Object.values(all)).map((server) => resolver.resolve(server));
}

function serverOf(server: JsonObject, resolver: Resolver): Server {
  const protocol = textOf(server.protocol) ?? 'wss';
  const host = textOf(server.host);
  const url = textOf(server.url) ?? '';
  const address =
    host !== undefined
      ? `${protocol}://${host}${textOf(server.pathname) ?? ''}`
      : url.includes('://')
        ? url
        : `${protocol}://${url}`;
  const variables = Object.entries(objectOf(server.variables)).map(([name, one]) => [
    name,
    resolver.resolve(one),
  ]);
  return readServer({
    ...server,
    url: address,
    variables: Object.fromEntries(variables),
    description: described(server),
  });
}
