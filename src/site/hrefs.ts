import { decode } from '../text/percent.ts';
import { inOneForm, type ProjectFiles } from './project/files.ts';

/** `https:`, `mailto:`, `data:`, `//host` */
export const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/**
 * An address that a browser would ask another host for. It skips blanks before one, takes a backslash for a slash, and
 * misses none behind the scheme.
 */
export const REMOTE = /^[\0- ]*(?:(?:https?|ftp):|[\\/]{2})/i;

/** A page as the start of links: what relative targets are relative to, and where its file is written. */
export interface From {
  /** Site path of the page. */
  readonly page: string;
  /** Site path its file is written at: the same, but for the copy of a page that opens the site. */
  readonly at: string;
}

/** The site file of a page. */
export function pageFile(path: string): string {
  return `${path}.html`;
}

/** A relative reference from one site file to another, so that a site works below any path. */
export function relativeHref(from: string, to: string): string {
  const here = from.split('/').slice(0, -1);
  const there = to.split('/');
  let shared = 0;
  while (shared < here.length && shared < there.length - 1 && here[shared] === there[shared]) shared += 1;
  const steps = [...here.slice(shared).map(() => '..'), ...there.slice(shared).map(encodeSegment)].join('/');
  // A first part with a colon would read as a scheme.
  return /^[^/]*:/.test(steps) ? `./${steps}` : steps;
}

function encodeSegment(segment: string): string {
  return encodeURI(segment.toWellFormed()).replace(/[?#]/g, encodeURIComponent);
}

/** A site path as it stands in an address. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeSegment).join('/');
}

/** A path from the root as a link is written, for people: only what would end the path there is encoded. */
export function linkTo(path: string): string {
  return `/${path.replace(/[#?%]/g, encodeURIComponent)}`;
}

/**
 * A page's address without extension: `https://docs.example.com/guides/start`; an index page is its folder. `address`
 * is that of the site, without `https://`.
 */
export function canonicalUrl(address: string, path: string): string {
  return fileUrl(address, hostedPath(path).slice(1));
}

/** The path at which a host serves a page: `/guides/start`, `/` for the first one. */
export function hostedPath(path: string): string {
  return path === 'index' ? '/' : `/${path.replace(/\/index$/, '')}`;
}

/** The address of a site file: `https://docs.example.com/guides/start.md`. `address` is that of the site. */
export function fileUrl(address: string, path: string): string {
  return `https://${address}/${encodePath(path)}`;
}

/** Whether an address runs code. Browsers skip blanks and control characters wherever they stand in a scheme. */
export function runsCode(address: string): boolean {
  return /^(?:javascript|vbscript):/i.test(address.replace(/[\0- ]+/g, ''));
}

/** A host, by its `www.` or by an ending that is that of no file. */
const HOST =
  /^\/?((?:www\.[\w-]+(?:\.[\w-]+)+|(?:[a-z\d-]+\.)+(?:ai|app|co|com|dev|edu|gov|io|net|org))(?:[/?#:].*)?)$/i;
const MAIL = /^[\w.+-]+@(?:[\w-]+\.)+[a-z]{2,}$/i;

/** The address that a target can only mean which forgets to say so: that of another host, or of a person. */
export function addressMeant(target: string): string | undefined {
  if (MAIL.test(target)) return `mailto:${target}`;
  const address = HOST.exec(target)?.[1];
  return address === undefined ? undefined : `https://${address}`;
}

/** A project path from a target as written in `folder`; undefined when it leads out of the project. */
export function resolveTarget(target: string, folder: string): string | undefined {
  const parts = target.startsWith('/') || folder === '' ? [] : folder.split('/');
  for (const part of target.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  return inOneForm(parts.join('/'));
}

/** The page that one in a folder of a language, `fr/guides/start`, may be a translation of: `guides/start`. */
export function originalOf(page: string): string | undefined {
  return /^[a-z]{2}(?:[-_][A-Za-z]{2,4})?\/(.+)$/.exec(page)?.[1];
}

/** The folder of a path; empty for the root. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** The path, and the `?query#fragment` behind it. */
export function splitSuffix(target: string): [path: string, suffix: string] {
  const cut = target.search(/[?#]/);
  return cut < 0 ? [target, ''] : [target.slice(0, cut), target.slice(cut)];
}

/** Whether a target says neither that it is seen from the root nor that it is seen from where it stands. */
export function isBare(target: string): boolean {
  return /^[^./]/.test(target);
}

/** The file of a project that a target means as it is written in `folder`. */
export function projectFileAt(
  target: string,
  folder: string,
  files: Pick<ProjectFiles, 'has'>,
): string | undefined {
  const path = resolveTarget(decode(splitSuffix(target)[0]), folder);
  return candidates(path).find((one) => files.has(one));
}

/** A path as it is, then without the `docs/` that projects served below `/docs` write in front. */
export function candidates(path: string | undefined): string[] {
  if (path === undefined) return [];
  return path.startsWith('docs/') ? [path, path.slice('docs/'.length)] : [path];
}

/**
 * What no address may hold: blanks, quotes, the braces and brackets of a template, in a query the `\` that is a `/`
 * elsewhere. A second `#` is for scripts of the host.
 */
const ILLEGAL = /[ "<>{}[\]|^`]|%(?![\da-f]{2})|(?<=\?.*)\\/gi;

/** An address of another host, or of a person, with what none may hold behind that as a browser asks for it. */
export function legalAddress(written: string): string {
  const [begun = ''] = /^(?:https?:\/\/[^/?#]+(?=[/?#])|mailto:)/i.exec(written) ?? [];
  return begun === '' ? written : begun + written.slice(begun.length).replace(ILLEGAL, encodeURIComponent);
}

/** The `?query#fragment` behind a path, with what no query may hold as a browser asks for it. */
export function legalSuffix(written: string): string {
  return written.replace(/^\?[^#]*/, (query) => query.replace(ILLEGAL, encodeURIComponent));
}
