import { nearest } from '../../../text/suggest.ts';
import type { Scope, Value } from '../../interpreter/value.ts';

/** The component that a name was meant to import, where braces were forgotten or set around the only export. */
export function meantInstead(imported: string, name: string, exports: Scope | undefined): Value {
  if (exports === undefined) return undefined;
  if (imported === 'default') return exports[name];
  const isOnly = /^[A-Z]/.test(imported) && Object.keys(exports).length === 1;
  return isOnly ? exports.default : undefined;
}

/** What to import instead: of several names one that is like it, and what there is only one of. */
export function exportMeant(imported: string, local: string, exports: Scope): string | undefined {
  const names = Object.keys(exports).filter((name) => name !== 'default');
  const near = nearest(imported === 'default' ? local : imported, names);
  if (imported !== 'default') {
    if (near !== undefined) return `did you mean ${near}?`;
    return 'default' in exports ? `write ${local} without braces` : undefined;
  }
  const named = names.includes(local) ? local : (near ?? (names.length === 1 ? names[0] : undefined));
  return named && `write { ${named === local ? local : `${named} as ${local}`} }, in braces`;
}
