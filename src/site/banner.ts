import { SETTINGS_FILE } from './config/file.ts';
import type { LoadedSettings } from './config/load.ts';
import type { Banner } from './config/surroundings.ts';
import type { Report } from './diagnostic.ts';
import { parsePage } from './markdown/parse.ts';
import type { ParsedPage } from './markdown/parsed-page.ts';
import { wordsAt } from './navigation/language.ts';
import { bannerHtml } from './theme/page/banner.ts';
import type { View } from './theme/view.ts';

/**
 * The announcement above a page, as HTML. Each text is parsed once; `render` makes its Markdown, and what is wrong with
 * it is told where it stands in the settings.
 */
export function createBanners(
  loaded: LoadedSettings,
  report: Report,
  render: (source: ParsedPage, view: View, report: Report) => string,
): (banner: Banner, view: View) => string {
  const parsed = new Map<string, ParsedPage>();
  return (banner, view) => {
    const { content } = banner;
    const to: Report = (found) =>
      report({ ...found, line: undefined, column: undefined, ...loaded.placeOfValue(content) });
    const source = parsed.get(content) ?? parsePage(SETTINGS_FILE, withoutHeadings(content), to);
    parsed.set(content, source);
    return bannerHtml(render(source, view, to), banner, wordsAt(view.place).layout);
  };
}

/** A line across the top of a page has no headings: the first would be taken for the title of a page. */
function withoutHeadings(content: string): string {
  return content.replace(/^#{1,6}[ \t]+(\S.*)$/gm, (_, words: string) => {
    const title = words.replace(/(?<![ \t#])[ \t#]+$/, '');
    return `**${title === '' ? words : title}**`;
  });
}
