import type { FootnoteReference } from 'mdast';
import { fill } from '../words/fill.ts';
import type { Frame } from './frame.ts';
import { escapeText } from './html.ts';

/** The number of a footnote, as a link to it. */
export function renderFootnoteReference(node: FootnoteReference, frame: Frame): string {
  const definition = frame.footnotes.get(node.identifier);
  if (!definition) return escapeText(`[^${node.label ?? node.identifier}]`);
  const known = frame.cited.find((cited) => cited.definition === definition);
  const cited = known ?? { definition, frame, references: 0 };
  if (known === undefined) frame.cited.push(cited);
  const number = frame.cited.indexOf(cited) + 1;
  cited.references++;
  const words = frame.page.context.words.components;
  const again = cited.references > 1 ? `-${cited.references}` : '';
  return (
    `<sup><a class="c-footnote" id="fnref-${number}${again}" href="#fn-${number}" ` +
    `aria-label="${fill(words.footnote, { n: number })}">${number}</a></sup>`
  );
}
