import { keptBytes } from '../../cache/kept.ts';
import { IN_SETTINGS } from '../../config/file.ts';
import type { LoadedSettings } from '../../config/load.ts';
import type { Settings } from '../../config/settings.ts';
import type { Report } from '../../diagnostic.ts';
import { hashed } from '../../hashed.ts';
import { escapeXml } from '../../markdown/html.ts';
import type { Links } from '../../output/links.ts';
import { pictureType } from '../../output/picture-size.ts';
import type { ProjectFiles } from '../../project/files.ts';
import type { BuildCache, SiteFile } from '../../site.ts';
import { inter, readFont } from '../bundled-fonts.ts';
import { textOn } from '../color.ts';
import { rooted } from '../page/chrome.ts';
import type { FaviconLink } from '../view.ts';
import { icoOf } from './ico.ts';
import { drawn, resized } from './raster.ts';

/** Sizes that browsers show in tabs and lists, in pixels. */
const TAB_SIZES = [16, 32, 48] as const;
/** The size of an icon on a home screen; it has no transparent parts. */
const TOUCH_SIZE = 180;

type Mode = FaviconLink['mode'];
interface Icons {
  readonly links: readonly FaviconLink[];
  readonly files: readonly SiteFile[];
}

/** Where browsers look for an icon that no page names. */
const ROOT_ICON = 'favicon.ico';

/** `/favicon.ico`: that of the project, the configured one, else the first letter of the name. */
export async function rootIcon(
  { settings }: LoadedSettings,
  files: ProjectFiles,
  links: Links,
  cache: BuildCache | undefined,
): Promise<SiteFile> {
  if (files.has(ROOT_ICON)) return { path: ROOT_ICON, bytes: files.read(ROOT_ICON) };
  const path = settings.favicon?.light;
  const file = path === undefined ? undefined : links.projectFile(rooted(path), '');
  const bytes = file === undefined ? writtenOut(path) : files.read(file);
  if (bytes !== undefined && pictureType(bytes) === 'image/x-icon') return { path: ROOT_ICON, bytes };
  try {
    if (bytes !== undefined)
      return { path: ROOT_ICON, bytes: icoOf([await resizedOnce(bytes, 32, undefined, cache)]) };
  } catch {
    // That it cannot be resized is told where its other sizes are made.
  }
  const letter = initialSvg(settings, inter.family);
  const png = await keptBytes(cache, 'favicon', [letter], () =>
    drawn(letter, 32, [readFont(inter, 'latin')]),
  );
  return { path: ROOT_ICON, bytes: icoOf([png]) };
}

/**
 * The icons that pages name (spec/docs-json, favicon): pictures are resized to the usual sizes, drawings stay as they
 * are. A missing file is reported, and the name's first letter stands in for it.
 */
