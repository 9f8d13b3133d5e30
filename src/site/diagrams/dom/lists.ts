/** The classes of an element. */
export class ClassList {
  readonly #values: Map<string, string>;

  constructor(values: Map<string, string>) {
    this.#values = values;
  }
  get names(): string[] {
    return (this.#values.get('class') ?? '').split(/\s+/).filter((name) => name !== '');
  }
  contains(name: string): boolean {
    return this.names.includes(name);
  }
  add(...names: readonly string[]): void {
    this.#values.set('class', [...new Set([...this.names, ...names])].join(' '));
  }
  remove(...names: readonly string[]): void {
    this.#values.set('class', this.names.filter((name) => !names.includes(name)).join(' '));
  }
}

/** The properties that declarations of CSS set, with their values. */
export function declarationsIn(css: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const declaration of css.split(';')) {
    const colon = declaration.indexOf(':');
    if (colon > 0) found.set(declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim());
  }
  return found;
}

/** The declarations in the `style` of an element. */
export class Style {
  readonly #values: Map<string, string>;

  constructor(values: Map<string, string>) {
    this.#values = values;
  }
  /** The properties with their values, `!important` among them. */
  read(): Map<string, string> {
    return declarationsIn(this.#values.get('style') ?? '');
  }
  #write(found: ReadonlyMap<string, string>): void {
    if (found.size === 0) this.#values.delete('style');
    else this.#values.set('style', Array.from(found, ([name, value]) => `${name}: ${value};`).join(' '));
  }
  getPropertyValue(name: string): string {
    return (this.read().get(name) ?? '').replace(/\s*!important$/, '');
  }
  setProperty(name: string, value: unknown, priority?: string): void {
    const found = this.read();
    if (value === null || value === undefined || value === '') found.delete(name);
    else found.set(name, `${value}${priority ? ` !${priority}` : ''}`);
    this.#write(found);
  }
  removeProperty(name: string): void {
    const found = this.read();
    found.delete(name);
    this.#write(found);
  }
}

/** What the library sets of them by its name in scripts. */
for (const [name, property] of [
  ['fontSize', 'font-size'],
  ['fontFamily', 'font-family'],
  ['width', 'width'],
  ['height', 'height'],
  ['display', 'display'],
  ['opacity', 'opacity'],
  ['transform', 'transform'],
] as const)
  Object.defineProperty(Style.prototype, name, {
    get(this: Style) {
      return this.getPropertyValue(property);
    },
    set(this: Style, value: unknown) {
      this.setProperty(property, value);
    },
  });
