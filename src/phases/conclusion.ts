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
