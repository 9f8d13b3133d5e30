/** Draws the diagrams of a page; loaded only where there are some. Follows the mode of the page. */

interface Mermaid {
  initialize(options: Readonly<Record<string, unknown>>): void;
  render(id: string, source: string): Promise<{ svg: string }>;
}

const root = document.documentElement;
const diagrams = [...document.querySelectorAll<HTMLElement>('pre.mermaid')].map((element) => ({
  element,
  source: element.textContent ?? '',
}));

function library(): Promise<Mermaid> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${root.dataset.root ?? ''}assets/mermaid/mermaid.min.js`;
    script.onload = () => resolve((window as unknown as { mermaid: Mermaid }).mermaid);
    script.onerror = () => reject(new Error('the diagram library could not be loaded'));
    document.head.append(script);
  });
}

async function draw(): Promise<void> {
  const mermaid = await library();
  const paint = async (): Promise<void> => {
    const font = getComputedStyle(document.body).fontFamily;
    mermaid.initialize({
      startOnLoad: false,
      securityLevel: 'strict',
      theme: root.classList.contains('dark') ? 'dark' : 'neutral',
      fontFamily: font,
    });
    for (const [index, { element, source }] of diagrams.entries()) {
      try {
        const { svg } = await mermaid.render(`l-diagram-${index}`, source);
        element.innerHTML = svg;
        element.dataset.drawn = '';
      } catch {
        element.textContent = source; // the source says more than an empty box
      }
    }
  };
  document.addEventListener('docs:mode', () => void paint());
  await paint();
}

if (diagrams.length > 0) void draw();
