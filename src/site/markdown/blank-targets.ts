import type { SourcePlace } from '../page.ts';
import { placeWithin } from '../project/place.ts';
import type { Rendering } from './rendering.ts';

/** `![words](/images/two words.png)`, which is text to Markdown: a link of which the target ends at the blank. */
const BLANK_TARGET = /(!?)\[[^\][\n]*\]\(([^\s()<>]+[ \t][^()<>"'\n]*)\)/g;
/** What is meant as an address, in a link that is none. */
const ADDRESS = /^\.{0,2}\/|\.(?:avif|gif|jpe?g|mdx?|mp4|pdf|png|svg|webm|webp|zip)[ \t]*$/i;
/** The size of a picture as other generators write it. */
const SIZE = /[ \t]=\d*x?\d*[ \t]*$/;

/** Tells of links and pictures that are shown as they are written, since there are blanks in where they lead. */
export function reportBlankTargets(text: string, place: SourcePlace, { report }: Rendering): void {
  if (!text.includes('](')) return;
  for (const { 0: link, 1: mark, 2: target = '', index } of text.matchAll(BLANK_TARGET)) {
    if (mark === '' && !ADDRESS.test(target)) continue;
    report({
      severity: 'warning',
      kind: 'syntax',
      message: `A blank ends the address of a link in Markdown: ${link} is shown as text`,
      hint: SIZE.test(target)
        ? 'write <img src="…" width="…" />'
        : 'write <…> around the address, or %20 for each blank',
      ...placeWithin(text, index, place),
    });
  }
}
