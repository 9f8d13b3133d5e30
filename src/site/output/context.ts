import type { Report } from '../diagnostic.ts';
import type { From } from '../hrefs.ts';
import { fallbackIcon, iconInPlaceOf, iconOfAddress } from '../icons/icons.ts';
import { escapeAttribute } from '../markdown/html.ts';
import type { HighlightOptions, IconLibrary, IconOptions, PageContext, SourcePlace } from '../page.ts';
import type { Words } from '../words/words.ts';
import type { Links } from './links.ts';

export interface ContextSources {
  readonly links: Links;
  readonly library: IconLibrary;
  icon(name: string, options?: IconOptions): string | undefined;
  highlight(code: string, language: string | undefined, options?: HighlightOptions): string;
  readonly words: Words;
  readonly report: Report;
}

/** What a page's renderer may ask of the site. */
export function pageContext(from: From, sources: ContextSources): PageContext {
  const { links, words, report } = sources;
  return {
    path: from.page,
    words,
    href: (target, place) => links.href(from, target, place),
    asset: (target, place) => iconInPlaceOf(target) ?? links.asset(from, target, place),
    rooted: (target) => links.rooted(from, target),
    pictureSize: (target) => links.pictureSize(from, target),
    icon: (name, place, options) => iconHtml(name, place, options, from, sources),
    highlight: (code, language, options) => sources.highlight(code, language, options),
    report,
  };
}

/** An icon by name, or an image when the name is a path; a name no library has is reported and falls back. */
export function iconHtml(
  name: string,
  place: SourcePlace,
  options: IconOptions | undefined,
  from: From,
  { links, library, icon, report }: ContextSources,
): string {
  if (/^https?:/i.test(name)) {
    const known = iconOfAddress(name);
    const drawn = known && icon(known.name, { ...options, ...known.options });
    if (drawn !== undefined) return drawn;
    report({
      severity: 'notice',
      kind: 'external-asset',
      message: `The icon ${name} is left out, since a site asks no other host`,
      hint: 'save it in the project',
      ...place,
    });
    return '';
  }
  if (!isDrawing(name) && (name.includes('/') || /\.(svg|png|jpe?g|webp|gif|ico)$/i.test(name))) {
    const drawn = name.endsWith('.svg') ? icon(name, options) : undefined;
    if (drawn !== undefined) return drawn;
    const inline = /^data:/i.test(name);
    const path = inline || name.startsWith('/') ? name : `/${name.replace(/^\.\//, '')}`;
    const source = escapeAttribute(links.asset(from, path, place));
    // A browser shows a torn picture for a file that is not there.
    if (!inline && links.projectFile(path, '') === undefined) return '';
    return `<img class="c-icon" src="${source}" alt="" width="${options?.size ?? 16}" height="${options?.size ?? 16}">`;
  }
  const found = icon(name, options);
  if (found !== undefined) return found;
  const fallback = fallbackIcon(name, options?.library ?? library, options);
  const drawn = fallback.name === name ? 'that of another library' : (fallback.name ?? 'a circle');
  report({
    severity: 'notice',
    kind: 'unknown-icon',
    message: isDrawing(name)
      ? 'This SVG cannot be shown: it needs a viewBox, and nothing in it but a drawing'
      : `There is no icon ${name} in the icon library; ${drawn} is drawn for it`,
    ...place,
  });
  return fallback.html;
}

/** Whether an icon is no name, but SVG as written. */
function isDrawing(name: string): boolean {
  return name.includes('<svg');
}
