import { fill } from '../../words/fill.ts';
import type { Words } from '../../words/words.ts';
import { escapeHtml } from '../html.ts';
import { written } from '../schema/facts.ts';
import type { TryInput } from './inputs.ts';

/** What has a box of several lines. */
const TALL: ReadonlySet<TryInput['kind']> = new Set(['lines', 'list', 'json']);

/** Gives an id that no other element of the page has. */
export type FieldIds = () => string;

/** A field of the console with its label; `data` says where its value goes. */
export function inputHtml(input: TryInput, data: string, nextId: FieldIds, words: Words): string {
  const { name, kind, type, required, choices, meanings, value, partType, formStyle } = input;
  const id = nextId();
  const part = partType === undefined ? '' : ` data-part-type="${escapeHtml(partType)}"`;
  const style =
    formStyle === undefined
      ? ''
      : ` data-style="${escapeHtml(formStyle.style)}"${formStyle.explode ? ' data-explode' : ''}`;
  const all = `${data} data-name="${escapeHtml(name)}" data-kind="${kind}"${part}${style}`;
  if (kind === 'choices') {
    const chosen = new Set(value.split('\n'));
    const boxes = choices.map((choice, index) => {
      const box = nextId();
      return `<label for="${box}"><input type="checkbox" id="${box}" value="${escapeHtml(choice)}"${chosen.has(choice) ? ' checked' : ''}> ${escapeHtml(withMeaning(choice, meanings[index]))}</label>`;
    });
    return `<div class="api-row" role="group" aria-labelledby="${id}" ${all}><span class="api-label" id="${id}">${titleHtml(`<code>${escapeHtml(name)}</code>`, type, required, words)}</span><span class="api-boxes">${boxes.join('')}</span></div>`;
  }
  const isFile = kind === 'file' || kind === 'files';
  const mayBeEmpty = input.mayBeEmpty === true && !isFile;
  const must = required && !mayBeEmpty ? ' required' : '';
  const tall = TALL.has(kind) ? ' api-tall' : '';
  const empty = mayBeEmpty ? emptyHtml(input, nextId, words) : '';
  return `<div class="api-row${tall}">${labelHtml(id, `<code>${escapeHtml(name)}</code>`, type, required, words)}${controlHtml(input, `id="${id}" ${all}${must}`, words)}${empty}</div>`;
}

/** Whether the field is sent where it is empty: it is left out then, unless there is no request without it. */
function emptyHtml({ name, required }: TryInput, nextId: FieldIds, words: Words): string {
  const id = nextId();
  const label = fill(words.console.sendEmpty, { name: `<code>${escapeHtml(name)}</code>` });
  return `<label class="api-empty" for="${id}"><input type="checkbox" id="${id}" data-empty${required ? ' checked' : ''}> ${label}</label>`;
}

function controlHtml(
  { kind, choices, meanings, value, placeholder, least, most }: TryInput,
  all: string,
  words: Words,
): string {
  // Fields of one line can show no other.
  const shownHint = TALL.has(kind) ? placeholder : placeholder.trim().replace(/\s*\n\s*/g, ' ');
  const hint = shownHint === '' ? '' : ` placeholder="${escapeHtml(shownHint)}"`;
  switch (kind) {
    case 'choice':
      return selectHtml(choices, meanings, value, all, words);
    case 'boolean':
      return selectHtml(['true', 'false'], [], value, all, words);
    case 'integer':
    case 'number': {
      const limits = `${least === undefined ? '' : ` min="${least}"`}${most === undefined ? '' : ` max="${most}"`}`;
      return `<input type="number" ${all} step="${kind === 'integer' ? '1' : 'any'}"${limits} value="${escapeHtml(value)}"${hint}>`;
    }
    case 'date':
      return `<input type="date" ${all} value="${escapeHtml(value)}">`;
    case 'lines':
    case 'list':
    case 'json': {
      const rows = Math.min(
        12,
        Math.max(2, Math.max(value.split('\n').length, placeholder.split('\n').length)),
      );
      return `<textarea ${all} rows="${rows}" spellcheck="false" autocapitalize="off"${hint}>\n${escapeHtml(value)}</textarea>`;
    }
    case 'file':
    case 'files':
      return `<input type="file" ${all}${kind === 'files' ? ' multiple' : ''}>`;
    default:
      return `<input type="text" ${all} value="${escapeHtml(value.replace(/\s*\n\s*/g, ' '))}"${hint} spellcheck="false" autocapitalize="off">`;
  }
}

function withMeaning(choice: string, meaning: string | undefined): string {
  return meaning === undefined ? choice : `${choice} (${meaning})`;
}

function selectHtml(
  choices: readonly string[],
  meanings: TryInput['meanings'],
  value: string,
  all: string,
  words: Words,
): string {
  const options = choices.map(
    (choice, index) =>
      `<option value="${escapeHtml(choice)}"${choice === value && value !== '' ? ' selected' : ''}>${escapeHtml(withMeaning(written(choice), meanings[index]))}</option>`,
  );
  return `<select ${all}><option value="">${words.console.notSet}</option>${options.join('')}</select>`;
}

/** `title` is HTML. */
export function labelHtml(id: string, title: string, type: string, required: boolean, words: Words): string {
  return `<label class="api-label" for="${id}">${titleHtml(title, type, required, words)}</label>`;
}

function titleHtml(title: string, type: string, required: boolean, words: Words): string {
  const kind = type === '' ? '' : ` <span class="api-type">${escapeHtml(type)}</span>`;
  return `${title}${kind}${required ? ` <span class="api-must">${words.api.required}</span>` : ''}`;
}
