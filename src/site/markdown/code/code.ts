import { lookUp } from '../../../look-up.ts';
import { type DrawingPage, drawDiagram } from '../../diagrams/draw.ts';
import { brokenDiagram } from '../../diagrams/problem.ts';
import { readNotation } from '../../highlight/notation.ts';
import { textOf } from '../../interpreter/value.ts';
import type { HighlightOptions, HighlightRequest, SourcePlace } from '../../page.ts';
import { diagramSize } from '../diagrams/size.ts';
import { attributes, escapeText } from '../html.ts';
import type { ParsedPage } from '../parsed-page.ts';
import type { Element, Rendering } from '../rendering.ts';
import { fillVariables, type Variables } from '../variables.ts';
import { visit } from '../visit.ts';
import { type FenceOptions, readFence, readInfo } from './fence.ts';
import { withoutTwoslash } from './twoslash.ts';
import { withWholeOptions } from './whole-options.ts';

/** A code block as a part of a code group. */
export interface CodePart {
  readonly title: string;
  /** The title as HTML. */
  readonly label: string;
  readonly icon: string;
  readonly html: string;
}

/** How much of a code block is searched. */
const MAX_SAID = 2000;

/** A page as its diagrams know it. */
function drawingPage(place: SourcePlace, page: Rendering): DrawingPage {
  return { id: (text) => page.id(text), href: (target) => page.context.href(target, place) };
}

/** A code block: a figure with its title, the highlighted code and its options. `meta` is what follows the language. */
export function renderCode(
  code: string,
  language: string | undefined,
  meta: string,
  place: SourcePlace,
  page: Rendering,
): string {
  const filled = page.fill(code);
  if (language?.toLowerCase() === 'mermaid') {
    const isDrawn = page.project.drawsDiagrams !== false;
    const drawn = isDrawn ? drawDiagram(filled, drawingPage(place, page)) : undefined;
    if (drawn !== undefined) return drawn;
    const broken = brokenDiagram(filled, place);
    if (broken !== undefined) {
      page.reportOnce(`diagram ${filled}`, broken);
      // A browser could not read it, either.
      return `<pre class="mermaid" data-failed>${escapeText(filled)}</pre>`;
    }
    page.needs.add('mermaid');
    const size = diagramSize(filled);
    const room = size ? ` style="--w:${size.width};--h:${size.height}"` : '';
    return `<pre class="mermaid"${room}>${escapeText(filled)}</pre>`;
  }
  const { named, options } = readInfo(language, page.fill(meta));
  const text = options.twoslash ? withoutTwoslash(filled) : filled;
  const pre = (): string => page.context.highlight(text, named, lineOptions(options));
  const icon = options.icon ? page.context.icon(options.icon, place) : '';
  page.say(` ${options.title ?? ''} ${readNotation(text).code.slice(0, MAX_SAID)} `);
  const isPart = page.join<CodePart>('code', () =>
    partOf(options.title ?? languageName(named), icon, codeAttributes(options, named), pre()),
  );
  if (isPart) return '';
  const title = options.title ?? (icon === '' ? undefined : languageName(named));
  const caption =
    title === undefined
      ? ''
      : `<figcaption class="c-code-title">${icon}<span>${escapeText(title)}</span></figcaption>`;
  return `<figure${codeAttributes(options, named)}>${caption}${pre()}</figure>`;
}

function partOf(title: string, icon: string, head: string, pre: string): CodePart {
  return { title, label: escapeText(title), icon, html: `<div${head}>${pre}</div>` };
}

function lineOptions({ highlighted, focused, lineNumbers, wrap }: FenceOptions): HighlightOptions {
  return { highlighted, focused, lineNumbers, wrap };
}

/** A block of code that is written as elements, as the part that a code group makes of it; whether one is around. */
export function joinsGroup({ props, children, place }: Element, page: Rendering): boolean {
  return page.join<CodePart>('code', () => {
    const { result: html, text } = page.heard(() => page.html(children));
    const said = (...names: readonly string[]): string | undefined =>
      names.map((name) => textOf(props[name])).find((value) => value.trim() !== '');
    const language = said('data-language', 'language', 'lang') ?? LANGUAGE_CLASS.exec(html)?.[1];
    const title = said('filename', 'title', 'data-title') ?? languageName(language);
    const icon = said('icon');
    page.say(` ${title} ${text.slice(0, MAX_SAID)} `);
    const options = readFence('');
    const drawn = icon === undefined ? '' : page.context.icon(icon, place);
    const pre = page.context.highlight(text, language, lineOptions(options));
    return partOf(title, drawn, codeAttributes(options, language), pre);
  });
}

const LANGUAGE_CLASS = /<code\b[^>]*\sclass="(?:[^"]*\s)?language-([^"\s]+)/;

/** The code blocks of a page, as rendering it will ask for them to be highlighted. */
export function codeRequests({ tree }: ParsedPage, variables: Variables): HighlightRequest[] {
  const requests: HighlightRequest[] = [];
  visit(tree, (node) => {
    if (node.type !== 'code' || node.lang?.toLowerCase() === 'mermaid') return;
    const { named, options } = readInfo(node.lang ?? undefined, fillVariables(node.meta ?? '', variables));
    const filled = fillVariables(node.value, variables);
    requests.push({
      code: options.twoslash ? withoutTwoslash(filled) : filled,
      language: named,
      options: lineOptions(options),
    });
  });
  return requests;
}

function codeAttributes({ expandable, copy }: FenceOptions, language: string | undefined): string {
  const className = expandable ? 'c-code c-code-expandable' : 'c-code';
  return attributes({ class: className, 'data-language': language, 'data-nocopy': !copy });
}

const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  bash: 'Bash',
  sh: 'Shell',
  shell: 'Shell',
  js: 'JavaScript',
  javascript: 'JavaScript',
  jsx: 'JSX',
  ts: 'TypeScript',
  typescript: 'TypeScript',
  tsx: 'TSX',
  py: 'Python',
  json: 'JSON',
  yaml: 'YAML',
  yml: 'YAML',
  toml: 'TOML',
  html: 'HTML',
  css: 'CSS',
  xml: 'XML',
  sql: 'SQL',
  php: 'PHP',
  http: 'HTTP',
  csharp: 'C#',
  cs: 'C#',
  cpp: 'C++',
  graphql: 'GraphQL',
  powershell: 'PowerShell',
  mdx: 'MDX',
  md: 'Markdown',
};

/** The name of a language for a tab without a title. */
function languageName(language: string | undefined): string {
  if (!language) return 'Text';
  return (
    lookUp(LANGUAGE_NAMES, language.toLowerCase()) ?? language.charAt(0).toUpperCase() + language.slice(1)
  );
}

/** Code within a line of text. */
export function renderInlineCode(code: string, page: Rendering): string {
  const text = page.fill(code);
  page.say(text);
  return `<code>${withWholeOptions(escapeText(text))}</code>`;
}
