import { ClassList, Style } from './lists.ts';

export const SVG = 'http://www.w3.org/2000/svg';
export const HTML = 'http://www.w3.org/1999/xhtml';

/** A rectangle of a drawing. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What nodes are asked for, and know from others. */
export interface Tools {
  matcherOf(selector: string): (element: Element, scope: Node) => boolean;
  /** Puts the nodes that markup tells of at the end of an element. */
  parse(root: Element, markup: string): void;
  print(node: Node): string;
  /** The rectangle that an element fills, in its own measure or on the screen. */
  box(element: Element): Box;
  boxOnScreen(element: Element): Box;
  textLength(element: Element): number;
  pathLength(path: string): number;
  pointAt(path: string, length: number): { readonly x: number; readonly y: number };
}

/** As much of a document's nodes as the diagram library asks for. */
export class Node {
  readonly nodeType: number = 11;
  readonly ownerDocument: Document | undefined;
  parentNode: Node | null = null;
  childNodes: Node[] = [];

  constructor(document: Document | undefined) {
    this.ownerDocument = document;
  }
  /** The library logs what it draws: a drawing that holds nodes would be an endless text. */
  toJSON(): object {
    return {};
  }
  get children(): Element[] {
    return this.childNodes.filter((child) => child instanceof Element);
  }
  get parentElement(): Element | null {
    return this.parentNode instanceof Element ? this.parentNode : null;
  }
  get firstChild(): Node | null {
    return this.childNodes[0] ?? null;
  }
  get lastChild(): Node | null {
    return this.childNodes.at(-1) ?? null;
  }
  get nextSibling(): Node | null {
    const all = this.parentNode?.childNodes ?? [];
    return all[all.indexOf(this) + 1] ?? null;
  }
  get previousSibling(): Node | null {
    const all = this.parentNode?.childNodes ?? [];
    return all[all.indexOf(this) - 1] ?? null;
  }
  get firstElementChild(): Element | null {
    return this.children[0] ?? null;
  }
  get textContent(): string {
    return this.childNodes.map((child) => child.textContent).join('');
  }
  set textContent(text: unknown) {
    for (const child of this.childNodes) child.parentNode = null;
    this.childNodes = [];
    if (text !== '' && text != null) this.appendChild(new Text(this.document, String(text)));
  }
  get document(): Document {
    if (this.ownerDocument === undefined) throw new Error('a node has no document');
    return this.ownerDocument;
  }
  hasChildNodes(): boolean {
    return this.childNodes.length > 0;
  }
  appendChild<T extends Node>(child: T): T {
    return this.insertBefore(child, null);
  }
  append(...children: readonly (Node | string)[]): void {
    for (const child of children)
      this.appendChild(typeof child === 'string' ? new Text(this.document, child) : child);
  }
  insertBefore<T extends Node>(child: T, next: Node | null): T {
    if (child.nodeType === 11) {
      for (const one of [...child.childNodes]) this.insertBefore(one, next);
      return child;
    }
    child.remove();
    const at = next === null ? -1 : this.childNodes.indexOf(next);
    this.childNodes.splice(at < 0 ? this.childNodes.length : at, 0, child);
    child.parentNode = this;
    return child;
  }
  removeChild<T extends Node>(child: T): T {
    const at = this.childNodes.indexOf(child);
    if (at >= 0) {
      this.childNodes.splice(at, 1);
      child.parentNode = null;
    }
    return child;
  }
  remove(): void {
    this.parentNode?.removeChild(this);
  }
  contains(other: Node | null): boolean {
    for (let node = other; node !== null; node = node.parentNode) if (node === this) return true;
    return false;
  }
  querySelectorAll(selector: string): Element[] {
    const matches = this.document.tools.matcherOf(selector);
    return Array.from(descendants(this)).filter((one) => matches(one, this));
  }
  querySelector(selector: string): Element | null {
    const matches = this.document.tools.matcherOf(selector);
    return descendants(this).find((one) => matches(one, this)) ?? null;
  }
  getElementsByTagName(name: string): Element[] {
    return this.querySelectorAll(name);
  }
  addEventListener(): void {}
  removeEventListener(): void {}
}

/** The elements inside a node, in document order. */
export function* descendants(node: Node): Generator<Element> {
  for (const child of [...node.childNodes])
    if (child instanceof Element) {
      yield child;
      yield* descendants(child);
    }
}

export class Text extends Node {
  override readonly nodeType = 3;
  data: string;

  constructor(document: Document | undefined, data: string) {
    super(document);
    this.data = data;
  }
  override get textContent(): string {
    return this.data;
  }
  override set textContent(text: unknown) {
    this.data = String(text);
  }
  cloneNode(): Text {
    return new Text(this.document, this.data);
  }
}

