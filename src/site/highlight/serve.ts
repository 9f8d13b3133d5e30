import type { HighlightRequest } from '../page.ts';
import { createHighlighter, type Highlighter, type HighlighterOptions, loadEngine } from './highlighter.ts';

/** Loads what every highlighter needs, while it is not yet known what else that will be. */
export function loadHighlighting(): void {
  // A failure is told to whoever asks for the engine next.
  loadEngine().catch(() => {});
}

/** What a thread that highlights answers requests with: the HTML of each. */
export function serveHighlighting(
  options: HighlighterOptions,
  languages: readonly string[],
): (requests: readonly HighlightRequest[]) => Promise<string[]> {
  const opened = open();
  // Told with each answer.
  opened.catch(() => {});
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
