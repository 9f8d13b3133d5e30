import { fill } from '../../words/fill.ts';
import type { Words } from '../../words/words.ts';
import { codeHtml, escapeHtml } from '../html.ts';
import { ANY_NAME } from '../schema/entries.ts';
import { type Alternatives, type Field, isOnlyValue, onlyNeeds } from '../schema/field.ts';
import type { FieldAnchors } from './anchors.ts';
import type { Describer } from './description.ts';
import { shownLabel, shownRemark } from './labels.ts';

type ApiWords = Words['api'];

const MOST_VALUES = 12;

/** A list of fields, each with its nested ones behind a disclosure. */
export function fieldsHtml(fields: readonly Field[], describer: Describer, anchors: FieldAnchors): string {
  if (fields.length === 0) return '';
  const items = fields.map((field) => {
    const { id, inner } = anchors.of(field.name === ANY_NAME ? 'key' : field.name);
    return `<li class="api-field" id="${id}">${headHtml(field, describer.words.api)}${remarksHtml(field, describer)}${nestedHtml(field, describer, inner)}</li>`;
  });
  return `<ul class="api-fields">${items.join('')}</ul>`;
}

/** A schema that has no name of its own, a body for instance: its fields stand open. */
export function schemaHtml(field: Field, describer: Describer, anchors: FieldAnchors): string {
  const type =
    ['object', 'any'].includes(field.type) && field.schemaName === undefined
      ? ''
      : `<p class="api-root">${typeHtml(field)}</p>`;
  return `${type}${remarksHtml(field, describer)}${fieldsHtml(field.children, describer, anchors)}${alternativesHtml(field.alternatives, describer, anchors, true)}${cutHtml(field, describer.words.api)}`;
}

