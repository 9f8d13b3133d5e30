import type { Comparison } from '../deploy/compare/before.ts';
import type { DestinationSpec } from '../deploy/destination.ts';
import { parseDestinations } from '../deploy/parse.ts';
import { SCHEMES } from '../deploy/schemes.ts';
import type { InputReader } from './reader.ts';
import { readHttpUrl } from './values.ts';

/** Destinations of which nobody can tell what pages they hold. */
const UNTOLD = new Set(['artifact', 'helm']);

/** Whether a destination tells which pages readers had. */
export function tellsPages({ scheme, own = false }: DestinationSpec): boolean {
  return !own && !UNTOLD.has(scheme);
}

/** The site with which pages are compared: an address, or a destination as `deploy` has them. */
export function readComparison(reader: InputReader): Comparison | undefined {
  const { filled, read, problem } = reader;
  const text = filled('compare-with');
  if (text === '') return undefined;
  const fix = 'give the address of the published site, as https://docs.example.com, or one destination';
  const [scheme = ''] = text.split(/[:\s]/);
  if (!Object.hasOwn(SCHEMES, scheme)) {
    const url = read('compare-with', readHttpUrl, text);
    return url === undefined ? undefined : { kind: 'address', url };
  }
  const { specs, problems } = parseDestinations(text);
  for (const { value, why, fix: remedy } of problems) {
    reader.add({ input: 'compare-with', value, why, fix: remedy, code: 'E_INPUT_INVALID' });
  }
  const [spec, ...others] = specs;
  if (problems.length > 0 || spec === undefined) return undefined;
  if (others.length > 0)
    return problem('compare-with', 'pages are compared with one site', fix, 'E_INPUT_INVALID');
  if (UNTOLD.has(spec.scheme))
    return problem(
      'compare-with',
      `nobody can see which pages an ${spec.scheme} holds`,
      fix,
      'E_INPUT_INVALID',
    );
  return { kind: 'destination', spec };
}
