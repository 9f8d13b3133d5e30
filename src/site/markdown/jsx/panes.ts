/** What a pane is made of: an element of its own, of which one of several is shown. */
const TAG = /<(article|dd|div|li|ol|p|section|ul)\b([^>]*)>/g;
const ATTRIBUTE = /\s([\w:-]+)(?:="([^"]*)")?/g;
/** Names of classes and styles that say whether something is shown, and of the classes that say it is not. */
const HIDDEN_CLASS = /^(?:hidden|sr-only)$/;
/** What only screen readers see is hidden where it is hidden from them as well. */
const UNHEARD = /\saria-hidden="true"/;
const DISPLAY = /^(?:hidden|sr-only|block|flex|grid|inline(?:-\w+)?|table(?:-\w+)?|contents|list-item)$/;
const HIDDEN = /^display:\s*none\b/i;
/** A class by which it is shown where there is room, or to some: `md:block`. */
const SOMETIMES = /:!?(?:block|flex|grid|inline(?:-\w+)?|table(?:-\w+)?|contents|list-item)$/;
/** What stands over the page stays closed. */
const ABOVE = /^(?:absolute|fixed|position:\s*(?:absolute|fixed))$/i;
/** What says the same for those who hear the page. */
const SILENT = new Set(['aria-hidden', 'hidden', 'inert']);

interface Pane {
  readonly isHidden: boolean;
  /** Whether it says of itself that it is shown. */
  readonly isSaid: boolean;
  /** The element and the names of its attributes: one of its kind has the same. */
  readonly kind: string;
  readonly traits: ReadonlySet<string>;
}

/**
 * The HTML of a component that keeps state, with all panes shown of which it hides all but the chosen one: those of one
 * kind, of which some are shown and others hidden. What a control names as its own can be chosen by readers.
 */
export function withPanes(html: string): string {
  if (!/display:\s*none|\b(?:hidden|sr-only)\b/i.test(html)) return html;
  const shown = new Map<string, Pane>();
  for (const [tag, name = '', attributes = ''] of html.matchAll(TAG)) {
    const pane = paneOf(name, attributes);
    if (!pane.isHidden) shown.set(tag, pane);
  }
  const controlled = new Set([...html.matchAll(/\saria-controls="([^"]*)"/g)].map(([, id]) => id));
  return html.replace(TAG, (tag: string, name: string, attributes: string) => {
    const pane = paneOf(name, attributes);
    if (controlled.has(/\sid="([^"]*)"/.exec(attributes)?.[1])) return tag;
    return pane.isHidden && shown.values().some((other) => isAlike(pane, other)) ? opened(tag) : tag;
  });
}

/** The HTML of a component with all that it hides until a script shows it. */
export function uncovered(html: string): string {
  return html.replace(TAG, (tag: string, name: string, attributes: string) =>
    paneOf(name, attributes).isHidden ? opened(tag) : tag,
  );
}

/** Whether one that is shown has all that a hidden one has. What has nothing is told by what it says of being shown. */
function isAlike(hidden: Pane, shown: Pane): boolean {
  const isPlain = hidden.traits.size === 0 && !hidden.kind.includes(' ');
  return hidden.kind === shown.kind && hidden.traits.isSubsetOf(shown.traits) && (!isPlain || shown.isSaid);
}

function paneOf(name: string, attributes: string): Pane {
  const names: string[] = [];
  let classes: readonly string[] = [];
  let styles: readonly string[] = [];
  let isHidden = false;
  for (const [, attribute = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
    if (attribute === 'class') classes = value.split(/\s+/).filter((one) => one !== '');
    else if (attribute === 'style') styles = value.split(';').map((one) => one.trim());
    else if (!SILENT.has(attribute)) names.push(attribute);
    isHidden ||= attribute === 'hidden';
  }
  isHidden ||= styles.some((one) => HIDDEN.test(one)) || classes.includes('hidden');
  isHidden ||= classes.includes('sr-only') && UNHEARD.test(attributes);
  const staysHidden = [...classes, ...styles].some((one) => SOMETIMES.test(one) || ABOVE.test(one));
  return {
    isHidden: isHidden && !staysHidden,
    isSaid: !isHidden && [...classes, ...styles].some((one) => DISPLAY.test(one) || /^display:/i.test(one)),
    kind: [name, ...names.toSorted()].join(' '),
    traits: new Set([
      ...classes.filter((one) => !DISPLAY.test(one)),
      ...styles.map((one) => one.split(':')[0]?.trim() ?? '').filter((one) => !/^(?:display)?$/i.test(one)),
    ]),
  };
}

function opened(tag: string): string {
  return tag
    .replace(/ style="([^"]*)"/, (_, styles: string) => {
      const left = styles.split(';').filter((one) => !HIDDEN.test(one.trim()));
      return ` style="${left.join(';')}"`;
    })
    .replace(/ class="([^"]*)"/, (_, classes: string) => {
      const left = classes.split(/\s+/).filter((one) => !HIDDEN_CLASS.test(one));
      return ` class="${left.join(' ')}"`;
    })
    .replace(/ aria-hidden="true"| (?:hidden|inert)(?:="[^"]*")?(?=[ >])/g, '');
}
