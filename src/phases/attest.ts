import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Config } from '../inputs/config.ts';
import type { VerifiedBundle } from './bundle.ts';
import type { RunContext } from './context.ts';

/** Attests bundle and manifest, before anything is published. Throws E_ATTESTATION. */
export async function attestPhase(
  { manifest, manifestPath }: VerifiedBundle,
  config: Config,
  { github: context, env, signal, log, setOutput }: RunContext,
): Promise<void> {
  if (config.plan) {
    log.info('Nothing is attested, since this is a plan');
    return;
  }
  const { attestFiles } = await import('../github/attest.ts');
  const sha256 = createHash('sha256')
    .update(await readFile(manifestPath))
    .digest('hex');
  const subjects = [
    { name: `${config.artifactName}.tar.gz`, sha256: manifest.bundleSha256 },
    { name: 'manifest.json', sha256 },
  ];
  const { id, url } = await attestFiles(subjects, { context, token: config.githubToken, env, signal });
  setOutput('attestation-id', id);
  setOutput('attestation-url', url);
  for (const { name, sha256: digest } of subjects) log.info(`Attested ${name}, sha256 ${digest}`);
  log.info(`Attestation: ${url}`);
}
