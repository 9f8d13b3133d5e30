const TAG = /<(?:article|aside|dd|div|li|ol|p|section|span|ul)\b[^>]*>/g;
const STYLE = /\bstyle="([^"]*)"/;
const CLASS = /\bclass="([^"]*)"/;

/** No room for what is inside, by a style of the element itself or by a utility class. */
const NO_ROOM = /^(?:max-)?height:\s*0(?:\.0+)?(?:px|r?em|%)?$/i;
const NO_ROOM_CLASS = /^(?:max-)?h-0$/;
const CUT = /^overflow(?:-y)?:\s*(?:hidden|clip)$/i;
const CUT_CLASS = /^overflow(?:-y)?-(?:hidden|clip)$/;
/** The same with rows of a grid. */
const NO_ROWS = /^grid-template-rows:\s*0fr$/i;
const NO_ROWS_CLASS = /^grid-rows-\[0fr\]$/;
/** What most often goes with it. */
const UNSEEN = /^(?:opacity:\s*0|visibility:\s*hidden|pointer-events:\s*none)$/i;
const UNSEEN_CLASS = /^(?:opacity-0|invisible|pointer-events-none)$/;
/** What stands over the page stays closed; a share of the width as padding is the height of a film. */
const KEPT = /^(?:position:\s*(?:absolute|fixed)|padding(?:-top|-bottom)?:.*%)/i;
const KEPT_CLASS = /^(?:absolute|fixed)$/;

/**
 * The HTML of a component that keeps state, with what it gives no room until somebody unfolds it. No site runs its code,
 * and some of it would measure how much room that is.
 */
export function unfolded(html: string): string {
  return html.replace(TAG, (tag) => {
    const style = STYLE.exec(tag)?.[1] ?? '';
    const names = CLASS.exec(tag)?.[1] ?? '';
    const declared = style.split(';').map((one) => one.trim());
    const classes = names.split(/\s+/);
    const has = (rule: RegExp, utility: RegExp): boolean =>
      declared.some((one) => rule.test(one)) || classes.some((one) => utility.test(one));
    const isShut = has(NO_ROWS, NO_ROWS_CLASS) || (has(NO_ROOM, NO_ROOM_CLASS) && has(CUT, CUT_CLASS));
    if (!isShut || has(KEPT, KEPT_CLASS)) return tag;
    const open = declared.filter((one) => !(NO_ROOM.test(one) || NO_ROWS.test(one) || UNSEEN.test(one)));
    const shown = classes.filter(
      (one) => !(NO_ROOM_CLASS.test(one) || NO_ROWS_CLASS.test(one) || UNSEEN_CLASS.test(one)),
    );
    return tag
      .replace(STYLE, () => `style="${open.join(';')}"`)
      .replace(CLASS, () => `class="${shown.join(' ')}"`)
      .replace(/ aria-hidden="true"| inert(?=[ >])/g, '');
  });
}

/** A box that cuts what is wider, and in it a row that a script moves on. */
const MOVED_ROW =
  /<(?:div|ol|section|ul)\b[^>]*>(?=\s*<(?:div|ol|ul)\b[^>]*?\sstyle="[^"]*\btransform:\s*translate(?:X|3d)?\([^"]*")/g;
const CUT_ROW = /^overflow(?:-x)?:\s*(?:hidden|clip)$/i;
const CUT_ROW_CLASS = /^overflow(?:-x)?-(?:hidden|clip)$/;

/** The HTML of a component that keeps state, in which readers scroll through the rows that its buttons would move on. */
export function scrolled(html: string): string {
  return html.replace(MOVED_ROW, (tag) => {
    const style = STYLE.exec(tag)?.[1];
    const declared = (style ?? '').split(';').map((one) => one.trim());
    const classes = (CLASS.exec(tag)?.[1] ?? '').split(/\s+/);
    if (!declared.some((one) => CUT_ROW.test(one)) && !classes.some((one) => CUT_ROW_CLASS.test(one)))
      return tag;
    const written = [...declared, 'overflow-x:auto'].filter(Boolean).join(';');
    const own =
      style === undefined
        ? tag.replace(/>$/, ` style="${written}">`)
        : tag.replace(STYLE, () => `style="${written}"`);
    return / tabindex=/.test(own) ? own : own.replace(/>$/, ' tabindex="0">');
  });
}
