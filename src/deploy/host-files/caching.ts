import type { ManifestFile } from '../../bundle/manifest.ts';
import { literalIn } from '../../text/literal-in.ts';

/** Files with a Cache-Control other than most have: one, all below a folder, or those of a folder named by digest. */
export interface CacheRule {
  /** A folder begins and ends with a slash. */
  readonly kind: 'file' | 'folder' | 'hashed';
  readonly path: string;
  readonly value: string;
}

/** What a name made by digest ends in: `.3f2a9b1c.css`. As a regular expression and as a glob. */
export const HASHED = {
  expression: '[^/]+\\.[0-9a-f]{8}\\.[0-9a-z]+',
  glob: `*.${'[0-9a-f]'.repeat(8)}.*`,
} as const;
const HASHED_NAME = new RegExp(`^${HASHED.expression}$`);

type Files = readonly (readonly [path: string, file: ManifestFile])[];

/** What most hosts send where nothing else is said. */
export const USUAL = 'public, max-age=0, must-revalidate';

/**
 * The headers of a site in as few rules as say the same: the usual value, which is that of its first page unless a host
 * has one of its own, and what differs from it.
 */
export function cachingOf(
  files: Readonly<Record<string, ManifestFile>>,
  usual = files['index.html']?.cacheControl ?? USUAL,
): {
  readonly usual: string;
  readonly rules: readonly CacheRule[];
} {
  return { usual, rules: rulesOf('/', Object.entries(files), usual) };
}

function rulesOf(folder: string, files: Files, usual: string): CacheRule[] {
  const values = new Set(files.map(([, { cacheControl }]) => cacheControl));
  const [only] = values;
  if (values.size === 1 && only !== undefined) {
    return only === usual ? [] : [{ kind: 'folder', path: folder, value: only }];
  }
  const nameAt = folder.length - 1;
  const below = Map.groupBy(files, ([path]) => path.slice(nameAt, path.indexOf('/', nameAt) + 1 || nameAt));
  const here = below.get('') ?? [];
  const hashed = here.filter(([path]) => HASHED_NAME.test(path.slice(nameAt)));
  const [value, ...others] = new Set(hashed.map(([, { cacheControl }]) => cacheControl));
  const alike = value !== undefined && value !== usual && others.length === 0 && hashed.length > 1;
  const single = here.filter(
    (entry) => entry[1].cacheControl !== usual && !(alike && hashed.includes(entry)),
  );
  return [
    ...single.map(
      ([path, file]): CacheRule => ({
        kind: 'file',
        path: `/${path}`,
        value: file.cacheControl,
      }),
    ),
    ...(alike ? [{ kind: 'hashed', path: folder, value } as const] : []),
    ...[...below]
      .filter(([name]) => name !== '')
      .flatMap(([name, inside]) => rulesOf(folder + name, inside, usual)),
  ];
}

/** The addresses of what a rule means that is of no folder, for hosts that know no pattern of names made by digest. */
export function singleAddresses(
  { kind, path: meant, value }: CacheRule,
  files: Readonly<Record<string, ManifestFile>>,
): readonly string[] {
  if (kind === 'file') return addressesOf(meant);
  return Object.entries(files)
    .filter(([, { cacheControl }]) => cacheControl === value)
    .map(([path]) => `/${path}`)
    .filter((path) => path.slice(0, path.lastIndexOf('/') + 1) === meant);
}

/** The addresses at which a host of clean ones serves a file: a page has one without its extension too. */
export function addressesOf(path: string): readonly string[] {
  if (!path.endsWith('.html')) return [path];
  return [path, path.replace(/(?<=\/)index\.html$|\.html$/, '')];
}

/** The paths that a rule means, as a regular expression that PCRE and RE2 read alike; `ending` may follow the name of a file. */
export function ruleExpression({ kind, path }: CacheRule, ending = ''): string {
  const within = { file: `${ending}$`, folder: '', hashed: `${HASHED.expression}$` };
  return `^${literalIn(path)}${within[kind]}`;
}
