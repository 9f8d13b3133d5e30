import type { HighlightRequest } from '../page.ts';
import {
  createHighlighter,
  type Highlighter,
  type HighlighterOptions,
  loadOniguruma,
} from './highlighter.ts';
import { reachIntoOthers } from './language-names.ts';

/** Loads what every highlighter needs, while it is not yet known what else that will be. */
export function loadHighlighting(): void {
  // A failure is told to whoever asks for the engine next.
  loadOniguruma().catch(() => {});
}

/** What a thread that highlights answers requests with. */
export interface HighlightServer {
  /** Tells all languages of the build, since a grammar may hold others. */
  learn(languages: readonly string[]): void;
  /** The HTML of each; nothing, before all languages are known, where it depends on them. */
  highlight(requests: readonly HighlightRequest[]): Promise<(string | undefined)[]>;
}

/** Begins to load a highlighter; requests wait for it. */
export function serveHighlighting(options: HighlighterOptions): HighlightServer {
  let knowsAll = false;
  let highlighter = createHighlighter(options);
  const then = (work: (current: Highlighter) => Promise<Highlighter>): Promise<Highlighter> => {
    highlighter = highlighter.then(work);
    // Told with each answer.
    highlighter.catch(() => {});
    return highlighter;
  };
  const withLanguages = async (current: Highlighter, names: Iterable<string>): Promise<Highlighter> => {
    await current.ensureLanguages(names);
    return current;
  };
  return {
    learn(languages) {
      knowsAll = true;
      void then(async (current) =>
        withLanguages(reachIntoOthers(languages) ? await createHighlighter(options) : current, languages),
      );
    },
    async highlight(requests) {
      const isEarly = !knowsAll;
      const current = isEarly
        ? await then((current) => withLanguages(current, languagesOf(requests)))
        : await highlighter;
      return requests.map(({ code, language, options: lines }) =>
        isEarly && !current.standsAlone(language) ? undefined : current.highlight(code, language, lines),
      );
    },
  };
}

const languagesOf = (requests: readonly HighlightRequest[]): string[] =>
  requests.map(({ language }) => language ?? '');
