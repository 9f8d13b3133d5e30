import { describe, expect, test } from 'vitest';
import { render } from '../markdown/project.ts';
import { shown } from './shown.ts';

describe('generators', () => {
  test.each([
    ['[...two()].join("-")', 'export function* two() { yield "a"; yield "b"; }', 'a-b'],
    [
      'all(3)',
      'export const all = (n) => { let s = ""; for (const i of upTo(n)) s += i; return s; };\n\nexport const upTo = function* (n) { for (let i = 0; i < n; i++) yield i; };',
      '012',
    ],
    ['Array.from(both()).join("")', 'export function* both() { yield* [1, 2]; yield* "ab"; }', '12ab'],
    [
      'first().join()',
      'export function* on() { let n = 0; while (true) yield n++; }\n\nexport const first = () => { const [a, b] = on(); return [a, b]; };',
      '0,1',
    ],
    ['[...({ *own() { yield 1; } }).own()].length', '', '1'],
  ])('%s', (expression, declarations, text) => {
    expect(shown(expression, declarations)).toBe(text);
  });
});

const MONEY = `export class Money {
  static unit = 'EUR';
  static of(amount) { return new Money(amount); }
  currency = '€';
  #cents;
  constructor(amount) { this.#cents = amount * 100; }
  get amount() { return this.#cents / 100; }
  add(other) { this.#cents += other * 100; return this; }
  text() { return this.currency + this.amount; }
}

export class Price extends Money {
  per = 'day';
  text() { return super.text() + '/' + this.per; }
}

export class Priced extends Price {
  constructor(amount, name) { super(amount); this.name = name; }
}`;

describe('classes', () => {
  test.each([
    ['new Money(5).text()', '€5'],
    ['Money.of(2).add(1).text() + Money.unit', '€3EUR'],
    ['new Price(4).text()', '€4/day'],
    ['new Priced(1, "x").text() + new Priced(1, "x").name', '€1/dayx'],
    ['[new Priced(1) instanceof Money, new Money(1) instanceof Price].join(" ")', 'true false'],
    ['Object.keys(new Priced(1, "x")).join()', 'currency,per,name'],
    ['(() => { const A = class { b = 1 }; return new A().b })()', '1'],
    [
      '(() => { class Own extends Error {} try { throw new Own("no") } catch (e) { return e.message } })()',
      'no',
    ],
  ])('%s', (expression, text) => {
    expect(shown(expression, MONEY)).toBe(text);
  });

  test('may be components, which show what they render at first', () => {
    const { html, diagnostics } = render(
      `import React, { Component } from 'react';

export class Hello extends React.Component {
  state = { greeting: 'Hello' };
  render() { return <p>{this.state.greeting}, {this.props.name}</p>; }
}

export class Bye extends Component {
  constructor(props) { super(props); this.state = { word: 'Bye' }; }
  render() { return <p>{this.state.word}, {this.props.name}</p>; }
}

<Hello name="Ann" />

<Bye name="Bob" />`,
    );
    expect(html).toContain('<p>Hello, Ann</p>\n<p>Bye, Bob</p>');
    expect(diagnostics).toMatchObject([{ kind: 'interactive' }]);
  });

  test('that are components without a state are not told to be interactive', () => {
    const own = 'export class Own extends React.Component { render() { return <p>{this.props.name}</p>; } }';
    expect(render(`${own}\n\n<Own name="Ann" />`)).toMatchObject({ html: '<p>Ann</p>', diagnostics: [] });
  });

  test('that are components show below what comes of a press that sets their state', () => {
    const { html, diagnostics } = render(
      `export class Install extends React.Component {
  constructor(props) { super(props); this.state = { tool: 'npm', size: 1 }; this.pick = this.pick.bind(this); }
  pick(tool) { this.setState(({ size }, { word }) => ({ tool: tool + word + size })); }
  render() {
    return <div>
      <button onClick={() => this.pick('yarn')}>Yarn</button>
      <p>Here you install all of it with {this.state.tool}</p>
    </div>;
  }
}

<Install word="!" />`,
    );
    expect(html).toContain('install all of it with npm</p>');
    expect(html).toContain('<p><strong>Yarn</strong></p>\n<p>Here you install all of it with yarn!1</p>');
    expect(diagnostics).toMatchObject([{ kind: 'interactive' }]);
  });

  test('that are components show what they set once they are mounted', () => {
    const own = `export class Own extends React.Component {
  state = { isThere: false, word: 'there' };
  componentDidMount() { this.setState({ isThere: true }); }
  render() { return this.state.isThere ? <p>Now {this.state.word}</p> : <p>Wait</p>; }
}`;
    expect(render(`${own}\n\n<Own />`).html).toBe('<p>Now there</p>');
  });

  test('that extend one another many times over are made in time', () => {
    const row = Array.from(
      { length: 60 },
      (_, at) => `export class C${at + 1} extends C${at} { n() { return super.n() + 1; } }`,
    );
    const declarations = ['export class C0 { n() { return 0; } }', ...row].join('\n\n');
    expect(shown('new C60().n()', declarations)).toBe('60');
  });

  test('that make themselves without an end are told', () => {
    const { diagnostics } = render('export class A { a = new A(); }\n\n{new A().a}');
    expect(diagnostics).toMatchObject([{ kind: 'not-interpreted' }]);
  });
});
