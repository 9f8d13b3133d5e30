import { deserialize, serialize } from 'node:v8';
import { digest } from '../cache/digest.ts';
import type { HighlightOptions } from '../page.ts';
import type { BuildMeans } from '../site.ts';
import type { HighlighterOptions } from './highlighter.ts';
import { keptByNone, type LentHighlighter } from './kept.ts';
import { codeKey, type ReadyCode } from './ready.ts';
import type { TextColors } from './style.ts';

/** A highlighter that is loaded when there is code that no cache knows. */
export interface LazyHighlighter {
  css(texts: TextColors): Promise<string>;
  /** Highlighted HTML; where the highlighter must be loaded for it, nothing, and `isMissing` says so. */
  highlight(code: string, language: string | undefined, options?: HighlightOptions): string;
  /** Whether something was asked for that only the loaded highlighter can give. */
  isMissing(): boolean;
  load(): Promise<void>;
  /** Takes what the cache has of a page's code, and puts aside what the page asks for from now on. */
  open(page: string): void;
  /** Keeps the code of the open page. */
  close(): void;
  /** Keeps the code of a page that is not rendered this time; whether the cache has any. */
  keep(page: string): boolean;
  /** Gives back the memory it holds; nothing can be highlighted any more. */
  dispose(): Promise<void>;
}

/** Opens a highlighter for all the languages that a build knows, since a grammar may hold others. */
export function createLazyHighlighter(
  options: HighlighterOptions,
  languages: readonly string[],
  ready: ReadyCode,
  { cache, highlighters = keptByNone }: Pick<BuildMeans, 'cache' | 'highlighters'>,
): LazyHighlighter {
  let loading: Promise<void> | undefined;
  let loaded: LentHighlighter | undefined;
  let isMissing = false;
  const basis = digest(JSON.stringify([options, languages]));
  const pageKey = (page: string): string => `code ${basis} ${page}`;
  /** The open page: its code as the cache has it, read when it is asked for, and what it asked for. */
  let open:
    | { readonly key: string; known: ReadonlyMap<string, string> | undefined; own: Map<string, string> }
    | undefined;
  const knownCode = (): ReadonlyMap<string, string> | undefined => {
    if (open === undefined || open.known !== undefined) return open?.known;
    const bytes = cache?.get(open.key);
    open.known = bytes === undefined ? new Map() : deserialize(bytes);
    return open.known;
  };

  const loadHighlighter = async (): Promise<void> => {
    loaded = await highlighters.lend(basis, async () => {
      const { createHighlighter } = await import('./highlighter.ts');
      const highlighter = await createHighlighter(options);
      await highlighter.ensureLanguages(languages);
      return highlighter;
    });
    isMissing = false;
  };
  const load = (): Promise<void> => {
    loading ??= loadHighlighter();
    return loading;
  };
  const made = (code: string, language: string | undefined, lines: HighlightOptions): string | undefined => {
    const key = codeKey(code, language, lines);
    const html =
      knownCode()?.get(key) ?? ready.take(key) ?? loaded?.highlighter.highlight(code, language, lines);
    if (html !== undefined) open?.own.set(key, html);
    return html;
  };

  return {
    async css(texts) {
      const key = `code style ${basis} ${digest(JSON.stringify(texts))}`;
      const known = cache?.get(key);
      if (known !== undefined) return Buffer.from(known).toString();
      await load();
      const css = loaded?.highlighter.css(texts) ?? '';
      cache?.put(key, Buffer.from(css));
      return css;
    },
    highlight(code, language, lines = {}) {
      const html = made(code, language, lines);
      isMissing ||= html === undefined;
      return html ?? '';
    },
    isMissing: () => isMissing,
    load,
    open(page) {
      if (cache !== undefined) open = { key: pageKey(page), known: undefined, own: new Map() };
    },
    close() {
      if (open !== undefined && open.own.size > 0) cache?.put(open.key, serialize(open.own));
      // A page whose body is known asks for nothing.
      else if (open !== undefined) cache?.keep(open.key);
      open = undefined;
    },
    keep: (page) => cache?.keep(pageKey(page)) === true,
    async dispose() {
      await loading?.catch(() => {}); // told to whoever waits for it
      loaded?.release();
      loaded = undefined;
    },
  };
}
