import { expect, it } from 'vitest';
import { responsesIn } from '../../../src/site/openapi/statuses.ts';

it('lists responses by their status, ranges behind what is in them, what is said of the others last', () => {
  const responses = { default: 1, '4XX': 1, '2XX': 1, 404: 1, 'x-more': 1, 201: 1 };
  expect(responsesIn(responses).map(([status]) => status)).toEqual(['201', '2XX', '404', '4XX', 'default']);
});
