/** Requests as the OpenAPI specification has them (3.2.0, 4.12, 4.15 and Appendix C), by what describes them. */

export const LIST = ['blue', 'black', 'brown'];
export const OBJECT = { R: 100, G: 200, B: 150 };
export const RESERVED = '/?#&=+% ü';
export const ENCODED = '%2F%3F%23%26%3D%2B%25%20%C3%BC';

export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export interface Row {
  readonly name: string;
  readonly sent: Received;
  /** What differs by client, and has to. */
  readonly but?: Readonly<Partial<Record<'curl' | 'python' | 'javascript' | 'console', Partial<Received>>>>;
  readonly path: string;
  readonly method: string;
  readonly operation: object;
  readonly shared?: object;
}

export const slugOf = (name: string): string => name.toLowerCase().replace(/\W+/g, '-');

export const row = (
  name: string,
  path: string,
  operation: object,
  sent: Partial<Received>,
  more: Partial<Row> = {},
): Row => {
  const method = more.method ?? 'get';
  return {
    name,
    path,
    method,
    operation,
    sent: { method: method.toUpperCase(), url: path, headers: {}, body: undefined, ...sent },
    ...more,
  };
};
