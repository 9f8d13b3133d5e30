import { expect, it } from 'vitest';
import { placesToLook } from '../../src/phases/conclusion.ts';

const deployment = (destination: string, url: string | null, status = 'published') =>
  ({ destination, url, status }) as never;

it.each([
  [
    'the address of what was published',
    null,
    [deployment('s3://docs', 'https://docs.test/index.html')],
    ['https://docs.test/index.html'],
  ],
  [
    'the address of readers first',
    'https://docs.example.com/',
    [deployment('s3://docs', null, 'unchanged')],
    ['https://docs.example.com/'],
  ],
  [
    'one address once',
    'https://docs.example.com/',
    [deployment('s3://docs', 'https://docs.example.com/')],
    ['https://docs.example.com/'],
  ],
  [
    'nothing of a plan',
    'https://docs.example.com/',
    [deployment('s3://docs', 'https://docs.test/', 'planned')],
    [],
  ],
  ['nothing of a folder that goes with the runner', null, [deployment('dir:./public', 'file:///public')], []],
] as const)('the end of the log tells %s', (_what, siteUrl, deployments, places) => {
  const facts = { siteUrl, deployments } as never;
  expect(placesToLook(facts, false)).toEqual(places.map((place) => `Look at ${place}`));
});

it('the end of the log in a terminal tells which file of a folder to open', () => {
  const facts = { siteUrl: null, deployments: [deployment('dir:./public', 'file:///public')] } as never;
  expect(placesToLook(facts, true)).toEqual(['Look at public/index.html']);
});
