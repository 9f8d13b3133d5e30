import { Failure } from '../../errors/failure.ts';
import { addressesOf, cachingOf, filesOf } from './caching.ts';
import { type Host, type HostedSite, shown, simpleStatus } from './host.ts';
import { encoded } from './redirects.ts';

/** Azure's limit of the file. */
const LARGEST_FILE = 20_000;

/**
 * `staticwebapp.config.json` of Azure Static Web Apps, which serves pages without their extension by itself. Its
 * routes know a star at the end, and no way to say again what it stood for.
 */
export const staticwebapp: Host = ({ manifest, routing }) => {
  const { usual, rules } = cachingOf(manifest.files);
  const single = rules.filter(({ kind }) => kind !== 'folder');
  const folders = rules
    .filter(({ kind }) => kind === 'folder')
    .map(({ path, value }) => ({ route: `${path}*`, headers: { 'cache-control': value } }));
  const files = single.flatMap(({ kind, path, value }) => {
    const paths = kind === 'file' ? addressesOf(path) : filesOf(manifest.files, path, value);
    return paths.map((route) => ({ route, headers: { 'cache-control': value } }));
  });
  const isFit = routing.patterns.filter(isExpressible);
  const routes = [
    { route: '/.docs-export/*', statusCode: 404 },
    ...[...routing.exact].flatMap(([address, { target, status }]) =>
      // As a reader sees it, and as a request carries it.
      [...new Set([address, encoded(address)])].map((route) => ({
        route,
        redirect: target,
        statusCode: simpleStatus(status),
      })),
    ),
    ...isFit.map(({ rule }) => ({
      route: rule.source,
      redirect: rule.target,
      statusCode: simpleStatus(rule.status),
    })),
    ...folders,
  ];
  const config = {
    trailingSlash: 'auto',
    globalHeaders: { 'cache-control': usual },
    ...(routing.hasNotFound ? { responseOverrides: { '404': { rewrite: '/404.html' } } } : {}),
  };
  const whole = textOf({ ...config, routes: [...routes, ...files] });
  const fits = Buffer.byteLength(whole) <= LARGEST_FILE;
  const text = fits ? whole : textOf({ ...config, routes });
  const bytes = Buffer.byteLength(text);
  if (bytes > LARGEST_FILE) {
    throw new Failure('E_GUARD_LIMIT', {
      what: 'The redirects do not fit into staticwebapp.config.json',
      value: `${bytes} bytes`,
      why: `Azure takes ${LARGEST_FILE} bytes, and _redirects has ${routing.exact.size + routing.patterns.length} rules`,
      fix: 'put rules with wildcards in place of single ones, or leave this host out: pages redirect by themselves too',
    });
  }
  const left = routing.patterns.filter((pattern) => !isExpressible(pattern)).map(shown);
  const uncached = fits || files.length === 0 ? [] : [`Cache-Control of ${files.length} files`];
  return {
    files: { 'staticwebapp.config.json': text },
    left: [...routing.left, ...left, ...uncached],
  };
};

function textOf(config: object): string {
  return `${JSON.stringify(config, null, 2)}\n`;
}

function isExpressible({ rule, target, spared }: HostedSite['routing']['patterns'][number]): boolean {
  const isConstant = target.every((part) => typeof part === 'string');
  return isConstant && spared.length === 0 && /^[^*:]*\/\*$/.test(rule.source);
}
