import { lookUp } from '../../look-up.ts';
import type { SourcePlace } from '../page.ts';
import type { Rendering } from './rendering.ts';

/** What other generators set apart between lines of three colons, by what is written here. */
const COMPONENT_OF: Readonly<Record<string, string>> = {
  caution: 'Warning',
  check: 'Check',
  'code-group': 'CodeGroup',
  danger: 'Danger',
  details: 'Accordion',
  error: 'Danger',
  hint: 'Tip',
  important: 'Info',
  info: 'Info',
  note: 'Note',
  success: 'Check',
  tip: 'Tip',
  warning: 'Warning',
};

const OPENS = /^:::+[ \t]*([a-z]+(?:-[a-z]+)*)(?![\w-])/gim;

/** Tells, once for each kind in a file, of `:::note`, the callout of other generators, which is text to Markdown. */
export function reportAdmonitions(text: string, { file, line, column }: SourcePlace, page: Rendering): void {
  if (!text.includes(':::')) return;
  for (const { 0: sign, 1: word = '', index } of text.matchAll(OPENS)) {
    const component = lookUp(COMPONENT_OF, word.toLowerCase());
    if (component === undefined) continue;
    const before = text.slice(0, index).split('\n').length - 1;
    page.reportOnce(`${sign} ${file}`, {
      severity: 'warning',
      kind: 'admonition',
      message: `“${sign}” begins no callout here: it and its end “:::” are shown as text`,
      hint: `write <${component}> … </${component}>`,
      file,
      line: line === undefined ? undefined : line + before,
      column: before === 0 ? column : 1,
    });
  }
}
