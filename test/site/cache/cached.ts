import { buildSite } from '../../../src/site/build.ts';
import { projectOf } from '../../../src/site/project/files.ts';
import type { BuildCache } from '../../../src/site/site.ts';
import { PICTURE } from '../../support/docs-project.ts';
import { highlighters } from '../support.ts';

export const OPTIONS = { domain: 'docs.example.com', deploymentType: 'client-hosted' } as const;

/** A site as path → text, with what the build said of it. */
export async function built(files: Record<string, string>, cache?: BuildCache): Promise<unknown> {
  const site = new Map<string, string>();
  const onFile = ({ path, bytes }: { path: string; bytes: Uint8Array }): void => {
    site.set(path, Buffer.from(bytes).toString('latin1'));
  };
  const summary = await buildSite(projectOf(files), OPTIONS, { onFile }, { cache, highlighters });
  return { site, summary };
}

/** The text of a `docs.json`. */
export const settingsWith = (more: object): string =>
  JSON.stringify({ theme: 'mint', name: 'Cached', colors: { primary: '#0D9373' }, ...PICTURE, ...more });

/** Those of three pages. */
export const SETTINGS = settingsWith({ navigation: { pages: ['a', 'b', 'c'] } });
