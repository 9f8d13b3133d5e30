import { findResults } from '../../../src/site/search/results.ts';
import type { Built } from '../support.ts';

/** Searches a built site as its browser script does; tells the paths found, the headings asked for, the bytes loaded. */
export async function search(
  site: Built,
  query: string,
  scope = '/',
): Promise<{ paths: string[]; sections: (string | undefined)[]; bytes: number }> {
  let bytes = 0;
  const loaded = new Map<string, unknown>();
  const load = async (name: string): Promise<unknown> => {
    if (loaded.has(name)) return loaded.get(name);
    const text = site.file(`assets/search/${name}`);
    bytes += text.length;
    let data: unknown;
    new Function('docsSearch', text)((_: string, value: unknown) => {
      data = value;
    });
    loaded.set(name, data);
    return data;
  };
  const results = await findResults(query, scope, load);
  const paths = results.map(({ page }) => page.path);
  return { paths, sections: results.map(({ section }) => section?.[1]), bytes };
}