function headHtml(field: Field, words: ApiWords): string {
  const tags = [
    ...field.before.map((text) => tagHtml(text)),
    `<code class="api-name${field.deprecated ? ' api-gone' : ''}">${breakable(field.name)}</code>`,
    typeHtml(field),
    ...(field.required ? [tagHtml(words.required, ' api-must')] : []),
    ...(field.deprecated ? [tagHtml(words.deprecated, ' api-old')] : []),
    ...field.after.map((text) => tagHtml(shownRemark(text, words))),
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

function remarksHtml(field: Field, describer: Describer): string {
  const said = saidOf(field);
  const description = said === undefined ? '' : describer.describe(said);
  const words = describer.words.api;
  const facts = field.facts.map(
    ({ label, value, others = [] }) =>
      `<li>${escapeHtml(shownLabel(label, words))} ${[value, ...others].map(codeHtml).join(' ')}</li>`,
  );
  if (field.examples.length > 0) {
    const label = field.examples.length > 1 ? words.examples : words.example;
    const shown = field.examples.map(
      ({ value, about }) => `${codeHtml(value)}${about === undefined ? '' : ` (${escapeHtml(about)})`}`,
    );
    facts.push(`<li>${label} ${shown.join(' ')}</li>`);
  }
  const list = facts.length === 0 ? '' : `<ul class="api-facts">${facts.join('')}</ul>`;
  return `${description}${valuesHtml(field, describer)}${list}`;
}

/** Longer values, such as scopes that are addresses, have what is said of them below where there is little room. */
const LONG_VALUE = 24;

function valuesHtml(field: Field, describer: Describer): string {
  const { values } = field;
  if (values.length === 0) return '';
  const words = describer.words.api;
  if (values.some(({ description, deprecated }) => description !== undefined || deprecated)) {
    const items = values.map(
      ({ value, description, deprecated }) =>
        `<dt>${codeHtml(value)}${deprecated ? ` ${tagHtml(words.deprecated, ' api-old')}` : ''}</dt><dd>${description === undefined ? '' : describer.describe(description)}</dd>`,
    );
    const isLong = values.some(({ value }) => value.length > LONG_VALUE);
    return `<dl class="api-values${isLong ? ' api-long' : ''}">${items.join('')}</dl>`;
  }
  const codes = values.map(({ value }) => codeHtml(value));
  // One value more takes no more room than the words that would stand for it.
  const most = codes.length === MOST_VALUES + 1 ? codes.length : MOST_VALUES;
  const shown = `<p class="api-enum">${isOnlyValue(field) ? words.always : words.oneOf} ${codes.slice(0, most).join(' ')}</p>`;
  if (codes.length <= most) return shown;
  const rest = codes.slice(most);
  return `${shown}<details class="api-more"><summary>${fill(words.moreValues, { n: rest.length })}</summary><p class="api-enum">${rest.join(' ')}</p></details>`;
}

function nestedHtml(field: Field, describer: Describer, anchors: FieldAnchors): string {
  const { children, alternatives } = field;
  const words = describer.words.api;
  if (children.length === 0 && alternatives.length === 0) return cutHtml(field, words);
  const inner = `${fieldsHtml(children, describer, anchors)}${alternativesHtml(alternatives, describer, anchors, false)}`;
  if (children.length === 0 && !alternatives.some(({ options }) => options.some(saysMore))) return inner;
  return `<details class="api-nested"><summary>${insideLabel(field, words)}<span class="api-sr">: ${escapeHtml(field.name)}</span></summary>${inner}</details>`;
}

/** What is inside a field, in a word or two. */
function insideLabel({ children, areWays }: Field, words: ApiWords): string {
  const [first, ...others] = children;
  if (first === undefined) return words.alternatives;
  if (areWays) return others.length === 0 ? escapeHtml(first.type) : words.alternatives;
  if (/^\[\d/.test(first.name)) return words.items;
  return others.length === 0 ? words.oneProperty : fill(words.moreProperties, { n: children.length });
}

function alternativesHtml(
  all: readonly Alternatives[],
  describer: Describer,
  anchors: FieldAnchors,
  open: boolean,
): string {
  const words = describer.words.api;
  return all
    .map(({ kind, options }) => {
      // Plain types say all there is in the type itself: `string | integer`.
      if (!options.some(saysMore)) return '';
      const items = options.map((option, index) => {
        const head = optionHead(option, words);
        if (!hasMore(option)) return `<div class="api-option api-plain">${head}</div>`;
        // The hosted services count the alternatives of `anyOf` under the same name.
        const { id, inner } = anchors.of(`${kind === 'if' ? 'case' : 'one-of'}-${index}`);
        return `<details class="api-option" id="${id}"${open && index === 0 ? ' open' : ''}><summary>${head}</summary>${remarksHtml(option, describer)}${fieldsHtml(option.children, describer, inner)}${alternativesHtml(option.alternatives, describer, inner, false)}${cutHtml(option, words)}</details>`;
      });
      return `<div class="api-options"><p class="api-kind">${words[KINDS[kind]]}</p>${items.join('')}</div>`;
    })
    .join('');
}

/** The name of an alternative, its type, and the properties it cannot do without. */
function optionHead(field: Field, words: ApiWords): string {
  const { schemaName, type, needs = [] } = field;
  const isNeed = onlyNeeds(field);
  const named = schemaName ?? (isNeed ? undefined : type);
  return [
    named === undefined ? '' : `<span class="api-option-name">${escapeHtml(named)}</span>`,
    schemaName === undefined || isNeed ? '' : `<span class="api-type">${escapeHtml(type)}</span>`,
    ...field.after.map((text) => tagHtml(shownRemark(text, words))),
    ...needs.map(codeHtml),
    needs.length === 0 ? '' : tagHtml(words.required, ' api-must'),
  ]
    .filter((piece) => piece !== '')
    .join(' ');
}

const KINDS = { oneOf: 'oneOf', anyOf: 'anyOf', if: 'inSomeCases' } as const;

/** Whether an alternative says more than its type. */
function saysMore(field: Field): boolean {
  return hasMore(field) || field.needs !== undefined || field.schemaName !== undefined;
}

/** What is said of a field; many describe a schema by its title, which stands beside its type. */
function saidOf({ description, schemaName }: Field): string | undefined {
  return description === schemaName ? undefined : description;
}

function hasMore(field: Field): boolean {
  const { facts, values, examples, children, alternatives, cut } = field;
  return (
    saidOf(field) !== undefined ||
    cut !== undefined ||
    [facts, values, examples, children, alternatives].some(({ length }) => length > 0)
  );
}

function cutHtml({ cut, schemaName }: Field, words: ApiWords): string {
  if (cut === undefined) return '';
  const name = schemaName === undefined ? words.thisObject : escapeHtml(schemaName);
  return `<p class="api-cut">${fill(cut === 'recursive' ? words.again : words.tooDeep, { name })}</p>`;
}

/** Long names may break after a dot, a slash or an underscore. */
function breakable(name: string): string {
  return name.length < 24 ? escapeHtml(name) : escapeHtml(name).replace(/[._/-]/g, '$&<wbr>');
}
