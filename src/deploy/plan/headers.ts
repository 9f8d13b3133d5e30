import type { Manifest, ManifestFile } from '../../bundle/manifest.ts';
import type { Log } from '../../log/log.ts';
import { matcherOf } from './patterns.ts';

/** Sets one header of the files that a pattern means. */
export interface HeaderRule {
  /** As in `.gitignore`: `*.html`, `/assets/**`. */
  readonly pattern: string;
  readonly header: keyof typeof FIELDS;
  readonly value: string;
}

/** One thing wrong with the `headers` input. */
export interface HeaderProblem {
  /** Counts from 1. */
  readonly line: number;
  readonly value: string;
  readonly why: string;
  readonly fix: string;
}

/** The headers that every store keeps with a file, and where the manifest has them. */
const FIELDS = { 'cache-control': 'cacheControl', 'content-type': 'contentType' } as const;

const EXAMPLE = 'write as: *.html: cache-control: no-cache';

/** Reads the `headers` input: `pattern: header: value`, one a line, `#` before comments. All problems at once. */
export function parseHeaderRules(text: string): {
  readonly rules: readonly HeaderRule[];
  readonly problems: readonly HeaderProblem[];
} {
  const rules: HeaderRule[] = [];
  const problems: HeaderProblem[] = [];
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    // As in the `deploy` input. No value of these headers has one, and browsers ignore a value with more behind it.
    const line = raw.replace(/(^|\s)#.*$/, '').trim();
    if (line === '') continue;
    const rule = parseRule(line);
    if ('why' in rule) problems.push({ line: index + 1, value: line, ...rule });
    else rules.push(rule);
  }
  return { rules, problems };
}

function parseRule(line: string): HeaderRule | Pick<HeaderProblem, 'why' | 'fix'> {
  const [, pattern, name = '', value = ''] = /^(.+?):\s*([\w-]+)\s*(?::\s*(.*))?$/.exec(line) ?? [];
  const header = name.toLowerCase();
  if (line.startsWith(':')) return { why: 'there is no pattern in it', fix: EXAMPLE };
  const [, before, first = ''] = /^([^:]*\s)?([\w-]+)\s*:/.exec(line) ?? [];
  if (!isKnown(header) && isKnown(first.toLowerCase())) {
    const missing = before === undefined ? 'pattern in it' : 'colon between pattern and header';
    return { why: `there is no ${missing}`, fix: EXAMPLE };
  }
  if (pattern === undefined) return { why: 'there is no header in it', fix: EXAMPLE };
  if (pattern.startsWith('!'))
    return { why: 'a pattern cannot exclude', fix: 'put the exception into a later line' };
  if (!isKnown(header)) {
    const known = Object.keys(FIELDS).join(' and ');
    return {
      why: `stores keep no "${name}" with a file`,
      fix: `only ${known} can be set; set others at the server or CDN`,
    };
  }
  if (value === '') return { why: `"${name}" has no value`, fix: EXAMPLE };
  if (/\b(cache-control|content-type)\s*:/i.test(value))
    return { why: 'there are two headers in it', fix: 'give the second a line of its own, with its pattern' };
  // What a header may carry; anything else could end it and begin another.
  if (!/^[\t\x20-\x7e]+$/.test(value))
    return { why: 'the value holds characters that no header can carry', fix: 'use plain ASCII' };
  if (header === 'content-type' && !/^[\w.+-]+\/[\w.+-]+(\s*;.*)?$/.test(value))
    return {
      why: `"${value}" is no content type`,
      fix: 'write as: *.txt: content-type: text/plain; charset=utf-8',
    };
  return { pattern, header, value };
}

function isKnown(header: string): header is HeaderRule['header'] {
  return Object.hasOwn(FIELDS, header);
}

/** Names the patterns that mean no file of the site: most are misspelled. */
export function warnOfUnused({ files }: Manifest, rules: readonly HeaderRule[], log: Log): void {
  if (rules.length === 0) return;
  const paths = Object.keys(files);
  const unused = [...new Set(rules.map(({ pattern }) => pattern))].filter((pattern) => {
    const means = matcherOf([pattern]);
    return !paths.some(means);
  });
  if (unused.length > 0)
    log.warning(`headers: no file of the site is meant by ${unused.join(' or ')}: correct or remove it`);
}

/** The manifest with the rules applied; where several mean a file, the last wins. */
export function withHeaders(manifest: Manifest, rules: readonly HeaderRule[]): Manifest {
  if (rules.length === 0) return manifest;
  const compiled = rules.map(({ pattern, header, value }) => ({
    means: matcherOf([pattern]),
    change: { [FIELDS[header]]: value },
  }));
  const files = Object.entries(manifest.files).map(([path, file]): [string, ManifestFile] => {
    const changes = compiled.filter(({ means }) => means(path)).map(({ change }) => change);
    return [path, Object.assign({ ...file }, ...changes)];
  });
  return { ...manifest, files: Object.fromEntries(files) };
}
