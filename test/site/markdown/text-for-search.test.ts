import { describe, expect, test } from 'vitest';
import { render } from './project.ts';

describe('the text of a page for search', () => {
  test('what stands in elements below or beside one another is words of its own', () => {
    const { sections } = render(
      '<div><p>One</p><p>t<b>wo</b><br/>three</p></div>\n\n<ul><li>four</li><li>five</li></ul>\n\n<div>\n  <span>v2</span>\n  <span>6 new</span>\n</div>',
    );
    expect(sections.map(({ text }) => text)).toEqual(['One two three four five v2 6 new']);
  });

  test('words of elements that stand alone do not run into those of the text below them', () => {
    const module = 'export const Own = ({ children }) => <div>{children}</div>;';
    const { sections } = render(
      `${module}\n\n<Badge>New</Badge>\n\nText\n\n- <a href="/a">One</a>\n- <a href="/b">Two</a>\n\n<Own>\n  <b>a</b> <b>b</b>\n\n  c\n</Own>\n\n<b>last</b>[^1]\n\n[^1]: note\n`,
    );
    expect(sections.map(({ text }) => text)).toEqual(['New Text One Two a b c last note']);
  });

  test('sections hold the text under each heading', () => {
    const { sections } = render(
      '---\ntitle: x\n---\nIntro\n\n## One\n\nfirst `code`\n\n<Note>second</Note>\n\n| Name | Size |\n|---|---|\n| a | 1 |\n\n## Two\n',
    );
    expect(sections).toEqual([
      { id: undefined, heading: undefined, text: 'Intro' },
      { id: 'one', heading: 'One', text: 'first code second Name Size a 1' },
      { id: 'two', heading: 'Two', text: '' },
    ]);
  });
});
