import { expect, test } from 'vitest';
import { render } from '../project.ts';

const TERM =
  'export const Term = ({ says, children }) => { const [isOver, setIsOver] = useState(false); return <span className="relative" onMouseEnter={() => setIsOver(true)} onMouseLeave={() => setIsOver(false)}>{children}{isOver && <span className="absolute tooltip">{says}</span>}</span>; };\n\n';

test('what a component says over a word is a tooltip of that word', () => {
  const { html } = render(`${TERM}A <Term says="A small program & more">tool</Term> here.`);
  expect(html).toMatch(
    /^<p>A <span class="c-tooltip"><span class="c-tooltip-word"[^>]*><span class="relative">tool<\/span><\/span><span class="c-tooltip-tip"[^>]*><span>A small program &amp; more<\/span><\/span><\/span> here\.<\/p>$/,
  );
});

test('a component in another has its hint as well', () => {
  const { html } = render(
    `${TERM}export const Own = () => <table><tbody><tr><td>Rate <Term says="Requests in each minute">?</Term></td></tr></tbody></table>;\n\n<Own />`,
  );
  expect(html).toMatch(/<td>Rate <span class="c-tooltip">.*Requests in each minute/);
});

test.each([
  ['tells of a press', '<i className="tooltip">Copied for you now</i>'],
  ['is to be pressed', '<ul className="absolute"><li>Open it in another program</li></ul>'],
  ['is a short word', '<i className="tooltip">Copy</i>'],
])('what lies over a component is no hint of it where it %s', (_, part) => {
  const { html } = render(
    `export const Own = () => { const [isOver, setIsOver] = useState(null); return <b onMouseEnter={() => setIsOver("yes")}>Copy{isOver && ${part}}</b>; };\n\nA <Own /> here.`,
  );
  expect(html).toBe('<p>A <b>Copy</b> here.</p>');
});
