import type { Nodes } from 'mdast';
import type { JsxElement } from '../jsx-nodes.ts';
import { textAttributes } from './attributes.ts';
import { thisTime } from './heard.ts';
import { htmlAsMarkdown } from './html/as-markdown.ts';
import { addressOf } from './link.ts';
import type { Source } from './source.ts';

/** What the node became when it was rendered; a part of a line on one. */
export function saidText(node: Nodes, source: Source): string | undefined {
  const { overheard, told, isLaidOut } = source;
  const shown = overheard.get(node);
  const { text = '', html = '' } = thisTime(shown, node, told) ?? {};
  told.set(node, (told.get(node) ?? 0) + 1);
  const read = (): string => htmlAsMarkdown(html, (href) => addressOf(href, source), source.icons);
  // Nothing is made, or what is seen or heard; what is but a blank stands in the source.
  if (text.trim() === '')
    return shown !== undefined && (text === '' || /^\s*</.test(html)) ? read() : undefined;
  if (isLaidOut && /Expression/.test(node.type)) return text.replace(/^\n+/, '').trimEnd();
  // As code without its fence.
  if (isLaidOut) return htmlAsMarkdown(`<pre>${html}</pre>`, (href) => href).replace(/^```\n|\n```$/g, '');
  const made = read() || text.trim();
  return /Text/.test(node.type) ? made.replace(/\s+/g, ' ') : made;
}

/** What a node says that has no attributes. */
export const NOTHING_SAID: ReadonlyMap<string, string> = new Map();

/** The attributes of an element as text, with the values that it was given this time. */
export function attributesOf(node: JsxElement, source: Source): ReadonlyMap<string, string> {
  return textAttributes(node, {
    shown: thisTime(source.given.get(node), node, source.told),
    props: source.props,
    rooted: source.rooted,
    follow: (href) => addressOf(href, source),
    files: source.project.files,
  });
}
