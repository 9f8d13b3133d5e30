import type { ApiDocument } from './document.ts';
import { isObject, listOf, objectOf, textOf } from './json.ts';
import type { ApiOperation } from './operations.ts';

export interface Server {
  /** With the defaults of its variables filled in, without a slash at the end; may be relative. */
  readonly url: string;
  readonly description: string | undefined;
}

/** The servers of an operation: its own, else those of its path, else those of the document. */
export function serversOf(document: ApiDocument, operation: ApiOperation): Server[] {
  const own = [operation.raw.servers, operation.pathItem.servers, document.servers].map(listOf);
  return (own.find((servers) => servers.length > 0) ?? []).filter(isObject).map((server) => {
    const variables = objectOf(server.variables);
    const url = (textOf(server.url) ?? '').replace(/\{([^{}]+)\}/g, (written, name: string) => {
      const value = objectOf(variables[name]).default;
      return value === undefined ? written : String(value);
    });
    return { url: url.replace(/\/+$/, ''), description: textOf(server.description) };
  });
}

/** The address that samples use: the first server, made absolute with a host to be replaced where it has none. */
export function sampleServer(servers: readonly Server[]): string {
  const url = servers[0]?.url ?? '';
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(url)) return url;
  return `https://api.example.com${url === '' || url.startsWith('/') ? url : `/${url}`}`;
}
