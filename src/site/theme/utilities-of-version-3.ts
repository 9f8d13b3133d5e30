/** What hosted sites, which have version 3 of Tailwind, know and do otherwise than the version here. */

type Translucent = readonly [kind: string, color: string, meant?: typeof ITSELF];
/** What such a class is about, and what stands before its color in the rules. */
const ITSELF = { selector: '&', before: String.raw`[\s{;]` };
const LINES_BETWEEN = {
  selector: ':where(& > :not(:last-child))',
  before: String.raw`> :not\(:last-child\)\) \{\s*`,
};

/** What `bg-opacity-40` makes translucent: the class that says how much stands beside the one of the color. */
const TRANSLUCENT: readonly Translucent[] = [
  ['bg', 'background-color'],
  ['text', 'color'],
  ['divide', 'border-color', LINES_BETWEEN],
  ['border', 'border(?:-[a-z-]+)?-color'],
  ['ring', '--tw-ring-color'],
];

/** The kinds of {@link TRANSLUCENT} that some class of these sets the opacity of. */
function translucentKinds(names: readonly string[]): readonly Translucent[] {
  return TRANSLUCENT.filter(([kind]) => {
    const opacity = new RegExp(`(?:^|:)!?${kind}-opacity-`);
    return names.some((name) => opacity.test(name));
  });
}

/** Classes of hosted sites that this version of Tailwind has no more. It must not reach what is inside the element. */
function opacityUtility([kind, , { selector } = ITSELF]: Translucent): string {
  return `@utility ${kind}-opacity-*{${selector}{--tw-${kind}-opacity:calc(--value(integer)*1%);\
--tw-${kind}-opacity:calc(--value([number])*100%)}}\n\
@property --tw-${kind}-opacity{syntax:"<percentage>";inherits:false;initial-value:100%}\n`;
}

/** The rules with their colors as translucent as another class of the element says. */
function withOpacity(css: string, [kind, color, { before } = ITSELF]: Translucent): string {
  return css.replace(
    new RegExp(`(?<=${before})(${color}): (var\\(--[\\w-]+\\)|#[\\da-f]{3,6});`, 'g'),
    `$1: color-mix(in srgb, $2 var(--tw-${kind}-opacity), transparent);`,
  );
}

const LISTS = /(?<=[\s{;](?:grid-template-(?:columns|rows)|object-position): )[^;]+(?=;)/g;

/** The rules of `grid-cols-[auto,1fr]`: version 3 of Tailwind reads commas between values as blanks. */
function withLists(css: string): string {
  return css.replace(LISTS, (values) => {
    let depth = 0;
    return values.replace(/[()]|,\s*/g, (sign) => {
      if (!sign.startsWith(',')) depth += sign === '(' ? 1 : -1;
      else if (depth === 0) return ' ';
      return sign;
    });
  });
}

/** The rules of `bg-[--brand]`, a variable that stands alone in its brackets, as version 3 of Tailwind reads it. */
function withVariables(css: string, names: readonly string[]): string {
  const variables = new Set(names.flatMap((name) => /\[(--[\w-]+)\]/.exec(name)?.[1] ?? []));
  if (variables.size === 0) return css;
  const alone = new RegExp(`(?<=[\\s,(])(?<!var\\()(?:${[...variables].join('|')})(?![\\w-]|\\s*:)`, 'g');
  return css.replace(alone, 'var($&)');
}

const BETWEEN = /:where\((.+) > :not\(:last-child\)\) (\{[^{}]*)/g;
const SIDE = /-(start|end|top|bottom)(?=(?:-width)?:)/g;
const OTHER_SIDE: Readonly<Record<string, string>> = {
  start: 'end',
  end: 'start',
  top: 'bottom',
  bottom: 'top',
};

/**
 * The rules of `space-y-2` and `divide-x` as version 3 has them: before each part but the first, and stronger than the
 * margins that paragraphs and components have by themselves.
 */
function withSpaceBefore(css: string): string {
  return css.replace(
    BETWEEN,
    (_, parent: string, rule: string) =>
      `${parent} > :not([hidden]) ~ :not([hidden]) ${rule.replace(SIDE, (_, side: string) => `-${OTHER_SIDE[side]}`)}`,
  );
}

/** The rules of `bg-gradient-to-r`: version 3 mixes the colors as browsers do. */
function withPlainGradients(css: string): string {
  return css.replace(/(?<=--tw-gradient-position: [a-z ]+) in oklab(?=;)/g, '');
}

/** The definitions of the classes with which version 3 says how translucent a color is, as far as `names` has them. */
export function opacityUtilities(names: readonly string[]): string {
  return translucentKinds(names).map(opacityUtility).join('');
}

/** The rules that Tailwind made for `names`, with what version 3 means by them. */
export function asInVersion3(css: string, names: readonly string[]): string {
  const translucent = translucentKinds(names).reduce(withOpacity, css);
  return withPlainGradients(withSpaceBefore(withVariables(withLists(translucent), names)));
}
