import { type JsonPath, type Origin, type Origins, pathKey } from './places.ts';

/** Keys of words that name or describe something, which may look like an address, a file or a number. */
export const WORDS =
  /^(name|label|title|header|content|description|tag|prompt|group|tab|version|product|item|dropdown|anchor)$/;

/** Where texts first stand in a document. What is told of is seldom a word that names something else. */
export function createTextOrigins(): {
  readonly origins: Origins['texts'];
  readonly add: (text: string, path: JsonPath, origin: Origin) => void;
} {
  const origins = new Map<string, Origin>();
  /** What stood as such a word only. */
  const named = new Set<string>();
  const addOne = (key: string, isName: boolean, origin: Origin): void => {
    if (origins.has(key) && (isName || !named.has(key))) return;
    origins.set(key, origin);
    if (isName) named.add(key);
    else named.delete(key);
  };
  return {
    origins,
    add(text, path, origin) {
      const isName = WORDS.test(String(path.at(-1)));
      addOne(text, isName, origin);
      const [setting] = path;
      // Of the navigation all that is told of has its path, or is the first of its kind anywhere.
      if (setting !== undefined && setting !== 'navigation') addOne(pathKey([setting, text]), isName, origin);
    },
  };
}
