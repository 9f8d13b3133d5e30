import { describe, expect, it } from 'vitest';
import { groupOperations } from '../../../src/site/openapi/operation/groups.ts';
import { renderOperation } from '../../../src/site/openapi/page/render.ts';
import { documentOf, operationOf, plainContext } from './project.ts';

describe('operations', () => {
  it('gives what x-mint, x-hidden and x-excluded say', async () => {
    const document = await documentOf({
      '/a': {
        get: {
          summary: 'Summary',
          'x-hidden': true,
          'x-excluded': true,
          'x-mint': { metadata: { title: 'Title' }, content: 'Before', href: '/elsewhere' },
        },
      },
    });
    expect(operationOf(document)).toMatchObject({
      title: 'Title',
      hidden: true,
      excluded: true,
      content: 'Before',
      href: '/elsewhere',
      slug: 'summary',
    });
  });

  it('are called by their summary on one line', async () => {
    const document = await documentOf({ '/a': { get: { summary: ' Lists\n\n  all.\n' } } });
    expect(operationOf(document)).toMatchObject({ title: 'Lists all.', slug: 'lists-all' });
  });

  it('are called by their summary and tag without the markup that some write there', async () => {
    const titles = {
      'Report <span class="label">beta</span>': 'Report beta',
      'Fish &amp; chips<br>of <b>today</b>': 'Fish & chips of today',
      '**Needs:** admin ** 2': 'Needs: admin ** 2',
      'See [the new one](https://example.com/new)': 'See the new one',
      'Get <object> by &lt;id&gt;, a < b & c': 'Get <object> by <id>, a < b & c',
      'Use [a](b) and `x_y` *': 'Use [a](b) and `x_y` *',
    };
    const operations = Object.keys(titles).map((summary) => [
      `/${summary.length}`,
      { get: { summary, tags: [summary], operationId: 'x' } },
    ]);
    const document = await documentOf(Object.fromEntries(operations));
    expect(document.operations.map(({ title }) => title)).toEqual(Object.values(titles));
    expect(groupOperations(document).map(({ title }) => title)).toEqual(Object.values(titles));
    expect(document.operations[0]?.slug).toBe('report-span-class-label-beta-span');
  });

  it('says of what is deprecated what to use instead', async () => {
    const old = { deprecated: true, 'x-deprecatedMessage': 'Use `b` instead.' };
    const schema = { type: 'object', properties: { a: { type: 'string', description: 'A.', ...old } } };
    const document = await documentOf({
      '/a': {
        get: {
          ...old,
          parameters: [{ name: 'q', in: 'query', schema: {}, 'x-deprecated': 'Use `c`.' }],
          responses: { 200: { description: '', content: { 'application/json': { schema } } } },
        },
      },
    });
    const { html, markdown } = renderOperation(document, operationOf(document), plainContext());
    expect(html).toContain('<strong>Deprecated.</strong> Use <code>b</code> instead.</div>');
    expect(markdown).toContain('**Deprecated.** Use `b` instead.');
    expect(markdown).toContain('- `q` (any, deprecated): Use `c`.');
    expect(markdown).toContain('- `a` (string, deprecated): Use `b` instead. A.');
  });

  it('say nothing more where the description is the summary again', async () => {
    const document = await documentOf({
      '/a': { get: { summary: 'List users', description: ' List users. \n' } },
      '/b': { get: { summary: 'Get **one** user', description: 'get one user' } },
      '/c': { get: { summary: 'List users', description: 'List users by name.' } },
      '/d': { get: { description: 'GET /d' } },
    });
    expect(document.operations.map(({ description }) => description)).toEqual([
      undefined,
      undefined,
      'List users by name.',
      undefined,
    ]);
  });

  it('begins the description with a summary that is too long for a title', async () => {
    const summary = 'Lists what is in the shop. '.repeat(8).trim();
    const document = await documentOf({
      '/a': { get: { summary, description: 'By name.' } },
      '/b': { get: { summary } },
      '/c': { get: { summary, description: `${summary}\n\nAgain.` } },
    });
    expect(document.operations.map(({ title, description }) => [title, description])).toEqual([
      ['GET /a', `${summary}\n\nBy name.`],
      ['GET /b', summary],
      ['GET /c', `${summary}\n\nAgain.`],
    ]);
  });
});
