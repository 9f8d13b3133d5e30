import { type Callable, isRecord, record, type Value, withMembers } from '../value.ts';

/** The value where it stands on the page, `enter` called before it is rendered there, and what that returns after. */
export type Within = (value: Value, enter: () => () => void) => Value;

/** What contexts hold where something is rendered. */
const HELD = new WeakMap<Callable, () => Value>();

/**
 * React's `createContext`: what is rendered inside a provider, `<Theme.Provider>` or `<Theme>`, has its value, all else the
 * one the context begins with.
 */
export function contextMaker(within: Within): Callable {
  return (begin) => {
    let held = begin;
    const provider: Callable = (props) => {
      const given = isRecord(props) ? props : record();
      return within(given.children, () => {
        const outer = held;
        held = given.value;
        return () => {
          held = outer;
        };
      });
    };
    const consumer: Callable = (props) =>
      isRecord(props) && typeof props.children === 'function' ? props.children(held) : undefined;
    const context: Callable = (props) => provider(props);
    HELD.set(context, () => held);
    return withMembers(
      context,
      record([
        ['Provider', provider],
        ['Consumer', consumer],
      ]),
    );
  };
}

/** React's `useContext`. */
export const contextValue: Callable = (context) =>
  typeof context === 'function' ? HELD.get(context)?.() : undefined;
