import type { Root } from 'mdast';
import { lookUp } from '../../../../look-up.ts';
import { isJsxExpression } from '../../jsx-nodes.ts';
import { visit } from '../../visit.ts';
import { type Draft, replaceAt, STAND_INS } from '../draft.ts';

/** `{% hint style="info" %}` on one line; `{% endhint %}` and `{% /hint %}` end it. */
const TAG = /^\{%-?[ \t]*(end|\/[ \t]*)?([a-z][\w-]*)(?![\w-])([^\n]*?)-?%\}/i;

/** What is written here for blocks of other generators. */
const WRITTEN: Readonly<Record<string, string>> = {
  code: 'write the title behind the language of the fence below',
  columns: 'write <Columns> … </Columns>',
  'content-ref': 'write a link, or <Card title="…" href="…" />',
  embed: 'write <iframe src="…" />, or a link',
  file: 'write a link',
  include: 'write an import of the file, and its name as an element',
  step: 'write <Step title="…"> … </Step>',
  stepper: 'write <Steps> … </Steps>',
  tab: 'write <Tab title="…"> … </Tab>',
  tabs: 'write <Tabs> … </Tabs>',
};
const HINTS: Readonly<Record<string, string>> = {
  danger: 'Danger',
  info: 'Info',
  success: 'Check',
  warning: 'Warning',
};

/**
 * A tag of templates that holds what the parser stopped in, as text. Only those that begin something are told of:
 * `told` and the offset of the tag.
 */
export function templateTag(
  draft: Draft,
  offset: number,
): { draft: Draft; at: number; told: string | undefined } | undefined {
  const { text } = draft;
  const at = text.lastIndexOf('{%', offset);
  const [whole = '', end, name = '', rest = ''] = at < 0 ? [] : (TAG.exec(text.slice(at, at + 1000)) ?? []);
  if (at + whole.length <= offset) return undefined;
  const braces = [...whole.matchAll(/\{/g)].map(({ index }) => at + index);
  const shown = { ...draft, text: replaceAt(text, braces, STAND_INS['{']) };
  if (end !== undefined) return { draft: shown, at, told: undefined };
  const style = /\b(?:style|type)="(\w+)"/.exec(rest)?.[1] ?? '';
  const hint = lookUp(HINTS, style) ?? 'Note';
  const advice = /^(?:admonition|callout|hint)$/.test(name)
    ? `write <${hint}> … </${hint}>`
    : (lookUp(WRITTEN, name) ?? `write \\{% … %}, or put it in \`code\``);
  const told = `“{% ${name} %}” is a tag of another generator, which does nothing here: it is shown as text (${advice})`;
  return { draft: shown, at, told };
}

/** `{{ a.b | upper }}`, `{{#if x}}` or `{{{raw}}}` on one line, where it is no value of an attribute. */
const FILLED = /^\{\{+[^{}\n]*\}\}+/;

/** What is filled in by templates and holds what the parser stopped in, as text, told once for all of its braces. */
export function filledIn(
  draft: Draft,
  offset: number,
): { draft: Draft; at: number; told: string } | undefined {
  const { text } = draft;
  let at = text.lastIndexOf('{{', offset);
  while (text[at - 1] === '{') at -= 1;
  const [whole = ''] = at < 0 || text[at - 1] === '=' ? [] : (FILLED.exec(text.slice(at, at + 500)) ?? []);
  if (at + whole.length <= offset) return undefined;
  const braces = [...whole.matchAll(/\{/g)].map(({ index }) => at + index);
  const told = `${whole} is not an expression, which is what MDX reads in braces; it is shown as text (write ${whole.replaceAll('{', '\\{')}, or put it in \`code\`)`;
  return { draft: { ...draft, text: replaceAt(text, braces, STAND_INS['{']) }, at, told };
}

/** `[block:callout]` with its settings as JSON, up to `[/block]`. */
const BLOCK = /^\[block:([a-z][\w-]*)\](?:(?!\[block:)[\s\S])*?\[\/block\]/i;
const BLOCKS: Readonly<Record<string, string>> = {
  'api-header': 'write a heading, “## …”',
  callout: 'write <Note> … </Note>, <Tip>, <Warning> or <Danger>',
  code: 'write a fence of three backquotes, several of them in <CodeGroup> … </CodeGroup>',
  embed: 'write <iframe src="…" />, or a link',
  html: 'write the elements as they are',
  image: 'write ![words](address)',
  parameters: 'write a table of Markdown',
};

/** A block of ReadMe that holds what the parser stopped in, as text, told once for all of it. */
export function settingsBlock(
  draft: Draft,
  offset: number,
): { draft: Draft; at: number; told: string } | undefined {
  const { text } = draft;
  const at = text.lastIndexOf('[block:', offset);
  const [whole = '', name = ''] = at < 0 ? [] : (BLOCK.exec(text.slice(at, at + 100_000)) ?? []);
  if (at + whole.length <= offset) return undefined;
  const shown = whole.replaceAll('{', STAND_INS['{']).replaceAll('<', STAND_INS['<']);
  const advice = lookUp(BLOCKS, name.toLowerCase()) ?? 'write what it shows as Markdown';
  const told = `“[block:${name}]” is a block of ReadMe, which does nothing here: it is shown as text up to its “[/block]” (${advice})`;
  return { draft: { ...draft, text: text.slice(0, at) + shown + text.slice(at + whole.length) }, at, told };
}

/** Such a block without settings, `{}`, which MDX reads as an expression that shows nothing. */
export function emptyBlock(tree: Root, draft: Draft): ReturnType<typeof settingsBlock> {
  if (!draft.text.includes('[block:')) return undefined;
  let found: ReturnType<typeof settingsBlock>;
  visit(tree, (node) => {
    if (!isJsxExpression(node) || node.value.trim() !== '') return;
    found ??= settingsBlock(draft, node.position?.start.offset ?? 0);
  });
  return found;
}
