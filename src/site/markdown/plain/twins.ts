import { plainUtility } from '../html.ts';

const LOOK = /^(?:(.*):)?!?(hidden|block|contents|flex|grid|inline(?:-(?:block|flex|grid))?|table)!?$/;

/** From how wide a window on classes count, the narrowest first. */
const WIDTHS = ['sm', 'md', 'lg', 'xl', '2xl'];

/** What classes say of whether something is shown, and when: always (an empty word), in the dark mode, from a width on. */
interface Look {
  readonly when: string;
  readonly isShown: boolean;
}

/**
 * Whether classes show something in the dark mode alone, or in narrow windows alone, as the twin of what the light mode,
 * or a wide window, shows: Markdown, which has no modes and no width, has only that.
 */
export function isTwin(classes: string): boolean {
  if (!/(?:dark|sm|md|lg|xl):/.test(classes)) return false;
  const looks = classes.split(/\s+/).flatMap((name): Look[] => {
    const [, when = '', look] = LOOK.exec(plainUtility(name) ?? name) ?? [];
    return look === undefined ? [] : [{ when, isShown: look !== 'hidden' }];
  });
  return isForDark(looks) || isForNarrow(looks);
}

function isForDark(looks: readonly Look[]): boolean {
  const shown = looks.filter(({ isShown }) => isShown);
  return isHidden(looks) && shown.length > 0 && shown.every(({ when }) => when === 'dark');
}

function isForNarrow(looks: readonly Look[]): boolean {
  const isHiddenWide = WIDTHS.reduce(
    (isHiddenYet, width) => !(looks.find(({ when }) => when === width)?.isShown ?? !isHiddenYet),
    isHidden(looks),
  );
  const isShownAtAll = looks.some(
    ({ when, isShown }) => isShown && (WIDTHS.includes(when) || when.startsWith('max-')),
  );
  return isHiddenWide && (isShownAtAll || !isHidden(looks));
}

function isHidden(looks: readonly Look[]): boolean {
  return looks.some(({ when, isShown }) => when === '' && !isShown);
}
