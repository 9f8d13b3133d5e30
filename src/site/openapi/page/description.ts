import type { Heading, Nodes, PhrasingContent, Root, RootContent, Text } from 'mdast';
import type { Diagnostic } from '../../diagnostic.ts';
import { withoutControls } from '../../markdown/html.ts';
import { parsePage } from '../../markdown/parse.ts';
import type { ParsedPage } from '../../markdown/parsed-page.ts';
import { type MarkdownProject, renderMarkdown } from '../../markdown/render.ts';

import { contextWithin, type PageBody, type PageContext, type SourcePlace } from '../../page.ts';
import type { Words } from '../../words/words.ts';
import { escapeHtml } from '../html.ts';
import { withEntries } from './entries.ts';
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
  /** The words of such a text, for search. */
  plain(markdown: string): string;
  /**
   * Markdown that stands on the page itself, with headings and sections. What the author wrote for it may read the project, and
   * is told of as any page is, at the place where it stands.
   */
  page(markdown: string, project?: MarkdownProject, placeOf?: () => SourcePlace): PageBody;
  /** The page of what a fragment names as other viewers do (`#/paths/~1users/get`); undefined where the site has none. */
  pageAt(fragment: string): { readonly href: string; readonly rooted: string } | undefined;
}

interface DescriptionSource {
  /** The file that diagnostics name. */
  readonly source: string;
  /** The file that a text stands in, where it is another. */
  readonly holderOf?: (text: string) => string;
}

/**
 * Renders the Markdown of an API description. Dollars name variables and query options of APIs: `math` they are where the
 * author asks for it.
 */
export function createDescriber(
  { source, holderOf }: DescriptionSource,
  context: PageContext,
  math = false,
): Describer {
  const alone = { ...NO_PROJECT, math };
  const within = contextWithin(source, context, holderOf);
  const report = (diagnostic: Diagnostic) => {
    if (!NOT_FOR_DESCRIPTIONS.has(diagnostic.kind)) within.report(diagnostic);
  };
  const ofDescription: PageContext = { ...within, report };
  const parse = (markdown: string, isMath: boolean, tell = report) =>
    parsePage(source, withCodeEnds(withFences(withEntries(withoutControls(markdown)))).trim(), tell, isMath);

  const parseInner = (markdown: string) => parse(markdown, false).tree;

  const bodies = new Map<string, PageBody>();
  /** What is said of a field is wanted in several forms, and many fields say the same. */
  const bodyOf = (markdown: string): PageBody => {
    const known = bodies.get(markdown);
    if (known !== undefined) return known;
    const page = withHeadings(asMarkdown(parse(markdown, math), parseInner), bold);
    const body = renderMarkdown(page, alone, ofDescription);
    bodies.set(markdown, body);
    return body;
  };

  return {
    words: context.words,
    describe(markdown) {
      if (!MARKUP.test(markdown)) return `<p>${escapeHtml(markdown.trim())}</p>`;
      return bodyOf(markdown).html.trim();
    },
    plain(markdown) {
      if (!MARKUP.test(markdown)) return markdown.trim();
      return bodyOf(markdown)
        .sections.flatMap(({ heading, text }) => [heading ?? '', text])
        .join(' ')
        .trim();
    },
    page(markdown, project, placeOf = () => ({ file: source })) {
      if (project === undefined) {
        const page = withHeadings(asMarkdown(parse(markdown, math), parseInner), lowered);
        return renderMarkdown(page, alone, ofDescription);
      }
      const told = (diagnostic: Diagnostic) => {
        const { file, line, column } = placeOf();
        context.report({ ...diagnostic, file, line, column });
      };
      const page = withHeadings(parse(markdown, project.math !== false, told), lowered);
      return renderMarkdown(page, project, { ...within, report: told });
    },
    pageAt(fragment) {
      const rooted = within.rooted(fragment);
      if (rooted === fragment) return undefined;
      return { href: escapeHtml(within.href(fragment, { file: source })), rooted };
    },
  };
}

/** `<code>C:\\</code>` ends with a sign of its own, which would take the closing tag for text. */
function withCodeEnds(markdown: string): string {
  const parts = markdown.split('</code>');
  const ended = parts.map((part, index) => {
    if (index === parts.length - 1) return part;
    const start = part.lastIndexOf('<code>');
    let signs = 0;
    while (part.at(-1 - signs) === '\\') signs += 1;
    return signs % 2 === 1 && start >= 0 && part[start - 1] !== '\\' ? `${part}\\` : part;
  });
  return ended.join('</code>');
}

/** Braces within braces in which markup is read. */
const DEEPEST_BRACES = 5;
/** What may be markup in braces, besides what code has as well. */
const MARKUP_IN_BRACES = /<[a-z]|[*_`]\S|\]\(/i;

type Parse = (markdown: string) => Root;

/** A page in which braces are text, as in Markdown: `{open|closed}` names what may stand there and is no expression. */
function asMarkdown(page: ParsedPage, parse: Parse): ParsedPage {
  return { ...page, tree: { ...page.tree, children: page.tree.children.flatMap(inBraces(parse, 0)) } };
}

/** Reads nodes whose braces are text; markup in these is markup. */
function inBraces(parse: Parse, depth: number): <Node extends Nodes>(node: Node) => Node[] {
  const read = <Node extends Nodes>(node: Node): Nodes[] => {
    switch (node.type) {
      case 'mdxTextExpression':
        return isComment(node.value) ? [node] : textInBraces(node, node.value, parse, depth);
      case 'mdxFlowExpression':
        return isComment(node.value)
          ? [node]
          : [asParagraph(node, textInBraces(node, node.value, parse, depth))];
      case 'mdxjsEsm':
        return [asParagraph(node, [asText(node, node.value)])];
      default:
        return 'children' in node ? [{ ...node, children: node.children.flatMap(read) } as Nodes] : [node];
    }
  };
  return read as <Node extends Nodes>(node: Node) => Node[];
}

function textInBraces(node: Nodes, value: string, parse: Parse, depth: number): Nodes[] {
  const text = asText(node, `{${value}}`);
  if (depth >= DEEPEST_BRACES || !MARKUP_IN_BRACES.test(value)) return [text];
  const [only, ...more] = parse(`\\{${value}\\}`).children;
  if (only?.type !== 'paragraph' || more.length > 0) return [text];
  return only.children.flatMap(inBraces(parse, depth + 1));
}

/** A comment stays one: those who show descriptions as MDX do not show it. */
function isComment(expression: string): boolean {
  return /^\s*\/\*.*\*\/\s*$/s.test(expression);
}

function asText({ position }: Nodes, value: string): Text {
  return { type: 'text', value, ...(position === undefined ? {} : { position }) };
}

function asParagraph({ position }: Nodes, children: readonly Nodes[]): RootContent {
  return { type: 'paragraph', children: children as PhrasingContent[], ...(position && { position }) };
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
