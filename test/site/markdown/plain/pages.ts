import fc from 'fast-check';

/** Makes words that stand on a page once each, so that what becomes of them can be told. */
type NextWord = () => string;

/** A part of a line of a page, once its words are made. */
type Line = (word: NextWord) => string;
/** Lines of a page, once their words are made. */
type Block = (word: NextWord) => string;

const SNIPPET = 'Part';

/** What the pages import: a snippet that shows what it is given. */
export const SNIPPETS: Readonly<Record<string, string>> = {
  'snippets/part.mdx': '**{who}** of {what.of}\n\n- {who}\n',
};

/** What the pages define and import. */
const HEAD = [
  'import Part from "/snippets/part.mdx";',
  'export const Own = ({ name, children }) => <div><b>{name}</b> {children}</div>;',
  'export const Box = ({ title, children }) => <section><h3>{title}</h3><div>{children}</div></section>;',
  'export const Items = ({ of }) => <ul>{of.map((one) => <li key={one}>{one}</li>)}</ul>;',
  'export const Pair = ({ left, right }) => <table><tbody><tr><td>{left}</td><td>{right}</td></tr></tbody></table>;',
  'export const Go = ({ children }) => <a href="/t">{children}</a>;',
].join('\n');

/** Sources of pages made of Markdown and components in one another. */
export function pages(): fc.Arbitrary<string> {
  const { block } = fc.letrec<{ block: Block; inline: Line }>((tie) => ({
    inline: fc.oneof(
      { depthSize: 'medium', withCrossShrink: true },
      ...LINES.map((line) => fc.constant(line)),
      ...within(tie('inline')),
    ),
    block: fc.oneof(
      { depthSize: 'medium', withCrossShrink: true },
      paragraphs(tie('inline')),
      ...BLOCKS.map((one) => fc.constant(one)),
      ...around(tie('block'), tie('inline')),
    ),
  }));
  return fc.array(block, { minLength: 1, maxLength: 3 }).map((blocks) => {
    let count = 0;
    const word = (): string => {
      count += 1;
      return `w${count}e`;
    };
    return `---\ntitle: Page\n---\n${HEAD}\n\n${word()}[^a]\n\n${blocks.map((one) => one(word)).join('\n\n')}\n\n[^a]: ${word()}\n`;
  });
}

/** Parts of a line that hold no others. */
const LINES: readonly Line[] = [
  (word) => `<Go>${word()} *${word()}*</Go>`,
  (word) => `{true && <b>${word()}</b>}`,
  (word) => `{false ? "no" : "${word()}"}`,
  (word) => `<span>${word()}\n${word()}</span>`,
  (word) => word(),
  (word) => `${word()} ${word()}`,
  (word) => `\`${word()}\``,
  (word) => `\`${word()} | <b> ${word()}\``.replace(' | ', ' '),
  (word) => `![${word()}](/a.png)`,
  (word) => `$${word()}$`,
  (word) => `{"${word()}"}`,
  (word) => `{/* no */}${word()}`,
  (word) => `{[${['', '', ''].map(() => `"${word()}"`).join(', ')}].join(" ")}`,
  (word) => `{["${word()}", "${word()}"].map((one) => <b key={one}>{one} </b>)}`,
  (word) => `<Icon icon="star" /> ${word()}`,
  (word) => `<img src="/a.png" alt="${word()}" />`,
  (word) => `<kbd>${word()}</kbd>`,
  (word) => `x<sup>${word()}</sup>`,
  (word) => `${word()}<br />${word()}`,
  (word) => `${word()}\\\n${word()}`,
  (word) => `<Badge color="green">${word()}</Badge>`,
  (word) => `<Tooltip headline="${word()}" tip="${word()}">x</Tooltip>`,
  (word) => `[${word()} **${word()}** \`${word()}\`](/t)`,
  (word) => `<a href="/t">${word()} <b>${word()}</b> {"${word()}"}</a>`,
];

/** Parts of a line around another. */
function within(inline: fc.Arbitrary<Line>): fc.Arbitrary<Line>[] {
  const pairs: readonly (readonly [string, string])[] = [
    ['*', '*'],
    ['**', '**'],
    ['~~', '~~'],
    ['<b>', '</b>'],
    ['<em>', '</em>'],
    ['<span style={{ color: "red" }}>', '</span>'],
    ['<Tooltip tip="tip">', '</Tooltip>'],
  ];
  return [
    ...pairs.map(([before, after]) =>
      inline.map(
        (line): Line =>
          (word) =>
            `${before}${word()} ${line(word)} ${word()}${after}`,
      ),
    ),
    fc.tuple(inline, inline).map(
      ([one, two]): Line =>
        (word) =>
          `${one(word)} ${two(word)}`,
    ),
  ];
}

