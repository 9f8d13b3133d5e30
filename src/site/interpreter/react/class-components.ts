import { type Callable, calledOf, isRecord, method, record, type Value } from '../value.ts';
import type { StateHooks } from './state-hooks.ts';

/**
 * `React.Component`: an object of it is made each time that it is rendered, and finds the state again that is kept for it.
 * `componentDidMount` is the effect that happens once it is shown first.
 */
export function componentBase({ useState, useEffect }: Pick<StateHooks, 'useState' | 'useEffect'>): Callable {
  return method((self, [props]) => {
    if (!isRecord(self)) return undefined;
    let state: Value;
    let set: Value;
    const setState: Callable = (next) => {
      if (typeof set !== 'function') return undefined;
      return set((before: Value) => {
        const given = typeof next === 'function' ? next(before, props) : next;
        return isRecord(given) ? record([...entriesOf(before), ...Object.entries(given)]) : before;
      });
    };
    const all = record([
      ['props', props],
      ['setState', setState],
      ['forceUpdate', () => undefined],
    ]);
    Object.defineProperty(all, 'state', {
      get: () => state,
      set(first: Value) {
        if (set === undefined) [state, set] = useState(first) as Value[];
      },
    });
    useEffect(() => {
      const mounted = self.componentDidMount;
      return typeof mounted === 'function' ? calledOf(self, mounted, []) : undefined;
    }, []);
    Object.defineProperties(self, Object.getOwnPropertyDescriptors(all));
    return undefined;
  });
}

function entriesOf(value: Value): [string, Value][] {
  return isRecord(value) ? Object.entries(value) : [];
}
