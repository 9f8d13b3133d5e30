import { expect, it } from 'vitest';
import { readGitHubContext } from '../../src/github/context.ts';
import type { Config } from '../../src/inputs/config.ts';
import { attestedBundle, requireAttestation } from '../../src/phases/attest.ts';
import { manifestOf } from '../deploy/fixtures.ts';

it.each([
  ['work/bundle.tar.gz', 'docs', 'docs.tar.gz'],
  ['work/bundle.tar.gz', 'docs.tar.gz', 'docs.tar.gz'],
  ['work/bundle.zip', 'docs', 'docs.zip'],
])('the bundle %s of the artifact %s is attested as %s', (bundlePath, artifact, name) => {
  const manifest = { ...manifestOf({}), bundleSha256: 'abc' };
  expect(attestedBundle({ bundlePath, manifest }, artifact)).toEqual({ name, sha256: 'abc' });
});

it('what a run cannot attest is told before anything is exported', async () => {
  const env = { GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'octo/docs' };
  const identity = { ACTIONS_ID_TOKEN_REQUEST_URL: 'https://a.example', ACTIONS_ID_TOKEN_REQUEST_TOKEN: 't' };
  const required = (inputs: Partial<Config>, more: Record<string, string> = {}) => {
    const config = { attestation: true, plan: false, shard: undefined, githubToken: 'ghs_1', ...inputs };
    const github = readGitHubContext({ ...env, ...more }, () => '{}');
    return requireAttestation(config as Config, { github, env: more });
  };
  await expect(required({})).rejects.toThrow(/offers no identity token.*id-token: write.*\[E_ATTESTATION\]/);
  await expect(required({ githubToken: undefined }, identity)).rejects.toThrow('there is no github-token');
  await expect(required({}, { ...identity, GITHUB_SERVER_URL: 'https://git.example.com' })).rejects.toThrow(
    'GitHub Enterprise Server has no attestations',
  );
  await required({}, identity);
  await required({ plan: true });
  await required({ attestation: false });
});
