import type { Heading, PhrasingContent, RootContent } from 'mdast';
import type { Diagnostic } from '../../diagnostic.ts';
import { type ParsedPage, parsePage } from '../../markdown/parse.ts';
import { type MarkdownProject, renderMarkdown } from '../../markdown/render.ts';
import { contextWithin } from '../../output/context.ts';
import type { PageBody, PageContext } from '../../page.ts';
import type { Words } from '../../words/words.ts';
import { escapeHtml, printable } from '../html.ts';
import { withFences } from './indented-code.ts';

/** Characters that mean, or may mean, something in Markdown. Text without them is one paragraph. */
const MARKUP = /[\\`*_{}[\]<>#+!|~$&\n:@]|www\.|^\s*(?:-|\d+[.)])\s/;

/** Descriptions are Markdown, not MDX: what MDX finds wrong in them is text. */
const NOT_FOR_DESCRIPTIONS = new Set(['syntax', 'unbound-name', 'unknown-component']);

/** For descriptions that read nothing of the project: no snippets, no variables. */
export const NO_PROJECT: MarkdownProject = {
  files: {
    paths: [],
    has: () => false,
    read: (path) => unreadable(path),
    readText: (path) => unreadable(path),
  },
  parse: (file) => unreadable(file),
  hasReaders: false,
};

function unreadable(path: string): never {
  throw new Error(`${path} is not in the project`);
}

export interface Describer {
  /** What the reference says, in the language of the page. */
  readonly words: Words;
  /** The Markdown of a field or a response as HTML; headings in it are bold lines. */
  describe(markdown: string): string;
  /** Markdown that stands on the page itself, with headings and sections; what the author wrote may read the project. */
  page(markdown: string, project?: MarkdownProject): PageBody;
}

/**
 * Renders the Markdown of an API description; `source` is the file that diagnostics name. Dollars name variables and
 * query options of APIs: `math` they are where the author asks for it.
 */
export function createDescriber(source: string, context: PageContext, math = false): Describer {
  const alone = { ...NO_PROJECT, math };
  const within = contextWithin(source, context);
  const report = (diagnostic: Diagnostic) => {
    if (!NOT_FOR_DESCRIPTIONS.has(diagnostic.kind)) within.report(diagnostic);
  };
  const ofDescription: PageContext = { ...within, report };
  const parse = (markdown: string) => parsePage(source, withFences(printable(markdown)).trim(), report);

  return {
    words: context.words,
    describe(markdown) {
      if (!MARKUP.test(markdown)) return `<p>${escapeHtml(markdown.trim())}</p>`;
      return renderMarkdown(withHeadings(parse(markdown), bold), alone, ofDescription).html.trim();
    },
    page(markdown, project = alone) {
      return renderMarkdown(withHeadings(parse(markdown), lowered), project, ofDescription);
    },
  };
}

/** A page whose top-level headings are written in another way. */
function withHeadings(page: ParsedPage, write: (heading: Heading) => RootContent): ParsedPage {
  const children = page.tree.children.map((node) => (node.type === 'heading' ? write(node) : node));
  return { ...page, tree: { ...page.tree, children } };
}

function bold({ children, position }: Heading): RootContent {
  const strong: PhrasingContent = { type: 'strong', children };
  return { type: 'paragraph', children: [strong], ...(position === undefined ? {} : { position }) };
}

/** The first level is the page's title. */
function lowered(heading: Heading): Heading {
  return heading.depth === 1 ? { ...heading, depth: 2 } : heading;
}
