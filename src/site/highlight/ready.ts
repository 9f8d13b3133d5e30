import type { HighlightOptions, HighlightRequest } from '../page.ts';
import { canonical } from './language-names.ts';

/** Code that is highlighted already, by another highlighter of the same options; each piece is to be used once. */
export interface ReadyCode {
  adopt(requests: readonly HighlightRequest[], html: readonly (string | undefined)[]): void;
  /** Gives a piece away, and forgets it when no other page waits for the same. */
  take(key: string): string | undefined;
}

/** Begins without any code. */
export function createReadyCode(): ReadyCode {
  const ready = new Map<string, { readonly html: string; uses: number }>();
  return {
    adopt(requests, html) {
      for (const [n, { code, language, options }] of requests.entries()) {
        const made = html[n];
        if (made === undefined) continue;
        const key = codeKey(code, language, options);
        const known = ready.get(key);
        if (known === undefined) ready.set(key, { html: made, uses: 1 });
        else known.uses += 1;
      }
    },
    take(key) {
      const known = ready.get(key);
      if (known === undefined) return undefined;
      known.uses -= 1;
      if (known.uses === 0) ready.delete(key);
      return known.html;
    },
  };
}

/** Tells requests apart that may become different HTML. */
export function codeKey(code: string, language: string | undefined, options: HighlightOptions): string {
  return `${canonical(language ?? '')}\n${lineKey(options)}\n${code}`;
}

function lineKey({ highlighted, focused, lineNumbers, wrap }: HighlightOptions): string {
  const numbers = (lines: ReadonlySet<number> | undefined): string => (lines ? [...lines].join() : '');
  return `${numbers(highlighted)}|${numbers(focused)}|${lineNumbers ? 1 : 0}${wrap ? 1 : 0}`;
}
