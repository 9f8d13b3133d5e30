import type { Field } from '../schema/field.ts';

/** Names and descriptions of fields and what is in them, for search. */
export function fieldsText(fields: readonly Field[]): string {
  return fields.map(fieldText).join('\n');
}

function fieldText(field: Field): string {
  const own = [field.name, field.description ?? '', field.values.map(({ value }) => value).join(' ')];
  const nested = [...field.children, ...field.alternatives.flatMap(({ options }) => options)].map(fieldText);
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
  const remarks = [
    ...(field.name === '' && name === field.type ? [] : [field.type]),
    ...(field.required ? ['required'] : []),
    ...(field.deprecated ? ['deprecated'] : []),
    ...field.before,
    ...field.after,
  ];
  const line = [
    `${indent}- \`${name}\`${remarks.length === 0 ? '' : ` (${remarks.join(', ')})`}`,
    ...(field.needs === undefined ? [] : [`Needs ${field.needs.map((one) => `\`${one}\``).join(', ')}.`]),
    ...(field.description === undefined ? [] : [field.description.trim().replace(/\s*\n\s*/g, ' ')]),
    ...(field.values.length === 0
      ? []
      : [`One of ${field.values.map(({ value }) => `\`${value}\``).join(', ')}.`]),
    ...field.facts.map(({ label, value }) => `${label}: \`${value}\`.`),
  ];
  return [
    line[0] + (line.length > 1 ? `: ${line.slice(1).join(' ')}` : ''),
    nestedMarkdown(field, `${indent}  `),
  ]
    .filter((piece) => piece !== '')
    .join('\n');
}

const KINDS = { oneOf: 'One of', anyOf: 'Any of', if: 'In some cases' } as const;

function nestedMarkdown({ children, alternatives }: Field, indent: string): string {
  const options = alternatives.map(
    ({ kind, options }) => `${indent}- ${KINDS[kind]}:\n${fieldsMarkdown(options, `${indent}  `)}`,
  );
  return [fieldsMarkdown(children, indent), ...options].filter((piece) => piece !== '').join('\n');
}
