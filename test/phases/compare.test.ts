import { expect, it, onTestFinished } from 'vitest';
import { MANIFEST_PATH } from '../../src/bundle/manifest.ts';
import type { Config } from '../../src/inputs/config.ts';
import type { VerifiedBundle } from '../../src/phases/bundle.ts';
import { comparePhase } from '../../src/phases/compare.ts';
import type { RunContext } from '../../src/phases/context.ts';
import { openLedger } from '../../src/phases/ledger.ts';
import { hurriedClock, manifestOf, recordedLog, siteOf } from '../deploy/fixtures.ts';
import { openHttp } from '../support/http-client.ts';
import { startRecordingServer } from '../support/http-server.ts';

const BEFORE = manifestOf({ 'index.html': 'home', 'a/billing.html': 'b', 'other/words.html': 'c' });
const NOW = { 'index.html': 'home', 'a/d.html': 'd' };

/** Compares a site with one that readers see: what answers them, or nobody. */
async function compared(answer: string | undefined, settings: Partial<Config> = {}) {
  const server = await startRecordingServer(({ path }, response) => {
    const found = answer !== undefined && path.startsWith(`/${MANIFEST_PATH}`);
    const status = /^\d+$/.test(answer ?? '') ? Number(answer) : 404;
    response.writeHead(found && status === 404 ? 200 : status).end(found ? answer : '');
  });
  onTestFinished(() => server.close());
  if (answer === 'nobody') await server.close();
  const log = recordedLog();
  const outputs: Record<string, unknown> = {};
  const signal = new AbortController().signal;
  const context = {
    ...{ log, env: {}, workspace: '/', workDir: '/', clock: hurriedClock, http: openHttp(), signal },
    setOutput: (name: string, value: unknown) => void Object.assign(outputs, { [name]: value }),
  } as unknown as RunContext;
  const config = { failOn: [], exportPaths: [], artifactName: 'docs', ...settings } as unknown as Config;
  const ledger = openLedger({ domain: 'docs.example.com', siteUrl: undefined }, context);
  const bundle = (await siteOf(NOW)) as VerifiedBundle;
  const compareWith = { kind: 'address', url: server.url } as const;
  const error = await comparePhase(bundle, compareWith, { config, context, ledger }).catch((e: Error) => e);
  const lines = log.lines.map((line) => line.replaceAll(server.url.host, 'HOST'));
  return { error: error?.message.replaceAll(server.url.host, 'HOST'), lines, outputs, facts: ledger.facts };
}

it('notes what changes for readers, and warns of what they find no more', async () => {
  const { error, lines, outputs, facts } = await compared(JSON.stringify(BEFORE));
  expect(error).toBeUndefined();
  expect(lines).toEqual([
    'info: Against HOST: 1 added, 0 changed, 2 removed',
    'warning: 2 addresses of the site before would lead nowhere in the new one: /a/billing, /other/words. So that old links go on working, add `redirects` for them to docs.json',
  ]);
  expect(facts.changes).toMatchObject({
    added: ['a/d'],
    lost: [{ page: 'a/billing' }, { page: 'other/words' }],
  });
  expect(outputs).toEqual({ changes: facts.changes });
});

it('fails where pages must not be lost, once it has said which they are', async () => {
  const { error, facts } = await compared(JSON.stringify(BEFORE), { failOn: ['lost-pages'] });
  expect(error).toMatch(/addresses lead nowhere.*\/a\/billing, \/other\/words.*E_GUARD_LOST_PAGES/);
  expect(facts.changes?.lost).toHaveLength(2);
});

it('looks at those pages only that are exported', async () => {
  const { facts } = await compared(JSON.stringify(BEFORE), { exportPaths: ['/a/', 'index'] });
  expect(facts.changes).toMatchObject({ added: ['a/d'], removed: ['a/billing'] });
});

it.each([
  [[], 'info: HOST has neither a manifest nor a sitemap: nothing to compare with'],
  [
    ['lost-pages'],
    'warning: HOST has neither a manifest nor a sitemap: nothing to compare with, so that no page counts as lost',
  ],
] as const)('says that there is nothing to compare with, and goes on (fail-on: %j)', async (failOn, line) => {
  const { error, lines, facts } = await compared(undefined, { failOn });
  expect(error).toBeUndefined();
  expect(lines).toEqual([line]);
  expect(facts.changes).toBeNull();
});

it.each([401, 429, 503])('fails where pages must not be lost, and the site answers %i', async (status) => {
  const { error } = await compared(String(status), { failOn: ['lost-pages'] });
  expect(error).toMatch(new RegExp(`HOST: it answers with ${status}: .*E_DEPLOY_UNREACHABLE`));
});

it('warns where the site cannot be asked, and fails where pages must not be lost', async () => {
  const { error, lines } = await compared('nobody');
  expect(error).toBeUndefined();
  expect(lines).toEqual([
    expect.stringMatching(/^warning: What changes against HOST is not known: .*refused/i),
  ]);
  expect((await compared('nobody', { failOn: ['lost-pages'] })).error).toMatch(/refused/i);
});
