import { lookUp } from '../../../look-up.ts';
import type { ApiDocument } from '../description/document.ts';
import { type JsonObject, listOf, objectOf, shown, textOf } from '../json.ts';
import { withName } from '../schema/enum-values.ts';
import { withScheme } from './bare-host.ts';
import type { ApiOperation } from './operations.ts';
import { serverObjects } from './server-objects.ts';

export interface Server {
  /** With the defaults of its variables filled in, without a slash at the end; may be relative. */
  readonly url: string;
  /** With its variables in braces: `https://{region}.example.com`. */
  readonly template: string;
  readonly variables: readonly ServerVariable[];
  /** Markdown; begins with what the server is called. */
  readonly description: string | undefined;
}

interface ServerVariable {
  readonly name: string;
  readonly value: string;
  /** Allowed values; empty where any is. */
  readonly choices: readonly string[];
  readonly description: string | undefined;
}

/** The servers of an operation: its own, else those of its path, else those of the document. */
export function serversOf(document: ApiDocument, operation: ApiOperation): Server[] {
  const own = [operation.raw.servers, operation.pathItem.servers, document.servers].map(serverObjects);
  return (own.find((servers) => servers.length > 0) ?? []).map(readServer);
}

/** The path of an operation behind its host: that of its first server, then its own. Of a webhook its name. */
export function wholePath(document: ApiDocument, operation: ApiOperation): string {
  if (operation.webhook) return operation.path;
  const [server] = serversOf(document, operation);
  return (server?.url ?? '').replace(/^[^/]*(?:\/\/[^/]*)?/, '') + operation.path;
}

/** A server object; it may have a name since OpenAPI 3.2. */
export function readServer(server: JsonObject): Server {
  const declared = objectOf(server.variables);
  // Generators leave what templates fill in, `{{.Host}}`: a variable that nobody declared.
  const written = (textOf(server.url) ?? '')
    .trim()
    .replace(/\/+$/, '')
    .replace(/\{\{\s*\.?([^{}\s]+)\s*\}\}/g, '{$1}');
  const template = withScheme(written.replace(/^\/\/(?=[^/])/, 'https://'));
  const variables = [...template.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => {
    const variable = objectOf(lookUp(declared, name));
    const choices = listOf(variable.enum).map(shown);
    return {
      name,
      // Of values to choose from one stands there, also where none is said to be the usual one.
      value: variable.default === undefined ? (choices[0] ?? '') : shown(variable.default),
      choices,
      description: textOf(variable.description),
    };
  });
  const description = withName(textOf(server.name), textOf(server.description));
  return { url: filled(template, variables), template, variables, description };
}

function filled(template: string, variables: readonly ServerVariable[]): string {
  return variables
    .reduce((url, { name, value }) => (value === '' ? url : url.replaceAll(`{${name}}`, value)), template)
    .replace(/([^:/])\/{2,}/g, '$1/')
    .replace(/\/+$/, '');
}

/** The address that samples use: the first server, made absolute with a host to be replaced where it has none. */
export function sampleServer(servers: readonly Server[]): string {
  const url = (servers[0]?.url ?? '')
    .replace(/^\{+[^{}]+\}+(?=:\/\/)/, 'https')
    // A name in place of all that is before the path stands for the whole address.
    .replace(/^[{<]+[^{}<>]+[}>]+(?=\/|$)/, '')
    // What has no value is for the reader to fill in, and braces are no part of a host.
    .replace(/[{<]+([^{}<>]+)[}>]+/g, (_, name: string) =>
      name
        .replace(/^\W+|\W+$/g, '')
        .replace(/\W+/g, '-')
        .toUpperCase(),
    );
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(url)) return url;
  return `https://api.example.com${url === '' || url.startsWith('/') ? url : `/${url}`}`;
}
