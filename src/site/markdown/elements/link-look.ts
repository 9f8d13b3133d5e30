import { plainUtility } from '../html.ts';

/** Classes that change how a link is written or where it stands, and not what makes it look like one. */
const BESIDE_LOOK =
  /^(?:[\w-]+:)*[!-]?(?:(?:align|break|decoration|font|indent|leading|tracking|underline-offset|whitespace|m[trblxyse]?)-\S+|text-(?:xs|sm|base|lg|\d?xl|left|center|right|justify|start|end|nowrap|wrap|balance|pretty|\[[\d.]\S*)|inline|italic|underline|)!?$/;

/**
 * The attributes of a link whose author gave it classes: it looks like one, unless these give it a color, a box or no
 * line, or are of the project, of which nobody here knows what they do.
 */
export function withLinkLook(html: string): string {
  return html.replace(/ class="([^"]*)"/, (written, classes: string) =>
    classes.split(/\s+/).every((name) => BESIDE_LOOK.test(plainUtility(name) ?? name))
      ? ` class="${`${classes} c-link`.trim()}"`
      : written,
  );
}
