import { describe, expect, it } from 'vitest';
import { render } from '../markdown/project.ts';

describe('a repository and what is for one kind of reader', () => {
  it('are shown without asking anyone', () => {
    const { html } = render('<GitHub.Repo repo="octo/cat" />\n\n<GitHub.Repo repo="x<y" />');
    expect(html).toContain('href="https://github.com/octo/cat"');
    expect(html).not.toMatch(/<img|src=/);
    expect(html).toContain('x&lt;y');
  });

  it.each(['https://github.com/octo/cat', 'github.com/octo/cat/', 'https://github.com/octo/cat.git'])(
    'a repository may be named by its address, %s',
    (address) => {
      const { html, markdown } = render(`<GitHub.Repo repo="${address}" />`);
      expect(html).toContain('href="https://github.com/octo/cat"');
      expect(html).toContain('<span>octo/cat</span>');
      expect(markdown).toBe('https://github.com/octo/cat\n');
    },
  );

  it('people see what is for people, and agents what is for agents', () => {
    const { html, markdown } = render(
      '<Visibility for="humans">for people</Visibility>\n\n<Visibility for="agents">for agents</Visibility>',
    );
    expect(html).toContain('for people');
    expect(html).not.toContain('for agents');
    expect(markdown).toContain('for agents');
    expect(markdown).not.toContain('for people');
  });
});
