import type { Settings } from './settings.ts';

/** The meta tags that authors give a page: those of the site, of the folders it lies in, and its own before all. */
export function metatagsOf(
  { metatags, folderMetatags }: Pick<Settings, 'metatags' | 'folderMetatags'>,
  page: { readonly path: string; readonly metatags: Readonly<Record<string, string>> },
): Record<string, string> {
  const folders = folderMetatags.flatMap(({ folder, tags }) =>
    page.path.startsWith(`${folder}/`) ? [tags] : [],
  );
  return Object.assign({}, metatags, ...folders, page.metatags);
}
