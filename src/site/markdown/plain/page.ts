import type { Definition, Nodes } from 'mdast';
import type { PageContext } from '../../page.ts';
import { calloutMeant, elementMeant } from '../jsx/unknown-component.ts';
import { isJsxElement, isJsxExpression, type JsxElement } from '../jsx-nodes.ts';
import type { ParsedPage } from '../parsed-page.ts';
import { GATHERS, type MarkdownProject } from '../rendering.ts';
import { titleHeading } from '../title-heading.ts';
import { fillVariables } from '../variables.ts';
import { plainComponent } from './components.ts';
import { expressionText, isFunction } from './expression.ts';
import { handsUp, isUnheard, thisTime } from './heard.ts';
import { iconNames } from './icons.ts';
import { elementsIn, grouped, isElement, isPartOfLine, isSpread, joined, wordsAndElements } from './lines.ts';
import { asWords, withWords } from './marks.ts';
import { attributesOf, NOTHING_SAID, saidText } from './said.ts';
import { saysMore } from './says-more.ts';
import { snippetNames } from './snippet-names.ts';
import { snippetSource } from './snippet-source.ts';
import type { KnownNodes, Source } from './source.ts';
import type { PlainElement, PlainPart } from './writer.ts';
import { fencedCode, written } from './written.ts';
import { isWrittenOut } from './written-out.ts';

const MAX_DEPTH = 8;

/**
 * The page as Markdown for machines, without its title: the author's text with components as Markdown has them (a note
 * as a quote, steps as a list, tabs under headings), snippets and variables filled in, imports and comments dropped.
 */
export function pageAsMarkdown(
  parsed: ParsedPage,
  project: MarkdownProject,
  { overheard, given, icons, isPassedOver }: KnownNodes,
  { rooted, path }: Pick<PageContext, 'rooted' | 'path'>,
): string {
  const heading = { depth: 1 };
  const source = {
    project,
    overheard,
    given,
    icons,
    isPassedOver,
    mayChange: false,
    told: new Map(),
    depth: MAX_DEPTH,
    heading,
    isLaidOut: false,
    isCode: false,
    props: new Map(),
    rooted,
    path,
  };
  const title = titleHeading(parsed);
  const body = parsed.tree.children.filter((node) => node !== title);
  const text = blocks(body, { ...source, parsed, ...snippetNames(parsed, source) });
  return `${fillVariables(text, project.variables)}\n`;
}

