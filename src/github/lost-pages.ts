import type { LostPage } from '../deploy/deployment.ts';
import { addressOf } from '../deploy/host-files/routing.ts';
import { counted } from '../log/measures.ts';
import { blocks, code } from './markdown.ts';

/** The redirects that lead readers of pages on which are gone, to be copied into `docs.json`. Markdown; nothing where none is. */
export function lostPagesBlock(lost: readonly LostPage[], total = lost.length): string {
  if (total === 0) return '';
  const led = lost.filter(({ now }) => now !== null);
  const others = lost.filter(({ now }) => now === null).map(({ page }) => code(addressOf(page)));
  const rest = total - lost.length;
  const [links, lead] = total === 1 ? ['1 old address', 'leads'] : [`${total} old addresses`, 'lead'];
  return blocks([
    `**${links} ${lead} nowhere.** Readers who follow old links, and search engines, find no page there.`,
    led.length === 0
      ? ''
      : `If these are the pages that took their place, \`redirects\` in \`docs.json\` leads them on:`,
    led.length === 0 ? '' : redirects(led),
    others.length === 0
      ? ''
      : `No new page is like ${others.join(', ')}: let a redirect lead to what comes nearest.`,
    rest === 0 ? '' : `And ${counted(rest, 'more', 'more')}.`,
  ]);
}

function redirects(lost: readonly LostPage[]): string {
  const rules = lost.map(
    ({ page, now }) =>
      `  { "source": ${inFence(addressOf(page))}, "destination": ${inFence(addressOf(now ?? 'index'))} }`,
  );
  return ['```json', '"redirects": [', rules.join(',\n'), ']', '```'].join('\n');
}

/** JSON that cannot end the block of code it stands in; a blank would end the address in `_redirects`. */
function inFence(text: string): string {
  return JSON.stringify(text.replaceAll(' ', '%20')).replaceAll('`', '\\u0060');
}
