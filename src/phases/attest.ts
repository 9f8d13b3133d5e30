import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Config } from '../inputs/config.ts';
import type { VerifiedBundle } from './bundle.ts';
import type { RunContext } from './context.ts';
import type { Run } from './run.ts';

/** Before anything is exported: throws E_ATTESTATION where an attestation is wanted that this run cannot give. */
export async function requireAttestation(
  { attestation, plan, shard, githubToken: token }: Config,
  { github: context, env }: Pick<RunContext, 'github' | 'env'>,
): Promise<void> {
  if (!attestation || plan || shard !== undefined) return;
  const { requireAttestable } = await import('../github/attest.ts');
  requireAttestable({ context, token, env });
}

/** Attests bundle and manifest, before anything is published. Throws E_ATTESTATION. */
export async function attestPhase(bundle: VerifiedBundle, { config, context: effects }: Run): Promise<void> {
  const { github: context, env, signal, log, setOutput } = effects;
  if (config.plan) {
    log.info('Nothing is attested, since this is a plan');
    return;
  }
  const { attestFiles } = await import('../github/attest.ts');
  const sha256 = hash('sha256', await readFile(bundle.manifestPath));
  const subjects = [attestedBundle(bundle, config.artifactName), { name: 'manifest.json', sha256 }];
  const { id, url } = await attestFiles(subjects, { context, token: config.githubToken, env }, signal);
  setOutput('attestation-id', id);
  setOutput('attestation-url', url);
  for (const { name, sha256: digest } of subjects) log.info(`Attested ${name}, sha256 ${digest}`);
  log.info(`Attestation: ${url}`);
}

/** The bundle under the name that its artifact has. */
export function attestedBundle(
  { bundlePath, manifest }: Pick<VerifiedBundle, 'bundlePath' | 'manifest'>,
  artifactName: string,
): { readonly name: string; readonly sha256: string } {
  const extension = bundlePath.endsWith('.zip') ? '.zip' : '.tar.gz';
  const name = artifactName.endsWith(extension) ? artifactName : artifactName + extension;
  return { name, sha256: manifest.bundleSha256 };
}
