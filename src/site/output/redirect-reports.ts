import type { LoadedSettings } from '../config/load.ts';
import type { Settings } from '../config/settings.ts';
import type { Report } from '../diagnostic.ts';
import type { ProjectFiles } from '../project/files.ts';
import { partNames, type Redirects, sourcePattern, sourceText } from './redirects.ts';

interface RedirectSources {
  readonly redirects: Redirects;
  readonly loaded: LoadedSettings;
  readonly files: ProjectFiles;
  /** Site paths of the pages. */
  readonly pages: ReadonlyMap<string, unknown>;
  readonly report: Report;
}

type Written = Settings['redirects'][number];

/** Reports redirects that lead nowhere, or that nobody sees. */
export function reportRedirects(sources: RedirectSources): void {
  const { redirects, loaded, report } = sources;
  const [part] = redirects.parts;
  if (part !== undefined)
    report({
      severity: 'notice',
      kind: 'hidden-redirect',
      message: `Redirects go by the path alone, and there is a page or another redirect at that of these, which are left out: ${redirects.parts.join(', ')}`,
      hint: 'let links lead to the new address instead',
      ...loaded.placeOfValue(part),
    });
  const [circles, endless] = [new Set(redirects.circles), new Set(redirects.endless)];
  const seen = new Map<string, Written>();
  for (const redirect of loaded.settings.redirects) {
    if (redirects.parts.includes(redirect.source)) continue;
    const known = seen.get(sourceText(redirect.source));
    const told =
      (known && shadowed(redirect, known)) ??
      (circles.has(redirect.source) ? circle(redirect) : undefined) ??
      (endless.has(redirect.source) ? endlessRule(redirect) : undefined) ??
      (sourceText(redirect.source) === sourceText(redirect.destination)
        ? undefined
        : other(redirect, sources));
    seen.set(sourceText(redirect.source), known ?? redirect);
    if (told === undefined) continue;
    report({ kind: 'hidden-redirect', severity: 'warning', ...told, ...loaded.placeOf(placeIn(redirect)) });
  }
}

function other(redirect: Written, sources: RedirectSources): Told | undefined {
  return nameless(redirect) ?? leadsNowhere(redirect, sources) ?? hidden(redirect, sources);
}

type Told = Partial<Parameters<Report>[0]> & { readonly message: string };

function placeIn({ index }: Written): readonly (string | number)[] {
  return ['redirects', index, 'source'];
}

function shadowed({ source, destination }: Written, first: Written): Told | undefined {
  if (first.destination === destination) return undefined;
  return {
    message: `There are two redirects of ${source}: the first of them, to ${first.destination}, is followed`,
    hint: 'keep one of them',
  };
}

function circle({ source }: Written): Told {
  return {
    kind: 'redirect-circle',
    message: `The redirect of ${source} leads back to itself, and is left out`,
    hint: 'let it lead to a page',
  };
}

function endlessRule({ source }: Written): Told {
  return {
    kind: 'redirect-circle',
    message: `The redirect of ${source} takes its own targets up again: it works for the pages there are, and is no rule for hosts`,
    hint: 'let it lead to addresses that it does not take',
  };
}

/** A target with a part that the source does not have. */
function nameless({ source, destination }: Written): Told | undefined {
  const known = partNames(source);
  const missing = partNames(destination).filter((name) => !known.includes(name));
  // In an address of another host a colon stands before a port, too.
  if (missing.length === 0 || !destination.startsWith('/')) return undefined;
  const written = (name: string | undefined): string => (name === 'splat' ? '*' : `:${name}`);
  return {
    kind: 'broken-link',
    message: `The redirect of ${source} leads to ${destination}, but its source has no part ${missing.map(written).join(', ')}`,
    hint: known.length === 0 ? 'name the part in the source, too' : `did you mean ${written(known[0])}?`,
  };
}

/** A redirect of pages that are there. */
function hidden({ source }: Written, { pages }: RedirectSources): Told | undefined {
  const found = isPattern(source)
    ? first(pages.keys(), matcher(source))
    : pages.has(sourceText(source).slice(1))
      ? ''
      : undefined;
  if (found === undefined) return undefined;
  return {
    severity: 'notice',
    message:
      found === ''
        ? `There is a page ${source}: most hosts show it, and do not follow its redirect`
        : `There are pages at addresses that the redirect of ${source} takes, such as /${found}: most hosts show them, and do not follow it`,
    hint: found === '' ? 'remove the page or the redirect' : 'move the pages, or remove the redirect',
  };
}

/** A rule to a folder that holds nothing. */
function leadsNowhere({ source, destination }: Written, sources: RedirectSources): Told | undefined {
  const [folder = ''] = destination.split(/[:*]/);
  if (!isPattern(destination) || !/^\/[^/]/.test(folder)) return undefined;
  const isBelow = (path: string): boolean => `/${path}`.startsWith(folder);
  const leadsOn = sources.loaded.settings.redirects.some(
    (other) => sourceText(other.source).startsWith(folder) || folder.startsWith(literal(other.source)),
  );
  if (leadsOn || first(sources.pages.keys(), isBelow) !== undefined || sources.files.paths.some(isBelow))
    return undefined;
  return {
    kind: 'broken-link',
    message: `The redirect of ${source} leads to ${destination}, but there is no page below ${folder}`,
    hint: 'let it lead to a folder that has pages',
  };
}

function isPattern(source: string): boolean {
  return partNames(source).length > 0;
}

/** What a source begins with before its first part; all of one without parts is no beginning of others. */
function literal(source: string): string {
  return isPattern(source) ? (sourceText(source).split(/[:*]/)[0] ?? '') : `${sourceText(source)}\0`;
}

function matcher(source: string): (path: string) => boolean {
  const { prefix, pattern } = sourcePattern(source);
  return (path) => `/${path}`.startsWith(prefix) && pattern.test(`/${path}`);
}

function first(values: Iterable<string>, test: (value: string) => boolean): string | undefined {
  for (const value of values) if (test(value)) return value;
  return undefined;
}
