import { readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { isAuthored } from './authored.ts';
import { browse, type PageScores } from './browse.ts';
import { type ExportedSite, withExport } from './export.ts';
import { pagesByKind } from './kinds.ts';
import { CATEGORIES, GOAL, type Lighthouse } from './lighthouse.ts';
import { brokenLinks } from './links.ts';
import { type Project, readProject } from './project.ts';
import { renderingProblems } from './rendering.ts';
import { usualScriptBytes } from './script-size.ts';
import { htmlErrors } from './validity.ts';

export interface MeasureOptions {
  readonly cli: string;
  readonly browser: Browser | undefined;
  readonly screenshots: string | undefined;
  /** Visit every page, check HTML and accessibility. */
  readonly full: boolean;
  /** Tell how long the export took: of use only where it had the machine for itself. */
  readonly timed: boolean;
  /** Scores a page of each kind, where given. */
  readonly lighthouse: Lighthouse | undefined;
}

/** A figure of the table. `bad` is how much of it must not be; 0 when all is well. */
export interface Figure {
  readonly name: string;
  readonly value: string | number;
  readonly bad: number;
  /** What was found, for the list below the table. */
  readonly findings: readonly string[];
}

const AUDITED = 5;
/** Script that a usual page may load, compressed. */
const MAX_SCRIPT = 15 * 1024;

/** Exports a docs project and measures the site. */
export async function measureSite(
  directory: string,
  options: MeasureOptions,
): Promise<{ site: string; figures: readonly Figure[] }> {
  const site = basename(resolve(directory));
  try {
    const figures = await withExport(options.cli, directory, (exported) =>
      figuresOf(exported, site, options),
    );
    return { site, figures };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { site, figures: [{ name: 'exported', value: 'no', bad: 1, findings: [message] }] };
  }
}

async function figuresOf(site: ExportedSite, name: string, options: MeasureOptions): Promise<Figure[]> {
  const project = readProject(site.source);
  const pages = site.manifest.pages;
  const missing = project.listed.filter((path) => site.manifest.files[`${path}.html`] === undefined);
  const leaks: string[] = [];
  for (const path of pages) {
    const html = await readFile(join(site.directory, `${path}.html`), 'utf8');
    for (const problem of renderingProblems(html, project.source(path))) leaks.push(`/${path}: ${problem}`);
  }
  const leaking = new Set(leaks.map((leak) => leak.slice(0, leak.indexOf(':')))).size;
  const links = await brokenLinks(site, project);
  const script = await usualScriptBytes(site, project.listed);
  const kinds = await pagesByKind(site, pages);
  const looked =
    options.browser === undefined
      ? undefined
      : await browse(options.browser, site, {
          pages: options.full ? pages : [],
          audited: options.full ? [...new Set([...kinds.values(), ...spread(pages, AUDITED)])] : [],
          lighthouse: options.lighthouse,
          kinds,
          screenshots: options.screenshots,
          name,
        });
  // A file that the project lacks cannot be in the site.
  const isTheirs = (problem: string): boolean => {
    const address = /^404 (\S+)$/.exec(problem)?.[1];
    return address !== undefined && !project.has(decodeURIComponent(new URL(address).pathname.slice(1)));
  };
  const seen = looked && { ...looked, problems: looked.problems.filter((problem) => !isTheirs(problem)) };
  return [
    told('pages', pages.length),
    {
      name: 'in navigation',
      value: `${project.listed.length - missing.length}/${project.listed.length}`,
      bad: missing.length,
      findings: missing.map((path) => `/${path} is listed and has a file, but is not in the output`),
    },
    { name: 'unrendered', value: leaking, bad: leaking, findings: leaks },
    none(
      'other hosts',
      seen?.foreign.map((address) => `asks ${address}`),
    ),
    told('pages visited', seen?.visited ?? 0),
    none('failures in the browser', seen?.problems),
    none('links broken by us', links.ours),
    told('broken in the source', links.theirs.length),
    {
      name: 'script, gzip',
      value: script ?? 'none',
      bad: script !== undefined && script > MAX_SCRIPT ? 1 : 0,
      findings: [`a usual page loads ${script} bytes of script`],
    },
    told('MB', (site.bytes / 2 ** 20).toFixed(1)),
    ...(options.timed ? [told('s', site.seconds.toFixed(1))] : []),
    told('CPU s', site.cost.cpuSeconds.toFixed(1)),
    told('MB at peak', Math.round(site.cost.peakMegabytes)),
    ...(options.full ? [...(await validity(site, project)), none('axe, serious', seen?.inaccessible)] : []),
    ...lighthouseFigures(seen?.scores ?? []),
  ];
}

/** A figure that may be whatever it is. */
function told(name: string, value: Figure['value']): Figure {
  return { name, value, bad: 0, findings: [] };
}

/** A figure of what there must be none of; undefined where nobody looked. */
function none(name: string, findings: readonly string[] | undefined): Figure {
  const bad = findings?.length ?? 0;
  return { name, value: findings?.length ?? 'not looked at', bad, findings: findings ?? [] };
}

async function validity(site: ExportedSite, project: Project): Promise<Figure[]> {
  const errors = await htmlErrors(site.directory);
  if ('skipped' in errors) return [told('HTML errors', `skipped: ${errors.skipped}`)];
  const authored = errors.filter((error) =>
    isAuthored(error, project.source(error.page.replace(/\.html$/, ''))),
  );
  const ours = errors.filter((error) => !authored.includes(error));
  return [
    none(
      'HTML errors',
      ours.map(({ page, message, extract }) => `${page}: ${message} ${extract.replace(/\s+/g, ' ')}`),
    ),
    told('HTML errors of the source', authored.length),
  ];
}

/** The lowest score of any kind of page in each category; that without what the author decides first. */
function lighthouseFigures(pages: readonly PageScores[]): Figure[] {
  if (pages.length === 0) return [];
  return CATEGORIES.map((category) => {
    const all = pages.flatMap(({ kind, path, scores }) =>
      scores.filter((score) => score.category === category).map((score) => ({ kind, path, score })),
    );
    const low = all.filter(({ score }) => score.ours < GOAL);
    const least = Math.min(...all.map(({ score }) => score.score));
    const ours = Math.min(...all.map(({ score }) => score.ours));
    return {
      name: `Lighthouse ${category}`,
      value: least === ours ? least : `${ours} (${least})`,
      bad: low.length,
      findings: low.map(({ kind, path, score }) => {
        const reasons = score.failed.map(({ id, detail }) => `${id} ${detail}`.trim());
        return `${kind} /${path}: ${score.ours}: ${reasons.join('; ')}`;
      }),
    };
  });
}

/** Up to `count` of the pages, evenly spread. */
function spread(pages: readonly string[], count: number): string[] {
  const step = Math.max(1, pages.length / count);
  return Array.from({ length: Math.min(count, pages.length) }, (_, n) => pages[Math.floor(n * step)] ?? '');
}
