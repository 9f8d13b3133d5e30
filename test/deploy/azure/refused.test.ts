import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LocalSite } from '../../../src/deploy/destination.ts';
import { type Azurite, startAzurite } from '../../support/azurite.ts';
import { siteOf } from '../fixtures.ts';
import { type Containers, containersOf } from './containers.ts';

describe('a push that a real Azure Blob service refuses says what to change:', () => {
  let azurite: Azurite;
  let containers: Containers;

  beforeAll(async () => {
    azurite = await startAzurite();
    containers = containersOf(azurite);
  });
  afterAll(() => azurite.end());

  const newContainer = (): Promise<string> => containers.add();
  const push: Containers['push'] = (...given) => containers.push(...given);
  const site = () => siteOf({ 'index.html': 'home' });

  test('an unknown container', async () => {
    expect((await push(await site(), 'no-such-one')).error).toMatch(
      /^The container does not exist: devstoreaccount1\/no-such-one: .*create it.*E_DEPLOY_NOT_FOUND/,
    );
  });

  test('a wrong key', async () => {
    const wrong = { AZURE_STORAGE_KEY: Buffer.from('wrong').toString('base64') };
    const { error } = await push(await site(), await newContainer(), { env: wrong });
    expect(error).toMatch(/does not accept the credentials.*copy the account’s key again.*E_DEPLOY_DENIED/);
    expect(error).not.toContain(wrong.AZURE_STORAGE_KEY);
  });

  test('a SAS that has expired', async () => {
    const at = await newContainer();
    const sas = azurite.sas(at, 'racwdl', new Date('2026-01-02T03:04:05Z'));
    const { error } = await push(await site(), at, { env: { AZURE_STORAGE_SAS_TOKEN: sas } });
    expect(error).toMatch(/^The SAS has expired at 2026-01-02T03:04:05.000Z: .*make a new one/);
    expect(error).not.toContain('sig=');
  });

  test('a SAS without permission to read, list, write or delete', async () => {
    const at = await newContainer();
    const errorWith = async (permissions: string, what: LocalSite): Promise<string | undefined> => {
      const sas = azurite.sas(at, permissions);
      return (await push(what, at, { env: { AZURE_STORAGE_SAS_TOKEN: sas } })).error;
    };
    const one = await site();
    expect(await errorWith('l', one)).toMatch(/lack a permission.*permits read \(sp= with r/);
    expect(await errorWith('r', one)).toMatch(/permits list \(sp= with l/);
    expect(await errorWith('rl', one)).toMatch(/permits write \(sp= with cw/);
    expect(await errorWith('rlcw', await siteOf({ 'index.html': '', 'x.html': '' }))).toBeUndefined();
    expect(await errorWith('rlcw', one)).toMatch(/permits delete \(sp= with d/);
    expect(await errorWith('rlcwd', one)).toBeUndefined();
  });

  test('bytes that are not those of the manifest', async () => {
    const broken = await site();
    const files = structuredClone(broken.manifest.files);
    for (const file of Object.values(files)) file.md5 = '0'.repeat(32);
    const changed = { ...broken, manifest: { ...broken.manifest, files } };
    expect((await push(changed, await newContainer())).error).toMatch(
      /A file changed while it was sent.*MD5 doesn't match/,
    );
  });

  test('an account that is not there', async () => {
    const { error } = await push(await site(), 'docs', {
      http: () => Promise.reject(Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' })),
    });
    expect(error).toMatch(/could not be reached: http:\/\/127.*check the account’s name.*UNREACHABLE/);
  });
});
