import { escapeAttribute, withoutControls } from '../markdown/html.ts';

/** Text made safe for element content and double-quoted attributes. */
export function escapeHtml(text: string): string {
  return escapeAttribute(withoutControls(text));
}

export function codeHtml(text: string): string {
  return `<code>${escapeHtml(text)}</code>`;
}
