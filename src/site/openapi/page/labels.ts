import { lookUp } from '../../../look-up.ts';
import { fill } from '../../words/fill.ts';
import type { Words } from '../../words/words.ts';

type ApiWords = Words['api'];

/** The labels of facts as schema/facts.ts and security.ts write them, by the word that says them. */
const LABELS: Readonly<Record<string, keyof ApiWords>> = {
  default: 'default',
  always: 'always',
  range: 'range',
  'multiple of': 'multipleOf',
  length: 'length',
  pattern: 'pattern',
  items: 'items',
  contains: 'contains',
  properties: 'properties',
  not: 'not',
  header: 'header',
  discovery: 'discovery',
  needs: 'needs',
  'authorize at': 'authorizeAt',
  'device authorization at': 'deviceAt',
  'token from': 'tokenFrom',
  'refresh at': 'refreshAt',
};

/** The label of a fact in the language of the page; facts carry it in English. */
export function shownLabel(label: string, words: ApiWords): string {
  const item = /^Each item: (.*)$/i.exec(label)?.[1];
  if (item !== undefined) return fill(words.eachItem, { label: shownLabel(item, words) });
  const name = /^Each name: (.*)$/i.exec(label)?.[1];
  if (name !== undefined) return fill(words.eachName, { label: shownLabel(name, words) });
  const needing = /^With (.*) needs$/i.exec(label)?.[1];
  if (needing !== undefined) return fill(words.withNeeds, { name: needing });
  const word = lookUp(LABELS, label.toLowerCase());
  return word === undefined ? label : words[word];
}

/** A remark beside a name: those of OpenAPI itself have words. */
export function shownRemark(remark: string, words: ApiWords): string {
  if (remark === 'read-only') return words.readOnly;
  if (remark === 'default') return words.default;
  return remark === 'write-only' ? words.writeOnly : remark;
}
