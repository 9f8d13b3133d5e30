import { cachingOf, ruleExpression } from './caching.ts';
import type { Host, HostedSite } from './host.ts';
import { encoded, expressionOf, namesIn, type Part, unnamed } from './redirects.ts';
import { movesOf } from './routing.ts';
import { typesOf } from './types.ts';

const FILE = '.docs-export/caddy/site.caddy';

/**
 * One file for Caddy (2.6 and newer), imported in the block of the site whose root the folder is: maps of addresses that
 * moved and of files to their Cache-Control, and the route that uses them.
 */
export const caddy: Host = (site) => ({ files: { [FILE]: textOf(site) }, left: site.routing.left });

/** A word as Caddy reads it whatever its characters. */
function quoted(word: string): string {
  return `"${word.replaceAll('"', '\\"')}"`;
}

/** What a group of an expression found, in the text that a map makes of it. */
const group = (number: number): string => `\${${number}}`;

/** A target; `$` begins what was found, by its number. */
function targetOf(parts: readonly Part[], names: readonly string[] = []): string {
  return parts
    .map((part) =>
      typeof part === 'string'
        ? encoded(part).replaceAll('$', '$$$$')
        : `\${${names.indexOf(part.name) + 1}}`,
    )
    .join('');
}

interface Moved {
  readonly expression: string;
  readonly status: number;
  readonly target: string;
}

/** Addresses that moved; a target with a query of its own stands apart, since readers keep theirs with all others. */
function mapOfMoved(source: string, name: string, moved: readonly Moved[]): string[] {
  const lines = moved.map(({ expression, status, target }) => {
    const columns = /[?#]/.test(target) ? `"" ${quoted(target)}` : `${quoted(target)} ""`;
    return `\t${quoted(`~${expression}`)} ${columns} ${status}`;
  });
  return [`map ${source} {${name}} {${name}_whole} {${name}_status} {`, ...lines, '\tdefault "" "" 301', '}'];
}

/** Answers with the address of a map, under conditions of its own. */
function redirects(name: string, condition: readonly string[]): string[] {
  return [name, `${name}_whole`].flatMap((target) => [
    `\t@${target} {`,
    ...[...condition, `not vars {${target}} ""`].map((line) => `\t\t${line}`),
    '\t}',
    `\tredir @${target} {${target}}${target === name ? '{docs_query}' : ''} {${name}_status}`,
  ]);
}

function mapOfCaching({ manifest }: HostedSite): string[] {
  const { usual, rules } = cachingOf(manifest.files);
  return [
    'map {path} {docs_cache} {',
    ...rules.map((rule) => `\t${quoted(`~${ruleExpression(rule)}`)} ${quoted(rule.value)}`),
    `\tdefault ${quoted(usual)}`,
    '}',
  ];
}

/** The types of the site, of which Caddy and the machine know fewer. */
function mapOfTypes({ manifest }: HostedSite): string[] {
  const lines = typesOf(manifest.files).map(({ ending, type, isText }) => {
    return `\t${quoted(`~(?i)\\.${ending}$`)} ${quoted(isText ? `${type}; charset=utf-8` : type)}`;
  });
  return ['map {path} {docs_type} {', ...lines, '\tdefault ""', '}'];
}

function textOf(site: HostedSite): string {
  const { routing, compressed } = site;
  const exact = movesOf(routing).map(({ path, status, target }) => ({
    expression: `^${path}$`,
    status,
    target: targetOf([target]),
  }));
  const patterns = routing.patterns.map(({ source, target, rule }) => ({
    expression: `^${unnamed(expressionOf(source))}(?:\\?|$)`,
    status: rule.status,
    target: targetOf(target, namesIn(source)),
  }));
  const forms = compressed.map((ending) => (ending === '.br' ? 'br' : 'gzip'));
  const files = '{docs_file} {docs_file}.html {docs_file}/index.html';
  const lines = [
    '# Made by docs-export. Import this file in the block of the site whose root is this folder.',
    'map {query} {docs_query} {',
    `\t~.+ "?${group(0)}"`,
    '\tdefault ""',
    '}',
    '# Addresses that moved.',
    ...mapOfMoved('{path}', 'docs_moved', exact),
    '# Addresses that moved unless the site has something there; compared as they were sent, still encoded.',
    ...mapOfMoved('{uri}', 'docs_late', patterns),
    '# The page of an address with a slash at its end, and where it is without.',
    'map {path} {docs_page} {',
    `\t"~(?s)^(/.*[^/])/+$" "${group(1)}.html"`,
    '\tdefault "/."',
    '}',
    'map {uri} {docs_slashless} {',
    `\t"~^(/[^?]*[^/?])/+(?:\\?|$)" "${group(1)}"`,
    '\tdefault ""',
    '}',
    'map {path} {docs_file} {',
    `\t"~(?s)^(.*/)$" "${group(1)}index.html"`,
    `\t"~(?s)^(.*)$" "${group(1)}"`,
    '}',
    ...mapOfCaching(site),
    ...mapOfTypes(site),
    ...(routing.hasNotFound
      ? [
          'handle_errors {',
          '\t@docs_missing expression {err.status_code} == 404',
          '\trewrite @docs_missing /404.html',
          '\theader @docs_missing Cache-Control {docs_cache}',
          '\theader @docs_missing Content-Type "text/html; charset=utf-8"',
          '\tfile_server',
          '}',
        ]
      : []),
    'route {',
    '\terror /.docs-export/* 404',
    ...redirects('docs_moved', []),
    '\t# A page has one address, without a slash: its relative links count on that.',
    '\t@docs_slash file {docs_page}',
    '\tredir @docs_slash {docs_slashless}{docs_query} 301',
    ...redirects('docs_late', [`not file ${files}`]),
    `\ttry_files ${files}`,
    '\theader Cache-Control {docs_cache}',
    '\t@docs_typed not vars {docs_type} ""',
    '\theader @docs_typed Content-Type {docs_type}',
    forms.length === 0 ? '\tfile_server' : `\tfile_server {\n\t\tprecompressed ${forms.join(' ')}\n\t}`,
    '}',
  ];
  return `${lines.join('\n')}\n`;
}
