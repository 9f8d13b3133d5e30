import { isRecord, record, type Value, type ValueRecord } from './value.ts';

function initial(value: Value): Value {
  return typeof value === 'function' ? value() : value;
}

const nothing = (): Value => undefined;

/**
 * React's hooks as they answer at the first rendering: state has its initial value, effects do not happen.
 * `onState` is called when a page keeps state, that is, when it is meant to be interactive.
 */
export function createHooks(onState: () => void): ValueRecord {
  return record([
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
    ['useRef', (value) => record([['current', value]])],
    ['useMemo', initial],
    ['useCallback', (callback) => callback],
    ['useEffect', nothing],
    ['useLayoutEffect', nothing],
    ['useInsertionEffect', nothing],
    ['useContext', nothing],
    ['useId', () => 'id'],
    ['useTransition', () => [false, nothing]],
    ['useDeferredValue', (value) => value],
    ['Fragment', (props) => (isRecord(props) ? props.children : undefined)],
  ]);
}