function paragraphs(inline: fc.Arbitrary<Line>): fc.Arbitrary<Block> {
  return fc.array(inline, { minLength: 1, maxLength: 3 }).map(
    (lines): Block =>
      (word) =>
        lines.map((line) => line(word)).join(' '),
  );
}

/** Blocks that hold no others. */
const BLOCKS: readonly Block[] = [
  (word) => `<Items of={["${word()}", "${word()}"]} />`,
  (word) => `<Pair left="${word()}" right={<b>${word()}</b>} />`,
  (word) => `<Tabs><Tab title="${word()}">${word()}</Tab><Tab title="${word()}">${word()}</Tab></Tabs>`,
  (word) => `<Steps><Step title="${word()}">${word()}</Step><Step title="${word()}">${word()}</Step></Steps>`,
  (word) =>
    `<AccordionGroup><Accordion title="${word()}">${word()}</Accordion><Accordion title="${word()}">${word()}</Accordion></AccordionGroup>`,
  (word) =>
    `| ${word()} |\n| --- |\n| <Badge>${word()}</Badge> <Tooltip tip="${word()}">x</Tooltip> |\n| <Card title="${word()}">${word()}</Card> |\n| <ul><li>${word()}</li><li>${word()}</li></ul> |`,
  (word) => `<div><p>${word()}</p><ul><li>${word()}</li><li><b>${word()}</b></li></ul><p>${word()}</p></div>`,
  (word) => `<div>${word()} <Note>${word()}</Note> ${word()}</div>`,
  (word) => `${word()}\n<Tip>${word()}</Tip>\n${word()}`,
  (word) => `${word()}[^a]`,
  (word) => `<Tile title="${word()}" description="${word()}" href="/t">\n  <img src="/a.png" />\n</Tile>`,
  (word) => `<CodeBlock language="js">\n  {"${word()}\\n\\n${word()}"}\n</CodeBlock>`,
  (word) => `<Frame caption="${word()}">\n  ![${word()}](/a.png)\n</Frame>`,
  (word) => `<dl><dt>${word()}</dt><dd>${word()}</dd></dl>`,
  (word) => `<h3>${word()}</h3>`,
  (word) => `<p>${word()} <a href="/t">${word()}</a></p>`,
  (word) =>
    `<Columns cols={2}>\n  <Card title="${word()}" href="/t">${word()}</Card>\n  <Card title="${word()}">\n    ${word()}\n\n    ${word()}\n  </Card>\n</Columns>`,
  (word) => `<Own name={<b>${word()}</b>} />`,
  (word) => `## ${word()}`,
  (word) => `\`\`\`js ${word()}\n${word()}\n\n  ${word()}\n\`\`\``,
  (word) => `\`\`\`\`md\n\`\`\`\n${word()}\n\`\`\`\n\`\`\`\``,
  (word) => `~~~\n${word()}\n~~~`,
  (word) => `$$\n${word()}\n$$`,
  (word) => `<Card title="${word()}" icon="x" href="/t">\n  ${word()}\n</Card>`,
  (word) => `<Card title="${word()}">${word()}</Card>`,
  (word) =>
    `<CodeGroup>\n\n\`\`\`js ${word()}\n${word()}\n\`\`\`\n\n\`\`\`py ${word()}\n${word()}\n\`\`\`\n\n</CodeGroup>`,
  (word) => `<${SNIPPET} who="${word()}" what={{ of: "${word()}" }} />`,
  (word) => `<pre>\n  {"${word()}"}\n</pre>`,
  (word) => `<pre><code>${word()}<br />${word()}</code></pre>`,
  (word) => `{<p>${word()} <b>${word()}</b></p>}`,
  (word) => `{[1, 2].map((n) => <Card key={n} title={"${word()}" + n}>{n}</Card>)}`.replace(/ \+ n/, ''),
  (word) =>
    `| ${word()} | ${word()} |\n| --- | --- |\n| \`${word()}\` | ${word()}<br />${word()} |\n| <b>${word()}</b> | [${word()}](/t) |`,
  (word) =>
    `<table><thead><tr><th>${word()}</th></tr></thead><tbody><tr><td>${word()}</td></tr></tbody></table>`,
  (word) => `<table><tbody><tr><td>${word()}</td><td>${word()}</td></tr></tbody></table>`,
  (word) => `- [x] ${word()}\n- [ ] ${word()}`,
  (word) =>
    `<Tree>\n  <Tree.Folder name="${word()}">\n    <Tree.File name="${word()}" />\n  </Tree.Folder>\n</Tree>`,
  (word) =>
    `<Color variant="table">\n  <Color.Row title="${word()}">\n    <Color.Item name="${word()}" value="#fff" />\n  </Color.Row>\n</Color>`,
  (word) => `<ul><li>${word()}</li><li>${word()}</li></ul>`,
];

