import { kebabOf } from '../../markdown/anchors/slug.ts';

/** Gives the fields of a page their ids: `body-messages`, `body-messages-content`. */
export interface FieldAnchors {
  /** The id of a field by its name, and the ids of what is in it. */
  of(name: string): { readonly id: string; readonly inner: FieldAnchors };
}

/** Ids that begin with `prefix`, as those of hosted services do; `claim` makes them unique on the page. */
export function fieldAnchors(prefix: string, claim: (id: string) => string): FieldAnchors {
  return {
    of(name) {
      const part = kebabOf(name);
      const id = claim(part === '' ? `${prefix}-field` : `${prefix}-${part}`);
      return { id, inner: fieldAnchors(id, claim) };
    },
  };
}
