import { onTestFinished } from 'vitest';
import { type Clock, systemClock } from '../../src/clock.ts';
import { type Service, type ServiceOptions, startService } from '../../src/service/service.ts';
import type { SiteSource } from '../../src/service/sources/source.ts';
import type { SiteFile } from '../../src/site/site.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

export const API_KEY = 'svc_0123456789abcdef';
export const DOMAIN = 'docs.example.com';

/** A clock that stands still until it is moved; pauses last as long as they say. */
export function movableClock(
  start = Date.UTC(2026, 0, 15, 10),
): Clock & { advance(milliseconds: number): void } {
  let time = start;
  return {
    now: () => time,
    sleep: systemClock.sleep,
    advance(milliseconds) {
      time += milliseconds;
    },
  };
}

export function file(path: string, text: string): SiteFile {
  return { path, bytes: Buffer.from(text) };
}

/** A site of `files`; HTML files are its pages. Yields to the event loop between files, as a source does. */
export function siteOf(files: readonly SiteFile[]): SiteSource {
  return {
    async build(_, { onFile, onProgress, signal }) {
      const pages = files.map(({ path }) => path).filter((path) => path.endsWith('.html'));
      for (const [index, one] of files.entries()) {
        signal?.throwIfAborted();
        await onFile(one);
        onProgress?.(Math.min(index + 1, pages.length), pages.length);
        await new Promise((resolve) => setImmediate(resolve));
      }
      return {
        name: 'Test',
        pages: pages.map((path) => path.replace(/\.html$/, '')).sort(),
        diagnostics: [],
      };
    },
  };
}

export const SMALL_SITE = siteOf([
  file('index.html', '<h1>Home</h1>'),
  file('guides/start.html', '<h1>Start</h1>'),
  file('assets/style.css', 'body { color: black }'),
]);

/** Something a test opens at will. */
export function gate(): { readonly opened: Promise<void>; open(): void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}

/** What every client of a test service needs. */
export interface TestService extends Service {
  readonly storage: string;
  /** One request with the key; the body is JSON unless it is text. */
  call(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ status: number; body: Record<string, unknown>; headers: Headers }>;
  /** Starts a job and waits until it ends. */
  exportSite(domain?: string): Promise<string>;
  /** Polls until the job's answer satisfies the condition. */
  poll(jobId: string, until: (job: Record<string, unknown>) => boolean): Promise<Record<string, unknown>>;
  /** A fresh bundle link. */
  link(jobId: string): Promise<string>;
}

/** Starts a service for one test. */
export async function startTestService(options: Partial<ServiceOptions> = {}): Promise<TestService> {
  const storage = await temporaryFolder();
  const service = await startService({
    sites: new Map([[DOMAIN, SMALL_SITE]]),
    apiKey: API_KEY,
    storage,
    clock: systemClock,
    ...options,
  });
  onTestFinished(() => service.close());
  const call: TestService['call'] = async (method, path, body) => {
    const response = await fetch(service.url + path, {
      method,
      headers: { authorization: `Bearer ${API_KEY}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? {} : JSON.parse(text), headers: response.headers };
  };
  const poll: TestService['poll'] = async (jobId, until) => {
    for (;;) {
      const { body } = await call('GET', `/v1/static-export/jobs/${jobId}`);
      if (until(body)) return body;
    }
  };
  return {
    ...service,
    storage,
    call,
    poll,
    async exportSite(domain = DOMAIN) {
      const { body } = await call('POST', '/v1/static-export/jobs', { domain });
      const jobId = String(body.jobId);
      await poll(jobId, ({ status }) => status === 'completed' || status === 'failed');
      return jobId;
    },
    async link(jobId) {
      const { body } = await call('POST', `/v1/static-export/jobs/${jobId}/bundle`);
      return String(body.bundleUrl);
    },
  };
}
