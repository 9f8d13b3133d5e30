import { decode } from '../../../text/percent.ts';
import { Uninterpretable } from '../../interpreter/interpreter-host.ts';
import { pageGlobals } from '../../interpreter/react/hooks.ts';
import { createMounting, type Mounting, type MountingPage } from '../../interpreter/react/mounting.ts';
import { markup, record, type Scope } from '../../interpreter/value.ts';
import type { PageContext } from '../../page.ts';
import { inOneForm, type ProjectFiles } from '../../project/files.ts';
import { isHostedPart } from '../elements/hosted-names.ts';
import type { Rendering } from '../rendering.ts';
import { BudgetExceeded } from './budget.ts';
import { elementFrom } from './jsx.ts';
import { inBothSchemes } from './schemes.ts';

/** What code of a page finds around it: React, its hooks, and the browser. */
export interface PageGlobals extends Omit<Mounting, 'hooks' | 'componentBase'> {
  readonly globals: Scope;
}

/** What is found by its id stands once on the page, so that a rule for it is one for that alone. */
const SINGLE = /#[\w-]+[^\s>+~]*$/;

/** So many signs of a file are read for a component at most. */
const LONGEST_FILE = 1_000_000;

/** The text of a file of the project by its address, as a page at `path` would ask for it. */
function fetchedText(address: string, path: string, files: ProjectFiles): string | undefined {
  const { host, pathname } = URL.parse(address, `http://docs/${path}`) ?? {};
  const file = pathname === undefined ? '' : inOneForm(decode(pathname).slice(1));
  if (host !== 'docs' || !/\.\w+$/.test(file) || !files.has(file)) return undefined;
  const text = files.readText(file);
  return text.length > LONGEST_FILE ? undefined : text;
}

/** Makes it for one page. `file` is the one being rendered; `heard` hears of what code asks for. */
export function createPageGlobals(
  context: PageContext,
  heard: Pick<MountingPage, 'onState' | 'onFetch' | 'onWriting'>,
  file: () => string | undefined,
  page: () => Rendering,
): PageGlobals {
  /** The parts of the page that effects of what is being shown have taken away. */
  const hidden = new Set<string>();
  const { hooks, componentBase, ...mounting } = createMounting({
    ...heard,
    isPart: isHostedPart,
    onHidden(selector) {
      if (SINGLE.test(selector)) hidden.add(selector);
    },
    onHook: () => page().noteChange(),
    fileText: (address) => fetchedText(address, context.path, page().project.files),
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
    componentBase,
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

  function mounted(...given: Parameters<Mounting['mounted']>): string {
    const html = mounting.mounted(...given);
    if (hidden.size === 0) return html;
    const rules = [...hidden].map((selector) => `${selector}{display:none}`).join('');
    hidden.clear();
    return `${page().html(elementFrom('style', record(), [rules], file() ?? '', page()))}${html}`;
  }
  return { globals, ...mounting, mounted };
}
