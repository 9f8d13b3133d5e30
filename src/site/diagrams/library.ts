import { createRequire } from 'node:module';
import vm from 'node:vm';
import { compileLibrary } from '../../process/chunks.ts';
import { channelsOf } from './channels.ts';
import { parseMarkup, toMarkup } from './dom/markup.ts';
import { Document, Element, HTML, Node, type Tools } from './dom/nodes.ts';
import { matcherOf } from './dom/selectors.ts';
import { EMPTY_BOX } from './measure/box.ts';
import { labelBox } from './measure/labels.ts';
import { lengthOf, pathOf, pointAt } from './measure/paths.ts';
import { boxOf, boxOnScreen } from './measure/shapes.ts';
import { styleOf } from './measure/styles.ts';
import { textLength } from './measure/text.ts';

const TOOLS: Tools = {
  matcherOf,
  parse: parseMarkup,
  print: toMarkup,
  box: (element) => boxOf(element) ?? EMPTY_BOX,
  boxOnScreen: (element) => (element.namespaceURI === HTML ? labelBox(element) : boxOnScreen(element)),
  textLength,
  pathLength: (path) => lengthOf(pathOf(path)),
  pointAt: (path, length) => pointAt(pathOf(path), length),
};

/** What the library makes of a source. */
type Drawn = { readonly kind: string; readonly drawing: Element } | { readonly problem: string };

/** Options of the library, which are its own names for things. */
export type Options = Readonly<Record<string, unknown>>;

/** The library, ready to work. */
export interface Library {
  /** Draws a source under an id, with the library's own options and these. */
  draw(id: string, source: string, options: Options): Drawn;
  /** What it says of a source that it cannot read, in any of its kinds; nothing is drawn. */
  problemOf(source: string): string | undefined;
}

/** Runs before the library: chance and time are the same everywhere, and all that waits happens before the script ends. */
const BEFORE = `
globalThis.window = globalThis.self = globalThis;
let seed = 1;
globalThis.begin = () => { seed = 1; };
Math.random = () => { seed = (seed * 16807) % 2147483647; return seed / 2147483647; };
const soon = (work, ...given) => { Promise.resolve().then(() => work(...given)); return 0; };
globalThis.setTimeout = (work, delay, ...given) => soon(work, ...given);
globalThis.clearTimeout = () => {};
globalThis.CSSStyleSheet = class { cssRules = []; replaceSync() {} insertRule(cssText) { this.cssRules.push({ cssText }); } };
globalThis.queueMicrotask = globalThis.requestAnimationFrame = soon;
`;
const AFTER = `
globalThis.draw = (id, source) => {
  begin();
  globalThis.result = undefined;
  mermaid.render(id, source).then(
    ({ svg, diagramType }) => { globalThis.result = { svg, kind: diagramType }; },
    (error) => { globalThis.result = { problem: String(error?.message ?? error) }; },
  );
};
globalThis.check = (source) => {
  begin();
  globalThis.result = {};
  mermaid.parse(source).catch(({ name, message }) => {
    // Others tell what this document lacks.
    if (/^(?:Error|UnknownDiagramError|YAMLException)$/.test(name)) globalThis.result = { problem: String(message) };
  });
};`;

/**
 * Loads the library that browsers draw with, beside a small document that knows how large words are: half a second, of
 * which a cache that keeps compiled code spares a half, and a hundred megabytes. What it draws depends on the source and
 * the options alone.
 */
export function loadLibrary(): Library {
  const document = new Document(TOOLS);
  // An ordinary global object: names of one that is watched are found slowly.
  const context = vm.createContext(vm.constants.DONT_CONTEXTIFY, { microtaskMode: 'afterEvaluate' });
  document.defaultView = context;
  Object.assign(context, {
    document,
    Node,
    Element,
    HTMLElement: Element,
    SVGElement: Element,
    console: { log() {}, debug() {}, info() {}, warn() {}, error() {} },
    structuredClone,
    URL,
    URLSearchParams,
    TextEncoder,
    TextDecoder,
    btoa,
    performance: { now: () => 0 },
    navigator: { userAgent: '', platform: '' },
    location: { href: 'about:blank', protocol: 'about:', host: '', pathname: '', search: '', hash: '' },
    addEventListener() {},
    removeEventListener() {},
    getComputedStyle: (element: Element) => ({
      getPropertyValue: (name: string) => styleOf(element, name) ?? '',
    }),
    CSS: {
      escape: (name: string) => name.replace(/[^\w-]/g, '\\$&'),
      supports: (_name: string, value: string) => value === 'transparent' || channelsOf(value) !== undefined,
    },
  });
  const file = createRequire(import.meta.url).resolve('mermaid/dist/mermaid.min.js');
  vm.runInContext(BEFORE, context);
  compileLibrary(file).runInContext(context);
  vm.runInContext(AFTER, context);
  let current: Options | undefined;
  return {
    draw(id, source, options) {
      if (options !== current) vm.runInContext(`mermaid.initialize(${JSON.stringify(options)})`, context);
      current = options;
      document.body.textContent = '';
      vm.runInContext(`draw(${JSON.stringify(id)}, ${JSON.stringify(source)})`, context);
      const { result } = context as { result?: { svg: string; kind: string } | { problem: string } };
      if (result === undefined) return { problem: 'it was not done in time' };
      if ('problem' in result) return { problem: result.problem };
      const holder = document.createElement('div');
      holder.innerHTML = result.svg;
      const drawing = holder.firstElementChild;
      return drawing === null ? { problem: 'nothing was drawn' } : { kind: result.kind, drawing };
    },
    problemOf(source) {
      vm.runInContext(`check(${JSON.stringify(source)})`, context);
      return (context as { result: { problem?: string } }).result.problem;
    },
  };
}
