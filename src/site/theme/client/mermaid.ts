/**
 * Draws the diagrams of a page when a reader comes near them, for the library is larger than all the rest of a page.
 * Loaded only where there are some. Follows the mode of the page.
 */

import { COLORED, isLight, isOfOneMode, isStrong, wordsIn, wordsOn } from '../../diagrams/own-colors.ts';
import { hasOwnTheme, LINES, modeOf } from '../../diagrams/own-theme.ts';
import { PACKET_WORDS, XY_WORDS } from '../../diagrams/words.ts';
import { toHex } from '../color.ts';
import { breathe, loadMermaid, type Mermaid } from './mermaid-library.ts';

const root = document.documentElement;
const diagrams = [...document.querySelectorAll<HTMLElement>('pre.mermaid:not([data-failed])')];
const sources = diagrams.map(({ textContent }) => textContent ?? '');

/** Reads colors of the page's style sheet as `#rrggbb`, which is what the library can mix: it knows no `color-mix()`. */
function readColors<T>(use: (colorOf: (css: string) => string) => T): T {
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const probe = document.createElement('i');
  document.body.append(probe);
  const { style } = probe;
  const computed = getComputedStyle(probe);
  try {
    return use((css) => {
      style.color = css;
      if (pen === null) return computed.color;
      pen.fillStyle = computed.color;
      pen.fillRect(0, 0, 1, 1);
      return toHex([...pen.getImageData(0, 0, 1, 1).data.subarray(0, 3)]);
    });
  } finally {
    probe.remove();
  }
}

/** Kinds of diagrams that tell things apart by color have this many. */
const HUES = 12;
/** Diagrams in the colors of the site; a diagram that names a theme of its own has that. */
function colors(colorOf: (css: string) => string): Record<string, unknown> {
  const dark = root.classList.contains('dark');
  const tint = (share: number): string =>
    colorOf(`color-mix(in srgb, var(--t-primary) ${share}%, var(--t-bg))`);
  const [text, soft, line] = ['--t-text', '--t-bg-soft', '--t-text-faint'].map((name) =>
    colorOf(`var(${name})`),
  );
  const hue = (step: number, share: number): string =>
    colorOf(
      `color-mix(in srgb, oklch(from var(--t-primary) .65 .13 calc(h + ${step * 47})) ${share}%, var(--t-bg))`,
    );
  const scale = Array.from({ length: HUES }, (_, step) => [
    [`cScale${step}`, hue(step, dark ? 40 : 30)],
    [`cScaleLabel${step}`, text],
    [`pie${step + 1}`, hue(step, dark ? 55 : 45)],
  ]).flat();
  return {
    ...Object.fromEntries(scale),
    // What is given of these kinds takes the place of all that the library would choose for them.
    xyChart: {
      ...Object.fromEntries(XY_WORDS.map((name) => [name, text])),
      plotColorPalette: [0, 1, 2, 3, 4, 5].map((step) => hue(step, 85)).join(),
      backgroundColor: 'transparent',
    },
    packet: {
      ...Object.fromEntries(PACKET_WORDS.map((name) => [name, text])),
      blockStrokeColor: tint(dark ? 60 : 55),
      blockFillColor: tint(dark ? 22 : 12),
    },
    darkMode: dark,
    background: colorOf('var(--t-bg)'),
    primaryColor: tint(dark ? 22 : 12),
    primaryBorderColor: tint(dark ? 60 : 55),
    primaryTextColor: text,
    textColor: text,
    titleColor: text,
    lineColor: line,
    edgeLabelBackground: colorOf('var(--t-bg)'),
    clusterBkg: soft,
    clusterBorder: colorOf('var(--t-border-strong)'),
    noteBkgColor: soft,
    noteTextColor: text,
    sequenceNumberColor: colorOf('var(--t-bg)'),
    critBkgColor: colorOf('color-mix(in srgb, var(--t-danger) 35%, var(--t-bg))'),
    critBorderColor: colorOf('var(--t-danger)'),
    noteBorderColor: colorOf('var(--t-border-strong)'),
    activeTaskBkgColor: tint(dark ? 35 : 30),
    activeTaskBorderColor: tint(dark ? 60 : 55),
    doneTaskBkgColor: colorOf('color-mix(in srgb, var(--t-text) 15%, var(--t-bg))'),
    doneTaskBorderColor: line,
  };
}

/** The channels of a color as a browser writes it. */
function channels(color: string): number[] {
  return (color.match(/[\d.]+/g) ?? []).map(Number);
}

/** The same as the build does for what it draws (src/site/diagrams/legible.ts). */
function keepLegible(drawing: Element, isOwnTheme: boolean): void {
  for (const box of drawing.querySelectorAll('.node')) {
    const shape = box.querySelector<SVGElement>(':scope > [style*="fill"], :scope > g > [style*="fill"]');
    const onFill = shape === null ? undefined : wordsOn(channels(getComputedStyle(shape).fill));
    const own = colorsOf(box);
    if (onFill === undefined) {
      if (!isOwnTheme && own.some(isOfOneMode)) colorWords(box, 'var(--t-text)');
    } else if (own.length === 0) colorWords(box, onFill);
  }
  if (isOwnTheme) return;
  const grounds = [...drawing.querySelectorAll('.cluster')]
    .filter((group) => colorsOf(group).length === 0)
    .flatMap((group) => [...group.querySelectorAll<SVGElement>(':scope > rect[style*="fill"]')]);
  for (const ground of [...drawing.querySelectorAll<SVGElement>('rect.rect'), ...grounds]) {
    const color = channels(getComputedStyle(ground).fill);
    if (isStrong(color)) ground.classList.add(isLight(color) ? 'c-diagram-light' : 'c-diagram-dark');
  }
  for (const line of drawing.querySelectorAll<SVGElement>(LINES))
    if (line.style.stroke !== '' && isOfOneMode(channels(getComputedStyle(line).stroke)))
      line.style.stroke = 'var(--t-text)';
}

