import { describe, expect, test } from 'vitest';
import { createGit } from '../../../src/deploy/branch/git.ts';
import { temporaryFolder } from '../fixtures.ts';

describe('git of a branch', () => {
  test.each([
    ['*', 'Could not resolve host'],
    ['docs.example.com, *', 'Could not resolve host'],
    ['docs.example.com', '127.0.0.1 port 1'],
  ])('asks through the proxy unless NO_PROXY means the host: %j', async (NO_PROXY, words) => {
    const { PATH } = process.env;
    const env = { PATH, HTTP_PROXY: 'http://127.0.0.1:1', NO_PROXY };
    const git = createGit(await temporaryFolder(), env, []);
    const { signal } = new AbortController();
    await expect(git(['ls-remote', 'http://git.example.invalid/docs.git'], { signal })).rejects.toThrow(
      words,
    );
  });
});
