import { expect, test } from 'vitest';
import { render } from '../project.ts';

test.each([
  [
    'the style of what follows',
    'const turn = (event) => { const next = event.currentTarget.nextElementSibling; next.style.display = next.style.display === "none" ? "block" : "none"; }; return <div><button onClick={turn}>More</button><div style={{ display: "none", margin: 8 }}>All of the rest</div></div>;',
    '<div style="margin:8px">All of the rest</div>',
  ],
  [
    'the class of what it refers to',
    'const ref = useRef(null); const turn = () => ref.current?.classList.toggle("hidden"); return <div><button onClick={turn}>More</button><div ref={ref} className="hidden p-4">All of the rest</div></div>;',
    '<div class="p-4">All of the rest</div>',
  ],
  [
    'what has an id',
    'const turn = useCallback(() => { document.getElementById("x").hidden = false; }, []); return <div><button onClick={turn}>More</button><ul id="x" hidden><li>All of the rest</li></ul></div>;',
    '<ul id="x"><li>All of the rest</li></ul>',
  ],
])('what a component shows by hand is shown: by %s', (_, code, html) => {
  expect(render(`export const Own = () => { ${code} };\n\n<Own />`).html).toContain(html);
});

test.each([
  [
    'hides what is over the page',
    'const close = () => { document.getElementById("x").style.display = "none"; }; return <div id="x" className="fixed" style={{ display: "none" }}><b onClick={close}>Close</b></div>;',
  ],
  [
    'shows nothing by hand',
    'const mark = (event) => { event.currentTarget.style.color = "red"; }; return <div><b onClick={mark}>Red</b><p style={{ display: "none" }}>For machines</p></div>;',
  ],
])('what is hidden stays so in a component that %s', (_, code) => {
  expect(render(`export const Own = () => { ${code} };\n\n<Own />`).html).toContain('display:none');
});
