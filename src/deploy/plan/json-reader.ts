import { lookUp } from '../../look-up.ts';
import type { Split } from './manifest-body.ts';

/** Reads the text of a JSON object piece by piece; the parts of it that are to be split are never held as text. */
export interface JsonReader {
  /** Throws SyntaxError. */
  feed(text: string): void;
  /** The object, once its text has ended. Throws SyntaxError. */
  end(): unknown;
}

/** An object whose members are read one by one. */
interface Open {
  readonly value: Record<string, unknown>;
  readonly split: Split;
  /** A comma was before: `}` would be too early. */
  expectsMember: boolean;
  /** Its last member was an object that has been read: only a comma or the end may follow. */
  hasRead: boolean;
}

/** The entry of a file has a few hundred characters; more is no manifest. */
const MOST_IN_MEMBER = 2 ** 20;

const [QUOTE, COMMA, COLON, BACKSLASH] = [0x22, 0x2c, 0x3a, 0x5c];
const [OPEN_LIST, CLOSE_LIST, OPEN, CLOSE] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Gives what `JSON.parse` gives. Only `split` objects are told apart here, by their quotes and brackets; each of their
 * members is for `JSON.parse` itself, and goes through `adopt`.
 */
export function createJsonReader(split: Split, adopt: (member: unknown) => unknown): JsonReader {
  const opened: Open[] = [];
  let root: Record<string, unknown> | undefined;
  let text = '';
  // Of the member that is being read: where it starts, the colon behind its key, and how far it was looked through.
  let [start, colon, at] = [0, -1, 0];
  let depth = 0;
  let inString = false;

  const expectBlank = (from: string): void => {
    if (/[^ \t\r\n]/.test(from)) throw new SyntaxError('the text is no JSON');
  };
  const next = (): void => {
    start = at + 1;
    colon = -1;
  };
  const keyIn = (member: string): string => {
    const key: unknown = JSON.parse(member);
    if (typeof key !== 'string') throw new SyntaxError('the text is no JSON');
    return key;
  };
  const endMember = (innermost: Open): void => {
    if (innermost.hasRead) expectBlank(text.slice(start, at));
    else
      set(
        innermost,
        keyIn(text.slice(start, Math.max(start, colon))),
        adopt(JSON.parse(text.slice(colon + 1, at))),
      );
    innermost.hasRead = false;
  };
  const set = ({ value }: Open, key: string, member: unknown): void => {
    // What JSON.parse makes of a key that means something else in an assignment.
    if (key === '__proto__')
      Object.defineProperty(value, key, {
        value: member,
        enumerable: true,
        configurable: true,
        writable: true,
      });
    else value[key] = member;
  };
  /** At a `{`: whether it opens an object that is to be split. */
  const descend = (): boolean => {
    const above = opened.at(-1);
    if (above === undefined) {
      if (root !== undefined) throw new SyntaxError('the text is no JSON');
      expectBlank(text.slice(start, at));
      root = {};
      opened.push({ value: root, split, expectsMember: false, hasRead: false });
    } else {
      if (above.split === true || colon < start || above.hasRead) return false;
      const key = keyIn(text.slice(start, colon));
      const inner = lookUp(above.split, key);
      if (inner === undefined) return false;
      expectBlank(text.slice(colon + 1, at));
      const value = {};
      set(above, key, value);
      above.hasRead = true;
      opened.push({ value, split: inner, expectsMember: false, hasRead: false });
    }
    next();
    return true;
  };
  const ascend = (innermost: Open): void => {
    if (innermost.expectsMember || innermost.hasRead || colon >= start) endMember(innermost);
    else expectBlank(text.slice(start, at));
    opened.pop();
    next();
  };
  /** Goes on behind the end of a string, or of the text. */
  const skipString = (): void => {
    while (inString && at < text.length) {
      const quote = text.indexOf('"', at);
      at = quote === -1 ? text.length : quote + 1;
      let slashes = 0;
      while (text.charCodeAt(quote - 1 - slashes) === BACKSLASH) slashes += 1;
      inString = quote === -1 || slashes % 2 === 1;
    }
  };

  return {
    feed(more) {
      // Each piece looks at all of the member again.
      if (text.length - start > MOST_IN_MEMBER) throw new SyntaxError('a member has no end');
      text = text.slice(start) + more;
      at -= start;
      colon -= start;
      start = 0;
      for (; at < text.length; at += 1) {
        if (inString) skipString();
        if (at === text.length) break;
        const innermost = opened.at(-1);
        switch (text.charCodeAt(at)) {
          case QUOTE:
            inString = true;
            break;
          case OPEN:
            if (depth > 0 || !descend()) depth += 1;
            break;
          case OPEN_LIST:
            depth += 1;
            break;
          case CLOSE_LIST:
            depth -= 1;
            break;
          case CLOSE:
            if (depth > 0 || innermost === undefined) depth -= 1;
            else ascend(innermost);
            break;
          case COLON:
            if (depth === 0 && colon < start) colon = at;
            break;
          case COMMA:
            if (depth > 0 || innermost === undefined) break;
            endMember(innermost);
            innermost.expectsMember = true;
            next();
            break;
        }
      }
    },
    end() {
      if (root === undefined || opened.length > 0 || inString)
        throw new SyntaxError('the text ends too early');
      expectBlank(text.slice(start));
      return root;
    },
  };
}
