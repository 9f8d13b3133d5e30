import { fill } from '../words/fill.ts';
import type { Frame } from './frame.ts';
import { renderNodes } from './nodes.ts';

/** The section of footnotes at the end of a page; empty when there are none. */
export function renderFootnotes(frame: Frame): string {
  let items = '';
  const words = frame.page.context.words.components;
  // A footnote may cite further ones: the list can grow while it is rendered.
  for (const [n, cited] of frame.cited.entries()) {
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
