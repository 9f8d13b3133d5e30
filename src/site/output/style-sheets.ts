import type { Report } from '../diagnostic.ts';
import { iconInPlaceOf } from '../icons/icons.ts';
import { hostedRules, sparingParts } from '../markdown/hosted-names.ts';
import { withUrls } from '../markdown/style.ts';
import type { ProjectFiles } from '../project/files.ts';
import { folderOf, projectFileAt, REMOTE, relativeHref, splitSuffix } from './hrefs.ts';

export interface ProjectStyleSheet {
  readonly path: string;
  readonly css: string;
  /** Project files it refers to. */
  readonly used: readonly string[];
}

const URL_PATTERN = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"'\s]*))\s*\)/gi;
const IMPORT_PATTERN = /@import\s+(?:url\(\s*)?["']?([^"')\s;]+)["']?\s*\)?[^;]*;/gi;

/**
 * The style sheets of a project; all load by themselves, on every page. What they ask of other hosts is taken out
 * with a notice, and paths from the root are made relative.
 */
export function projectStyleSheets(files: ProjectFiles, report: Report): ProjectStyleSheet[] {
  return files.paths
    .filter((path) => path.endsWith('.css'))
    .map((path) => {
      const used = new Set<string>();
      const removed = new Set<string>();
      const reference = (target: string): string | undefined => {
        if (/^(data:|#)/i.test(target) || target === '') return target;
        if (REMOTE.test(target)) {
          const icon = iconInPlaceOf(target);
          if (icon !== undefined) return icon;
          removed.add(target);
          return undefined;
        }
        const file = projectFileAt(target, folderOf(path), files);
        if (file === undefined) return target;
        used.add(file);
        return relativeHref(path, file) + splitSuffix(target)[1];
      };
      const css = withUrls(sparingParts(files.readText(path)))
        .replace(IMPORT_PATTERN, (rule, target: string) => {
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
      return { path, css: css + hostedRules(css), used: [...used] };
    });
}
