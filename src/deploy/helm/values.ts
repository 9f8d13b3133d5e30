import { type Document, isMap, isScalar, parseDocument, stringify } from 'yaml';

/** What the chart needs to serve a bundle (specification: deployment values). */
export interface StaticExport {
  readonly enabled: boolean;
  readonly bundleUrl: string;
  readonly version: string;
}

const KEY = 'staticExport';

/**
 * A values file with its `staticExport` values set, and everything else as it was. Where all three are there, only
 * their own characters change; where some are missing, they are added. Returns the reason where the text cannot be
 * edited.
 */
export function withStaticExport(
  text: string,
  values: StaticExport,
): { readonly ok: true; readonly text: string } | { readonly ok: false; readonly why: string } {
  const document = parseDocument(text, { prettyErrors: true, logLevel: 'silent' });
  const [error] = document.errors;
  if (error !== undefined) return { ok: false, why: error.message.split('\n')[0] ?? 'it is no YAML' };
  const { contents } = document;
  if (contents !== null && !isMap(contents) && !(isScalar(contents) && contents.value === null)) {
    return { ok: false, why: 'its root is no mapping' };
  }
  const given = document.get(KEY, true);
  if (given !== undefined && !isMap(given) && !(isScalar(given) && given.value === null)) {
    return { ok: false, why: `${KEY} is no mapping` };
  }
  if (!document.has(KEY) && !(isMap(contents) && contents.flow))
    return { ok: true, text: appended(text, values) };
  return { ok: true, text: replaced(text, document, values) ?? rewritten(document, values) };
}

function appended(text: string, values: StaticExport): string {
  const before = text === '' || text.endsWith('\n') ? text : `${text}\n`;
  return `${before}${stringify({ [KEY]: { ...values } }, { lineWidth: 0 })}`;
}

/** Replaces the three scalars where they stand; undefined if one is missing or is no plain value. */
function replaced(text: string, document: Document, values: StaticExport): string | undefined {
  const edits: { readonly start: number; readonly end: number; readonly value: string }[] = [];
  for (const [key, value] of Object.entries(values)) {
    const node = document.getIn([KEY, key], true);
    if (!isScalar(node) || !node.range || node.anchor !== undefined || node.tag !== undefined)
      return undefined;
    const [start, end] = node.range;
    // An empty value has no place of its own, a block of text more than one line.
    if (start === end || text.slice(start, end).includes('\n')) return undefined;
    edits.push({ start, end, value: written(value, node.type) });
  }
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((all, { start, end, value }) => all.slice(0, start) + value + all.slice(end), text);
}

/** A value in the quotes that were there; else in those it needs. */
function written(value: string | boolean, type: string | null | undefined): string {
  if (typeof value === 'boolean') return String(value);
  if (type === 'QUOTE_SINGLE') return `'${value.replaceAll("'", "''")}'`;
  return type === 'QUOTE_DOUBLE' ? JSON.stringify(value) : stringify(value, { lineWidth: 0 }).trimEnd();
}

/** Comments and order stay; white space may be made uniform. */
function rewritten(document: Document, values: StaticExport): string {
  if (!isMap(document.get(KEY, true))) document.set(KEY, document.createNode({}));
  for (const [key, value] of Object.entries(values)) document.setIn([KEY, key], value);
  return document.toString({ lineWidth: 0 });
}
