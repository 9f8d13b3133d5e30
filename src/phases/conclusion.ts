import { join } from 'node:path';
import type { RunFacts } from '../github/facts.ts';
import { bytes, counted, duration } from '../log/measures.ts';

/** The run in one line, for the end of the log. */
export function conclusion({ domain, exportJob, bundle, deployments, milliseconds }: RunFacts): string {
  const count = exportJob?.pageCount ?? undefined;
  const pages = count === undefined ? [] : [counted(count, 'page')];
  const size = bundle === null ? [] : [bytes(bundle.bytes)];
  const places = deployments.map(({ destination, status }) => `${destination} ${status}`);
  return `${domain}: ${[...pages, ...size, ...places, duration(milliseconds)].join(', ')}`;
}

/** Where to look at what was published, one line a place; a folder only where the reader of the log has it. */
export function placesToLook({ siteUrl, deployments }: RunFacts, isTerminal: boolean): string[] {
  // Of a plan there is nothing to see yet.
  const seen = deployments.filter(({ status }) => status === 'published' || status === 'unchanged');
  const places = seen.map(({ destination, url }) => {
    const folder = /^dir:(.*)$/.exec(destination)?.[1];
    if (folder === undefined) return url;
    return isTerminal ? join(folder, 'index.html') : null;
  });
  const all = new Set(seen.length === 0 ? [] : [siteUrl, ...places]);
  return [...all].flatMap((place) => (place === null ? [] : [`Look at ${place}`]));
}
