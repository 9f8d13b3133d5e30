import { encodePath, pageFile, splitSuffix } from '../../hrefs.ts';
import type { ProjectFiles } from '../../project/files.ts';

/** Folders that a page may lie in. */
const DEEPEST = 5;
const UP = '../';

type Files = Pick<ProjectFiles, 'has'>;
const NONE: Files = { has: () => false };

const HREF = /\[href(\^?)=\s*(["']?)(\/(?!\/)[^"'\]\\\s]*)\2\s*\]/g;

/**
 * A style sheet whose selectors by the address of a link (`a[href="/guides"]`) mean the links that lead there here,
 * which are relative to the page they stand on. `files` are those of the project, as far as they are known.
 */
export function relativeHrefs(css: string, files: Files = NONE): string {
  if (!/\[href\^?=/.test(css)) return css;
  return css.replace(HREF, (written, isStart: string, _quote, target: string) => {
    const own = isStart === '' ? toFile(target, files) : toStart(target);
    return `:is(${[written, ...own].join(',')})`;
  });
}

const BODY = /(?<=(?:^|[{},;\s])body\s*(?:,[^{};]*)?\{)[^{}]*/gi;

/**
 * A style sheet whose body cuts what is too wide without becoming what scrolls: the bar on top is a part of the body
 * here, and would go away with it.
 */
export function cutBody(css: string): string {
  if (!/overflow-[xy]/i.test(css)) return css;
  return css.replace(BODY, (rules) =>
    rules
      .replace(/(overflow-x\s*:\s*)hidden/gi, '$1clip')
      .replace(/(overflow-y\s*:\s*)(?:auto|scroll)/gi, '$1visible'),
  );
}

/** What matches the links to one file, by the folder of the page they stand on. */
function toFile(target: string, files: Files): string[] {
  const [path, suffix] = splitSuffix(target);
  const parts = encodePath(fileOf(path.replace(/^\/|\/$/g, ''), files)).split('/');
  return within(parts.length - 1, parts, (steps, rest) => `[href="${steps}${rest.join('/')}${suffix}"]`);
}

function fileOf(path: string, files: Files): string {
  if (path === '') return pageFile('index');
  if (/\.\w+$/.test(path)) return path;
  const isFolder = ['mdx', 'md'].some((kind) => files.has(`${path}/index.${kind}`));
  return pageFile(isFolder ? `${path}/index` : path);
}

/** What matches the links that begin with a path, which those in its folder do wherever they stay within it. */
function toStart(target: string): string[] {
  if (target === '/') return [`[href]:where(:not([href^="#"],[href^="//"],[href*=":"]))`];
  const parts = encodePath(target.slice(1)).split('/');
  const folders = target.endsWith('/') ? parts.length - 1 : parts.length;
  return within(folders, parts, (steps, rest) =>
    rest.join('') === ''
      ? `[href]:where(:not([href^="${steps}${UP}"],[href^="#"],[href*=":"]))`
      : `[href^="${steps}${rest.join('/')}"]`,
  );
}

/** What `ownOf` makes for pages of each depth that lie in none, one, … of the first folders. */
function within(
  folders: number,
  parts: readonly string[],
  ownOf: (steps: string, rest: readonly string[]) => string,
): string[] {
  const found: string[] = [];
  for (let shared = 0; shared <= folders; shared += 1) {
    const folder = parts
      .slice(0, shared)
      .map((part) => `${part}/`)
      .join('');
    const inFolder = `[data-current-path^="/${folder}"]`;
    for (let depth = shared; depth <= DEEPEST; depth += 1) {
      // The first page of a folder has the path of the folder.
      const isFirst = `[data-current-path="/${folder.slice(0, -1)}"]`;
      const at = shared === 0 ? '' : depth > shared ? inFolder : `:is(${inFolder},${isFirst})`;
      const own = ownOf(UP.repeat(depth - shared), parts.slice(shared));
      found.push(`:where([data-root="${UP.repeat(depth)}"]${at}) ${own}`);
    }
  }
  return found;
}
