import { lookUp } from '../../../look-up.ts';
import { escapeAttribute, escapeText } from '../../markdown/html.ts';
import type { Resolver } from '../description/resolve.ts';
import { isObject, type JsonObject, objectOf, shown, textOf } from '../json.ts';
import { flatten } from './flatten.ts';

/**
 * A value as the XML that its schema makes of it (OpenAPI 3.1, 4.8.26; nodes of 3.2, 4.26). The root is called `own`,
 * else as the schema is.
 */
export function xmlText(schema: unknown, value: unknown, resolver: Resolver, own?: string): string {
  const { keywords, name } = flatten(schema, resolver);
  const root = tagOf(keywords, own ?? name ?? textOf(keywords.title)?.replace(/\W+/g, '') ?? 'root');
  const body = Array.isArray(value)
    ? wrapped(root, '', listLines(keywords.items, value, 'item', resolver))
    : elementLines(schema, value, root, resolver);
  return ['<?xml version="1.0" encoding="UTF-8"?>', ...body].join('\n');
}

/** An element with what is in it, one line each. */
function elementLines(schema: unknown, value: unknown, tag: string, resolver: Resolver): string[] {
  const { keywords } = flatten(schema, resolver);
  const xml = objectOf(keywords.xml);
  const namespace = textOf(xml.namespace);
  const prefix = textOf(xml.prefix);
  const space =
    namespace === undefined ? '' : attribute(prefix === undefined ? 'xmlns' : `xmlns:${prefix}`, namespace);
  if (!isObject(value)) {
    const text = value === null ? '' : escapeText(shown(value));
    return [`<${tag}${space}>${text}</${tag}>`];
  }
  const properties = objectOf(keywords.properties);
  const rest = isObject(keywords.additionalProperties) ? keywords.additionalProperties : {};
  let attributes = space;
  let text = '';
  const lines: string[] = [];
  for (const [name, item] of Object.entries(value)) {
    const property = lookUp(properties, name) ?? rest;
    const inner = flatten(property, resolver).keywords;
    const own = tagOf(inner, name);
    const { attribute: isAttribute, wrapped: isAround, nodeType } = objectOf(inner.xml);
    if (isAttribute === true || nodeType === 'attribute') attributes += attribute(own, shown(item));
    else if (nodeType === 'text') text += escapeText(shown(item));
    else if (nodeType === 'cdata') text += `<![CDATA[${shown(item).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
    else if (Array.isArray(item)) {
      const isWrapped = isAround === true || nodeType === 'element';
      const items = listLines(inner.items, item, own, resolver);
      lines.push(...(isWrapped ? wrapped(own, '', items) : items));
    } else lines.push(...elementLines(property, item, own, resolver));
  }
  if (text !== '' && lines.length === 0) return [`<${tag}${attributes}>${text}</${tag}>`];
  return wrapped(tag, attributes, text === '' ? lines : [text, ...lines]);
}

/** The items of a list; their own name, where they have one, goes before that of the list. */
function listLines(schema: unknown, items: readonly unknown[], tag: string, resolver: Resolver): string[] {
  const own = tagOf(flatten(schema, resolver).keywords, tag);
  return items.flatMap((item) => elementLines(schema, item, own, resolver));
}

function wrapped(tag: string, attributes: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [`<${tag}${attributes}/>`];
  return [`<${tag}${attributes}>`, ...lines.map((line) => `  ${line}`), `</${tag}>`];
}

function tagOf(keywords: JsonObject, name: string): string {
  const { name: written, prefix } = objectOf(keywords.xml);
  const tag = textOf(written) ?? name.replace(/[^\p{L}\p{N}_.-]+/gu, '_');
  return textOf(prefix) === undefined ? tag : `${String(prefix)}:${tag}`;
}

function attribute(name: string, value: string): string {
  return ` ${name}="${escapeAttribute(value)}"`;
}
