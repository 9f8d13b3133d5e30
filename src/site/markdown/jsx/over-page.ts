import { TAG } from '../html.ts';
import { wordsOf } from './unchosen.ts';

/** What would lie over a small part of the page, for a while: it stays closed. */
const TELLING =
  /<[^>]*(?:\b(?:class|style)="[^"]*\b(?:popover|popup|toast|tooltip)\b|role="(?:alert|status|tooltip)")|^<[^>]* (?:class|style)="[^"]*\babsolute\b/i;
/** What would lie over all of it: a window with something to read. */
const WINDOW =
  /<dialog\b|<[^>]*(?:\b(?:class|style)="[^"]*\b(?:fixed|modal|dialog|overlay|drawer|backdrop)\b|role="(?:alert)?dialog")/i;
/** What places an element over the page, and how far it reaches there. */
const PLACING =
  /\b(?:absolute|backdrop|dialog|drawer|fixed|inset|modal|overlay|screen)\b|\bz-|z-index|100v[hw]/i;

/** Whether a part stays closed that a press would open over the page. */
export function staysOverPage(part: string): boolean {
  return TELLING.test(part);
}

/** What tells of a press for a while, and what is there to be pressed itself. */
const NO_HINT = /\btoast\b|role="(?:alert|status)"|<(?:a|button|img|input|li|option)\b/i;

/** What a part says that would lie over a small part of the page, where it is to read; empty where it is not. */
export function hintOf(part: string): string {
  return TELLING.test(part) && !NO_HINT.test(part) ? wordsOf(part) : '';
}

/** Whether a part is a window over the page. */
export function isWindow(part: string): boolean {
  return WINDOW.test(part);
}

/** A ground that is light; its element may have another in the dark. */
const LIGHT_GROUND =
  /(?<![\w:/-])(?:bg-(?:white|(?:gray|neutral|slate|stone|zinc)-(?:50|100)))(?![\w/])|background(?:-color)?:\s*(?:white\b|#f{3}(?:f{3})?\b)/i;

/** Whether its author made a part for light pages alone. */
function isForLight(part: string): boolean {
  return [...part.matchAll(TAG)].some(
    ([, , , attributes = '']) => LIGHT_GROUND.test(attributes) && !/\bdark:(?:[\w-]+:)*bg-/.test(attributes),
  );
}

/** The same part within the page: of what places it over it nothing is left. One for light pages stays light. */
export function withinPage(part: string): string {
  const html = placedWithin(part);
  return isWindow(part) && isForLight(part) ? `<div class="c-light">${withoutDark(html)}</div>` : html;
}

/** A part without the classes for dark pages: their light text is not to be read on a ground that stays light. */
function withoutDark(part: string): string {
  return part.replace(TAG, (tag) =>
    tag.replace(
      / class="([^"]*)"/,
      (_, names: string) =>
        ` class="${names
          .split(/\s+/)
          .filter((name) => !/(?:^|:)dark:/.test(name))
          .join(' ')}"`,
    ),
  );
}

const BUTTON = /<button\b[^>]*>(?:(?!<\/button>).)*<\/button>/gs;
/** What closes a part again, or begins anew. */
const CLOSING = /^(?:[×✕✖✗]|(?:x|close|dismiss|hide|back|reset|clear|start over|(?:try )?again|restart)\b)/i;

/** A part without the buttons that would close it. */
export function withoutClosing(part: string): string {
  return part.replace(BUTTON, (button) => (CLOSING.test(wordsOf(button)) ? '' : button));
}

function placedWithin(part: string): string {
  return part.replace(TAG, (tag, end: string, name: string, attributes: string) => {
    const element = name.toLowerCase() === 'dialog' ? 'div' : name;
    const left = attributes
      .replace(/ (?:class|style)="[^"]*"/g, (one) => (PLACING.test(one) ? '' : one))
      .replace(/ role="(?:alert)?dialog"| aria-modal="[^"]*"| open(?=[ >]|$)/g, '');
    return element === name && left === attributes ? tag : `<${end}${element}${left}>`;
  });
}
