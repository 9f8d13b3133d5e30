/** The library that draws diagrams, as far as it is used. */
export interface Mermaid {
  initialize(options: Readonly<Record<string, unknown>>): void;
  render(id: string, source: string): Promise<{ svg: string }>;
}

const FOLDER = new URL(`${document.documentElement.dataset.root ?? ''}assets/mermaid/`, document.baseURI)
  .href;

/** The modules that the library always needs, each after those it needs itself. */
declare const MERMAID_PARTS: readonly string[];

/** Lets the reader act, and the page move, before the next piece of work. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** The library, as modules where they can be loaded: a page needs about a quarter of them. */
export async function loadMermaid(): Promise<Mermaid> {
  if (location.protocol === 'file:') return wholeLibrary();
  try {
    for (const part of MERMAID_PARTS) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = FOLDER + part;
      document.head.append(link);
    }
    // One by one: all at once, they would keep a phone from answering for a fifth of a second.
    for (const part of MERMAID_PARTS) {
      const started = performance.now();
      await import(FOLDER + part);
      if (performance.now() - started > 2) await breathe();
    }
    const module: { readonly default: Mermaid } = await import(`${FOLDER}mermaid.esm.min.mjs`);
    return module.default;
  } catch {
    // Some servers do not know modules by their name and send them as a type that browsers refuse.
    return wholeLibrary();
  }
}

function wholeLibrary(): Promise<Mermaid> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${FOLDER}mermaid.min.js`;
    script.onload = () => resolve((window as unknown as { mermaid: Mermaid }).mermaid);
    script.onerror = () => reject(new Error('the diagram library could not be loaded'));
    document.head.append(script);
  });
}
