import { describe, expect, it } from 'vitest';
import { sampleRequest } from '../../../src/site/openapi/samples/model.ts';
import { bodiesOf } from '../../../src/site/openapi/try-it/inputs.ts';
import { documentOf, operationOf } from './project.ts';

describe('a body', () => {
  it('is of a type in the range that it may be of, once', async () => {
    const schema = { type: 'object', properties: { a: { type: 'integer', example: 1 } } };
    const typesOf = async (...types: string[]) => {
      const content = Object.fromEntries(types.map((type) => [type, { schema }]));
      const document = await documentOf({ '/a': { post: { requestBody: { content } } } });
      const options = { prefill: false, requiredOnly: false };
      return bodiesOf(document, operationOf(document), options).map(({ type }) => type);
    };
    const json = 'application/json; charset=utf-8';
    expect(await typesOf(json, 'text/json', 'application/*+json')).toEqual([json, 'text/json']);
    expect(await typesOf('application/*+json')).toEqual(['application/json']);
    expect(await typesOf('application/*', 'text/*')).toEqual(['application/json', 'text/plain']);
    expect(await typesOf('application/*+xml')).toEqual(['application/xml']);
    expect(await typesOf('image/*')).toEqual(['image/*']);
  });

  it('is JSON where it is an object that may be written as YAML', async () => {
    const schema = { type: 'object', properties: { a: { type: 'integer', example: 1 } } };
    const content = { 'application/yaml': { schema } };
    const document = await documentOf({ '/a': { post: { requestBody: { content } } } });
    const text = '{\n  "a": 1\n}';
    expect(sampleRequest(document, operationOf(document)).body).toEqual({ kind: 'text', text });
  });

  it('is a file whose name has the ending of its type, where that is known', async () => {
    const fileFor = async (type: string, media: object = {}) => {
      const document = await documentOf({ '/a': { post: { requestBody: { content: { [type]: media } } } } });
      return sampleRequest(document, operationOf(document)).body;
    };
    expect(await fileFor('image/png')).toEqual({ kind: 'file', file: 'file.png' });
    expect(await fileFor('application/octet-stream')).toEqual({ kind: 'file', file: 'file.bin' });
    const file = { type: 'string', format: 'binary' };
    const properties = { a: file, b: file, c: { type: 'string', contentMediaType: 'application/pdf' } };
    const encoding = { b: { contentType: 'text/csv, text/plain' } };
    const form = await fileFor('multipart/form-data', { schema: { type: 'object', properties }, encoding });
    expect(form).toMatchObject({
      parts: [{ value: 'file.bin' }, { value: 'file.csv' }, { value: 'file.pdf' }],
    });
  });

  it('that is a stream of events has a text that is none as the data of one', async () => {
    const streamOf = async (example: string) => {
      const content = { 'text/event-stream': { schema: { type: 'string' }, example } };
      const document = await documentOf({ '/a': { post: { requestBody: { content } } } });
      return sampleRequest(document, operationOf(document)).body;
    };
    expect(await streamOf('one\ntwo')).toEqual({ kind: 'text', text: 'data: one\ndata: two\n\n' });
    expect(await streamOf('data: one\n\n')).toEqual({ kind: 'text', text: 'data: one\n\n' });
    expect(await streamOf(': still here\n\n')).toEqual({ kind: 'text', text: ': still here\n\n' });
  });
});
