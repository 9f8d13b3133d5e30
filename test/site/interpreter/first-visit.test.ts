import { expect, test } from 'vitest';
import { render } from '../markdown/project.ts';

/** The HTML of a component whose effect sets its state. */
function after(effect: string): string {
  return render(
    `export const Own = () => { const [state, setState] = useState("first"); useEffect(() => { ${effect} }, []); return <i>{String(state)}</i>; };\n\n<Own />`,
  ).html;
}

test.each([
  ['nothing', 'setState(localStorage.getItem("a"))', 'null'],
  [
    'no choice of theirs, so that the one of the component stands',
    'const saved = window.localStorage.getItem("a"); if (saved) setState(saved); else setState("own");',
    'own',
  ],
  [
    'no list of what they have done',
    'const done = JSON.parse(sessionStorage.getItem("a") || "[]"); setState(done.length);',
    '0',
  ],
  ['nothing by its name', 'localStorage.a = 1; setState(localStorage.a ?? "none")', 'none'],
])('who comes for the first time has kept in the browser %s', (_, effect, state) => {
  expect(after(effect)).toBe(`<i>${state}</i>`);
});

test.each([
  ['to scroll', 'window.scrollTo(0, 0)'],
  ['to listen', 'document.addEventListener("keydown", () => setState("pressed"))'],
  ['how its root looks', 'document.body.style.overflow = "hidden"'],
  ['to mark its root', 'document.documentElement?.classList.add("ready")'],
  ['to load', 'fetch("/a").then(() => setState("loaded"))'],
])('an effect goes on after it has told the browser %s', (_, does) => {
  expect(after(`${does}; setState("on");`)).toBe('<i>on</i>');
});

test.each([
  ['what it has asked', 'const { length } = document.body.children; setState(length)'],
  ['whether it is told', 'if (document.body.matches(".x")) setState("on"); else setState("off")'],
  ['what it sets by it', 'let wide = false; wide = window.innerWidth > 600; setState(wide)'],
])('an effect does not know %s of the browser', (_, does) => {
  expect(after(does)).toBe('<i>first</i>');
});
