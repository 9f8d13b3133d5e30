import type { FootnoteReference } from 'mdast';
import { fill } from '../words/fill.ts';
import type { Frame } from './frame.ts';
import { escapeText } from './html.ts';

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
