import { lookUp } from '../../look-up.ts';
import type { SourcePlace } from '../page.ts';
import { placeWithin } from '../project/place.ts';
import type { Rendering } from './rendering.ts';

/** What other generators set apart between lines of three colons or below three marks, by what is written here. */
const COMPONENT_OF: Readonly<Record<string, string>> = {
  abstract: 'Info',
  bug: 'Danger',
  caution: 'Warning',
  check: 'Check',
  'code-group': 'CodeGroup',
  danger: 'Danger',
  details: 'Accordion',
  error: 'Danger',
  example: 'Info',
  failure: 'Danger',
  hint: 'Tip',
  important: 'Info',
  info: 'Info',
  note: 'Note',
  question: 'Info',
  success: 'Check',
  tip: 'Tip',
  warning: 'Warning',
};

const OPENS =
  /^(?::::+[ \t]*([a-z]+(?:-[a-z]+)*)(?![\w-])|(!!!|\?\?\?\+?)[ \t]+([a-z]+)(?:[ \t]+(?:inline|end))*(?=[ \t]*(?:["\r\n]|$)))/gim;

/** Tells, once for each kind in a file, of `:::note` and `!!! note`, callouts of other generators that are text to Markdown. */
export function reportAdmonitions(text: string, place: SourcePlace, page: Rendering): void {
  if (!/:::|!!!|\?\?\?/.test(text)) return;
  for (const { 0: sign, 1: fenced, 2: marks, 3: word = fenced ?? '', index } of text.matchAll(OPENS)) {
    const known = lookUp(COMPONENT_OF, word.toLowerCase());
    if (known === undefined) continue;
    const component = marks?.startsWith('?') === true ? 'Accordion' : known;
    const shown = marks === undefined ? 'it and its end “:::” are shown as text' : 'it is shown as text';
    page.reportOnce(`${sign} ${place.file}`, {
      severity: 'warning',
      kind: 'admonition',
      message: `“${sign}” begins no callout here: ${shown}`,
      hint: `write <${component}> … </${component}>`,
      ...placeWithin(text, index, place),
    });
  }
}
