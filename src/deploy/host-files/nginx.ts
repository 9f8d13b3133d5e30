import { cachingOf, ruleExpression } from './caching.ts';
import type { Host, HostedSite } from './host.ts';
import { encoded, expressionOf, type Part } from './redirects.ts';
import { movesOf } from './routing.ts';
import { typesOf } from './types.ts';

const MAPS = '.docs-export/nginx/maps.conf';
const SERVER = '.docs-export/nginx/server.conf';

/**
 * Two files for nginx: maps (included in `http`) of addresses that moved and of files to their Cache-Control, and the
 * locations (included in the `server` whose root the site is) that use them.
 */
export const nginx: Host = (site) => ({
  files: { [MAPS]: mapsOf(site), [SERVER]: serverOf(site) },
  left: site.routing.left,
});

/** A word as nginx reads it whatever its characters; variables in it are still variables. */
function quoted(word: string): string {
  return `"${word.replace(/["\\]/g, '\\$&')}"`;
}

/** A target: nginx has no way to write a dollar that begins no variable. */
function target(parts: readonly Part[]): string {
  const path = parts.map((part) =>
    typeof part === 'string' ? encoded(part).replaceAll('$', '%24') : `\${docs_${part.name}}`,
  );
  const text = path.join('');
  // Readers keep their query, unless the target brings one.
  return /[?#]/.test(text) ? text : `${text}$is_args$args`;
}

/** Entries of a map; all are regular expressions, tried in order, for which no table can be too small. */
function entries(usual: string, pairs: readonly (readonly [expression: string, value: string])[]): string {
  return [`default ${quoted(usual)}`, ...pairs.map(([key, value]) => `${quoted(`~${key}`)} ${quoted(value)}`)]
    .map((line) => `    ${line};\n`)
    .join('');
}

function mapsOf({ manifest, routing }: HostedSite): string {
  const exact = movesOf(routing).map(
    ({ path, status, target: to }) => [`^${path}$`, `${status} ${target([to])}`] as const,
  );
  const patterns = routing.patterns.map(
    (pattern) =>
      [
        `^${expressionOf(pattern.source, 'docs_')}(\\?|$)`,
        `${pattern.rule.status} ${target(pattern.target)}`,
      ] as const,
  );
  const { usual, rules } = cachingOf(manifest.files);
  const caching = rules.map((rule) => [ruleExpression(rule), rule.value] as const);
  return `# Made by docs-export. Include this file in http { }.
# Addresses that moved, as "status target".
map $uri $docs_redirect {
${entries('', exact)}}
# Addresses that moved unless the site has something there; compared as they were sent, still encoded.
map $request_uri $docs_moved {
${entries('', patterns)}}
# What a page's name would be, were it not for a slash at the end of the address.
map $uri $docs_page {
${entries('/.', [['^(?<docs_slashless>/.*[^/])/+$', '$docs_slashless']])}}
# The page of a folder, by its own name.
map $uri $docs_index {
${entries('$uri/index.html', [['^(?<docs_folder>.*/)$', `\${docs_folder}index.html`]])}}
map $uri $docs_cache {
${entries(usual, caching)}}
`;
}

/** The site's types in place of nginx's own, which do not know Markdown, nor modules in its older versions. */
function typeLines({ manifest }: HostedSite): string[] {
  const types = typesOf(manifest.files);
  const byType = Map.groupBy(types, ({ type }) => type);
  const texts = new Set(
    types.filter(({ type, isText }) => isText && type !== 'text/html').map(({ type }) => type),
  );
  return [
    'types {',
    ...[...byType].map(([type, some]) => `    ${type} ${some.map(({ ending }) => ending).join(' ')};`),
    '}',
    ...(texts.size > 0 ? [`charset_types ${[...texts].join(' ')};`] : []),
  ];
}

function serverOf(site: HostedSite): string {
  const { routing, compressed } = site;
  const statuses = [...routing.exact.values(), ...routing.patterns.map(({ rule }) => rule)];
  const returns = (variable: string): string[] =>
    [...new Set([301, ...statuses.map(({ status }) => status)])].map(
      (status) => `if (${variable} ~ "^${status} (.+)$") { return ${status} $1; }`,
    );
  const lines = [
    `# Made by docs-export. Include this file in the server { } whose root is this site, and maps.conf in http { }.`,
    'absolute_redirect off;',
    'charset utf-8;',
    ...(compressed.includes('.gz') ? ['gzip_static on;'] : []),
    ...(compressed.includes('.br') ? ['brotli_static on;'] : []),
    ...returns('$docs_redirect'),
    '# A page has one address, without a slash: its relative links count on that.',
    'if (-f "$document_root$docs_page.html") { rewrite "^(/.*[^/])/+$" $1 permanent; }',
    ...(routing.hasNotFound
      ? [
          'error_page 404 /404.html;',
          'location = /404.html {',
          '    internal;',
          '    add_header Cache-Control $docs_cache always;',
          '}',
        ]
      : []),
    'location ^~ /.docs-export/ { return 404; }',
    'location / {',
    ...typeLines(site).map((line) => `    ${line}`),
    '    add_header Cache-Control $docs_cache;',
    '    try_files $uri $uri.html $docs_index @docs_moved;',
    '}',
    'location @docs_moved {',
    ...returns('$docs_moved').map((line) => `    ${line}`),
    '    return 404;',
    '}',
  ];
  return `${lines.join('\n')}\n`;
}