export async function linkedIcons(
  { settings, placeOfValue }: LoadedSettings,
  files: ProjectFiles,
  links: Links,
  report: Report,
  cache: BuildCache | undefined,
): Promise<Icons> {
  const { favicon } = settings;
  if (favicon === undefined) return initialIcon(settings, undefined);
  const iconsOf = async (path: string, mode: Mode): Promise<Icons> => {
    const file = links.projectFile(rooted(path), '');
    const bytes = file === undefined ? writtenOut(path) : files.read(file);
    if (bytes === undefined && /^data:/i.test(path)) {
      report({
        severity: 'warning',
        kind: 'invalid-setting',
        message:
          'favicon: what is written out as “data:” is no picture; the first letter of the name stands in',
        ...placeOfValue(path, 'favicon'),
      });
      return initialIcon(settings, mode);
    }
    if (bytes === undefined) {
      links.asset({ page: 'index', at: 'index' }, rooted(path), IN_SETTINGS); // says what is wrong
      return initialIcon(settings, mode);
    }
    const type = pictureType(bytes);
    const asIs = (sizes: string | undefined): Icons => {
      const own = file === undefined ? hashed(`assets/favicon.${endingOf(type)}`, bytes) : undefined;
      if (own === undefined) links.asset({ page: 'index', at: 'index' }, `/${file}`, IN_SETTINGS);
      const link: FaviconLink = { rel: 'icon', path: own?.path ?? file ?? '', type, sizes, mode };
      return { links: [link], files: own === undefined ? [] : [own] };
    };
    if (type === 'image/x-icon') return asIs(undefined);
    try {
      const touch = mode === 'dark' ? [] : [await sized(bytes, TOUCH_SIZE, mode, cache)];
      if (type === 'image/svg+xml') {
        const drawing = asIs('any');
        return {
          links: [...drawing.links, ...touch.map(({ link }) => link)],
          files: [...drawing.files, ...touch.map((one) => one.file)],
        };
      }
      const sizes = await Promise.all(TAB_SIZES.map((size) => sized(bytes, size, mode, cache)));
      const all = [...sizes, ...touch];
      return { links: all.map(({ link }) => link), files: all.map((one) => one.file) };
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error);
      report({
        severity: 'notice',
        kind: 'favicon-as-is',
        message: `favicon: ${path} could not be resized and is used as it is (${cause})`,
        ...placeOfValue(path, 'favicon'),
      });
      return asIs(undefined);
    }
  };
  if (favicon.light === favicon.dark) return iconsOf(favicon.light, undefined);
  const [light, dark] = [await iconsOf(favicon.light, 'light'), await iconsOf(favicon.dark, 'dark')];
  return { links: [...light.links, ...dark.links], files: [...light.files, ...dark.files] };
}

async function sized(
  picture: Uint8Array,
  size: number,
  mode: Mode,
  cache: BuildCache | undefined,
): Promise<{ link: FaviconLink; file: SiteFile }> {
  const touch = size === TOUCH_SIZE;
  const bytes = await resizedOnce(picture, size, touch ? '#ffffff' : undefined, cache);
  const name = touch ? 'apple-touch-icon' : `favicon-${size}`;
  const file = hashed(`assets/${name}${mode === 'dark' ? '-dark' : ''}.png`, bytes);
  return {
    file,
    link: touch
      ? { rel: 'apple-touch-icon', path: file.path, type: undefined, sizes: undefined, mode: undefined }
      : { rel: 'icon', path: file.path, type: 'image/png', sizes: `${size}x${size}`, mode },
  };
}

/** The picture that is written out as `data:`; undefined for others. */
function writtenOut(path = ''): Uint8Array | undefined {
  const [, base64, text = ''] = /^data:[^,]*?(;base64)?,(.*)$/is.exec(path) ?? [];
  try {
    const bytes = Buffer.from(decodeURIComponent(text), base64 === undefined ? 'utf8' : 'base64');
    return pictureType(bytes) === undefined ? undefined : bytes;
  } catch {
    return undefined;
  }
}

function endingOf(type = ''): string {
  return { 'image/svg+xml': 'svg', 'image/x-icon': 'ico' }[type] ?? type.replace(/^.*\//, '');
}

/** The name's first letter on the emphasis color, for sites without a favicon. */
function initialIcon(settings: Settings, mode: Mode): Icons {
  const file = hashed('assets/favicon.svg', initialSvg(settings, 'system-ui,sans-serif'));
  return {
    links: [{ rel: 'icon', path: file.path, type: 'image/svg+xml', sizes: 'any', mode }],
    files: [file],
  };
}

function initialSvg({ name, colors }: Settings, family: string): string {
  const letter = escapeXml([...name.trim()][0]?.toUpperCase() ?? '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${colors.primary}"/><text x="16" y="22.5" text-anchor="middle" font-family="${family}" font-size="19" font-weight="700" fill="${textOn(colors.primary)}">${letter}</text></svg>\n`;
}

function resizedOnce(
  picture: Uint8Array,
  size: number,
  background: string | undefined,
  cache: BuildCache | undefined,
): Promise<Uint8Array> {
  return keptBytes(cache, 'favicon', [picture, String(size), background ?? ''], () =>
    resized(picture, size, background),
  );
}
