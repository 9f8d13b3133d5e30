import { record, type ValueRecord } from '../interpreter/value.ts';
import { elementAttributes } from '../markdown/elements/element-attributes.ts';
import { attributes, classes } from '../markdown/html.ts';
import type { Component, Element, Rendering } from '../markdown/rendering.ts';
import { type ComponentTable, childrenHtml, flagProp, htmlProp } from './props.ts';

/** `<Tree>` or `<FileTree>` around `Tree.Folder`s and `Tree.File`s, or around a Markdown list. */
const tree: Component = (element, page) => {
  const style = elementAttributes('div', record([['style', element.props.style]]), element.place, page);
  const html = listHtml(childrenHtml(element, page));
  return `<div class="c-tree"${style}>${html.includes('<li>') ? drawn(html, element, page) : html}</div>`;
};

/** An item of a Markdown list up to the list in it, another item, and the end of either. */
const ITEM = /<li>([\s\S]*?)(?=<\/?(?:li|ul|ol)\b)(<[uo]l>)?|<li\b|<\/li>/g;
const BLOCK = /<(?:p|pre|div|figure|table|blockquote|hr)\b/;

/** The items of a Markdown list as folders, which hold others or end with a slash, and files, by names without marks. */
function drawn(html: string, { place }: Element, page: Rendering): string {
  const open: boolean[] = [];
  const entry = (kind: 'folder' | 'file', tag: string, name: string): string =>
    `<${tag}>${page.context.icon(kind, place, DRAWN)}<bdi>${name.replace(/\/$/, '')}</bdi></${tag}>`;
  return html.replace(ITEM, (item: string, inner?: string, list?: string) => {
    if (item === '</li>') return open.pop() ? '</details></li>' : item;
    const words = withoutParagraph(inner ?? '');
    const name = words.replace(/<\/?(?:code|strong|em)>/g, '').trim();
    const isNamed = name !== '' && !BLOCK.test(name);
    open.push(isNamed && list !== undefined);
    if (!isNamed) return item;
    if (list !== undefined)
      return `<li class="c-tree-folder"><details open>${entry('folder', 'summary', name)}${list}`;
    const kind = name.endsWith('/') ? 'folder' : 'file';
    return `<li class="c-tree-${kind}">${entry(kind, 'span', name)}`;
  });
}

function listHtml(html: string): string {
  return html.startsWith('<li') ? `<ul>${html}</ul>` : html;
}

/** A name such as `.env` or `src/` keeps its order among words written from right to left. */
function nameHtml(props: ValueRecord, page: Rendering): string {
  return `<bdi>${htmlProp(props, 'name', page)}</bdi>`;
}

/** Folders and files look alike on all sites. */
const DRAWN = { library: 'lucide' } as const;

const folder: Component = (element, page) => {
  const { props, place } = element;
  const name = page.context.icon('folder', place, DRAWN) + nameHtml(props, page);
  const list = listHtml(childrenHtml(element, page));
  const head = attributes({
    class: classes('c-tree-folder', flagProp(props, 'highlight') && 'c-tree-highlight'),
  });
  if (props.openable === false) return `<li${head}><span>${name}</span>${list}</li>`;
  const open = flagProp(props, 'defaultOpen');
  return `<li${head}><details${attributes({ open })}><summary>${name}</summary>${list}</details></li>`;
};

/** A file, with what is said of it behind its name, or in place of one. */
const file: Component = (element, page) => {
  const { props, place } = element;
  const head = attributes({
    class: classes('c-tree-file', flagProp(props, 'highlight') && 'c-tree-highlight'),
  });
  const said = withoutParagraph(childrenHtml(element, page));
  const words =
    props.name === undefined ? `<bdi>${said}</bdi>` : `${nameHtml(props, page)} ${said}`.trimEnd();
  return `<li${head}><span>${page.context.icon('file', place, DRAWN)}${words}</span></li>`;
};

function withoutParagraph(html: string): string {
  return html.trim().replace(/^<p>([\s\S]*)<\/p>$/, '$1');
}

export const trees: ComponentTable = {
  Tree: tree,
  FileTree: tree,
  'Tree.Folder': folder,
  'Tree.File': file,
  'FileTree.Folder': folder,
  'FileTree.File': file,
};
