import { codeSpan, seen } from '../../markdown/code/code-span.ts';
import type { Resolver } from '../description/resolve.ts';
import { isObject, type JsonObject, listOf, objectOf, shown, textOf } from '../json.ts';

/** What has a place of its own on the page, or is of no use to a reader. */
const ELSEWHERE = new Set(['query', 'headers', 'bindingVersion', '$ref']);

/** What a channel and its operations say of single protocols (`bindings`), as a list in Markdown; empty for nothing. */
export function bindingsText(holders: readonly JsonObject[], resolver: Resolver): string {
  const byProtocol = new Map<string, Set<string>>();
  for (const [protocol, value] of holders.flatMap(({ bindings }) =>
    Object.entries(resolver.resolve(bindings)),
  )) {
    const facts = byProtocol.get(protocol) ?? new Set();
    byProtocol.set(protocol, facts);
    for (const [key, fact] of Object.entries(resolver.resolve(value))) {
      // A WebSocket is opened with GET.
      const isUsual = key === 'method' && fact === 'GET' && /^wss?$/.test(protocol);
      if (ELSEWHERE.has(key) || key.startsWith('x-') || fact === null || isUsual) continue;
      facts.add(`${seen(key)} ${factText(fact, resolver)}`);
    }
  }
  return [...byProtocol]
    .filter(([, facts]) => facts.size > 0)
    .map(([protocol, facts]) => `- ${codeSpan(protocol)}: ${[...facts].join(', ')}`)
    .join('\n');
}

/** A value, or what a schema allows for one. */
function factText(value: unknown, resolver: Resolver): string {
  if (!isObject(value)) return codeSpan(Array.isArray(value) ? value.map(shown).join(', ') : shown(value));
  const { type, enum: values, const: only, description } = resolver.resolve(value);
  const isSchema = ['string', 'integer', 'number', 'boolean'].includes(textOf(type) ?? '');
  if (!isSchema) return codeSpan(JSON.stringify(objectOf(value)));
  const allowed = only === undefined ? listOf(values) : [only];
  const said = textOf(description);
  const text = (allowed.length === 0 ? [shown(type)] : allowed.map(shown)).map(codeSpan).join(' | ');
  return said === undefined ? text : `${text} (${said.trim()})`;
}
