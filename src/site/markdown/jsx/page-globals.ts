import { pageGlobals } from '../../interpreter/hooks.ts';
import { Uninterpretable } from '../../interpreter/interpreter-host.ts';
import { createMounting, type Mounting, type MountingPage } from '../../interpreter/mounting.ts';
import { markup, type Scope } from '../../interpreter/value.ts';
import type { PageContext } from '../../page.ts';
import type { Rendering } from '../rendering.ts';
import { BudgetExceeded } from './budget.ts';
import { elementFrom } from './jsx.ts';
import { inBothSchemes } from './schemes.ts';

/** What code of a page finds around it: React, its hooks, and the browser. */
export interface PageGlobals extends Omit<Mounting, 'hooks'> {
  readonly globals: Scope;
}

/** Makes it for one page. `file` is the one being rendered; `heard` hears of what code asks for. */
export function createPageGlobals(
  context: PageContext,
  heard: Pick<MountingPage, 'onState' | 'onFetch'>,
  file: () => string | undefined,
  page: () => Rendering,
): PageGlobals {
  const { hooks, ...mounting } = createMounting({
    ...heard,
    onHook: () => page().noteChange(),
    address: () => context.rooted(`/${context.path}`),
    inBothSchemes(light, dark) {
      try {
        return inBothSchemes(light, page().untraced(dark));
      } catch (error) {
        if (!(error instanceof Uninterpretable || error instanceof BudgetExceeded)) throw error;
        return light;
      }
    },
  });
  const globals: Scope = pageGlobals({
    hooks,
    createElement: (name, props, ...children) => elementFrom(name, props, children, file() ?? '', page()),
    within: (value, enter) =>
      markup(() => {
        const leave = enter();
        try {
          return page().html(value);
        } finally {
          leave();
        }
      }),
  });
  return { globals, ...mounting };
}
