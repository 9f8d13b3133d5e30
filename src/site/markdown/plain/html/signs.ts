/** What names and attributes of elements tell of them, where HTML becomes Markdown. */

/** Titles that are no headings. */
export const TITLE = /\bclass="c-(?:accordion|callout|card|step|tab|tile|view)-title"/;
/** The link of a card, which marks its title by itself. */
export const CARD_LINK = /\bclass="c-card-link"/;
export const WHOLE_CARD = /\bclass="c-card-link" .*\baria-label="/;
/** What an entry of a changelog is called, which is a link to itself. */
export const UPDATE = /\bclass="c-update-label"/;
/** A field of a request or a response, which may hold others. */
export const FIELD = /\bclass="c-field"/;
/** What is there for readers with a mouse. */
export const CONTROL = /\bclass="c-(?:anchor|copy|filter|tablist)\b/;

/** What is drawn, or is there for scripts. */
export const SILENT = /^(?:svg|style|script|template)$/;
export const BLOCK =
  /^(?:address|article|aside|blockquote|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|legend|li|main|nav|ol|p|pre|section|summary|table|tr|ul)$/;
/** What a list counts from, and the number of an item of it. */
export const START = /(?<![\w-])start="(\d+)"/;
export const VALUE = /(?<![\w-])value="(\d+)"|\bcounter-set:step (\d+)/;
/** A box whose parts the style sets apart; those of a button most often are. */
export const SPREAD =
  /\b(?:class="[^"]*(?<![\w:-])(?:inline-)?(?:flex|grid)(?![\w-])|style="[^"]*\bdisplay:\s*(?:inline-)?(?:flex|grid)\b)/;
/** A box whose parts stand one below the other. */
export const COLUMN =
  /\bclass="[^"]*(?<![\w:-])flex-col(?![\w-])|\bstyle="[^"]*\bflex-direction:\s*column(?![\w-])/;
/** What has signs of its own around, which would run into those of the next. */
export const ENCLOSED = /^(?:a|code|kbd)$/;
/** What stands apart wherever it is. */
export const APART = /^(?:button|label|option|select)$/;
/** The end of a button right before another. */
export const NEXT_BUTTON = /<\/button>\s*<button\b/y;
/** Nothing but a block of code. */
export const FENCED = /^\s*(`{3,})[^`][\s\S]*\n\1\s*$/;
/** What is struck out, raised or lowered. */
export const STRUCK = /^(?:del|s|strike)$/;
export const RAISED = /^su[bp]$/;
/** Code that is a link as a whole. */
export const LINKED_CODE = /<code[^>]*>\s*<a [^>]*\bhref="([^"]*)"[^>]*>[^<]*<\/a>\s*<\/code>/y;
/** A line of code. */
export const LINE = /\bclass="(?:[^"]*[\s_-])?line[\s"]/;
/** What gives an element a look of its own, unless it is one of ours. */
export const LOOK = /\b(?:class="(?!c-)|style=")/;
/** The first signs of the words that come next, whatever elements they are in; nobody looks for them forever. */
export const NEXT = /(?:<[^>]*>){0,100}([^<]{1,3})/uy;
/** A formula, and what of it is but drawn. */
export const FORMULA = /<annotation encoding="application\/x-tex">([^<]*)</;
export const DRAWN = /\bclass="katex-html"/;
/** A callout, which has a kind or a title of its own. */
export const CALLOUT = /\bclass="c-callout c-[a-z]+"(?:.*\baria-label="([^"]*)")?/;
export const CALLOUT_TITLE = /\bclass="c-callout-title"/;
export const SET_APART =
  /\bclass="(?:c-badge\b|[^"]*(?<![\w:-])m[lsx]-[1-9])|\bstyle="[^"]*\bmargin-(?:left|inline-start):\s*[1-9]|\bdata-block\b/;
/** Text in pieces: V8 may note each character of one, and fails above some millions. */
export const TOKEN = /<(\/?)([a-z][\w-]*)([^>]*)>|<!--[\s\S]*?-->|[^<]{1,100000}/gi;
