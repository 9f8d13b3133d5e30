import { linesOf, type Size, textWidth } from './text-size.ts';

/** What the diagram library keeps between the parts of a sequence diagram. */
const ACTOR = { width: 150, margin: 50, padding: 20 };
const EDGE = 100;
const LINE = 20;
const HEIGHTS = { around: 171, message: 50, self: 31, note: 50, frame: 54, part: 48, block: 34 };

const NAME = String.raw`[^\s:,;+()-][^:,;+()-]*?`;
const ACTOR_LINE = /^(?:create\s+)?(?:participant|actor)\s+(\S+?)(?:@\{.*\})?(?:\s+as\s+(.+))?$/i;
const MESSAGE = new RegExp(
  `^(${NAME})\\s*(?:<<)?--?(?:>>|>|x|\\)|\\|\\\\|/)\\s*[+-]?\\s*(${NAME})\\s*:(.*)$`,
);
const NOTE = /^note\s+(left of|right of|over)\s+([^:]+):(.*)$/i;
const FRAME = /^(?:loop|alt|opt|par|critical|break)\b/i;
const PART = /^(?:else|and|option)\b/i;

/** How large the library draws a sequence diagram. */
export function sequenceSize(lines: readonly string[]): Size {
  const actors = new Map<string, number>();
  const gaps = new Map<number, number>();
  const orderOf = (name: string): number => {
    if (!actors.has(name)) actors.set(name, actorWidth(name));
    return [...actors.keys()].indexOf(name);
  };
  const widen = (at: number, width: number): void => void gaps.set(at, Math.max(gaps.get(at) ?? 0, width));
  let height = HEIGHTS.around;
  for (const line of lines) {
    const actor = ACTOR_LINE.exec(line);
    const message = MESSAGE.exec(line);
    const note = NOTE.exec(line);
    if (actor?.[1] !== undefined) actors.set(actor[1], actorWidth(actor[2] ?? actor[1]));
    else if (note) {
      const texts = linesOf(note[3] ?? '');
      height += HEIGHTS.note + (texts.length - 1) * LINE;
      const over = (note[2] ?? '').split(',').map((name) => orderOf(name.trim()));
      const wide = Math.max(...texts.map((text) => textWidth(text, 14))) + 20;
      const at = Math.min(...over);
      if (over.length === 1 && /over/i.test(note[1] ?? '')) widen(at, wide / 2);
      else if (over.length === 1) widen(/left/i.test(note[1] ?? '') ? at - 1 : at, Math.max(150, wide));
    } else if (message) {
      const [from, to] = [orderOf((message[1] ?? '').trim()), orderOf((message[2] ?? '').trim())];
      const texts = linesOf(message[3] ?? '');
      const wide = Math.max(...texts.map((text) => textWidth(text, 16))) + 20;
      height += HEIGHTS.message + (texts.length - 1) * LINE + (from === to ? HEIGHTS.self : 0);
      if (from === to) widen(from, wide / 2 + 20);
      else if (Math.abs(from - to) === 1) widen(Math.min(from, to), wide);
    } else if (FRAME.test(line)) height += HEIGHTS.frame;
    else if (PART.test(line)) height += HEIGHTS.part;
    else if (/^rect\b/i.test(line)) height += HEIGHTS.block;
  }
  const widths = [...actors.values()];
  const between = widths.slice(1).reduce((sum, width, at) => {
    const free = (gaps.get(at) ?? 0) - (width + (widths[at] ?? 0)) / 2;
    return sum + Math.max(ACTOR.margin, free + ACTOR.margin);
  }, 0);
  const last = widths.length - 1;
  const beyond = Math.max(0, (gaps.get(last) ?? 0) - (widths[last] ?? 0) / 2);
  const before = Math.max(0, (gaps.get(-1) ?? 0) - (widths[0] ?? 0) / 2);
  return {
    width: EDGE + widths.reduce((sum, width) => sum + width, 0) + between + beyond + before,
    height,
  };
}

function actorWidth(label: string): number {
  return Math.max(ACTOR.width, ...linesOf(label).map((text) => textWidth(text, 14) + ACTOR.padding));
}
