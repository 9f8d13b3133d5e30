import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../src/site/markdown/parse.ts';
import { visit } from '../../../src/site/markdown/visit.ts';
import { render } from './project.ts';

/** Pages as authors write them; what an unfinished edit leaves of them must still be a page. */
const PAGES = [
  `---
title: Quickstart
description: "From zero to one"
---

import Setup from '/snippets/setup.mdx';

export const plans = [{ name: 'Free', seats: 1 }, { name: 'Team', seats: 10 }];

## Install {#install}

<Steps>
  <Step title="Get a key" icon="key">
    Open the [dashboard](/dashboard) and copy it.

    <Warning>Keep it **secret**.</Warning>
  </Step>
  <Step title="Install">
    <CodeGroup>
    \`\`\`bash npm
    npm install example
    \`\`\`
    \`\`\`bash pnpm
    pnpm add example
    \`\`\`
    </CodeGroup>
  </Step>
</Steps>

{plans.map((plan) => <Card key={plan.name} title={plan.name}>{plan.seats} seats</Card>)}

<Frame caption="The dashboard">
  <img src="/images/dashboard.png" alt="Dashboard">
</Frame>
`,
  `# Reference

| Name | Type | Note |
| ---- | ---- | ---- |
| \`id\` | Map<String, Id> | at least {one} |

<Tabs>
  <Tab title="One">
    - a point with <Tooltip tip="Words">help</Tooltip>
      - a second: $x^2$ costs $5
  </Tab>
  <Tab title={\`Two\`}>
    <AccordionGroup>
      <Accordion title="Why > how" defaultOpen>Because.<br>Really.</Accordion>
    </AccordionGroup>
  </Tab>
</Tabs>

<ParamField body="user" type="object" required>
  <Expandable title="properties">
    <ParamField body="user.name" type="string" default="x">The name.</ParamField>
  </Expandable>
</ParamField>

{/* a note */}
<div style={{ color: 'red' }} className="grid">
  <a href="https://example.com">Out</a> <!-- old comment -->
</div>
`,
];

const PIECES = [
  '<',
  '>',
  '{',
  '}',
  '</',
  '/>',
  '`',
  '```',
  '$',
  '"',
  "'",
  '={',
  '<!--',
  '\n',
  '\n\n',
  '    ',
];

const TAGS = [
  '<Tabs>',
  '</Tabs>',
  '<Note>',
  '</Card>',
  '<Card title="',
  '<Step',
  '<br>',
  '<div>',
  '</p>',
  '<>',
];

/** What was done to a page: where (as a share of its length), and what. */
const edit = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  remove: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 60 })),
  add: fc.oneof(fc.constant(''), fc.constantFrom(...PIECES), fc.constantFrom(...TAGS)),
});

const brokenPage = fc
  .record({
    page: fc.constantFrom(...PAGES),
    from: fc.double({ min: 0, max: 0.4, noNaN: true }),
    to: fc.double({ min: 0.6, max: 1, noNaN: true }),
    edits: fc.array(edit, { minLength: 1, maxLength: 5 }),
  })
  .map(({ page, from, to, edits }) =>
    edits.reduce(
      (text, { at, remove, add }) => {
        const offset = Math.floor(at * text.length);
        return text.slice(0, offset) + add + text.slice(offset + remove);
      },
      page.slice(Math.floor(from * page.length), Math.ceil(to * page.length)),
    ),
  );

/** The words of a page, without its code and the titles of that. */
function words(html: string): string {
  return html
    .replace(/<figure class="c-code[\s\S]*?<\/figure>/g, '')
    .replace(/<(pre|code|math|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ');
}

/** Whether a quotation mark too few has made markup the text of an attribute or of an expression, which it then is. */
function isQuoted(source: string): boolean {
  let found = false;
  visit(parsePage('page.mdx', source, () => {}).tree, (node) => {
    const attributes =
      node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement' ? node.attributes : [];
    const expression =
      node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression' ? node.value : '';
    const values = [expression, ...attributes.map(({ value }) => value)];
    found ||= values.some((value) => /<\/?[A-Z]/.test(JSON.stringify(value ?? '')));
  });
  return found;
}

/** `List<Card>`: what stands behind another type is one. */
const TYPE = /\b[A-Z]\w*<[A-Z]\w*>(?!\w)/;
const COMPONENT =
  /&lt;\/?(?:Steps?|Tabs?|CodeGroup|Cards?|Frame|Warning|Note|Tooltip|Accordion(?:Group)?|ParamField|Expandable)(?:\s|\/|&gt;)/;

describe('a page that was broken off or torn', () => {
  it('is rendered, soon, without a component in its words', () => {
    fc.assert(
      fc.property(brokenPage, (source) => {
        fc.pre(!(isQuoted(source) || TYPE.test(source)));
        const { html } = render(source, { 'snippets/setup.mdx': 'Set **up**.' });
        expect(words(html)).not.toMatch(COMPONENT);
        expect(words(html)).not.toContain('[object Object]');
      }),
      { numRuns: 250, interruptAfterTimeLimit: 60_000, markInterruptAsFailure: true },
    );
  });
});
