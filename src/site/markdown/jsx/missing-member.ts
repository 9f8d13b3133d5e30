import { nearest } from '../../../text/suggest.ts';
import { isRecord, type Scope, type Value } from '../../interpreter/value.ts';
import type { SourcePlace } from '../../page.ts';
import type { Rendering } from '../rendering.ts';

/** A path of names, and nothing more: `links.docs.start`. */
const PATH = /^\s*([A-Za-z_$][\w$]*(?:\.[\w$]+)+)\s*$/;

/**
 * Tells of a path in braces that leads to nothing, since a record of the page has no such name: nothing would be shown, or
 * no link made of it. What a snippet is given may well lack something.
 */
export function tellMissingMember(
  source: string,
  place: SourcePlace,
  { page, scope }: { readonly page: Rendering; readonly scope: Scope },
): void {
  const [root = '', ...names] = PATH.exec(source)?.[1]?.split('.') ?? [];
  if (root === 'props' || !(root in scope) || scope.props !== page.scope.props) return;
  let value: Value = scope[root];
  let path = root;
  for (const name of names) {
    if (!isRecord(value)) return;
    if (!(name in value)) {
      const near = nearest(name, Object.keys(value));
      page.report({
        severity: 'warning',
        kind: 'unbound-name',
        message: `{${source.trim()}}: “${path}” has no “${name}”; nothing stands there`,
        hint: near && `did you mean ${path}.${near}?`,
        ...place,
      });
      return;
    }
    value = value[name];
    path += `.${name}`;
  }
}
