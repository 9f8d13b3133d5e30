import { describe, expect, it } from 'vitest';
import { createAnchors } from '../../../src/site/markdown/anchors.ts';
import { parsePage } from '../../../src/site/markdown/parse.ts';

const page = `---
title: Page
---

## Version 4.5 wire format
## Tips & \`$ref\`
## chat.create()
## chat.create()
## Own {#mine}
<span id="Here" />
`;

describe('the id that a link means', () => {
  const parsed = parsePage('page.mdx', page, () => {});
  const meant = createAnchors((path) => (path === 'page' ? parsed : undefined));

  it.each([
    ['version-4-5-wire-format', 'version-4-5-wire-format'],
    ['version-45-wire-format', 'version-4-5-wire-format'],
    ['tips-&-$ref', 'tips--ref'],
    ['chatcreate', 'chat-create'],
    ['create', 'chat-create'],
    ['create-2', 'chat-create-2'],
    ['chatcreate-1', 'chat-create-2'],
    ['mine', 'mine'],
    ['own', 'mine'],
    ['here', 'Here'],
    ['nowhere', 'nowhere'],
    ['---', '---'],
  ])('of #%s is %s', (written, id) => {
    expect(meant('page', written)).toBe(id);
  });

  it('stays as written for a page that is not there', () => {
    expect(meant('other', 'intro')).toBe('intro');
  });
});
