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

/** The picture that social networks show of a page, where its author names one. */
export function ownPicture(
  settings: Parameters<typeof metatagsOf>[0],
  page: Parameters<typeof metatagsOf>[1],
): string | undefined {
  const tags = metatagsOf(settings, page);
  return tags['og:image'] ?? tags['twitter:image'];
}
