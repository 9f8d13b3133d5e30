import { afterEach, expect } from 'vitest';
import { type AdminApi, type AdminApiOptions, createAdminApi } from '../../src/admin-api/client.ts';
import { Failure } from '../../src/errors/failure.ts';
import { createHttpClient } from '../../src/http/client.ts';
import { type RecordingServer, startRecordingServer } from '../support/http-server.ts';
import { createVirtualClock, type VirtualClock } from '../support/virtual-clock.ts';

export const KEY = 'svc_secret-of-the-test';
export const signal = new AbortController().signal;
const client = createHttpClient();

interface Served {
  readonly api: AdminApi;
  readonly clock: VirtualClock;
  readonly server: RecordingServer;
}

/** Gives a client of a service that answers as a test says; for the tests of a file, each of which has one. */
export function useApi(): (
  answer: Parameters<typeof startRecordingServer>[0],
  options?: Partial<AdminApiOptions> & { readonly path?: string },
) => Promise<Served> {
  let server: RecordingServer | undefined;
  afterEach(() => server?.close());
  return async (answer, { path = '', ...options } = {}) => {
    server = await startRecordingServer(answer);
    const clock = createVirtualClock(Date.parse('2026-01-01T00:00:00Z'));
    const api = createAdminApi({
      baseUrl: new URL(`${server.url.href}${path}`),
      apiKey: KEY,
      http: client.http,
      clock,
      ...options,
    });
    return { api, clock, server };
  };
}

/** The failure that some work ends with. */
export async function failureOf(work: Promise<unknown>): Promise<Failure> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(Failure);
  return error as Failure;
}
