import { escapeText } from './html.ts';

/** Shorter words have room in the narrowest columns. */
const LONG_WORD = /\S{16,}/g;

/** What joins the names of an address or a path, but where more of it or nothing follows. */
const JOINT = /[./_](?=[^\s./_])/g;

/**
 * Text as HTML in which long words may break where names are joined in them, as in `GET /orders/{order_id}/items`:
 * browsers break them anywhere. What is copied or searched is the text alone.
 */
export function breakableText(text: string): string {
  return escapeText(text).replace(LONG_WORD, (word) => word.replace(JOINT, '$&<wbr>'));
}
