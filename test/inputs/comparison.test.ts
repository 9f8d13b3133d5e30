import { describe, expect, it } from 'vitest';
import { useWorkspace } from './workspace.ts';

const { readInputs, problemsOf } = useWorkspace();
const DOMAIN = { domain: 'docs.example.com' };

describe('compare-with', () => {
  it('is an address, or a destination with its options', async () => {
    const of = async (text: string) =>
      (await readInputs({ ...DOMAIN, 'compare-with': text })).config.compareWith;
    expect(await of('')).toBeUndefined();
    expect(await of('https://docs.example.com/v2')).toEqual({
      kind: 'address',
      url: new URL('https://docs.example.com/v2'),
    });
    expect(await of('s3://docs/live region=eu-west-1')).toMatchObject({
      kind: 'destination',
      spec: { scheme: 's3', target: 's3://docs/live', options: { region: 'eu-west-1' } },
    });
  });

  it.each([
    ['docs.example.com', /it is not a URL: write https:\/\/docs\.example\.com/],
    ['https://me:secret@docs.example.com', /user name or password/],
    ['s3://docs regoin=eu-west-1', /regoin/],
    ['dir:a\ndir:b', /compared with one site/],
    ['artifact', /nobody can see which pages/],
    ['https://pr-{pr}.example.com', /\[E_PLACEHOLDER\]$/],
  ])('says what is wrong with %s', async (text, problem) => {
    expect(await problemsOf({ ...DOMAIN, 'compare-with': text })).toEqual([expect.stringMatching(problem)]);
  });

  it('is needed for lost-pages where no destination tells which pages readers had', async () => {
    const inputs = { ...DOMAIN, 'fail-on': 'lost-pages', deploy: 'artifact' };
    expect(await problemsOf(inputs)).toEqual([
      expect.stringMatching(
        /^fail-on: lost-pages: no destination tells .*give compare-with.*\[E_INPUT_CONFLICT\]$/,
      ),
    ]);
    expect((await readInputs({ ...inputs, deploy: 'dir:public' })).config.failOn).toEqual(['lost-pages']);
    const { config } = await readInputs({ ...inputs, 'compare-with': 'https://docs.example.com' });
    expect(config.failOn).toEqual(['lost-pages']);
  });
});
