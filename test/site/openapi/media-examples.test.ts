import { expect, it } from 'vitest';
import { renderOperation } from '../../../src/site/openapi/page/render.ts';
import { rendered } from './operation.ts';
import { documentOf, operationOf, plainContext } from './project.ts';

const answer = (media: object) => ({
  responses: { 200: { description: 'OK', content: { 'application/json': media } } },
});

/** The examples of an answer in the page's Markdown, as they were written. */
async function shownFor(examples: unknown): Promise<[title: string, value: unknown][]> {
  const { markdown } = await rendered(
    answer({ schema: { properties: { id: { type: 'integer' } } }, examples }),
  );
  const blocks = markdown.matchAll(/^Response \(([^\n]*)\):\n\n```json\n(.*?)\n```/gms);
  return [...blocks].map(([, title = '', text = '']) => [title, JSON.parse(text)]);
}

it('takes values that stand in the place of examples', async () => {
  const paid = { state: 'paid', description: 'Lunch' };
  expect(await shownFor({ paid, count: 5 })).toEqual([
    ['200 paid', paid],
    ['200 count', 5],
  ]);
  expect(await shownFor([paid])).toEqual([['200', paid]]);
  expect(await shownFor([{ summary: 'Paid', value: paid }, [1]])).toEqual([
    ['200 Paid', paid],
    ['200 2', [1]],
  ]);
});

const MADE = [['200', { id: 1 }]];

it('takes what only tells of an example for none', async () => {
  expect(await shownFor({ later: { summary: 'To be written', 'x-owner': 'me' } })).toEqual(MADE);
  expect(await shownFor({ gone: { $ref: '#/components/examples/Gone' } })).toEqual(MADE);
});

it('says the status of an answer once, where its name says it as well', async () => {
  const names = { a: '200 - Found', b: '200 OK', c: '2001: an odyssey', d: '200' };
  const examples = Object.fromEntries(
    Object.entries(names).map(([key, summary], id) => [key, { summary, value: { id } }]),
  );
  expect((await shownFor(examples)).map(([title]) => title)).toEqual([
    '200 Found',
    '200 OK',
    '200 2001: an odyssey',
    '200',
  ]);
});

it('has no field and no parameter of nothing, which no text says', async () => {
  const none = (schema: object) => ({ ...schema, example: null });
  const properties = {
    a: none({ type: 'array', nullable: true, items: { type: 'object' } }),
    b: none({ type: 'string', nullable: true }),
    c: { type: 'string', example: 'x' },
  };
  for (const type of ['multipart/form-data', 'application/x-www-form-urlencoded']) {
    const parameters = [{ name: 'q', in: 'query', ...none({ schema: { type: 'string' } }) }];
    const { markdown } = await rendered({
      parameters,
      requestBody: { content: { [type]: { schema: { type: 'object', properties } } } },
      responses: {},
    });
    const [, curl] = /```bash\n(.*?)```/s.exec(markdown) ?? [];
    expect(curl).toContain("'c=x'");
    expect(curl).not.toMatch(/null|[?']q=|'[ab]=/);
    expect(markdown).toContain('- `q` (string)\n');
  }
});

it('tells examples apart by their keys, where they share a name, and shows none that is empty', async () => {
  const named = (summary: string, value: unknown) => ({ summary, value });
  expect(
    await shownFor({ first: named('OK', [1]), second: named('OK', [2]), third: named('Other', [3]) }),
  ).toEqual([
    ['200 OK (first)', [1]],
    ['200 OK (second)', [2]],
    ['200 Other', [3]],
  ]);
  const text = { 'text/plain': { schema: { type: 'string' }, example: '' } };
  const { markdown } = await rendered({ responses: { 200: { description: 'OK', content: text } } });
  expect(markdown).not.toContain('Response (200)');
});

it('are all those of what a webhook sends, which is none of the languages that a reader chooses', async () => {
  const examples = { paid: { value: { id: 1 } }, free: { value: { id: 2 } } };
  const post = { requestBody: { content: { 'application/json': { examples } } }, responses: {} };
  const document = await documentOf({}, { webhooks: { ordered: { post } } });
  const { html, markdown } = renderOperation(document, operationOf(document), plainContext());
  expect(markdown).toContain('Payload (paid):\n\n```json\n{\n  "id": 1\n}\n```');
  expect(markdown).toContain('Payload (free):\n\n```json\n{\n  "id": 2\n}\n```');
  expect(html).not.toContain('data-sync');
});

it('leads to examples that are on another host', async () => {
  const examples = {
    near: { value: { id: 1 } },
    far: { summary: 'Far', externalValue: 'https://a.example/b.json' },
  };
  const { html, markdown } = await rendered(answer({ examples }));
  expect(html).toContain('>200 Far</label>');
  expect(html).toContain('<p><a href="https://a.example/b.json">https://a.example/b.json</a></p>');
  expect(markdown).toContain('https://a.example/b.json');
});
