import { linesOf, type Size, textWidth } from './text-size.ts';

/** What the diagram library keeps between the parts of a flowchart, and around their words. */
const GAP = 50;
const PADDING = { x: 60, y: 30 };
const LINE = 24;
const EDGE = 16;
/** Labels are wrapped at this width. */
const WRAP = 210;
/** An arrow beside boxes that it passes by. */
const PASSING = 30;
/** Arrows that are looked at. */
const MOST_LINKS = 200;
/** What the frame of a group adds on two sides. */
const FRAME = 70;

interface Box extends Size {
  rank: number;
  readonly groups: readonly string[];
}

interface Link {
  readonly from: string;
  readonly to: string;
  readonly label: string;
  readonly length: number;
}

const NODE =
  /^([\p{L}\p{N}_.-]*[\p{L}\p{N}_])(?:@\{[^}]*\}|\s*(\(\[|\[\[|\[\(|\(\(\(?|\{\{|\[\/|\[\\|[[({>])(.*?)(\]\)|\]\]|\)\]|\)\)\)?|\}\}|[/\\]\]|[\])}]))?(?::::[\w-]+)?\s*/u;
const ARROW = /^(?:<?(?:--|==|-\.)\s+("[^"]*"|[^|>]*?)\s+)?[<xo]?([-=~.]{2,})[->xo]?\s*(?:\|([^|]*)\|)?\s*/;

/** How large the library draws a flowchart; undefined where nothing is known to be in it. */
export function flowchartSize(direction: string, lines: readonly string[]): Size | undefined {
  const boxes = new Map<string, Box>();
  const links: Link[] = [];
  const groups: string[] = [];
  // Blanks are shown as one, and of many in a row an arrow with words could begin and end at any.
  for (const line of lines.flatMap((one) => one.replace(/\s+/g, ' ').split(/; ?/))) {
    const group = /^subgraph\s+(\S+)/.exec(line);
    if (group) groups.push(group[1] ?? '');
    else if (/^end\b/.test(line)) groups.pop();
    else if (!/^(?:direction|style|classDef|class|linkStyle|click|accTitle|accDescr)\b/.test(line))
      readChain(line, boxes, links, groups);
  }
  if (boxes.size === 0 || links.length > MOST_LINKS) return undefined;
  rank(boxes, links);
  const ranks = inRanks([...boxes.values()]);
  const isAcross = /^(?:LR|RL)$/.test(direction);
  const along = isAcross ? 'width' : 'height';
  const aside = isAcross ? 'height' : 'width';
  let length = EDGE;
  let breadth = 0;
  for (const [at, row] of ranks) {
    length += Math.max(...row.map((box) => box[along])) + (at === 0 ? 0 : GAP);
    length += labelRoom(links, boxes, at, isAcross);
    const beside = links.filter((link) => passes(link, at, boxes)).length;
    breadth = Math.max(breadth, row.reduce((sum, box) => sum + box[aside] + GAP, -GAP) + beside * PASSING);
  }
  const framed = new Set([...boxes.values()].flatMap((box) => box.groups));
  const frames = framed.size === 0 ? 0 : FRAME;
  return isAcross
    ? { width: length + frames, height: breadth + EDGE + frames }
    : { width: breadth + EDGE + frames, height: length + frames };
}

/** `A[One] --> B & C -->|two| D`: nodes, and arrows between them. */
function readChain(line: string, boxes: Map<string, Box>, links: Link[], groups: readonly string[]): void {
  let rest = line;
  let before: string[] = [];
  let arrow: { label: string; length: number } | undefined;
  for (;;) {
    const here: string[] = [];
    for (;;) {
      const node = NODE.exec(rest);
      if (!node?.[1]) return;
      rest = rest.slice(node[0].length);
      const known = boxes.get(node[1]);
      if (!known || node[3] !== undefined) {
        const box = boxSize(node[3] ?? node[1], node[2] ?? '[');
        boxes.set(node[1], { ...box, rank: 0, groups: known?.groups ?? [...groups] });
      }
      here.push(node[1]);
      if (!rest.startsWith('&')) break;
      rest = rest.slice(1).trimStart();
    }
    if (arrow) for (const from of before) for (const to of here) links.push({ from, to, ...arrow });
    const next = ARROW.exec(rest);
    if (!next?.[0]) return;
    arrow = { label: next[3] ?? next[1] ?? '', length: Math.max(1, (next[2] ?? '').length - 1) };
    rest = rest.slice(next[0].length);
    before = here;
  }
}

function boxSize(written: string, shape: string): Size {
  const { width, height } = labelSize(written.replace(/^"([\s\S]*)"$/, '$1'));
  if (shape === '{') {
    const side = width + height + 20;
    return { width: side, height: side };
  }
  if (shape.startsWith('((')) return { width: width + 15, height: width + 15 };
  if (shape === '[(') return { width: width + 15, height: height + 45 };
  return { width: width + PADDING.x, height: height + PADDING.y };
}

function labelSize(label: string): Size {
  const widths = linesOf(label).map((text) => textWidth(text, 16));
  const lines = widths.reduce((sum, width) => sum + Math.max(1, Math.ceil(width / WRAP)), 0);
  return { width: Math.min(WRAP, Math.max(...widths)), height: lines * LINE };
}

/** Puts each box behind those that lead to it; an arrow that leads back in a circle counts for nothing. */
function rank(boxes: ReadonlyMap<string, Box>, links: readonly Link[]): void {
  const forward = links.filter(
    ({ from, to }) => boxes.has(from) && boxes.has(to) && !leadsBack(from, to, links),
  );
  for (let round = 0; round < boxes.size; round += 1) {
    let moved = false;
    for (const { from, to, length } of forward) {
      const [one, other] = [boxes.get(from), boxes.get(to)];
      if (!one || !other || other.rank >= one.rank + length) continue;
      other.rank = one.rank + length;
      moved = true;
    }
    if (!moved) return;
  }
}

/** Whether the arrow's target was written first and leads to its source. */
function leadsBack(from: string, to: string, links: readonly Link[]): boolean {
  if (from === to) return true;
  const at = links.findIndex((link) => link.from === from && link.to === to);
  const earlier = links.slice(0, at);
  const reached = new Set([to]);
  for (let size = 0; size < reached.size; ) {
    size = reached.size;
    for (const link of earlier) if (reached.has(link.from)) reached.add(link.to);
  }
  return reached.has(from);
}

function inRanks(boxes: readonly Box[]): Map<number, Box[]> {
  const ranks = new Map<number, Box[]>();
  for (const box of boxes) ranks.set(box.rank, [...(ranks.get(box.rank) ?? []), box]);
  return ranks;
}

function passes({ from, to }: Link, rank: number, boxes: ReadonlyMap<string, Box>): boolean {
  const [one, other] = [boxes.get(from)?.rank ?? rank, boxes.get(to)?.rank ?? rank];
  return Math.min(one, other) < rank && rank < Math.max(one, other);
}

/** Room for the labels of arrows into a rank. */
function labelRoom(
  links: readonly Link[],
  boxes: ReadonlyMap<string, Box>,
  at: number,
  isAcross: boolean,
): number {
  const labels = links.filter(({ to, label }) => label.trim() !== '' && boxes.get(to)?.rank === at);
  const sizes = labels.map(({ label }) => labelSize(label.replace(/^"(.*)"$/, '$1')));
  return Math.max(0, ...sizes.map((size) => (isAcross ? size.width : size.height)));
}
