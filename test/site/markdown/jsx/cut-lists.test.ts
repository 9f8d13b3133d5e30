import { expect, test } from 'vitest';
import { shown } from './shown.ts';

const THREE = '["a", "b", "c"]';
const ITEMS = '.map((item) => <p key={item}>{item}</p>)';

test.each([
  [
    'the page that readers turn to',
    `const PER = 2; const [page, setPage] = useState(1); const start = (page - 1) * PER; const end = start + PER; const turn = (to) => { setPage(to); window.scrollTo(0, 0); }; const items = useMemo(() => ${THREE}.slice(start, end), [page]); return <div>{items${ITEMS}}<button disabled={page === 1} onClick={() => turn(page + 1)}>Next</button></div>;`,
    'a b c Next',
  ],
  [
    'as many as readers ask for',
    `const [count, setCount] = useState(1); return <div>{${THREE}.slice(0, Math.min(count, 3))${ITEMS}}<button onClick={() => setCount((was) => was + 1)}>More</button></div>;`,
    'a b c More',
  ],
  [
    'the first ones, unless readers want all',
    `const [showAll, setShowAll] = useState(false); const all = ${THREE}; const items = showAll ? all : all.slice(0, 2); return <div>{items${ITEMS}}<button onClick={() => setShowAll(!showAll)}>{showAll ? "Less" : "More"}</button></div>;`,
    'a b c Less',
  ],
  [
    'one more of at each stroke of a clock',
    `const [shown, setShown] = useState(0); const all = ${THREE}; useEffect(() => { if (shown < all.length) { const timer = setTimeout(() => setShown(shown + 1), 600); return () => clearTimeout(timer); } }, [shown]); return <div>{all.slice(0, shown)${ITEMS}}</div>;`,
    'a b c',
  ],
  [
    'and a text letter by letter',
    `const [at, setAt] = useState(0); useEffect(() => { const timer = setInterval(() => setAt((was) => was + 1), 50); return () => clearInterval(timer); }, []); return <div>{${THREE}.slice(0, at)${ITEMS}}<b>{"Typed by itself".substring(0, at)}</b>{"no".slice(at)}</div>;`,
    'a b c Typed by itself no',
  ],
  [
    'none of, until readers ask for the first',
    `const [count, setCount] = useState(0); const all = ${THREE}; return <div>{count > 0 && <div>{all.slice(0, count)${ITEMS}}</div>}{count < all.length && <button onClick={() => setCount((was) => was + 1)}>More</button>}</div>;`,
    'a b c More',
  ],
  [
    'a number of them, unless readers want all',
    `const [expanded, setExpanded] = useState(false); const all = ${THREE}; return <div>{all.slice(0, !expanded ? 2 : all.length)${ITEMS}}<button onClick={() => setExpanded(true)}>More</button></div>;`,
    'a b c More',
  ],
])('a list is whole of which a component shows %s', (_, code, text) => {
  expect(shown(code)).toBe(text);
});

test.each([
  [
    'the first ones alone',
    `const [page, setPage] = useState(1); return <div>{${THREE}.slice(0, 2)${ITEMS}}<b onClick={() => setPage(page + 1)}>{page}</b></div>;`,
    'a b 1',
  ],
  [
    'as many as there is room for',
    `const [count, setCount] = useState(1); useEffect(() => { addEventListener("resize", () => setCount(innerWidth / 100)); }, []); return <div>{${THREE}.slice(0, count)${ITEMS}}</div>;`,
    'a',
  ],
])('a list of which a component shows %s stays as it is', (_, code, text) => {
  expect(shown(code)).toBe(text);
});
