import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { type Service, startService } from '../../src/service/service.ts';
import { folderSource } from '../../src/service/sources/folder-source.ts';
import { writeDocsProject } from '../support/docs-project.ts';
import { type GitHubRecorder, startGitHubRecorder } from '../support/github-server.ts';
import { type PrivateNetwork, type PrivateRequest, startPrivateNetwork } from '../support/private-network.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';
import { runBuiltAction, steady } from './built-action.ts';

const DOMAIN = 'docs.example.com';
const KEY = 'svc_key-of-the-network-test';
const HOSTS = {
  api: 'api.corp.example',
  tokens: 'tokens.corp.example',
  issuer: 'token.actions.githubusercontent.com',
  fulcio: 'fulcio.githubapp.com',
  timestamp: 'timestamp.githubapp.com',
};
const folder = useTemporaryFolder('perFile');
let service: Service;
let network: PrivateNetwork;
let github: GitHubRecorder;
let keys: Awaited<ReturnType<typeof generateKeyPair>>;

const CLAIMS = {
  ref: 'refs/tags/v1.2.0',
  sha: '0123456789abcdef0123456789abcdef01234567',
  repository: 'octo/docs',
  event_name: 'push',
  job_workflow_ref: 'octo/docs/.github/workflows/docs.yml@refs/tags/v1.2.0',
  workflow_ref: 'octo/docs/.github/workflows/docs.yml@refs/tags/v1.2.0',
  repository_id: '1',
  repository_owner_id: '2',
  runner_environment: 'github-hosted',
  run_id: '4711',
  run_attempt: '1',
};

beforeAll(async () => {
  await writeDocsProject(folder.path('docs'));
  keys = await generateKeyPair('RS256', { extractable: true });
  service = await startService({
    sites: new Map([
      [DOMAIN, folderSource(folder.path('docs'), { domain: DOMAIN, deploymentType: 'cloud' })],
    ]),
    apiKey: KEY,
    storage: folder.path('storage'),
    clock: systemClock,
  });
  network = await startPrivateNetwork(folder.path(), Object.values(HOSTS), answer);
  github = await startGitHubRecorder();
  github.answer(({ method, path }) =>
    method === 'POST' && path === '/repos/octo/docs/attestations'
      ? { status: 201, body: { id: 8642 } }
      : undefined,
  );
}, 60_000);
afterAll(async () => {
  await github?.close();
  await network?.close();
  await service?.close();
});

/** The hosts behind the proxy: a documentation service, the runner's identity tokens, and Sigstore as far as it is asked. */
async function answer({ host, method, path, headers, body }: PrivateRequest) {
  const json = (value: unknown, status = 200) => ({ status, body: JSON.stringify(value) });
  if (host === HOSTS.api) {
    const answered = await fetch(service.url + path, {
      method,
      headers: { authorization: headers.authorization ?? '', 'content-type': 'application/json' },
      ...(body !== '' && { body }),
    });
    return { status: answered.status, body: await answered.text() };
  }
  const issuer = `https://${HOSTS.issuer}`;
  if (host === HOSTS.tokens) {
    const audience = new URL(path, 'https://x').searchParams.get('audience') ?? '';
    const token = new SignJWT(CLAIMS).setProtectedHeader({ alg: 'RS256', kid: 'k' });
    token.setIssuer(issuer).setAudience(audience).setSubject('repo:octo/docs').setExpirationTime('5m');
    return json({ value: await token.sign(keys.privateKey) });
  }
  if (path === '/.well-known/openid-configuration') return json({ jwks_uri: `${issuer}/keys` });
  if (path === '/keys')
    return json({ keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'k', alg: 'RS256' }] });
  if (host === HOSTS.fulcio)
    return json({ signedCertificateEmbeddedSct: { chain: { certificates: [network.certificate] } } }, 201);
  if (host === HOSTS.timestamp)
    return { status: 201, headers: { 'content-type': 'application/timestamp-reply' }, body: 'timestamp' };
  return json({ error: 'unknown host' }, 404);
}

function run(inputs: Record<string, string>, env: Record<string, string> = {}) {
  return runBuiltAction({
    inputs: { domain: DOMAIN, comment: 'never', deploy: 'none', ...inputs },
    workspace: folder.path(),
    env: { RUNNER_TEMP: folder.path(), ...network.env, ...env },
    timeoutMs: 120_000,
  });
}

describe('the built Action in a network with a proxy and an authority of its own', () => {
  it('reaches a hosted service through both', async () => {
    const { exitCode, stdout } = await run({ 'base-url': `https://${HOSTS.api}`, 'api-key': KEY });
    expect(stdout).not.toContain('::error');
    expect(exitCode).toBe(0);
    expect(network.tunnels()).toEqual([`${HOSTS.api}:443`]);
  });

  it('trusts no authority it was not told of', async () => {
    const { exitCode, stdout } = await run(
      { 'base-url': `https://${HOSTS.api}`, 'api-key': KEY },
      { NODE_EXTRA_CA_CERTS: '' },
    );
    expect(exitCode).toBe(1);
    expect(stdout).toContain('[E_API_UNREACHABLE]');
    expect(stdout).toContain('NODE_EXTRA_CA_CERTS');
  });
});

describe('an attestation', () => {
  const identity = {
    ACTIONS_ID_TOKEN_REQUEST_URL: `https://${HOSTS.tokens}/token?api-version=2`,
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'request-token',
  };

  it('names bundle and manifest, signed with the identity of the run, before anything is published', async () => {
    const before = network.log().length;
    const { exitCode, stdout, outputs } = await run(
      { attestation: 'true', 'github-token': 'ghs_token', deploy: `dir:${folder.path('public')}` },
      { ...identity, GITHUB_API_URL: github.apiUrl },
    );
    expect(stdout).not.toContain('::error');
    expect(exitCode).toBe(0);
    expect(stdout.indexOf('::group::Attestation')).toBeLessThan(stdout.indexOf('::group::Deploy'));
    expect(outputs).toMatchObject({
      'attestation-id': '8642',
      'attestation-url': 'https://github.com/octo/docs/attestations/8642',
    });
    const stored = JSON.parse(github.requests.at(-1)?.body ?? '') as {
      bundle: { dsseEnvelope: { payload: string } };
    };
    const statement = JSON.parse(
      Buffer.from(stored.bundle.dsseEnvelope.payload, 'base64').toString(),
    ) as Record<string, unknown>;
    expect(statement).toMatchObject({
      predicateType: 'https://slsa.dev/provenance/v1',
      subject: [
        { name: `${DOMAIN}.tar.gz`, digest: { sha256: outputs['bundle-sha256'] } },
        { name: 'manifest.json', digest: { sha256: expect.stringMatching(/^[0-9a-f]{64}$/) } },
      ],
    });
    expect(github.log()).toEqual(['POST /repos/octo/docs/attestations']);
    expect(steady(network.log().slice(before).join('\n'))).toMatchSnapshot('requests');
  }, 250_000);

  it('is refused with the permission it needs, and nothing is published', async () => {
    const place = folder.path('not-attested');
    const inputs = { attestation: 'true', 'github-token': 'ghs_token', deploy: `dir:${place}` };
    const { exitCode, stdout, outputs } = await run(inputs);
    expect(exitCode).toBe(1);
    expect(stdout).toContain('id-token: write, attestations: write');
    expect(stdout).toContain('[E_ATTESTATION]');
    expect(outputs.deployments).toBeUndefined();
    const planned = await run({ ...inputs, plan: 'true' });
    expect(planned.exitCode).toBe(0);
  }, 250_000);
});
