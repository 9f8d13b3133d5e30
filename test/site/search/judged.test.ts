import { expect, it } from 'vitest';
import { built } from '../support.ts';
import { judged, judgedSite } from './judged-site.ts';
import { search } from './searching.ts';

const made = await built(judgedSite);

it.each(
  Object.entries(judged).flatMap(([kind, all]) =>
    all.map(([query, ...answers]) => ({ kind, query, answers })),
  ),
)('finds first by $kind: $query', async ({ query, answers }) => {
  const { paths } = await search(made, query);
  expect(answers).toContain(paths[0]?.replace(/^.*\//, ''));
});
