import { expect, it } from 'vitest';
import { responsesIn } from '../../../src/site/openapi/operation/statuses.ts';
import { rendered, textOf } from './operation.ts';

it('lists responses by their status, ranges behind what is in them, what is said of the others last', () => {
  const responses = { default: 1, '4XX': 1, '2XX': 1, 404: 1, 'x-more': 1, 201: 1 };
  const order = (all: object) => responsesIn(all).map(([status]) => status);
  expect(order(responses)).toEqual(['201', '2XX', '404', '4XX', 'default']);
  expect(order({ 102: 1, 200: 1, 303: 1, '3XX': 1, '1xx': 1, 404: 1 })).toEqual([
    '200',
    '303',
    '3XX',
    '102',
    '1xx',
    '404',
  ]);
  expect(order({ 101: 1, 400: 1 })).toEqual(['101', '400']);
});

it('says nothing of a response that its heading says already', async () => {
  const responses = {
    200: { description: '200 OK' },
    400: { description: 'Bad request.' },
    404: { description: '404: Not Found' },
    500: { description: '404 Not Found' },
  };
  const { html } = await rendered({ responses });
  expect(textOf(html.slice(html.indexOf('id="response-200"')))).toMatch(
    /200 OK 400 Bad Request 404 Not Found 500 Internal Server Error 404 Not Found$/,
  );
});
