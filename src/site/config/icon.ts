import type { IconLibrary } from '../page.ts';
import { isRecord } from './json/record.ts';

/** An icon as settings and pages choose it. */
export interface Icon {
  /** A name of a library, an address, a file of the project, an emoji or SVG. */
  readonly name: string;
  /** Font Awesome's style: `solid`, `regular`, `brands`, … */
  readonly type?: string | undefined;
  /** Where it is not the library of the site. */
  readonly library?: IconLibrary | undefined;
}

const LIBRARIES = ['fontawesome', 'lucide', 'tabler'] as const;

/** Reads a name, or `{ "name": …, "style": …, "library": … }`; `type` is the style written beside it. */
export function iconOf(written: unknown, type?: unknown): Icon | undefined {
  const { name, style, library } = isRecord(written) ? written : { name: written };
  const shown = textOf(name);
  if (shown === undefined) return undefined;
  return {
    name: shown,
    type: textOf(style) ?? textOf(type),
    library: LIBRARIES.find((known) => known === library),
  };
}

function textOf(value: unknown): string | undefined {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return text === '' ? undefined : text;
}
