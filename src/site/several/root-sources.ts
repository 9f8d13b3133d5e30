import type { SiteSummary } from '../site.ts';

/** Files that hosts look for at the root of a site only: below it they would say nothing, or the wrong thing. */
const ROOT_ONLY = ['robots.txt', '_redirects', '_headers', 'CNAME', '.nojekyll'] as const;
export type RootOnly = (typeof ROOT_ONLY)[number];

/** What the root is made of, of one site. */
export interface RootSources {
  readonly basePath: string;
  readonly summary: SiteSummary;
  readonly texts: ReadonlyMap<RootOnly | 'llms-full.txt', string>;
}

/** Whether a file of a site is one of those. */
export function isRootOnly(path: string): path is RootOnly {
  return (ROOT_ONLY as readonly string[]).includes(path);
}
