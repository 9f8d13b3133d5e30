import { expect, test } from 'vitest';
import { render } from '../project.ts';

/** The HTML of a component that is open at first and shows this. */
function opened(inside: string, state = 'const [isOpen, setIsOpen] = useState(true);'): string {
  return render(
    `export const Own = () => { ${state} return <div>Before{isOpen && <>${inside}</>}</div>; };\n\n<Own />`,
  ).html;
}

test.each([
  [
    'by its class',
    '<div className="fixed inset-0 z-50 flex bg-black/50"><div className="p-4"><p>All of it large</p><button onClick={() => setIsOpen(false)}>Close</button></div></div>',
    '<div>Before<div><div class="p-4"><p>All of it large</p></div></div></div>',
  ],
  [
    'by its size',
    '<section className="fixed top-0 left-0 w-screen h-screen overflow-hidden"><section>All of it large</section></section>',
    '<div>Before<section><section>All of it large</section></section></div>',
  ],
  [
    'by its style',
    '<div style={{ position: "fixed", inset: 0, zIndex: 9 }}>All of it large</div>',
    '<div>Before<div>All of it large</div></div>',
  ],
  [
    'as an open dialog',
    '<dialog open={isOpen} className="p-4">All of it large <form method="dialog"><button>Close</button></form></dialog>',
    '<div>Before<div class="p-4">All of it large <form method="dialog"></form></div></div>',
  ],
  [
    'before a ground that dims the page',
    '<div className="fixed inset-0 bg-black/50" onClick={() => setIsOpen(false)} /><div className="fixed top-1/2 left-1/2 -translate-x-1/2">All of it large</div>',
    '<div>Before<div>All of it large</div></div>',
  ],
])(
  'a window that a component opens by itself over all of the page stands within it: %s',
  (_, inside, html) => {
    expect(opened(inside)).toBe(html);
  },
);

test.each([
  ['below the page', '<div className="fixed inset-0 -z-10">All of the ground</div>'],
  ['that nobody can press', '<div className="fixed inset-0 pointer-events-none">A mark over it</div>'],
  ['beside the page', '<div className="fixed inset-0 translate-x-full">All of the menu</div>'],
  ['as a dialog that is shut', '<dialog className="p-4">All of it large</dialog>'],
  ['in a corner', '<div className="fixed bottom-4 right-4">Ask us for help</div>'],
  ['over its own part', '<div className="absolute inset-0">A mark over it</div>'],
])('what a component fixes %s stays there', (_, inside) => {
  const name = /className="([^"]*)"/.exec(inside)?.[1];
  expect(opened(inside)).toMatch(new RegExp(`<(?:dialog|div) class="${name}">`));
});

test('a window with a light ground alone has no text for dark pages', () => {
  const box =
    '<div className="BOX p-4"><h3 className="text-gray-900 dark:text-white md:dark:text-white">All of it</h3></div>';
  const window = (ground: string): string =>
    opened(`<div className="fixed inset-0">${box.replace('BOX', ground)}</div>`);
  expect(window('bg-white')).toMatch(/<div class="c-light">.*<h3 [^>]*class="text-gray-900">/);
  expect(window('bg-white dark:bg-black')).toMatch(
    /<h3 [^>]*class="text-gray-900 dark:text-white md:dark:text-white">/,
  );
});

test('what covers the page without any state is what its author wants', () => {
  expect(opened('<div className="fixed inset-0">All of it</div>', 'const isOpen = true;')).toContain(
    'class="fixed inset-0"',
  );
});
