import { expect, it } from 'vitest';
import { built, docsJson } from '../support.ts';

it('a variation for readers that docs.json does not name is told, with those that it names', async () => {
  const options = [
    { id: 'guest', label: 'Guest' },
    { id: 'crew', label: 'Crew' },
  ];
  const site = await built({
    'docs.json': docsJson({ variations: { options } }),
    'index.mdx':
      '---\ntitle: A\n---\n\n<Variation is="gest">one</Variation>\n\n<Variation is={["crew", "pilot"]}>two</Variation>\n\n<Variation is="crew">three</Variation>\n',
  });
  expect(site.diagnostics.map(({ kind, message, hint, line }) => [kind, message, hint, line])).toEqual([
    [
      'unknown-reader',
      '<Variation is="gest"> names no known reader (known are guest, crew); what is in it is shown to all',
      'did you mean guest?',
      5,
    ],
    [
      'unknown-reader',
      '<Variation is="pilot"> names no known reader (known are guest, crew); it is passed over',
      undefined,
      7,
    ],
  ]);
});
