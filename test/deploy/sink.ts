import { onTestFinished } from 'vitest';
import { MANIFEST_PATH } from '../../src/bundle/manifest.ts';
import { type DeployOptions, deploy } from '../../src/deploy/deploy.ts';
import type { LocalSite } from '../../src/deploy/destination.ts';
import { type S3Sink, type SinkOptions, startS3Sink } from '../support/s3-sink.ts';
import { type Content, contextOf, hurriedClock, opened, recordedLog } from './fixtures.ts';

/** A site, and what it becomes: of it one page is gone, one is new, one and the style sheet are others. */
export const FIRST: Content = {
  'index.html': '<h1>Home</h1>',
  'guide/start.html': '<h1>Start</h1>',
  'old.html': '<h1>Old</h1>',
  'assets/app.1.css': 'body{}',
  'logo.json': '{}',
  'sitemap.xml': '<urlset/>',
  'odd/é +&%!\'()*$,;=@"<>.json': '{"odd":1}',
};

export const SECOND: Content = {
  ...Object.fromEntries(Object.entries(FIRST).filter(([path]) => path !== 'old.html')),
  'index.html': '<h1>HOME</h1>',
  'new.html': '<h1>New</h1>',
  'assets/app.2.css': 'body{color:red}',
};

/** A store for the running test. */
export async function sinkOf(options: SinkOptions = {}): Promise<S3Sink> {
  const sink = await startS3Sink(options);
  onTestFinished(() => sink.close());
  return sink;
}

/** A store for the running test, and the line that publishes to its bucket. */
export async function bucketOf(): Promise<{ sink: S3Sink; line: string }> {
  const sink = await sinkOf();
  return { sink, line: `s3://docs endpoint=${sink.endpoint} region=x` };
}

/** Publishes at the store; `seen` is what it was asked. */
export async function push(
  sink: S3Sink,
  site: LocalSite | Promise<LocalSite>,
  options: Partial<DeployOptions> & { line?: string; own?: boolean } = {},
) {
  const { line = 's3://docs/v1', own, ...more } = options;
  sink.requests.length = 0;
  const log = recordedLog();
  const destinations = opened(`${line} endpoint=${sink.endpoint} region=eu-west-1`, contextOf({ log }), own);
  const { deployments, changes } = await deploy(site, destinations, {
    plan: false,
    maxPageLoss: 1,
    signal: new AbortController().signal,
    log,
    clock: hurriedClock,
    ...more,
  });
  const [deployment] = deployments;
  if (deployment === undefined) throw new Error('no deployment');
  return { deployment, changes, log, seen: sink.requests.map(({ method, key }) => `${method} ${key}`) };
}

/** What a bucket holds under the prefix, without the manifest. */
export function held(sink: S3Sink, prefix = 'v1/'): Record<string, string> {
  const entries = [...(sink.buckets.get('docs') ?? [])]
    .filter(([key]) => key.startsWith(prefix) && !key.endsWith(MANIFEST_PATH))
    .map(([key, { bytes }]) => [key.slice(prefix.length), bytes.toString()]);
  return Object.fromEntries(entries.sort());
}

/** By paths. */
export const sorted = (content: Content): Content => Object.fromEntries(Object.entries(content).sort());
