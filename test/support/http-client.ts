import { onTestFinished } from 'vitest';
import { createHttpClient } from '../../src/http/client.ts';
import type { Http } from '../../src/http/http.ts';

/** The program's HTTP client, which is closed when the test ends. */
export function openHttp(): Http {
  const client = createHttpClient();
  onTestFinished(() => client.close());
  return client.http;
}
