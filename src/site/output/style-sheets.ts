import { decode } from '../../text/percent.ts';
import { createSuggestions } from '../../text/suggest.ts';
import type { Report } from '../diagnostic.ts';
import {
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
import { IMPORT, unescapeCss, withUrls } from '../markdown/elements/style.ts';
import type { ProjectFiles } from '../project/files.ts';
import { placeOf } from '../project/place.ts';
import { likeFiles } from './likeness.ts';

export interface ProjectStyleSheet {
  readonly path: string;
  readonly css: string;
  /** Project files it refers to. */
  readonly used: readonly string[];
}

/** What a sheet loads; an address that only names the language of elements is none. */
const URL_PATTERN = /@namespace\b[^;]*|url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"'\s]*))\s*\)/gi;

/**
 * The style sheets of a project; all load by themselves, on every page. What they ask of other hosts is taken out
 * with a notice, and paths from the root are made relative.
 */
export function projectStyleSheets(files: ProjectFiles, report: Report): ProjectStyleSheet[] {
  const suggest = createSuggestions();
  const reportMissing = (path: string, css: string, targets: readonly string[]) => {
    if (targets.length === 0) return;
    const spoken = withoutComments(css);
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
      const reference = (written: string): string | undefined => {
        const target = unescapeCss(written.trim()).replace(/[\t\n\r]/g, '');
        if (/^(data:|#)/i.test(target) || target === '') return target;
        if (REMOTE.test(target)) {
          const icon = iconInPlaceOf(target);
          if (icon !== undefined) return icon;
          removed.add(written);
          return undefined;
        }
        const file = projectFileAt(target, folderOf(path), files);
        if (file === undefined) {
          if (!ELSEWHERE.test(target)) missing.add(written);
          return written;
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
        .replace(URL_PATTERN, (rule: string, double?: string, single?: string, bare?: string) => {
          if (rule.startsWith('@')) return rule;
          const found = reference(double ?? single ?? bare ?? '');
          return found === undefined ? 'url()' : `url("${found.replaceAll('"', '%22')}")`;
        });
      const spoken = withoutComments(written);
      const asked = [...removed].filter((target) => withUrls(spoken).includes(target));
      const [first] = asked;
      if (first !== undefined) {
        report({
          severity: 'notice',
          kind: 'external-asset',
          message: `Left out, since a site asks no other host: ${asked.join(', ')}`,
          hint: 'save the file in the project',
          file: path,
          ...placeOf(spoken, first),
        });
      }
      reportMissing(path, written, [...missing]);
      return { path, css: css + hostedRules(css), used: [...used] };
    });
}

/** A sheet with blanks in place of its comments. */
function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
}