export class Element extends Node {
  override readonly nodeType = 1;
  readonly namespaceURI: string;
  readonly localName: string;
  readonly values = new Map<string, string>();
  readonly style: Style;
  readonly classList: ClassList;

  constructor(document: Document | undefined, namespace: string, name: string) {
    super(document);
    this.namespaceURI = namespace;
    this.localName = namespace === HTML ? name.toLowerCase() : name;
    this.style = new Style(this.values);
    this.classList = new ClassList(this.values);
  }
  get tagName(): string {
    return this.namespaceURI === HTML ? this.localName.toUpperCase() : this.localName;
  }
  get nodeName(): string {
    return this.tagName;
  }
  get attributes(): { name: string; value: string }[] {
    return Array.from(this.values, ([name, value]) => ({ name, value }));
  }
  get id(): string {
    return this.values.get('id') ?? '';
  }
  set id(id: string) {
    this.values.set('id', id);
  }
  getAttribute(name: string): string | null {
    return this.values.get(name) ?? null;
  }
  getAttributeNS(_namespace: string | null, name: string): string | null {
    return this.getAttribute(name);
  }
  setAttribute(name: string, value: unknown): void {
    this.values.set(name, String(value));
  }
  setAttributeNS(_namespace: string | null, name: string, value: unknown): void {
    this.setAttribute(name, value);
  }
  removeAttribute(name: string): void {
    this.values.delete(name);
  }
  removeAttributeNS(_namespace: string | null, name: string): void {
    this.removeAttribute(name);
  }
  hasAttribute(name: string): boolean {
    return this.values.has(name);
  }
  matches(selector: string): boolean {
    return this.document.tools.matcherOf(selector)(this, this);
  }
  closest(selector: string): Element | null {
    const matches = this.document.tools.matcherOf(selector);
    for (let one: Element | null = this; one !== null; one = one.parentElement)
      if (matches(one, this)) return one;
    return null;
  }
  cloneNode(deep?: boolean): Element {
    const copy = new Element(this.document, this.namespaceURI, this.localName);
    for (const [name, value] of this.values) copy.values.set(name, value);
    if (deep === true)
      for (const child of this.childNodes)
        if (child instanceof Element || child instanceof Text) copy.appendChild(child.cloneNode(true));
    return copy;
  }
  get innerHTML(): string {
    return this.childNodes.map((child) => this.document.tools.print(child)).join('');
  }
  set innerHTML(markup: string) {
    this.textContent = '';
    this.document.tools.parse(this, String(markup));
  }
  get outerHTML(): string {
    return this.document.tools.print(this);
  }
  getBBox(): Box {
    return this.document.tools.box(this);
  }
  getBoundingClientRect(): Box & { left: number; top: number; right: number; bottom: number } {
    const box = this.document.tools.boxOnScreen(this);
    return { ...box, left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
  }
  get offsetWidth(): number {
    return Math.round(this.getBoundingClientRect().width);
  }
  get offsetHeight(): number {
    return Math.round(this.getBoundingClientRect().height);
  }
  getComputedTextLength(): number {
    return this.document.tools.textLength(this);
  }
  getTotalLength(): number {
    return this.document.tools.pathLength(this.values.get('d') ?? '');
  }
  getPointAtLength(length: number): { x: number; y: number } {
    return this.document.tools.pointAt(this.values.get('d') ?? '', length);
  }
}

export class Document extends Node {
  override readonly nodeType = 9;
  readonly documentElement: Element;
  readonly head: Element;
  readonly body: Element;
  /** The library's own cleaning of markup rests where there is no more of it: what is drawn is checked after. */
  readonly implementation = {};
  defaultView: unknown;

  readonly tools: Tools;

  constructor(tools: Tools) {
    super(undefined);
    this.tools = tools;
    this.documentElement = this.appendChild(this.createElement('html'));
    this.head = this.documentElement.appendChild(this.createElement('head'));
    this.body = this.documentElement.appendChild(this.createElement('body'));
  }
  override get document(): Document {
    return this;
  }
  createElement(name: string): Element {
    return new Element(this, HTML, name);
  }
  createElementNS(namespace: string, name: string): Element {
    return new Element(this, namespace, name);
  }
  createTextNode(text: unknown): Text {
    return new Text(this, String(text));
  }
  createDocumentFragment(): Node {
    return new Node(this);
  }
  getElementById(id: string): Element | null {
    return descendants(this).find((one) => one.id === id) ?? null;
  }
  importNode(node: Element, deep?: boolean): Element {
    return node.cloneNode(deep);
  }
}