/** The colors that an author gave words. */
function colorsOf(box: Element): number[][] {
  return [...box.querySelectorAll<HTMLElement>(COLORED)]
    .filter(({ style }) => style.color !== '')
    .map((words) => channels(getComputedStyle(words).color));
}

function colorWords(box: Element, color: string): void {
  const words = wordsIn((selector) => box.querySelector(selector) !== null);
  for (const { style } of box.querySelectorAll<SVGElement | HTMLElement>(words)) {
    style.setProperty('color', color, 'important');
    style.setProperty('fill', color, 'important');
  }
}

/** Says for pages of which mode a diagram in a theme of its own is made: on others it has the ground of that mode. */
function tellMode(element: HTMLElement): void {
  const drawing = element.querySelector('svg');
  if (drawing === null) return;
  const line = drawing.querySelector(LINES);
  element.dataset.madeFor = modeOf(
    channels(getComputedStyle(drawing).fill),
    line ? channels(getComputedStyle(line).stroke) : undefined,
  );
}

/** Drawings are made no smaller than this, so that words stay legible: what is wider scrolls. */
const SMALLEST = 0.6;
/** How much smaller or larger than its room a drawing may be to keep it: nothing moves before the reader's eyes. */
const FITTING = { least: 0.7, most: 1.3 };

/** Puts a drawing into its place, which keeps the height that the page gave it where somebody is looking. */
function show(element: HTMLElement, svg: string): void {
  const { top, bottom, height } = element.getBoundingClientRect();
  const isSeen = bottom > 0 && top < innerHeight;
  element.innerHTML = svg;
  element.dataset.drawn = root.classList.contains('dark') ? 'dark' : '';
  delete element.dataset.held;
  const drawing = element.querySelector('svg');
  if (!drawing) return;
  drawing.style.minWidth = `${Math.round(drawing.viewBox.baseVal.width * SMALLEST)}px`;
  const share = element.getBoundingClientRect().height / height;
  if (isSeen && element.style.length > 0 && share > FITTING.least && share < FITTING.most)
    element.dataset.held = '';
  if (element.scrollWidth > element.clientWidth) {
    element.tabIndex = 0;
    // Who scrolls begins where the drawing does, though its room may leave it some to spare.
    const start = getComputedStyle(element).direction === 'rtl' ? 'xMax' : 'xMin';
    drawing.setAttribute('preserveAspectRatio', `${start}YMid`);
  }
}

/** The source says more than an empty box. */
function fail(element: HTMLElement, source: string): void {
  element.textContent = source;
  element.dataset.failed = '';
}

/** Each drawing has a name of its own: the library removes what has the same before it draws. */
let drawings = 0;

async function paint(mermaid: Mermaid, wanted: readonly HTMLElement[]): Promise<void> {
  const font = getComputedStyle(document.body).fontFamily;
  const ours = { theme: 'base', themeVariables: { ...readColors(colors), fontFamily: font } };
  for (const [index, element] of diagrams.entries()) {
    if (!wanted.includes(element)) continue;
    const source = sources[index] ?? '';
    const ownTheme = hasOwnTheme(source);
    mermaid.initialize({
      startOnLoad: false,
      securityLevel: 'strict',
      // Or it leaves a drawing of its own at the end of the page where it cannot read a diagram.
      suppressErrorRendering: true,
      fontFamily: font,
      ...(ownTheme ? {} : ours),
    });
    try {
      drawings += 1;
      const { svg } = await mermaid.render(`l-diagram-${drawings}`, source);
      show(element, svg);
      keepLegible(element, ownTheme);
      if (ownTheme) tellMode(element);
      await breathe();
    } catch {
      fail(element, source);
    }
  }
}

let mermaid: Promise<Mermaid> | undefined;
/** The library draws one diagram at a time. */
let painted: Promise<void> = Promise.resolve();
const shown = new Set<HTMLElement>();

function draw(wanted: readonly HTMLElement[]): void {
  if (wanted.length === 0) return;
  for (const element of wanted) shown.add(element);
  mermaid ??= loadMermaid();
  painted = Promise.all([mermaid, painted]).then(
    ([loaded]) => paint(loaded, wanted),
    () => {
      for (const element of wanted) fail(element, sources[diagrams.indexOf(element)] ?? '');
    },
  );
}

/** Draws diagrams that come into view, or within this many pixels of it. */
function watch(margin: number): IntersectionObserver {
  const observer = new IntersectionObserver(
    (entries) =>
      draw(
        diagrams.filter(
          (one) =>
            !shown.has(one) && entries.some(({ isIntersecting, target }) => isIntersecting && target === one),
        ),
      ),
    { rootMargin: `${margin}px` },
  );
  for (const element of diagrams) observer.observe(element);
  return observer;
}

const inView = watch(0);
// Who scrolls may come to the next: it is there when they arrive.
addEventListener(
  'scroll',
  () => {
    inView.disconnect();
    watch(400);
  },
  { once: true, passive: true },
);
document.addEventListener('docs:mode', () => draw([...shown]));
// Paper shows all of them. Nothing waits for what is drawn then, but what is asked for by key may be put off.
const drawAll = (): void => draw(diagrams.filter((one) => !shown.has(one)));
addEventListener('beforeprint', drawAll);
addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (key.toLowerCase() !== 'p' || ctrlKey === metaKey || shiftKey || altKey) return;
  if (diagrams.every((one) => 'drawn' in one.dataset || 'failed' in one.dataset)) return;
  event.preventDefault();
  drawAll();
  void painted.then(() => print());
});
