import { decode } from '../../text/percent.ts';
import { createSuggestions } from '../../text/suggest.ts';
import type { LoadedSettings } from '../config/load.ts';
import type { Diagnostic, Report } from '../diagnostic.ts';
import {
  ELSEWHERE,
  type From,
  folderOf,
  isBare,
  linkTo,
  originalOf,
  pageFile,
  projectFileAt,
  REMOTE,
  relativeHref,
  resolveTarget,
  splitSuffix,
} from '../hrefs.ts';
import type { PictureSize, SourcePlace } from '../page.ts';
import type { ProjectFiles } from '../project/files.ts';
import { leftOutHint } from '../project/left-out.ts';
import { bracesHint } from './braces.ts';
import { likeFiles, sameFile } from './likeness.ts';
import type { LinkMemory } from './link-effects.ts';
import { pictureSize } from './picture-size.ts';

/** Where the files lead that a page shows or offers, as seen from it. */
export interface AssetLinks {
  /** The `src` for a file of the project; empty for an address on another host. */
  asset(from: From, target: string, place: SourcePlace): string;
  /** The address of a file of the project, which the site needs from now on. */
  toFile(from: From, file: string, suffix: string): string;
  /** The project file an asset target means. */
  projectFile(target: string, folder: string): string | undefined;
  /** The project file that an asset target can only mean which leads to none. */
  meantFile(from: From, target: string): string | undefined;
  /** Width and height of the picture of the project that an asset target means. */
  pictureSize(from: From, target: string): PictureSize | undefined;
}

interface AssetSources {
  readonly files: ProjectFiles;
  readonly exactPlace: LoadedSettings['exactPlace'];
  readonly report: Report;
  readonly memory: LinkMemory;
  /** The beginning of an address on the site's own host. */
  readonly ownOrigin: RegExp;
}

/** Assets that the files of a project can be. */
export function createAssetLinks({ files, exactPlace, report, memory, ownOrigin }: AssetSources): AssetLinks {
  const suggest = createSuggestions();
  /** Pictures tend to stand on several pages, and are read once. */
  const sizes = new Map<string, PictureSize | undefined>();
  /** What each page was told to miss, by the file that asks for it. */
  const missed = new WeakMap<From, Set<string>>();

  /** A file that nothing is like is told once for a page: to add it mends all places. */
  const reportMissing = (from: From, written: string, found: Diagnostic): void => {
    if (found.hint !== undefined) {
      report(found);
      return;
    }
    const told = missed.get(from) ?? new Set();
    missed.set(from, told);
    const key = `${found.file}\n${written}`;
    if (told.has(key)) return;
    if (!memory.isForgetting()) told.add(key);
    report(found);
  };

  const projectFile = (target: string, folder: string) => projectFileAt(target, folder, files);

  /** Written for the root, or for the folder of the page that this one is a translation of. */
  const meantFile: AssetLinks['meantFile'] = (from, target) =>
    isBare(target)
      ? projectFile(`/${target}`, '')
      : projectFile(target, folderOf(originalOf(from.page) ?? from.page));

  /** The file whose name holds the `#` or `?` that ends the path of an address. */
  const endedTooSoon = (written: string, from: From): string | undefined => {
    const whole = /[#?]/.test(written) ? resolveTarget(decode(written), folderOf(from.page)) : undefined;
    return whole !== undefined && files.has(whole) ? whole : undefined;
  };

  const toFile: AssetLinks['toFile'] = (from, file, suffix) => {
    memory.use(file);
    return relativeHref(pageFile(from.at), file) + suffix;
  };

  const asset: AssetLinks['asset'] = (from, target, place) => {
    const own = ownOrigin.exec(target.trim())?.[0];
    const written = own === undefined ? target.trim() : target.trim().slice(own.length) || '/';
    if (REMOTE.test(written)) {
      const same = sameFile(files, written);
      report({
        severity: 'warning',
        kind: 'external-asset',
        message: `${written} is on another host, which a site does not ask`,
        hint: same === undefined ? 'save the file in the project' : `the project has /${same}`,
        ...exactPlace(place, target),
      });
      return '';
    }
    if (written === '' || ELSEWHERE.test(written)) return written;
    const [bare, suffix] = splitSuffix(written);
    const file = projectFile(written, folderOf(from.page));
    if (file !== undefined) return toFile(from, file, suffix);
    const path = resolveTarget(decode(bare), folderOf(from.page));
    const rooted = meantFile(from, written);
    const near =
      rooted ??
      endedTooSoon(written, from) ??
      (path === undefined ? undefined : suggest(path, likeFiles(files, path)));
    reportMissing(from, written, {
      severity: 'warning',
      kind: 'missing-file',
      message: `The file ${written} is not in the project`,
      hint:
        near === undefined
          ? (leftOutHint(path ?? '', files) ?? bracesHint(written, 'img'))
          : `did you mean ${linkTo(near)}?`,
      ...exactPlace(place, target),
    });
    if (rooted !== undefined) return toFile(from, rooted, suffix);
    return path === undefined ? written : relativeHref(pageFile(from.at), path);
  };

  return {
    asset,
    toFile,
    projectFile,
    meantFile,
    pictureSize(from, target) {
      const file = ELSEWHERE.test(target) ? undefined : projectFile(target.trim(), folderOf(from.page));
      if (file === undefined) return undefined;
      memory.measure(file);
      if (!sizes.has(file)) sizes.set(file, pictureSize(files.read(file)));
      return sizes.get(file);
    },
  };
}
