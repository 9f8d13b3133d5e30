import { describe, expect, test } from 'vitest';
import { render } from '../markdown/project.ts';

describe('steps', () => {
  test('steps are a list; titles of a heading size are in the table of contents', () => {
    const { html, headings } = render(
      '---\ntitle: x\n---\n<Steps titleSize="h3">\n  <Step title="A">\n    a\n  </Step>\n  <Step title="B" stepNumber={4} titleSize="p" icon="x">\n    b\n  </Step>\n</Steps>',
    );
    expect(html).toMatch(/^<ol class="c-steps"><li class="c-step"><div class="c-step-main"><h3 id="a">A/);
    expect(html).toContain('style="counter-set:step 4"');
    expect(headings).toEqual([{ depth: 3, id: 'a', text: 'A' }]);
  });

  test('a step that says nothing is none', () => {
    const { html } = render(
      '<Steps>\n  <Step title="A" />\n  <Step />\n  <Step icon="x" />\n</Steps>\n\n<Step />',
    );
    expect(html.match(/<li/g)).toHaveLength(2);
    expect(html.match(/<ol/g)).toHaveLength(1);
  });
});

describe('accordions and fields', () => {
  test('an accordion can be linked to and open at first', () => {
    const { html } = render(
      '<AccordionGroup><Accordion title="Why?" description="d" defaultOpen>x</Accordion></AccordionGroup>',
    );
    expect(html).toContain('<details class="c-accordion" id="why" open>');
    expect(html).toContain('<small>d</small>');
  });

  test('what a field says of itself in an attribute stands before what is in it', () => {
    const { html, markdown } = render(
      '<ResponseField name="a" type="int" description="The **first**" />\n\n<ParamField body="b" description="The second">More</ParamField>',
    );
    expect(html).toContain('<div class="c-field-body">The <strong>first</strong></div>');
    expect(html).toContain('<div class="c-field-body"><p>The second</p><div>More</div></div>');
    expect(markdown).toBe('- `a` (int): The **first**\n- `b` (body)\n\n  The second\n\n  More\n');
  });

  test('parameters say where they go, their type and their default', () => {
    const { html } = render(
      '<ParamField path="user.id" type="string" required default={0} deprecated>\n  The id.\n</ParamField>',
    );
    expect(html.replace(/<[^>]*>/g, '|')).toMatch(
      /user\.id\|+string\|+path\|+required\|+deprecated\|+default: \|+0\|/,
    );
    expect(html).toContain('<p>The id.</p>');
  });

  test('fields say which values they may have, and what one is like', () => {
    const { html } = render(
      '<ParamField query="a" enum={["b", 1]} example={{ c: 2 }} />\n\n<ResponseField name="d" enum="e, f" example={0} />',
    );
    expect(html.replace(/<[^>]*>/g, '|')).toMatch(
      /one of: \|b\|, \|1\|+example: \|\{ "c": 2 \}[\s\S]*one of: \|e, f\|+example: \|0\|/,
    );
  });

  test('response fields and their properties', () => {
    const { html } = render(
      '<ResponseField name="data" type="object" pre={["new"]} post={["x"]}>\n<Expandable title="more" defaultOpen>\n<ResponseField name="a" type="int" />\n</Expandable>\n</ResponseField>',
    );
    expect(html).toContain('<details class="c-expandable" open><summary>more</summary>');
    expect(html).toContain('<span class="c-field-label">new</span>');
  });
});

test('the table of contents lists no headings of entries, accordions and the like, which search knows', () => {
  const { headings, sections } = render(`
## Listed

<Update label="May">
## In an update
</Update>

<Accordion title="Why?">
## In an accordion
</Accordion>

<Expandable title="more">
### In an expandable
</Expandable>

<Prompt description="Ask">
## In a prompt
</Prompt>

<Tabs><Tab title="One">
### In a tab
</Tab></Tabs>
`);
  expect(headings.map(({ text }) => text)).toEqual(['Listed', 'May', 'In a tab']);
  expect(sections.map(({ id }) => id)).toContain('in-an-accordion');
});
