import { type Callable, isRecord, record, type Value } from './value.ts';

/** The value where it stands on the page, `enter` called before it is rendered there, and what that returns after. */
export type Within = (value: Value, enter: () => () => void) => Value;

/** React's `createContext`: what is rendered inside a provider has its value, all else the one the context begins with. */
export function contextMaker(within: Within): Callable {
  return (value) => {
    const context = record([['value', value]]);
    context.Provider = (props) => {
      const given = isRecord(props) ? props : record();
      return within(given.children, () => {
        const outer = context.value;
        context.value = given.value;
        return () => {
          context.value = outer;
        };
      });
    };
    context.Consumer = (props) =>
      isRecord(props) && typeof props.children === 'function' ? props.children(context.value) : undefined;
    return context;
  };
}

/** React's `useContext`. */
export const contextValue: Callable = (context) => (isRecord(context) ? context.value : undefined);
