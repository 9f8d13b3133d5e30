import { describe, expect, it } from 'vitest';
import { sampleRequest } from '../../../src/site/openapi/samples/model.ts';
import { documentOf, operationOf } from './project.ts';

describe('a parameter of a sample request', () => {
  it('fills in the name of a parameter in whatever script it is', async () => {
    const parameters = ['имяЛодки', '编号', 'größe-1'].map((name) => ({
      in: 'path',
      name,
      required: true,
      schema: { type: 'string' },
    }));
    const document = await documentOf({ '/{имяЛодки}/{编号}/{größe-1}': { get: { parameters } } });
    const { url } = sampleRequest(document, operationOf(document));
    expect(decodeURI(url)).toMatch(/\/ИМЯ_ЛОДКИ\/编号\/GRÖSSE_1$/);
  });

  it('has a name in place of any text, also in lists, keeps the text that is meant, and sends nothing in vain', async () => {
    const texts = { type: 'string' };
    const parameters = Object.entries({
      ids: { type: 'array', items: texts },
      'tags[]': { type: 'array', items: texts, minItems: 2, uniqueItems: true },
      'page[after]': texts,
      $filter: texts,
      format: { ...texts, enum: ['text', 'html'] },
      mode: { ...texts, default: 'text' },
      kinds: { type: 'array', items: { ...texts, enum: ['text', 'image'] } },
    }).map(([name, schema]) => ({ in: 'query', name, required: true, schema }));
    const optional = { in: 'query', name: 'cursor', schema: texts, example: '' };
    const document = await documentOf({ '/a': { get: { parameters: [...parameters, optional] } } });
    const { url } = sampleRequest(document, operationOf(document));
    expect([...new URL(url).searchParams].map(([name, value]) => `${name}=${value}`)).toEqual([
      'ids=IDS',
      'tags[]=TAGS',
      'tags[]=TAGS2',
      'page[after]=PAGE_AFTER',
      '$filter=FILTER',
      'format=text',
      'mode=text',
      'kinds=text',
    ]);
  });

  it('reads examples of lists and objects that are written as text', async () => {
    const list = { type: 'array', items: { type: 'string' } };
    const parameters = [
      { name: 'fields', schema: list, explode: false, example: 'id, name' },
      { name: 'pipes', schema: list, style: 'pipeDelimited', explode: false, example: 'a|b' },
      { name: 'each', schema: list, example: '["a","b"]' },
      { name: 'whole', schema: list, example: 'a,b' },
      { name: 'deep', schema: { type: 'object' }, style: 'deepObject', example: '{"a":1}' },
      { name: 'json', content: { 'application/json': { schema: {}, example: '{"a":1}' } } },
      { name: 'text', schema: { type: 'string' }, explode: false, example: 'a,b' },
      { name: 'number', schema: { type: 'number' }, example: '1.10' },
    ].map((parameter) => ({ in: 'query', ...parameter }));
    const document = await documentOf({ '/a': { get: { parameters } } });
    const { url } = sampleRequest(document, operationOf(document));
    expect(url.replace(/.*\?/, '').split('&')).toEqual([
      'fields=id,name',
      'pipes=a%7Cb',
      'each=a',
      'each=b',
      'whole=a%2Cb',
      'deep%5Ba%5D=1',
      'json=%7B%22a%22%3A1%7D',
      'text=a%2Cb',
      'number=1.10',
    ]);
  });

  it('takes the name of a parameter of a path from its braces', async () => {
    const parameters = [
      { in: 'path', name: '{id}', required: true, example: 5, schema: { type: 'integer' } },
    ];
    const document = await documentOf({ '/a/{id}': { get: { parameters } } });
    expect(sampleRequest(document, operationOf(document)).url).toMatch(/\/a\/5$/);
  });
});
