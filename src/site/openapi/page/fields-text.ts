import { codeSpan, seen } from '../../markdown/code/code-span.ts';
import { fill } from '../../words/fill.ts';
import { wordsIn } from '../../words/words.ts';
import { indented } from '../samples/literal.ts';
import { type Field, isOnlyValue, onlyNeeds } from '../schema/field.ts';
import type { Describer } from './description.ts';

const ENGLISH = wordsIn('en').api;

/** Names and descriptions of fields and what is in them, for search. */
export function fieldsText(fields: readonly Field[], describer: Describer): string {
  return fields.map((field) => fieldText(field, describer)).join('\n');
}

function fieldText(field: Field, describer: Describer): string {
  const plain = (text: string | undefined): string => (text === undefined ? '' : describer.plain(text));
  const values = field.values.flatMap(({ value, description }) => [value, plain(description)]);
  const own = [field.name, titleOf(field) ?? '', plain(field.description), ...values];
  const nested = [
    ...field.children.map((child) => fieldText(child, describer)),
    ...field.alternatives.flatMap(({ options }) =>
      // Alternatives have no names but those of their schemas.
      options.map((option) => fieldText({ ...option, name: option.schemaName ?? '' }, describer)),
    ),
  ];
  return [own.filter((piece) => piece !== '').join(' '), ...nested]
    .filter((piece) => piece !== '')
    .join('\n');
}

/** Fields as a nested Markdown list. */
export function fieldsMarkdown(fields: readonly Field[], indent = ''): string {
  return fields.map((field) => fieldMarkdown(field, indent)).join('\n');
}

function fieldMarkdown(field: Field, indent: string): string {
  const name = field.name === '' ? (field.schemaName ?? field.type) : field.name;
  const isNeeding = onlyNeeds(field);
  const remarks = [
    ...(field.name === '' && (name === field.type || isNeeding) ? [] : [field.type]),
    ...(field.required ? ['required'] : []),
    ...(field.deprecated ? ['deprecated'] : []),
    ...field.before,
    ...field.after,
  ];
  const said = field.description?.trim() ?? '';
  const description = field.name === '' && said === name ? '' : said;
  const title = titleOf(field);
  const isLong = BLOCKS.test(description);
  const pieces = [
    ...(field.needs === undefined ? [] : [`Needs ${field.needs.map(codeSpan).join(', ')}.`]),
    ...(title === undefined ? [] : [title]),
    ...(isLong || description === '' ? [] : [description.replace(/\s*\n\s*/g, ' ')]),
    ...(field.values.length === 0
      ? []
      : [`${isOnlyValue(field) ? 'Always:' : 'One of'} ${field.values.map(valueText).join(', ')}.`]),
    ...field.facts.map(
      ({ label, value, others = [] }) => `${label}: ${[value, ...others].map(codeSpan).join(' ')}.`,
    ),
    ...(field.examples.length === 0
      ? []
      : [`Example${field.examples.length > 1 ? 's' : ''}: ${field.examples.map(exampleText).join(', ')}.`]),
    ...cutText(field),
  ];
  const about = pieces.map((piece, at) => (at < pieces.length - 1 ? asSentence(piece) : piece));
  // What only asks for properties has nothing to be called by.
  const isNeed = isNeeding && name === 'any';
  const head = isNeed
    ? `${indent}-`
    : `${indent}- ${codeSpan(name)}${remarks.length === 0 ? '' : ` (${remarks.map(seen).join(', ')})`}`;
  return [
    head + (about.length > 0 ? `${isNeed ? '' : ':'} ${about.join(' ')}` : ''),
    ...(isLong ? ['', indented(description.replace(/^[ \t]+$/gm, ''), indent.length + 2), ''] : []),
    nestedMarkdown(field, `${indent}  `),
  ]
    .filter((piece, at) => piece !== '' || (isLong && at < 4))
    .join('\n');
}

/** The title of a field, where it is words and not the name of a type. */
function titleOf({ name, schemaName, description }: Field): string | undefined {
  const title = schemaName?.trim();
  return name === '' || title === undefined || !/\s/.test(title) || title === description?.trim()
    ? undefined
    : title;
}

function exampleText({ value, about }: Field['examples'][number]): string {
  return `${codeSpan(value)}${about === undefined ? '' : ` (${about.trim().replace(/\s*\n\s*/g, ' ')})`}`;
}

/** Words that more follows, with a full stop where nothing ends them. */
function asSentence(text: string): string {
  return /[\p{L}\p{N})\]`"'”’*_]$/u.test(text) ? `${text}.` : text;
}

/** Why fields are missing. */
function cutText({ cut, schemaName }: Field): string[] {
  if (cut === undefined) return [];
  const name = schemaName === undefined ? ENGLISH.thisObject : codeSpan(schemaName);
  return [fill(cut === 'recursive' ? ENGLISH.again : ENGLISH.tooDeep, { name })];
}

/** An allowed value with what is said of it. */
function valueText({ value, description, deprecated }: Field['values'][number]): string {
  const said = [
    ...(deprecated ? ['deprecated'] : []),
    ...(description === undefined ? [] : [description.trim().replace(/\s*\n\s*/g, ' ')]),
  ];
  return `${codeSpan(value)}${said.length === 0 ? '' : ` (${said.join(': ')})`}`;
}

/** More paragraphs than one, a list, a table, a quote or a block of code: what one line cannot hold. */
const BLOCKS = /\n[ \t]*(?:\r?\n|[-*+|>][ \t]|\d+[.)][ \t]|\||```|~~~)/;

const KINDS = { oneOf: 'One of', anyOf: 'Any of', if: 'In some cases' } as const;

function nestedMarkdown({ children, alternatives }: Field, indent: string): string {
  const options = alternatives.map(
    ({ kind, options }) => `${indent}- ${KINDS[kind]}:\n${fieldsMarkdown(options, `${indent}  `)}`,
  );
  return [fieldsMarkdown(children, indent), ...options].filter((piece) => piece !== '').join('\n');
}
