import type { FootnoteReference } from 'mdast';
import { fill } from '../words/fill.ts';
import type { Frame } from './frame.ts';
import { escapeText } from './html.ts';
import { renderNodes } from './nodes.ts';

/** The number of a footnote, as a link to it. */
export function renderFootnoteReference(node: FootnoteReference, frame: Frame): string {
  const definition = frame.footnotes.get(node.identifier);
  if (!definition) return escapeText(`[^${node.label ?? node.identifier}]`);
  let number = frame.cited.findIndex((cited) => cited.definition === definition) + 1;
  if (number === 0) number = frame.cited.push({ definition, frame, references: 0 });
  const cited = frame.cited[number - 1];
  if (!cited) return '';
  cited.references++;
  const words = frame.page.context.words.components;
  const again = cited.references > 1 ? `-${cited.references}` : '';
  return (
    `<sup><a class="c-footnote" id="fnref-${number}${again}" href="#fn-${number}" ` +
    `aria-label="${fill(words.footnote, { n: number })}">${number}</a></sup>`
  );
}

/** The section of footnotes at the end of a page; empty when there are none. */
export function renderFootnotes(frame: Frame): string {
  let items = '';
  const words = frame.page.context.words.components;
  // A footnote may cite further ones: the list can grow while it is rendered.
  for (let n = 0; n < frame.cited.length; n++) {
    const cited = frame.cited[n];
    if (!cited) break;
    const html = renderNodes(cited.definition.children, cited.frame);
    const back = Array.from({ length: cited.references }, (_, k) => {
      const id = k === 0 ? `${n + 1}` : `${n + 1}-${k + 1}`;
      return ` <a class="c-footnote-back" href="#fnref-${id}" aria-label="${fill(words.backTo, { n: id })}">↩</a>`;
    }).join('');
    const closed = html.endsWith('</p>') ? `${html.slice(0, -4)}${back}</p>` : `${html}${back}`;
    items += `<li id="fn-${n + 1}">${closed}</li>`;
  }
  return items === ''
    ? ''
    : `<section class="c-footnotes" aria-label="${words.footnotes}"><ol>${items}</ol></section>`;
}
