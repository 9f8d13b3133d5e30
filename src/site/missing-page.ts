import { SETTINGS_FILE } from './config/file.ts';
import type { LoadedSettings } from './config/load.ts';
import type { Report } from './diagnostic.ts';
import { parsePage } from './markdown/parse.ts';
import { siteLanguage } from './navigation/language.ts';
import type { SiteMap } from './navigation/map.ts';
import type { PageOutputs } from './output/page.ts';
import type { Renderers } from './render.ts';
import type { SiteOptions } from './site.ts';
import type { Layout } from './theme/layout.ts';
import { atAnyAddress, NOT_FOUND, notFoundBody, notFoundPage } from './theme/not-found.ts';
import { viewOf } from './theme/view.ts';
import { wordsIn } from './words/words.ts';

/** The file that hosts show for a wrong address. */
export const MISSING = `${NOT_FOUND}.html`;

/** What {@link MISSING} holds: the page of the project at that very address, else one of ours. */
export async function missingPage(sources: {
  readonly loaded: LoadedSettings;
  readonly options: Pick<SiteOptions, 'basePath'>;
  readonly site: SiteMap;
  readonly report: Report;
  readonly renderers: Renderers;
  readonly layout: Layout;
  readonly outputs: PageOutputs;
}): Promise<string> {
  const { loaded, options, site, report, renderers, layout, outputs } = sources;
  const { title, description, redirect } = loaded.settings.notFound;
  const { built, places } = site;
  const own = built.get(NOT_FOUND);
  const words = wordsIn(siteLanguage(places)).layout;
  const place = loaded.placeOf(['errors', '404', 'description']);
  const to: Report = (found) => report({ ...found, line: undefined, column: undefined, ...place });
  const generated = (): string => {
    const view = viewOf(places, notFoundPage(title, words));
    const said =
      description && renderers.settingsText(parsePage(SETTINGS_FILE, description, to), view, to).html;
    return layout.html(view, notFoundBody(said, words));
  };
  const html = own === undefined ? generated() : await outputs.copy(own, NOT_FOUND);
  return atAnyAddress(html, renderers.theme.assets.script, { basePath: options.basePath, redirect });
}
