import { GLOBALS } from '../built-ins/globals.ts';
import { createMath } from '../built-ins/random.ts';
import {
  type Callable,
  innerScope,
  isMarkup,
  isRecord,
  itemsOf,
  nothing,
  record,
  type Scope,
  type Value,
} from '../value.ts';
import { contextMaker, contextValue, type Within } from './contexts.ts';
import type { Mounting } from './mounting.ts';

function initial(value: Value): Value {
  return typeof value === 'function' ? value() : value;
}

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
  ['useMemo', initial],
  ['useCallback', (callback) => callback],
  ['useContext', contextValue],
  ['useDebugValue', nothing],
  ['useImperativeHandle', nothing],
  ['useSyncExternalStore', (_subscribe, _read, readAtFirst) => initial(readAtFirst)],
  ['useTransition', () => [false, nothing]],
  ['useDeferredValue', (value) => value],
  ['Children', Children],
  ['Fragment', children],
  ['StrictMode', children],
  ['Suspense', children],
  ['cloneElement', cloneElement],
  // What would be shown elsewhere on the page is shown in place.
  ['createPortal', same],
  ['forwardRef', (render) => (props) => (typeof render === 'function' ? render(props) : undefined)],
  ['isValidElement', (value) => isMarkup(value)],
  ['memo', same],
]);

/** Names that are known on every page: those of JavaScript, and React's by themselves. */
const KNOWN: Scope = innerScope(GLOBALS, Object.entries(SHARED));

/** What a page brings to React. */
export interface ReactPage {
  /** State and effects. */
  readonly hooks: Mounting['hooks'];
  /** What classes are made of that are components; no name that is known by itself. */
  readonly componentBase: Callable;
  createElement(name: Value, props: Value, ...children: readonly Value[]): Value;
  readonly within: Within;
}

/** The names that a page knows without having bound them. For each page little is made, since most ask for none of it. */
export function pageGlobals({ hooks, componentBase, createElement, within }: ReactPage): Scope {
  const own: (readonly [string, Value])[] = [
    ...hooks,
    ['createContext', contextMaker(within)],
    ['createElement', createElement],
  ];
  return innerScope(KNOWN, [
    ...own,
    ['React', innerScope(SHARED, [...own, ['Component', componentBase], ['PureComponent', componentBase]])],
    ['Math', createMath()],
  ]);
}
