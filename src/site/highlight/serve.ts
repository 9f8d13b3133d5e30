import type { HighlightRequest } from '../page.ts';
import { createHighlighter, type Highlighter, type HighlighterOptions } from './highlighter.ts';

/** What a thread that highlights answers requests with: the HTML of each. */
export function serveHighlighting(
  options: HighlighterOptions,
  languages: readonly string[],
): (requests: readonly HighlightRequest[]) => Promise<string[]> {
  const opened = open();
  async function open(): Promise<Highlighter> {
    const highlighter = await createHighlighter(options);
    // All of the build's, since a grammar may hold others.
    await highlighter.ensureLanguages(languages);
    return highlighter;
  }
  return async (requests) => {
    const highlighter = await opened;
    return requests.map(({ code, language, options: lines }) => highlighter.highlight(code, language, lines));
  };
}
