import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { lookUp } from '../../look-up.ts';
import { attributes } from '../markdown/html.ts';
import type { IconShape } from './fontawesome.ts';

/** The elements of one icon: name and attributes of each. */
type Nodes = readonly (readonly [name: string, attributes: Readonly<Record<string, string>>])[];
type NodeFile = Readonly<Record<string, Nodes>>;

const files = new Map<string, NodeFile>();
const require = createRequire(import.meta.url);

function readNodes(path: string): NodeFile {
  const known = files.get(path);
  if (known) return known;
  const nodes: NodeFile = JSON.parse(readFileSync(path, 'utf8'));
  files.set(path, nodes);
  return nodes;
}

/** An icon of Lucide; its former names are files beside the list. */
export function lucideIcon(name: string): IconShape | undefined {
  const list = require.resolve('lucide-static/icon-nodes.json');
  const plain = plainName(name, 'lucide');
  return (
    shapeOf(readNodes(list), plain, 'stroke') ?? formerIcon(join(dirname(list), 'icons', `${plain}.svg`))
  );
}

function formerIcon(path: string): IconShape | undefined {
  if (!/^[a-z0-9-]+\.svg$/.test(basename(path)) || !existsSync(path)) return undefined;
  const inner = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(readFileSync(path, 'utf8'))?.[1];
  return inner === undefined
    ? undefined
    : { viewBox: '0 0 24 24', body: strokedGroup(inner.replace(/\s*\n\s*/g, '')) };
}

/** An icon of Tabler: outlined, or filled for names such as `star-filled` and the style `filled`. */
export function tablerIcon(name: string, style: string | undefined): IconShape | undefined {
  // The package exports its icons only; the lists lie two folders above them.
  const folder = join(dirname(require.resolve('@tabler/icons/outline/home.svg')), '../..');
  const plain = plainName(name, '(?:tabler|icon|ti)');
  const isFilled = style === 'filled' || style === 'solid' || plain.endsWith('-filled');
  const filled = (): IconShape | undefined =>
    shapeOf(readNodes(join(folder, 'tabler-nodes-filled.json')), plain.replace(/-filled$/, ''), 'fill');
  const outline = (): IconShape | undefined =>
    shapeOf(readNodes(join(folder, 'tabler-nodes-outline.json')), plain, 'stroke');
  return isFilled ? (filled() ?? outline()) : (outline() ?? filled());
}

function shapeOf(nodes: NodeFile, name: string, paint: 'stroke' | 'fill'): IconShape | undefined {
  const elements = lookUp(nodes, name);
  if (!elements) return undefined;
  const inner = elements.map(([element, values]) => `<${element}${attributes(values)}/>`).join('');
  return { viewBox: '0 0 24 24', body: paint === 'fill' ? filledGroup(inner) : strokedGroup(inner) };
}

function filledGroup(inner: string): string {
  return `<g fill="currentColor">${inner}</g>`;
}

function strokedGroup(inner: string): string {
  return `<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${inner}</g>`;
}

/** `ArrowRight`, `lucide-arrow-right` and `arrow_right` are all `arrow-right`. */
function plainName(name: string, prefix: string): string {
  return name
    .trim()
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[_\s]+/g, '-')
    .replace(new RegExp(`^${prefix}-`), '');
}
