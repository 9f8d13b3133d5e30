import type { Diagnostic } from '../../../src/site/diagnostic.ts';
import { escapeText } from '../../../src/site/markdown/html.ts';
import { parsePage } from '../../../src/site/markdown/parse.ts';
import type { ParsedPage } from '../../../src/site/markdown/parsed-page.ts';
import { renderMarkdown } from '../../../src/site/markdown/render.ts';
import type { HighlightOptions, PageBody } from '../../../src/site/page.ts';
import type { ProjectFiles } from '../../../src/site/project/files.ts';
import { wordsIn } from '../../../src/site/words/words.ts';

/** The files of a small docs project, held in memory. */
export function filesOf(texts: Readonly<Record<string, string>>): ProjectFiles {
  const read = (path: string): string => {
    const text = texts[path];
    if (text === undefined) throw new Error(`${path} is not in the project`);
    return text;
  };
  return {
    paths: Object.keys(texts).sort(),
    has: (path) => Object.hasOwn(texts, path),
    read: (path) => Buffer.from(read(path)),
    readText: read,
  };
}

export interface Rendered extends PageBody {
  readonly diagnostics: readonly Diagnostic[];
  readonly highlighted: readonly {
    code: string;
    language: string | undefined;
    options: HighlightOptions | undefined;
  }[];
}

/** The present year of every page that is rendered here. */
export const YEAR = 2031;

/** Renders a page as a site would; links and assets stay as written, other hosts' assets become empty, icons become `<svg data-icon>`. */
export function render(
  source: string,
  texts: Readonly<Record<string, string>> = {},
  variables?: Readonly<Record<string, string>>,
  math?: boolean,
): Rendered {
  const diagnostics: Diagnostic[] = [];
  const highlighted: { code: string; language: string | undefined; options: HighlightOptions | undefined }[] =
    [];
  const report = (diagnostic: Diagnostic): void => {
    diagnostics.push(diagnostic);
  };
  const files = filesOf({ 'page.mdx': source, ...texts });
  const parsed = new Map<string, ParsedPage>();
  const parse = (file: string): ParsedPage => {
    const page = parsed.get(file) ?? parsePage(file, files.readText(file), report);
    parsed.set(file, page);
    return page;
  };
  const body = renderMarkdown(
    parse('page.mdx'),
    { files, parse, variables, math, year: YEAR },
    {
      path: 'page',
      words: wordsIn('en'),
      href: (target) => target,
      asset: (target) => (/^https?:/.test(target) ? '' : target),
      rooted: (target) => target.replace(/^\/docs\//, '/'),
      pictureSize: () => undefined,
      icon: (name) => `<svg data-icon="${name}"></svg>`,
      highlight(code, language, options) {
        highlighted.push({ code, language, options });
        return `<pre class="shiki" tabindex="0"><code>${escapeText(code)}</code></pre>`;
      },
      report,
    },
  );
  return { ...body, diagnostics, highlighted };
}
