import { codeSpan } from '../code/code-span.ts';

/** A formula as it is written. */
export function formulaOf(formula: string, attributes: string): string {
  return /\bdisplay="block"/.test(attributes) ? `$$${formula.trim()}$$` : `$${formula.trim()}$`;
}

/** What is quoted, or called out under its label. */
export function quoted(text: string, label: string, indent: string): string {
  const words = text.trim();
  if (words === '') return '';
  const lines = `${label === '' ? '' : `**${label}**\n\n`}${words}`.split('\n');
  return lines
    .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))
    .map((line) => (line.trim() === '' ? '>' : `> ${line}`))
    .join(`\n${indent}`);
}

/** What begins a line and is no heading and no quote, though it begins as such do: a remark of a shell, a prompt. */
export function asWords(text: string): string {
  return text.replace(/^(?:\s*\n\s*)?(?=#{1,6}(?:\s|$)|>)/, '$&\\');
}

/** Words with signs of emphasis around them, where nothing in them is emphasized. */
export function strong(text: string, sign: string): string {
  const words = text.trim();
  const isMarked = sign !== '~~' && words.includes('*');
  return words === '' || isMarked ? text : text.replace(words, () => `${sign}${words}${sign}`);
}

/** More than a sign or an exponent: words that are only to look small. */
const LONG = 20;

/** What is raised or lowered, which Markdown has but HTML for: 10<sup>6</sup> is not 106. Notes are links already. */
export function raised(text: string, name: string): string {
  const words = text.trim();
  if (words === '' || words.length > LONG || words.includes('](')) return text;
  return text.replace(words, () => `<${name}>${words}</${name}>`);
}

/** Words as code. */
export function marked(text: string): string {
  return text.trim() === '' ? text : codeSpan(text);
}

/** A heading, unless it says nothing. */
export function withWords(heading: string): string {
  return /^#+\s*$/.test(heading) ? '' : heading;
}
