import { contextMaker, contextValue, type Within } from './contexts.ts';
import { GLOBALS } from './globals.ts';
import { createMath } from './random.ts';
import { innerScope, isMarkup, isRecord, itemsOf, record, type Scope, type Value } from './value.ts';

function initial(value: Value): Value {
  return typeof value === 'function' ? value() : value;
}

const nothing = (): Value => undefined;

const same = (value: Value): Value => value;

/** Shows what is in it: `<Fragment>`, `<Suspense>`. */
const children = (props: Value): Value => (isRecord(props) ? props.children : undefined);

function listOfChildren(value: Value): readonly Value[] {
  return [...itemsOf([value])].filter(
    (item) => item !== undefined && item !== null && typeof item !== 'boolean',
  );
}

const Children = record([
  ['count', (value) => listOfChildren(value).length],
  ['forEach', (value, use) => void mapped(value, use)],
  ['map', mapped],
  ['only', same],
  ['toArray', (value) => listOfChildren(value)],
]);

function mapped(value: Value, make: Value): Value {
  return listOfChildren(value).map((item, index) => (typeof make === 'function' ? make(item, index) : item));
}

/** `cloneElement(child, { isOpen: true })`: the same element with more properties, and other children where given. */
function cloneElement(value: Value, given: Value, ...children: readonly Value[]): Value {
  const element = isMarkup(value) ? value.element() : undefined;
  if (element === undefined) return value;
  return element.with(
    record([
      ...Object.entries(element.props),
      ...Object.entries(isRecord(given) ? given : {}),
      ...(children.length === 0
        ? []
        : [['children', children.length === 1 ? children[0] : children] as const]),
    ]),
  );
}

/** What answers alike on all pages. */
const SHARED = record([
  ['useRef', (value) => record([['current', value]])],
  ['useMemo', initial],
  ['useCallback', (callback) => callback],
  ['useEffect', nothing],
  ['useLayoutEffect', nothing],
  ['useInsertionEffect', nothing],
  ['useContext', contextValue],
  ['useDebugValue', nothing],
  ['useImperativeHandle', nothing],
  ['useSyncExternalStore', (_subscribe, _read, readAtFirst) => initial(readAtFirst)],
  ['useId', () => 'id'],
  ['useTransition', () => [false, nothing]],
  ['useDeferredValue', (value) => value],
  ['Children', Children],
  ['Fragment', children],
  ['StrictMode', children],
  ['Suspense', children],
  ['cloneElement', cloneElement],
  ['forwardRef', (render) => (props) => (typeof render === 'function' ? render(props) : undefined)],
  ['isValidElement', (value) => isMarkup(value)],
  ['memo', same],
]);

/** Names that are known on every page: those of JavaScript, and React's by themselves. */
const KNOWN: Scope = innerScope(GLOBALS, Object.entries(SHARED));

/** What a page brings to React. */
export interface ReactPage {
  /** Called when a page keeps state, that is, when it is meant to be interactive. */
  onState(): void;
  createElement(name: Value, props: Value, ...children: readonly Value[]): Value;
  readonly within: Within;
}

/**
 * The names that a page knows without having bound them. React's functions are as they answer at the first rendering:
 * state has its initial value, effects do not happen. For each page little is made, since most ask for none of it.
 */
export function pageGlobals({ onState, createElement, within }: ReactPage): Scope {
  const own: [string, Value][] = [
    [
      'useState',
      (value) => {
        onState();
        return [initial(value), nothing];
      },
    ],
    [
      'useReducer',
      (_reducer, value, make) => {
        onState();
        return [typeof make === 'function' ? make(value) : value, nothing];
      },
    ],
    ['createContext', contextMaker(within)],
    ['createElement', createElement],
  ];
  return innerScope(KNOWN, [...own, ['React', innerScope(SHARED, own)], ['Math', createMath()]]);
}