/** What only keeps others apart. */
const SPACE = /^(?:\s|&nbsp;|&#160;)*$/;

/** Nodes that stand one below the other, and the words between them, which stand in a line. */
function blocks(nodes: readonly Nodes[], source: Source, say = textOf, spread = false): string {
  if (source.isLaidOut) return codeLines(nodes, source);
  let text = '';
  let before: Nodes | undefined;
  let last = '';
  for (const group of grouped(nodes)) {
    const [node] = group;
    const part = joined(
      group,
      group.map((one) => say(one, source)),
      spread,
    ).trim();
    if (SPACE.test(part)) continue;
    // Cards and fields next to one another are one list.
    const isList =
      before !== undefined && isElement(node) && isElement(before) && /^- /.test(part) && /^- .*$/.test(last);
    const isBeside = before !== undefined && isOnLineOf(before, node) && !/\n/.test(last + part);
    text += (text === '' ? '' : isList ? '\n' : isBeside ? ' ' : '\n\n') + part;
    before = node;
    last = part;
  }
  return text;
}

/** Whether two elements that a browser shows in a line are on one line of the source, too. */
function isOnLineOf(before: Nodes, node: Nodes): boolean {
  return (
    isPartOfLine(before) &&
    isPartOfLine(node) &&
    before.position?.end.line !== undefined &&
    before.position.end.line === node.position?.start.line
  );
}

/** Nodes in text as it is laid out: each is a line with its blanks, an empty one, too. */
function codeLines(nodes: readonly Nodes[], source: Source): string {
  return grouped(nodes)
    .map((group) => group.map((one) => textOf(one, source)))
    .flatMap((texts) => texts.join('').replace(/^\n+|\n+$/g, '') || [])
    .join('\n');
}

function textOf(node: Nodes, source: Source): string {
  switch (node.type) {
    case 'yaml':
    case 'toml':
      return '';
    case 'mdxjsEsm':
      // A page of nothing else shows the component that it exports.
      return saidText(node, source) ?? '';
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      // `\d{3}` was never meant to be an expression.
      return (
        (/^[\d\s,]*$/.test(node.value) ? undefined : saidText(node, source)) ?? expressionText(node.value)
      );
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return elementText(node, source);
    case 'definition':
      return isComment(node) ? '' : writtenIn(source, node);
    case 'heading':
      source.heading.depth = node.depth;
      return withWords(writtenIn(source, node));
    case 'code':
      return fencedCode(node, source.parsed.source) ?? writtenIn(source, node);
    default:
      return writtenIn(source, node);
  }
}

function writtenIn(source: Source, node: Nodes): string {
  const { parsed, rooted } = source;
  return written(node, {
    text: parsed.source,
    rooted,
    textOf: (inner) => textOf(inner, source),
    iconsOf: (inner) =>
      iconNames(thisTime(source.overheard.get(inner), inner, source.told)?.html ?? '', source.icons),
  });
}

/** Whether it is a remark that Markdown without elements has no other way to write: `[//]: # (…)`. */
function isComment({ label, url }: Definition): boolean {
  return url === '#' && /^(?:\/\/|comment)$/i.test(label ?? '');
}

function elementText(node: JsxElement, source: Source): string {
  const attributes = attributesOf(node, source);
  const name = node.name ?? '';
  if (name === 'Visibility' && attributes.get('for') === 'humans') return '';
  const snippet = snippetSource(name, attributes, source);
  if (snippet !== undefined)
    return snippet === 'nothing' ? '' : blocks(snippet.parsed.tree.children, snippet);
  const shown = thisTime(source.overheard.get(node), node, source.told);
  const said = saidText(node, source);
  const href = attributes.get('href');
  const isMade = said && !isWrittenOut(name, node.children, source);
  const made = !isMade ? undefined : href === undefined || /\n|\]\(/.test(said) ? said : `[${said}](${href})`;
  const mayChange = source.mayChange || shown?.mayChange === true;
  const nodes = (node.children as readonly Nodes[]).filter(
    (child) => !(isJsxExpression(child) && isFunction(child.value)),
  );
  const children = mayChange ? nodes : nodes.filter((child) => !source.isPassedOver(child));
  // Nobody can tell of a text alone whether it was made use of, but of nothing.
  if (!mayChange && shown?.html === '' && children.every(({ type }) => type === 'text')) return '';
  // An icon of a package may be called as a component is.
  if (children.length === 0 && said === '' && shown?.html.startsWith('<svg')) return '';
  const isWhole =
    children.length === 0 ||
    // A link of the project leads where it says.
    name === 'Link' ||
    (elementMeant(name) ?? name) === 'table' ||
    // What may be another in a browser tells all of its parts.
    ((GATHERS.test(name) || !mayChange) && handsUp(children, source)) ||
    children.some((child) => isUnheard(child, source));
  const within: Source = mayChange === source.mayChange ? source : { ...source, mayChange };
  if (made !== undefined && isWhole) {
    passOver(children, within);
    return made;
  }
  const isInLine = (): boolean => node.type === 'mdxJsxTextElement' || node.children.length === 0;
  const called = shown === undefined ? calloutMeant(name, isInLine) : undefined;
  const one = called === undefined ? node : { ...node, name: called };
  const plain = plainComponent(plainElement(one, children, attributes, within, source.mayChange));
  return made !== undefined && saysMore(made, plain, attributes) ? made : plain;
}

/** Goes by nodes that are told of already: what snippets in them were given comes before what others are given. */
function passOver(nodes: readonly Nodes[], source: Source): void {
  blocks(nodes, { ...source, heading: { ...source.heading } });
}

/** An element right inside another. */
function partOf(node: Nodes, source: Source): PlainPart {
  const [name, attributes] = isJsxElement(node)
    ? [node.name ?? '', attributesOf(node, source)]
    : ['', NOTHING_SAID];
  const became = source.overheard.get(node)?.at(-1)?.html;
  return { name, attributes, text: textOf(node, source), became };
}

/** What stands in an element in its order: elements, what is around them, and what snippets hold. */
function partsInOrder(nodes: readonly Nodes[], source: Source): PlainPart[] {
  return nodes.flatMap(wordsAndElements).flatMap(({ element, words = [] }) => {
    if (element === undefined)
      return [{ name: '', attributes: NOTHING_SAID, text: blocks(words, source), became: undefined }];
    const snippet = isJsxElement(element)
      ? snippetSource(element.name ?? '', attributesOf(element, source), source)
      : undefined;
    if (snippet === 'nothing') return [];
    return snippet === undefined
      ? partOf(element, source)
      : partsInOrder(snippet.parsed.tree.children, snippet);
  });
}

/** An element for those who write it as Markdown; `within` is the source for what is in it. */
function plainElement(
  node: JsxElement,
  children: readonly Nodes[],
  attributes: ReadonlyMap<string, string>,
  within: Source,
  isChosen: boolean,
): PlainElement {
  const { heading, parsed } = within;
  const name = node.name ?? '';
  const isLine = node.type === 'mdxJsxTextElement';
  if (!isLine && /^h[1-6]$/.test(name)) heading.depth = Number(name[1]);
  const above = heading.depth;
  const level = Math.min(above + 1, 6);
  const isCode = within.isCode || CODE.test(name);
  const isLaidOut = within.isLaidOut || LAID_OUT.test(name);
  const inner: Source =
    isCode === within.isCode && isLaidOut === within.isLaidOut ? within : { ...within, isCode, isLaidOut };
  const say: typeof textOf = (child) => {
    const text = textOf(child, inner);
    return child.type === 'text' && !inner.isLaidOut && !inner.isCode ? asWords(text) : text;
  };
  const texts = (): string[] => children.map((child) => say(child, inner));
  const body = (): string => {
    const spread = isSpread(node);
    if (isLine) return joined(children, texts(), spread);
    // Where a source ends its lines says nothing of those of a link.
    if (name === 'a' && children.every(isPartOfLine))
      return texts()
        .filter((text) => text !== '')
        .join(' ');
    return blocks(children, inner, say, spread);
  };
  return {
    name,
    attributes,
    isLine,
    isLaidOut: within.isLaidOut,
    isCode: within.isCode,
    level,
    isChosen,
    parts: () => elementsIn(children).map((child) => partOf(child, inner)),
    inOrder: () => partsInOrder(children, inner),
    body,
    below() {
      heading.depth = level;
      const text = body();
      heading.depth = above;
      return text;
    },
    leadsTo: () => {
      const [only, ...others] = children.filter((child) => !('value' in child) || child.value.trim() !== '');
      const isLink = only?.type === 'mdxJsxTextElement' && only.name === 'a' && others.length === 0;
      return isLink ? attributesOf(only, within).get('href') : undefined;
    },
    source: () => {
      const { start, end } = node.position ?? {};
      return start?.offset === undefined ? '' : parsed.source.slice(start.offset, end?.offset);
    },
  };
}

/** What shows text as it is laid out. */
const LAID_OUT = /^(?:CodeBlock|pre)$/;
/** What shows text as code, in which signs of Markdown are none. */
const CODE = /^(?:Latex|code|kbd)$/;
