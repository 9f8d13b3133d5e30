import { lookUp } from '../../look-up.ts';

/** Names that authors use for languages known by another name. */
const ALIASES: Readonly<Record<string, string>> = {
  '.env': 'dotenv',
  '.net': 'csharp',
  'c++': 'cpp',
  cmd: 'bat',
  console: 'shellsession',
  cuda: 'cpp',
  curl: 'bash',
  dotnet: 'csharp',
  env: 'dotenv',
  ex: 'elixir',
  golang: 'go',
  gradle: 'groovy',
  h: 'c',
  hpp: 'cpp',
  htm: 'html',
  javascriptreact: 'jsx',
  jinja2: 'jinja',
  jsonl: 'json',
  mustache: 'handlebars',
  mysql: 'sql',
  ndjson: 'json',
  node: 'javascript',
  'node.js': 'javascript',
  nodejs: 'javascript',
  'obj-c': 'objective-c',
  patch: 'diff',
  postgresql: 'sql',
  proto3: 'proto',
  psql: 'sql',
  python3: 'python',
  react: 'jsx',
  rlang: 'r',
  'sh-session': 'shellsession',
  'shell-session': 'shellsession',
  sol: 'solidity',
  svg: 'xml',
  terminal: 'bash',
  tsql: 'sql',
  typescriptreact: 'tsx',
  vbnet: 'vb',
};
/** Names of no language. */
export const PLAIN = new Set([
  '',
  'text',
  'txt',
  'plaintext',
  'plain',
  'none',
  'output',
  'log',
  'gitignore',
  'tree',
  'ansi',
]);

/** The name by which a language is known, in lower case. */
export function canonical(language: string): string {
  const name = language.trim().toLowerCase();
  return lookUp(ALIASES, name) ?? name;
}

/** Bundled grammars that look into the code of other languages. */
const INTO_OTHERS = new Set(['angular-html', 'angular-ts', 'lit', 'ts-tags', 'vue']);

/** Whether one of these languages changes how others look. */
export function reachIntoOthers(languages: Iterable<string>): boolean {
  return [...languages].some((name) => INTO_OTHERS.has(canonical(name)));
}
