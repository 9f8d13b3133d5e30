import { encodePath } from '../../../text/percent.ts';
import { runsCode } from '../../hrefs.ts';
import { record, type ValueRecord } from '../../interpreter/value.ts';
import type { SourcePlace } from '../../page.ts';
import type { ProjectFiles } from '../../project/files.ts';
import type { Rendering } from '../rendering.ts';
import { rawHtml } from './raw-html.ts';

/** Elements that show what their `href` leads to. */
const HREF_ASSETS = new Set(['feImage', 'image', 'link', 'use']);

/** Addresses pass through the site: pages and project files become relative. */
export function targetOf(
  name: string,
  attribute: string,
  value: string,
  place: SourcePlace,
  page: Rendering,
): string | undefined {
  if (runsCode(value)) return undefined;
  // An animation would set the address to what nobody has looked at.
  if (/^attributename$/i.test(attribute) && /^\s*(?:xlink:)?href\s*$/i.test(value)) return undefined;
  if (attribute === 'href' && (name === 'a' || name === 'area')) return page.context.href(value, place);
  if (attribute === 'srcset' || attribute === 'imagesrcset') {
    const here = value
      .split(/,(?=\s)|(?<=\s[\d.]+[wx]),/)
      .map((part) => part.trim().replace(/^\S+/, (address) => page.context.asset(address, place)))
      .filter((part) => /^\S/.test(part));
    return here.length === 0 ? undefined : here.join(', ');
  }
  if (attribute === 'srcdoc') {
    const message = '<script> elements of pages are left out, also in frames';
    if (/<script\b/i.test(value)) page.report({ severity: 'notice', kind: 'left-out', message, ...place });
    return rawHtml(value, place, page);
  }
  const isAsset =
    attribute === 'src' ||
    attribute === 'poster' ||
    attribute === 'background' ||
    (attribute === 'data' && name === 'object') ||
    (/^(?:xlink:)?href$/.test(attribute) && HREF_ASSETS.has(name));
  // A picture can be written in full; a document would be one that nobody has looked at.
  if (isAsset && /^\s*data:(?!image\/|video\/|audio\/|font\/)/i.test(value)) return undefined;
  if (!isAsset || value === '' || /^(?:data:|#)/i.test(value)) return value;
  return page.context.asset(value, place);
}

/** An address on another origin. */
export function isRemote(address: string): boolean {
  return /^(?:https?:)?\/\//i.test(address.trim());
}

/** An address taken apart; undefined for what is none, such as `https://` alone. One without a scheme has the page's. */
export function urlOf(address: string): URL | undefined {
  const page = 'https://localhost';
  return URL.canParse(address, page) ? new URL(address, page) : undefined;
}

/**
 * What was copied from a hosted site has the address of a copy, and names the file of the project that it is a copy of
 * (`data-path`): that file is shown.
 */
export function withOwnFile(props: ValueRecord, page: Rendering): ValueRecord {
  const { src, 'data-path': path } = props;
  const own = ownFile(src, path, page.project.files);
  if (own === undefined) return props;
  const others = Object.entries(props).filter(([key]) => !/^(?:data-path|srcset)$/i.test(key));
  return record([...others, ['src', own]]);
}

/** The address in the project of what `src` is a copy of, which `path` names. */
export function ownFile(src: unknown, path: unknown, files: Pick<ProjectFiles, 'has'>): string | undefined {
  if (typeof src !== 'string' || typeof path !== 'string') return undefined;
  if (!isRemote(src) || !files.has(path)) return undefined;
  return `/${encodePath(path)}`;
}
