import type { Heading } from 'mdast';
import { writtenId } from './anchors/heading.ts';
import { plainText } from './parse.ts';
import type { ParsedPage } from './parsed-page.ts';
import type { Rendering } from './rendering.ts';
import { textStart } from './snippets/text-start.ts';

/**
 * The heading of a page that is left to the layout, where that shows the title: at its start the one that gave the page
 * its title, or that says the same as the title at its head; below that, as under a logo, the only one of its depth.
 */
export function titleHeading({ tree, frontmatter, title = '' }: ParsedPage): Heading | undefined {
  const headings = tree.children.filter((node) => node.type === 'heading');
  const [first, ...others] = headings;
  if (first?.depth !== 1 || isUntitled(frontmatter.mode)) return undefined;
  const isStart = tree.children[textStart(tree)] === first;
  if (!isStart && others.some(({ depth }) => depth === 1)) return undefined;
  if (isStart && frontmatter.title === undefined) return first;
  return words(plainText(first)) === words(title.replaceAll('`', '')) ? first : undefined;
}

/** The id that the title has in place of the heading that is left to the layout: links may lead there. */
export function titleId(
  parsed: ParsedPage,
  { claim, id }: Pick<Rendering, 'claim' | 'id'>,
): string | undefined {
  const heading = titleHeading(parsed);
  if (heading === undefined) return undefined;
  const own = writtenId(heading);
  return own !== undefined && claim(own) ? own : id(plainText(heading));
}

/** Whether the layout shows no title on pages of a mode. */
export function isUntitled(mode: unknown): boolean {
  return mode === 'custom' || mode === 'frame';
}

function words(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}
