import type { LoadedSettings } from './config/load.ts';
import { siteLanguage } from './navigation/language.ts';
import type { SiteMap } from './navigation/map.ts';
import type { Links } from './output/links.ts';
import type { PageOutputs } from './output/page.ts';
import type { Renderers } from './render.ts';
import type { SiteOptions } from './site.ts';
import type { Layout } from './theme/layout.ts';
import { atAnyAddress, NOT_FOUND, notFoundPage } from './theme/not-found.ts';
import { viewOf } from './theme/view.ts';
import { wordsIn } from './words/words.ts';

/** The file that hosts show for a wrong address. */
export const MISSING = `${NOT_FOUND}.html`;

/** What {@link MISSING} holds: the page of the project at that very address, else one of ours. */
export async function missingPage(sources: {
  readonly loaded: LoadedSettings;
  readonly options: Pick<SiteOptions, 'basePath'>;
  readonly site: SiteMap;
  readonly links: Links;
  readonly renderers: Renderers;
  readonly layout: Layout;
  readonly outputs: PageOutputs;
}): Promise<string> {
  const { loaded, options, site, links, renderers, layout, outputs } = sources;
  const { title, description, redirect } = loaded.settings.notFound;
  const { built, places } = site;
  const own = built.get(NOT_FOUND);
  const generated = notFoundPage(title, description, wordsIn(siteLanguage(places)).layout, (target) =>
    links.href({ page: NOT_FOUND, at: NOT_FOUND }, target, loaded.placeOf(['errors', '404', 'description'])),
  );
  const html =
    own === undefined
      ? layout.html(viewOf(places, generated.page), generated.body)
      : await outputs.copy(own, NOT_FOUND);
  return atAnyAddress(html, renderers.theme.assets.script, { basePath: options.basePath, redirect });
}
