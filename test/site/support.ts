import { buildSite } from '../../src/site/build.ts';
import type { Diagnostic } from '../../src/site/diagnostic.ts';
import { keepHighlighters } from '../../src/site/highlight/kept.ts';
import { projectOf } from '../../src/site/project/files.ts';
import type { SiteOptions } from '../../src/site/site.ts';
import { ICON, PICTURE } from '../support/docs-project.ts';

export const SETTINGS = { theme: 'mint', name: 'Example', colors: { primary: '#0f766e' } };

/** A page with this text. */
export const page = (text = ''): string => `---\ntitle: Page\n---\n\n${text}\n`;

/** How a PNG begins, which is enough for a picture that is only copied. */
export const PIXEL = Uint8Array.from([0x89, 0x50, 0x4e, 0x47]);

/** Settings of a site whose pictures are drawn. */
export const DRAWN = { seo: undefined };

/** The text of a `docs.json` with the usual settings. */
export function docsJson(settings: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({ ...SETTINGS, ...settings, ...('seo' in settings ? {} : PICTURE) }, null, 2);
}

export interface Built {
  /** Path → text of every file of the site. */
  readonly files: ReadonlyMap<string, string>;
  readonly pages: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
  /** The text of one file; fails the test when it is not there. */
  file(path: string): string;
}

/** For builds of tests that do not ask how code is colored: to load one takes longer than all else of most sites. */
export const highlighters = keepHighlighters(6);

/** Builds a project held in memory. */
export async function built(
  project: Readonly<Record<string, string | Uint8Array>>,
  options: Partial<SiteOptions> = {},
): Promise<Built> {
  const files = new Map<string, string>();
  const summary = await buildSite(
    projectOf({ ...ICON, ...project }),
    { domain: 'docs.example.com', deploymentType: 'air-gapped', ...options },
    { onFile: (file) => void files.set(file.path, new TextDecoder().decode(file.bytes)) },
    { highlighters },
  );
  return {
    files,
    pages: summary.pages,
    diagnostics: summary.diagnostics,
    file(path) {
      const text = files.get(path);
      if (text === undefined)
        throw new Error(`The site has no ${path}; it has ${[...files.keys()].join(', ')}`);
      return text;
    },
  };
}

/** The style sheet that every page has. */
export function styleSheetOf({ files }: Built): string {
  return [...files].find(([path]) => /^assets\/style\..*\.css$/.test(path))?.[1] ?? '';
}

/** The kinds of what was reported, sorted. */
export function kinds({ diagnostics }: Pick<Built, 'diagnostics'>): string[] {
  return diagnostics.map(({ kind }) => kind).sort();
}
