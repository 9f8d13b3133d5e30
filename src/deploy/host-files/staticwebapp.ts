import { cachingOf, singleAddresses } from './caching.ts';
import { type Host, requireFit, settingsText, shown, simpleStatus } from './host.ts';
import { namesIn, spellingsOf } from './redirects.ts';
import type { Pattern } from './routing.ts';

const FILE = 'staticwebapp.config.json';
const LIMIT = { host: 'Azure', file: FILE, most: 20_000 };

/**
 * `staticwebapp.config.json` of Azure Static Web Apps, which serves pages without their extension by itself. Its
 * routes know a star at the end, and no way to say again what it stood for.
 */
export const staticwebapp: Host = ({ manifest, routing }) => {
  const { usual, rules } = cachingOf(manifest.files);
  const folders = rules
    .filter(({ kind }) => kind === 'folder')
    .map(({ path, value }) => ({ route: `${path}*`, headers: { 'cache-control': value } }));
  const files = rules
    .filter(({ kind }) => kind !== 'folder')
    .flatMap((rule) =>
      singleAddresses(rule, manifest.files).map((route) => ({
        route,
        headers: { 'cache-control': rule.value },
      })),
    );
  const isFit = routing.patterns.filter(isExpressible);
  const routes = [
    { route: '/.docs-export/*', statusCode: 404 },
    ...[...routing.exact].flatMap(([address, { target, status }]) =>
      spellingsOf(address).map((route) => ({ route, redirect: target, statusCode: simpleStatus(status) })),
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
  const whole = settingsText({ ...config, routes: [...routes, ...files] });
  const fits = Buffer.byteLength(whole) <= LIMIT.most;
  const text = fits ? whole : settingsText({ ...config, routes });
  requireFit(text, routing, LIMIT);
  const left = routing.patterns.filter((pattern) => !isExpressible(pattern)).map(shown);
  const uncached = fits || files.length === 0 ? [] : [`Cache-Control of ${files.length} files`];
  return {
    files: { [FILE]: text },
    left: [...routing.left, ...left, ...uncached],
  };
};

function isExpressible({ rule, target, spared }: Pattern): boolean {
  return namesIn(target).length === 0 && spared.length === 0 && /^[^*:]*\/\*$/.test(rule.source);
}
