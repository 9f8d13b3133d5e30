import { type Command, Option } from 'commander';
import { Failure } from '../../errors/failure.ts';
import { readDomain } from '../../inputs/values.ts';
import { DEPLOYMENT_TYPES, type DeploymentType, type SiteOptions } from '../../site/site.ts';
import type { CommonFlags } from '../session.ts';
import { repeated } from './repeated.ts';

/** Flags of the sub-commands that render a project. */
export interface ProjectFlags extends CommonFlags {
  readonly domain: string;
  readonly deploymentType: DeploymentType;
  readonly siteVersion?: string;
  readonly paths?: readonly string[];
}

/** Adds the flags that decide what is rendered. */
export function addProjectOptions(command: Command): Command {
  return command
    .option('--domain <host>', 'domain the site will be served from', 'docs.example.com')
    .addOption(
      new Option('--deployment-type <type>', 'where the site will be served')
        .choices(DEPLOYMENT_TYPES)
        .default('client-hosted'),
    )
    .option('--site-version <name>', 'render only this version, where the navigation has versions')
    .option('--paths <path>', 'render only pages at or below this path; may be repeated', repeated);
}

/** The site options the flags ask for. Throws E_INPUT_INVALID for a domain that is none. */
export function siteOptions(flags: ProjectFlags): SiteOptions {
  const domain = readDomain(flags.domain);
  if (!domain.ok)
    throw new Failure('E_INPUT_INVALID', {
      what: '--domain',
      value: flags.domain,
      why: domain.why,
      fix: domain.fix,
    });
  return {
    domain: domain.value,
    deploymentType: flags.deploymentType,
    version: flags.siteVersion,
    paths: flags.paths,
  };
}
