import { escapeText } from '../markdown/html.ts';
import type { LazyHighlighter } from './lazy.ts';

/** Leaves code as it is, for a draft. */
export const plainHighlighter: LazyHighlighter = {
  css: async () => '',
  highlight: (code) => `<pre><code>${escapeText(code)}</code></pre>`,
  isMissing: () => false,
  load: async () => {},
  open() {},
  close() {},
  keep: () => true,
  dispose: async () => {},
};
