import { createContext, Script } from 'node:vm';
import { JSONPathEnvironment, JSONPathError } from 'json-p3';

/** A place in a document: what holds a value, and under which key; the document itself is held by nothing. */
export interface PathNode {
  readonly holder: object | undefined;
  readonly key: string | number;
  readonly value: unknown;
}

/** Milliseconds that an expression of a hostile project may take: others take a few. */
const LONGEST = 3000;
const MOST_PLACES = 1_000_000;

const environment = new JSONPathEnvironment();
const timed = new Script('work()');
/** A context of its own takes longer to make than most expressions to be followed. */
const holder: { work?: () => PathNode[] } = {};
const context = createContext(holder);

/**
 * The places of a document that a JSONPath expression (RFC 9535) means. Throws a SyntaxError that says what is not
 * understood, and a RangeError where it takes too long: the library sets no bounds.
 */
export function findPlaces(expression: string, root: unknown): PathNode[] {
  try {
    holder.work = () => placesIn(expression, root);
    return timed.runInContext(context, { timeout: LONGEST });
  } catch (error) {
    if (error instanceof JSONPathError) throw new SyntaxError(error.message);
    const isLate = (error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
    throw isLate ? new RangeError('it goes through too many places') : error;
  }
}

function placesIn(expression: string, root: unknown): PathNode[] {
  const found: PathNode[] = [];
  for (const { location, value } of environment.lazyQuery(expression, root as never)) {
    if (found.length === MOST_PLACES) throw new RangeError('it means too many places');
    const key = location.at(-1);
    found.push(
      key === undefined
        ? { holder: undefined, key: '', value }
        : { holder: location.slice(0, -1).reduce(inside, root) as object, key, value },
    );
  }
  return found;
}

function inside(value: unknown, key: string | number): unknown {
  return Reflect.get(value as object, key);
}
