import type { RunFacts } from '../github/facts.ts';
import type { Config, FollowUp } from '../inputs/config.ts';
import type { RunContext } from '../phases/context.ts';
import { runPipeline } from '../pipeline.ts';

/** Does what the inputs ask for. Never rejects: what ended it stands in the facts. */
export async function runMode(config: Config | FollowUp, context: RunContext): Promise<RunFacts> {
  if (config.mode === 'export') return runPipeline(config, context);
  const { runFollowUp } = await import('./follow-up.ts');
  return runFollowUp(config, context);
}
