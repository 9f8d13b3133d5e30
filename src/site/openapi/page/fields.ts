import { codeHtml, escapeHtml } from '../html.ts';
import type { Alternatives, Field } from '../schema/field.ts';

/** Renders Markdown of the API description to HTML. */
export type Describe = (markdown: string) => string;

const MOST_VALUES = 12;

/** A list of fields, each with its nested ones behind a disclosure. */
export function fieldsHtml(fields: readonly Field[], describe: Describe): string {
  if (fields.length === 0) return '';
  const items = fields.map(
    (field) => `<li class="api-field">${headHtml(field)}${bodyHtml(field, describe)}</li>`,
  );
  return `<ul class="api-fields">${items.join('')}</ul>`;
}

/** A schema that has no name of its own, a body for instance: its fields stand open. */
export function schemaHtml(field: Field, describe: Describe): string {
  const type =
    ['object', 'any'].includes(field.type) && field.schemaName === undefined
      ? ''
      : `<p class="api-root">${typeHtml(field)}</p>`;
  return `${type}${remarksHtml(field, describe)}${fieldsHtml(field.children, describe)}${alternativesHtml(field.alternatives, describe, true)}${cutHtml(field)}`;
}

function headHtml(field: Field): string {
  const tags = [
    ...field.before.map((text) => tagHtml(text)),
    `<code class="api-name${field.deprecated ? ' api-gone' : ''}">${breakable(field.name)}</code>`,
    typeHtml(field),
    ...(field.required ? [tagHtml('required', ' api-must')] : []),
    ...(field.deprecated ? [tagHtml('deprecated', ' api-old')] : []),
    ...field.after.map((text) => tagHtml(text)),
  ];
  return `<div class="api-head">${tags.join(' ')}</div>`;
}

function typeHtml({ type, schemaName }: Field): string {
  const name = schemaName === undefined ? '' : ` <span class="api-schema">${escapeHtml(schemaName)}</span>`;
  return `<span class="api-type">${escapeHtml(type)}</span>${name}`;
}

function tagHtml(text: string, kind = ''): string {
  return `<span class="api-tag${kind}">${escapeHtml(text)}</span>`;
}

function bodyHtml(field: Field, describe: Describe): string {
  return `${remarksHtml(field, describe)}${nestedHtml(field, describe)}`;
}

function remarksHtml(field: Field, describe: Describe): string {
  const description = field.description === undefined ? '' : describe(field.description);
  const facts = field.facts.map(({ label, value }) => `<li>${escapeHtml(label)} ${codeHtml(value)}</li>`);
  if (field.examples.length > 0) {
    facts.push(
      `<li>${field.examples.length > 1 ? 'Examples' : 'Example'} ${field.examples.map(codeHtml).join(' ')}</li>`,
    );
  }
  const list = facts.length === 0 ? '' : `<ul class="api-facts">${facts.join('')}</ul>`;
  return `${description}${valuesHtml(field, describe)}${list}`;
}

function valuesHtml({ values }: Field, describe: Describe): string {
  if (values.length === 0) return '';
  if (values.some(({ description }) => description !== undefined)) {
    const items = values.map(
      ({ value, description }) =>
        `<dt>${codeHtml(value)}</dt><dd>${description === undefined ? '' : describe(description)}</dd>`,
    );
    return `<dl class="api-values">${items.join('')}</dl>`;
  }
  const codes = values.map(({ value }) => codeHtml(value));
  const shown = `<p class="api-enum">One of ${codes.slice(0, MOST_VALUES).join(' ')}</p>`;
  if (codes.length <= MOST_VALUES) return shown;
  const rest = codes.slice(MOST_VALUES);
  return `${shown}<details class="api-more"><summary>${rest.length} more values</summary><p class="api-enum">${rest.join(' ')}</p></details>`;
}

function nestedHtml(field: Field, describe: Describe): string {
  const { children, alternatives } = field;
  if (children.length === 0 && alternatives.length === 0) return cutHtml(field);
  const inner = `${fieldsHtml(children, describe)}${alternativesHtml(alternatives, describe, false)}`;
  if (children.length === 0 && !alternatives.some(({ options }) => options.some(hasMore))) return inner;
  const label =
    children.length === 0
      ? 'Alternatives'
      : children.length === 1
        ? '1 property'
        : `${children.length} properties`;
  return `<details class="api-nested"><summary>${label}<span class="api-sr"> of ${escapeHtml(field.name)}</span></summary>${inner}</details>`;
}

function alternativesHtml(all: readonly Alternatives[], describe: Describe, open: boolean): string {
  return all
    .map(({ kind, options }) => {
      // Plain types say all there is in the type itself: `string | integer`.
      if (!options.some(hasMore)) return '';
      const items = options.map((option, index) => {
        const head = `<span class="api-option-name">${escapeHtml(option.schemaName ?? option.type)}</span>${option.schemaName === undefined ? '' : ` <span class="api-type">${escapeHtml(option.type)}</span>`}`;
        if (!hasMore(option)) return `<div class="api-option api-plain">${head}</div>`;
        return `<details class="api-option"${open && index === 0 ? ' open' : ''}><summary>${head}</summary>${remarksHtml(option, describe)}${fieldsHtml(option.children, describe)}${alternativesHtml(option.alternatives, describe, false)}${cutHtml(option)}</details>`;
      });
      return `<div class="api-options"><p class="api-kind">${KINDS[kind]}</p>${items.join('')}</div>`;
    })
    .join('');
}

const KINDS = { oneOf: 'One of', anyOf: 'Any of', if: 'In some cases' } as const;

function hasMore({ description, facts, values, examples, children, alternatives, cut }: Field): boolean {
  return (
    description !== undefined ||
    cut !== undefined ||
    [facts, values, examples, children, alternatives].some(({ length }) => length > 0)
  );
}

function cutHtml({ cut, schemaName }: Field): string {
  if (cut === undefined) return '';
  const name = schemaName === undefined ? 'this object' : escapeHtml(schemaName);
  return `<p class="api-cut">${cut === 'recursive' ? `Again the properties of ${name}.` : `The properties of ${name} lie too deep to be shown here.`}</p>`;
}

/** Long names may break after a dot, a slash or an underscore. */
function breakable(name: string): string {
  return name.length < 24 ? escapeHtml(name) : escapeHtml(name).replace(/[._/-]/g, '$&<wbr>');
}
