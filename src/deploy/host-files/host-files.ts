import { cacheControlOf } from '../../bundle/cache-control.ts';
import { contentTypeOf } from '../../bundle/content-type.ts';
import type { Manifest } from '../../bundle/manifest.ts';
import type { Log } from '../../log/log.ts';
import type { HostLimits, LocalSite } from '../destination.ts';
import { digestOf } from '../files/digest.ts';
import { apache } from './apache.ts';
import { caddy } from './caddy.ts';
import { cloudflare } from './cloudflare.ts';
import { cloudfront } from './cloudfront.ts';
import { firebase } from './firebase.ts';
import type { Host, HostFiles } from './host.ts';
import { netlify } from './netlify.ts';
import { nginx } from './nginx.ts';
import { readRouting } from './routing.ts';
import { staticwebapp } from './staticwebapp.ts';
import { vercel } from './vercel.ts';

const HOSTS = {
  nginx,
  apache,
  caddy,
  cloudfront,
  cloudflare,
  netlify,
  vercel,
  firebase,
  staticwebapp,
} as const satisfies Record<string, Host>;
export type HostName = keyof typeof HOSTS;
export const HOST_NAMES = Object.keys(HOSTS) as readonly HostName[];

/** Whether there are files for a host of this name. */
export function isHostName(name: string): name is HostName {
  return Object.hasOwn(HOSTS, name);
}

/**
 * The files that make a host serve a site as its `_redirects`, its pages and its manifest's headers want it: addresses
 * without an extension, redirects, the page for wrong addresses, Cache-Control. Throws E_GUARD_LIMIT where they exceed
 * what the host takes.
 */
export async function hostFilesOf(site: LocalSite, host: HostName): Promise<HostFiles> {
  const { files } = site.manifest;
  const manifest = { ...site.manifest, files: withoutForms(files) };
  const compressed = ['.br', '.gz'].filter((ending) => Object.hasOwn(files, `index.html${ending}`));
  return HOSTS[host]({ manifest, routing: await readRouting(site.directory, manifest), compressed });
}

/** Readers ask for a file by its own name, whatever forms of it lie beside. */
function withoutForms(files: Manifest['files']): Manifest['files'] {
  const isForm = (path: string): boolean =>
    /\.(br|gz)$/.test(path) && Object.hasOwn(files, path.slice(0, -3));
  return Object.fromEntries(Object.entries(files).filter(([path]) => !isForm(path)));
}

/** What hosts of a folder take. */
const LIMITS: Readonly<Partial<Record<HostName, HostLimits>>> = {
  cloudflare: { host: 'Cloudflare Pages', files: 20_000, fileBytes: 25 * 1024 * 1024 },
  staticwebapp: { host: 'Azure Static Web Apps', files: 15_000, siteBytes: 500 * 1024 * 1024 },
};

/** The limits of these hosts, for the guard. */
export function limitsOf(hosts: readonly HostName[]): readonly HostLimits[] {
  return hosts.flatMap((host) => LIMITS[host] ?? []);
}

/** What a host cannot be told, in one sentence. */
export function leftText(host: string, left: readonly string[]): string {
  const some = left.slice(0, 5).join('; ');
  return `${host} cannot be told: ${some}${left.length > 5 ? ` and ${left.length - 5} more` : ''}`;
}

/** The site with these hosts' files in it. */
export async function withHostFiles(
  site: LocalSite,
  hosts: readonly HostName[],
  log: Log,
): Promise<LocalSite> {
  const files = { ...site.manifest.files };
  const elsewhere = new Map(site.elsewhere);
  for (const host of hosts) {
    const made = await hostFilesOf(site, host);
    if (made.left.length > 0) log.warning(leftText(host, made.left));
    for (const [path, text] of Object.entries(made.files)) {
      // A project's own file comes first.
      if (Object.hasOwn(site.manifest.files, path)) continue;
      const headers = { contentType: contentTypeOf(path), cacheControl: cacheControlOf(path) };
      files[path] = { ...digestOf(text), ...headers };
      elsewhere.set(path, Buffer.from(text));
    }
  }
  return { ...site, manifest: { ...site.manifest, files }, elsewhere };
}