/** Components and Markdown around blocks. */
function around(block: fc.Arbitrary<Block>, inline: fc.Arbitrary<Line>): fc.Arbitrary<Block>[] {
  const body = fc.array(block, { minLength: 1, maxLength: 2 }).map(
    (blocks): Block =>
      (word) =>
        blocks.map((one) => one(word)).join('\n\n'),
  );
  const bodies = fc.array(body, { minLength: 1, maxLength: 3 });
  const isSpread = fc.boolean();
  const element = (open: (word: NextWord) => string, close: string): fc.Arbitrary<Block> =>
    fc.tuple(body, isSpread).map(
      ([inner, spread]): Block =>
        (word) => {
          const head = open(word);
          return spread
            ? `${head}\n\n${inner(word)}\n\n${close}`
            : `${head}\n${indented(inner(word), '  ')}\n${close}`;
        },
    );
  const parts = (outer: string, part: (word: NextWord) => string, close: string): fc.Arbitrary<Block> =>
    bodies.map(
      (inner): Block =>
        (word) =>
          `<${outer}>\n${inner.map((one) => `  ${part(word)}\n${indented(one(word), '    ')}\n  ${close}`).join('\n')}\n</${outer}>`,
    );
  return [
    element(() => '<Note>', '</Note>'),
    element((word) => `<Warning title="${word()}">`, '</Warning>'),
    element(() => '<Callout icon="x">', '</Callout>'),
    element(() => '<div>', '</div>'),
    element(() => '<Columns cols={2}>', '</Columns>'),
    element((word) => `<Accordion title="${word()}">`, '</Accordion>'),
    element((word) => `<Expandable title="${word()}">`, '</Expandable>'),
    element((word) => `<ParamField path="${word()}" type="${word()}" required>`, '</ParamField>'),
    element(
      (word) => `<ResponseField name="${word()}" type="List<${word()}>" default="${word()}">`,
      '</ResponseField>',
    ),
    element((word) => `<Update label="${word()}" description="${word()}">`, '</Update>'),
    element((word) => `<Card title="${word()}" href="/t">`, '</Card>'),
    element((word) => `<Own name="${word()}">`, '</Own>'),
    element((word) => `<Box title="${word()}">`, '</Box>'),
    element((word) => `<View title="${word()}">`, '</View>'),
    element(() => '<Frame>', '</Frame>'),
    element((word) => `<details>\n<summary>${word()}</summary>`, '</details>'),
    element(() => '<blockquote>', '</blockquote>'),
    parts('Steps', (word) => `<Step title="${word()}">`, '</Step>'),
    parts('Tabs', (word) => `<Tab title="${word()}">`, '</Tab>'),
    parts('AccordionGroup', (word) => `<Accordion title="${word()}">`, '</Accordion>'),
    parts('ul', () => '<li>', '</li>'),
    bodies.map(
      (inner): Block =>
        (word) =>
          inner.map((one) => `- ${indented(one(word), '  ').trimStart()}`).join('\n'),
    ),
    bodies.map(
      (inner): Block =>
        (word) =>
          inner.map((one, at) => `${at + 1}. ${indented(one(word), '   ').trimStart()}`).join('\n\n'),
    ),
    body.map(
      (inner): Block =>
        (word) =>
          inner(word).replace(/^/gm, '> ').replace(/^> $/gm, '>'),
    ),
    fc.tuple(inline, inline).map(
      ([one, two]): Block =>
        (word) =>
          `- ${one(word)}\n- ${two(word)}`,
    ),
    inline.map(
      (line): Block =>
        (word) =>
          `### ${line(word).replaceAll('\\\n', ' ')}`,
    ),
  ];
}

function indented(text: string, by: string): string {
  return text.replace(/^(?=.)/gm, by);
}
