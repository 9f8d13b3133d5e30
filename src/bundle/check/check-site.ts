import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { eachAtOnce } from '../../process/each-at-once.ts';
import type { Manifest } from '../manifest.ts';
import { cssReferences } from './css-references.ts';
import { pageReferences } from './page-references.ts';
import { type Address, createSiteAddresses } from './site-addresses.ts';

const FINDING_KINDS = ['broken-link', 'broken-anchor', 'external-request', 'page-count'] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** Something a check found. */
export interface SiteFinding {
  readonly kind: FindingKind;
  /** Path of the page or style sheet it is on; empty for the site as a whole. */
  readonly page: string;
  /** The address as written there. */
  readonly target: string;
  /** A whole sentence. */
  readonly message: string;
}

export interface SiteCheck {
  /** All of them, sorted by page, kind and target: the caller caps what it shows. */
  readonly findings: readonly SiteFinding[];
  readonly counts: Readonly<Record<FindingKind, number>>;
  /** Hosts that pages would ask while loading, sorted. */
  readonly externalHosts: readonly string[];
  /** HTML files read. */
  readonly pages: number;
}

export interface CheckOptions {
  /** Host name the site is exported for. */
  readonly domain: string;
  /** Where the site will be served, with its sub-path; `https://<domain>/` unless told. */
  readonly siteUrl?: string | undefined;
  /** The export job's `pageCount`. Fewer pages than this is a finding; more is none, since jobs count differently. */
  readonly expectedPages?: number | undefined;
  /** Only a part of the site was exported: whole addresses of its other pages are no broken links. */
  readonly partial?: boolean | undefined;
  readonly signal: AbortSignal;
}

/** Files read at once. */
const AT_ONCE = 8;

/**
 * Checks an unpacked site: links and anchors that lead nowhere inside it, requests that would leave its origin while a
 * page loads (a plain link to another site is none), and missing pages. Reads the HTML and CSS files of the manifest.
 */
export async function checkSite(
  directory: string,
  manifest: Manifest,
  options: CheckOptions,
): Promise<SiteCheck> {
  const { Parser } = await import('htmlparser2');
  const paths = Object.keys(manifest.files);
  const addresses = createSiteAddresses(new Set(paths), options.siteUrl ?? `https://${options.domain}/`);
  const site: Site = {
    partial: options.partial === true,
    ids: new Map(),
    anchors: [],
    findings: [],
    hosts: new Set(),
  };
  const pages = paths.filter((file) => file.endsWith('.html'));
  const readText = (file: string): Promise<string> =>
    readFile(path.join(directory, ...file.split('/')), 'utf8');

  const reading = { count: AT_ONCE, signal: options.signal };
  await eachAtOnce(pages, reading, async (file) => {
    const references = pageReferences(await readText(file), Parser);
    site.ids.set(file, references.ids);
    const resolve = addresses.from(file, references.base);
    for (const link of references.links) checkLink(site, file, link, resolve(link));
    for (const request of references.requests) checkRequest(site, file, request, resolve(request));
  });
  const styles = paths.filter((file) => file.endsWith('.css'));
  await eachAtOnce(styles, reading, async (file) => {
    const resolve = addresses.from(file);
    for (const request of cssReferences(await readText(file)))
      checkRequest(site, file, request, resolve(request));
  });
  for (const anchor of site.anchors) checkAnchor(site, anchor);
  checkPageCount(site, manifest.pages.length, options.expectedPages);

  const findings = site.findings.toSorted(byPlace);
  return {
    findings,
    counts: countKinds(findings),
    externalHosts: [...site.hosts].sort(),
    pages: pages.length,
  };
}

/** What is gathered while the files are read. */
interface Site {
  readonly partial: boolean;
  readonly ids: Map<string, ReadonlySet<string>>;
  /** Links into other pages, looked up when the ids of all are known. */
  readonly anchors: Anchor[];
  readonly findings: SiteFinding[];
  readonly hosts: Set<string>;
}

/** A link with a fragment, and the file that it leads to. */
interface Anchor {
  readonly page: string;
  readonly target: string;
  readonly path: string;
  readonly id: string;
}

function checkLink(site: Site, page: string, target: string, address: Address): void {
  const elsewhere = site.partial && /^https?:/i.test(target);
  if (address.kind === 'missing' && !elsewhere) site.findings.push(brokenLink(page, target, address.why));
  if (address.kind !== 'file' || !isId(address.fragment)) return;
  const anchor = { page, target, path: address.path, id: address.fragment };
  // Most are of a page's own contents: of a large site, kept, they would weigh as much as its pages.
  if (address.path === page) checkAnchor(site, anchor);
  else site.anchors.push(anchor);
}

function checkRequest(site: Site, page: string, target: string, address: Address): void {
  if (address.kind === 'missing') site.findings.push(brokenLink(page, target, address.why));
  if (address.kind !== 'external') return;
  site.hosts.add(address.host);
  const message = `${page} asks ${address.host} while it loads: ${target}`;
  site.findings.push({ kind: 'external-request', page, target, message });
}

function checkAnchor({ ids, findings }: Site, { page, target, path: file, id }: Anchor): void {
  if (ids.get(file)?.has(id) !== false) return;
  const message = `${page} links to ${target}, but ${file} has no element with the id ${JSON.stringify(id)}`;
  findings.push({ kind: 'broken-anchor', page, target, message });
}

function checkPageCount({ findings }: Site, pages: number, expected: number | undefined): void {
  if (expected === undefined || pages >= expected) return;
  const message = `The bundle has ${pages === 1 ? '1 page' : `${pages} pages`}, but the export job counted ${expected}`;
  findings.push({ kind: 'page-count', page: '', target: String(expected), message });
}

function brokenLink(page: string, target: string, why: string | undefined): SiteFinding {
  const message = `${page} refers to ${target}, ${why ?? 'which is not in the bundle'}`;
  return { kind: 'broken-link', page, target, message };
}

/** `#` and `#top` lead to the top of any page; `#/…` and `#!…` are addresses of a script. */
function isId(fragment: string): boolean {
  return fragment !== '' && fragment.toLowerCase() !== 'top' && !/^[/!]/.test(fragment);
}

function countKinds(findings: readonly SiteFinding[]): Record<FindingKind, number> {
  const counts = { 'broken-link': 0, 'broken-anchor': 0, 'external-request': 0, 'page-count': 0 };
  for (const { kind } of findings) counts[kind] += 1;
  return counts;
}

function byPlace(a: SiteFinding, b: SiteFinding): number {
  return compare(a.page, b.page) || compare(a.kind, b.kind) || compare(a.target, b.target);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
