import { ACCESS } from './access.ts';
import { BODIES } from './bodies.ts';
import { PARAMETERS } from './parameters.ts';

export const ROWS = [...PARAMETERS, ...BODIES, ...ACCESS];

/** The description of all operations, on a server at the host, for which `@` stands in them. */
export function descriptionOf(host: string): object {
  const paths = Object.fromEntries(
    ROWS.map(({ name, path, method, operation, shared }) => {
      const raw = { summary: name, responses: {}, ...operation };
      return [
        path,
        { ...shared, ...(method === 'COPY' ? { additionalOperations: { COPY: raw } } : { [method]: raw }) },
      ];
    }),
  );
  return JSON.parse(
    JSON.stringify({
      openapi: '3.2.0',
      info: { title: 'A', version: '1' },
      servers: [{ url: 'http://@' }],
      components: {
        securitySchemes: {
          query: { type: 'apiKey', in: 'query', name: 'key', 'x-default': 'a/b+=' },
          header: { type: 'apiKey', in: 'header', name: 'X-Key', 'x-default': 'a/b+=' },
          cookie: { type: 'apiKey', in: 'cookie', name: 'sid', 'x-default': 's%3Aa/b+=' },
          bearer: { type: 'http', scheme: 'bearer', 'x-default': 'token' },
          oauth: { type: 'oauth2', flows: {}, 'x-default': 'token' },
        },
      },
      paths,
    })
      .replaceAll('http://@', `http://${host}`)
      .replaceAll('"@"', `"${host}"`),
  );
}
