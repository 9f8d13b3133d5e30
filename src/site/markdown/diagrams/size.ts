import { flowchartSize } from './flowchart.ts';
import { sequenceSize } from './sequence.ts';
import type { Size } from './text-size.ts';

/** Lines of a source that are looked at; longer ones are drawn, but no room is kept for them. */
const MOST_LINES = 400;
/** Letters of a line that are looked at. */
const LONGEST_LINE = 300;

/**
 * How large the diagram library will draw a diagram in a reader's browser, or nearly so: a page keeps that room, so
 * that nothing moves when the drawing comes. Undefined for kinds that are not estimated.
 */
export function diagramSize(source: string): Size | undefined {
  const lines = source
    .replace(/^\s*---\n[\s\S]*?\n\s*---\n/, '')
    .replace(/%%\{[\s\S]*?\}%%/g, '')
    .split('\n')
    .map((line) => line.slice(0, LONGEST_LINE).replace(/%%.*$/, '').trim())
    .filter((line) => line !== '');
  if (lines.length > MOST_LINES) return undefined;
  const [kind, direction = 'TB'] = lines[0]?.replace(/;$/, '').split(/\s+/) ?? [];
  const size =
    kind === 'sequenceDiagram'
      ? sequenceSize(lines.slice(1))
      : kind === 'graph' || kind === 'flowchart'
        ? flowchartSize(direction, lines.slice(1))
        : undefined;
  return size && { width: Math.round(size.width), height: Math.round(size.height) };
}
