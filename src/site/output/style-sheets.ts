import { createSuggestions } from '../../suggest.ts';
import type { Report } from '../diagnostic.ts';
import {
  decode,
  ELSEWHERE,
  folderOf,
  linkTo,
  projectFileAt,
  REMOTE,
  relativeHref,
  resolveTarget,
  splitSuffix,
} from '../hrefs.ts';
import { iconInPlaceOf } from '../icons/icons.ts';
import { cutBody, relativeHrefs } from '../markdown/elements/hosted-hrefs.ts';
import { hostedRules, sparingParts } from '../markdown/elements/hosted-names.ts';
import { IMPORT, withUrls } from '../markdown/elements/style.ts';
import type { ProjectFiles } from '../project/files.ts';
import { placeOf } from '../project/place.ts';
import { likeFiles } from './likeness.ts';

export interface ProjectStyleSheet {
  readonly path: string;
  readonly css: string;
  /** Project files it refers to. */
  readonly used: readonly string[];
}

const URL_PATTERN = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"'\s]*))\s*\)/gi;

/**
 * The style sheets of a project; all load by themselves, on every page. What they ask of other hosts is taken out
 * with a notice, and paths from the root are made relative.
 */
export function projectStyleSheets(files: ProjectFiles, report: Report): ProjectStyleSheet[] {
  const suggest = createSuggestions();
  const reportMissing = (path: string, css: string, targets: readonly string[]) => {
    if (targets.length === 0) return;
    const spoken = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
    for (const target of targets) {
      const place = placeOf(spoken, target);
      if (place === undefined) continue;
      const wanted = resolveTarget(decode(splitSuffix(target)[0]), folderOf(path));
      const near = wanted === undefined ? undefined : suggest(wanted, likeFiles(files, wanted));
      const hint = near === undefined ? undefined : `did you mean ${linkTo(near)}?`;
      const message = `The file ${target} is not in the project`;
      report({ severity: 'warning', kind: 'missing-file', message, hint, file: path, ...place });
    }
  };
  return files.paths
    .filter((path) => path.endsWith('.css'))
    .map((path) => {
      const used = new Set<string>();
      const removed = new Set<string>();
      const missing = new Set<string>();
      const reference = (target: string): string | undefined => {
        if (/^(data:|#)/i.test(target) || target === '') return target;
        if (REMOTE.test(target)) {
          const icon = iconInPlaceOf(target);
          if (icon !== undefined) return icon;
          removed.add(target);
          return undefined;
        }
        const file = projectFileAt(target, folderOf(path), files);
        if (file === undefined) {
          if (!ELSEWHERE.test(target)) missing.add(target);
          return target;
        }
        used.add(file);
        return relativeHref(path, file) + splitSuffix(target)[1];
      };
      const written = files.readText(path);
      const css = withUrls(cutBody(relativeHrefs(sparingParts(written), files)))
        .replace(IMPORT, (rule, ...groups) => {
          const target = groups.slice(0, 5).join('');
          const found = reference(target);
          return found === undefined ? '' : rule.replace(target, () => found);
        })
        .replace(URL_PATTERN, (_, double?: string, single?: string, bare?: string) => {
          const found = reference(double ?? single ?? bare ?? '');
          return found === undefined ? 'url()' : `url("${found.replaceAll('"', '%22')}")`;
        });
      if (removed.size > 0) {
        report({
          severity: 'notice',
          kind: 'external-asset',
          message: `Left out, since a site asks no other host: ${[...removed].join(', ')}`,
          hint: 'save the file in the project',
          file: path,
        });
      }
      reportMissing(path, written, [...missing]);
      return { path, css: css + hostedRules(css), used: [...used] };
    });
}
