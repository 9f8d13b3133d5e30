import { literalIn } from '../../text/literal-in.ts';
import { encodePath } from '../../text/percent.ts';
import { type CacheRule, cachingOf, ruleExpression } from './caching.ts';
import type { Host, HostedSite } from './host.ts';
import { encoded, expressionOf, namesIn, type Part } from './redirects.ts';
import { movesOf } from './routing.ts';
import { typesOf } from './types.ts';

const FILE = '.htaccess';

/**
 * One file for Apache (2.4), which reads it from the folder it serves wherever `AllowOverride All` stands, as at most
 * hosts that one uploads to. Without mod_rewrite or mod_headers the site is served as it lies there.
 */
export const apache: Host = (site) => ({ files: { [FILE]: textOf(site) }, left: site.routing.left });

/** A word as Apache reads it whatever its characters. */
function quoted(word: string): string {
  return `"${word.replaceAll('"', '\\"')}"`;
}

/** A text as it stands in a target: `$` and `%` begin what was found. */
function plain(text: string): string {
  return encoded(text).replace(/[\\$%]/g, '\\$&');
}

/** Readers keep their query, unless the target brings one; before a fragment it has no place. */
function flags(status: number, target: string): string {
  return `[R=${status},L,NE${/[?#]/.test(target) ? ',QSD' : ''}]`;
}

/** Answers with another address; `expression` means a decoded path without the slash at its beginning. */
function moves(expression: string, status: number, target: string): string {
  return `RewriteRule ${onlyPath(expression)} ${quoted(plain(target))} ${flags(status, target)}`;
}

/** A pattern is held against the request as it was sent: what it finds is encoded still. */
function pattern(source: readonly Part[], target: readonly Part[], status: number): string[] {
  const names = namesIn(source);
  const parts = target.map((part) =>
    typeof part === 'string' ? plain(part) : `%${names.indexOf(part.name) + 1}`,
  );
  const text = target.filter((part) => typeof part === 'string').join('');
  return [
    `RewriteCond %{THE_REQUEST} ${quoted(`^\\S+ ${expressionOf(source)}(?:\\?\\S*)? HTTP/[\\d.]+$`)}`,
    `RewriteRule ^ ${quoted(parts.join(''))} ${flags(status, text)}`,
  ];
}

/** A rule's pattern that means one path. A rule ends at the next mark, escaped or not, and no rule is read then. */
function onlyPath(expression: string): string {
  return `"^${expression.replaceAll('"', '\\x22')}$"`;
}

/**
 * Rules of their own for files whose names hold what begins an anchor or an encoded character: what a rule finds of them
 * would be read so where it hands it on.
 */
function oddNames({ files }: HostedSite['manifest']): string[] {
  const odd = Object.keys(files).filter((path) => /[#%]/.test(path));
  return odd.flatMap((path) => {
    const target = encodePath(path).replaceAll('%', '\\%');
    const page = path.replace(/\.html$/, '');
    const isPage = !Object.hasOwn(files, page);
    return [
      `RewriteRule ${onlyPath(literalIn(path))} - [END]`,
      ...(isPage ? [`RewriteRule ${onlyPath(literalIn(page))} "/${target}" [END]`] : []),
    ];
  });
}

/** Types of text that stand compressed beside the files themselves. */
const TEXTS = '\\.(html|css|m?js|json|xml|svg|txt|md|webmanifest|wasm)';

/** Sends `page.html.br` in place of `page.html` to who understands it, with the type of what is in it. */
function compressedForm(ending: string): { readonly rules: string[]; readonly types: string[] } {
  const encoding = ending === '.br' ? 'br' : 'gzip';
  return {
    rules: [
      `RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b`,
      `RewriteCond %{REQUEST_FILENAME}${ending} -f`,
      `RewriteRule ^(.+)$ $1${ending} [END]`,
    ],
    types: [
      `<FilesMatch "${TEXTS}\\${ending}$">`,
      `  RemoveType ${ending}`,
      `  AddEncoding ${encoding} ${ending}`,
      '</FilesMatch>',
    ],
  };
}

function cacheLines({ manifest }: HostedSite): string[] {
  const { usual, rules } = cachingOf(manifest.files);
  const line = (value: string, when = ''): string => `  Header set Cache-Control ${quoted(value)}${when}`;
  // In an expression a slash would end the pattern, and so does each mark that stands around it.
  const means = (rule: CacheRule): string => {
    // The address is that of a compressed form where one is sent.
    const path = ruleExpression(rule, '(\\.br|\\.gz)?').replaceAll('#', '\\x23');
    return ` ${quoted(`expr=%{REQUEST_URI} =~ m#${path}#`)}`;
  };
  return [line(usual), ...rules.map((rule) => line(rule.value, means(rule)))];
}

/** The types of the site in place of those of the machine, which differ from one to the next. */
function typeLines({ manifest }: HostedSite): string[] {
  const types = typesOf(manifest.files);
  const dotted = (some: typeof types): string => some.map(({ ending }) => `.${ending}`).join(' ');
  const byType = Map.groupBy(types, ({ type }) => type);
  const texts = types.filter(({ isText }) => isText);
  return [
    ...[...byType].map(([type, some]) => `AddType ${type} ${dotted(some)}`),
    ...(texts.length > 0 ? [`AddCharset utf-8 ${dotted(texts)}`] : []),
  ];
}

function textOf(site: HostedSite): string {
  const { routing, compressed } = site;
  const forms = compressed.map(compressedForm);
  const lines = [
    '# Made by docs-export. Apache reads this file where AllowOverride All stands for the folder.',
    'DirectoryIndex index.html',
    ...(routing.hasNotFound ? ['ErrorDocument 404 /404.html'] : []),
    'AddDefaultCharset utf-8',
    ...typeLines(site),
    '',
    '<IfModule mod_rewrite.c>',
    'DirectorySlash Off',
    'RewriteEngine On',
    'RewriteBase /',
    'RewriteRule ^\\.docs-export(/|$) - [R=404,L]',
    '# Addresses that moved.',
    ...movesOf(routing).map(({ path, status, target }) => moves(path.slice(1), status, target)),
    ...oddNames(site.manifest),
    '# A page has one address, without a slash: its relative links count on that.',
    'RewriteCond %{CONTEXT_DOCUMENT_ROOT}/$1.html -f',
    'RewriteRule ^(.*[^/])/+$ /$1 [R=301,L]',
    '# The page of an address.',
    'RewriteCond %{REQUEST_FILENAME} !-f',
    'RewriteCond %{CONTEXT_DOCUMENT_ROOT}/$1.html -f',
    'RewriteRule ^(.*[^/])$ $1.html',
    ...forms.flatMap(({ rules }) => rules),
    'RewriteCond %{REQUEST_FILENAME} -f',
    'RewriteRule ^ - [END]',
    'RewriteCond %{REQUEST_FILENAME}/index.html -f',
    'RewriteRule ^ - [L]',
    '# Addresses that moved where the site has nothing.',
    ...routing.patterns.flatMap(({ rule, source, target }) => pattern(source, target, rule.status)),
    'RewriteRule ^ - [R=404,L]',
    '</IfModule>',
    ...forms.flatMap(({ types }) => types),
    '',
    '<IfModule mod_headers.c>',
    ...cacheLines(site),
    ...(forms.length > 0 ? ['  Header append Vary Accept-Encoding'] : []),
    '</IfModule>',
  ];
  return `${lines.join('\n')}\n`;
}
