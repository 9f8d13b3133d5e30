import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as core from '@actions/core';
import { codedMessageOf, messageOf } from './errors/failure.ts';
import { readGitHubContext } from './github/context.ts';
import { failureLine } from './github/facts.ts';
import { resumeHint } from './github/report.ts';
import { problemsMarkdown, writeSummary } from './github/summary.ts';
import { createHttpClient } from './http/client.ts';
import { INPUTS, type InputName } from './inputs/declared.generated.ts';
import { InvalidInputs, problemLine } from './inputs/problem.ts';
import { readInputs } from './inputs/read.ts';
import { outliveOutput } from './log/lost-output.ts';
import { createRunnerLog } from './log/runner.ts';
import { createSecrets } from './log/secrets.ts';
import { runMode } from './modes/run.ts';
import { createContext } from './phases/context.ts';
import { cancellationSignal, leaveAfter } from './process/cancellation.ts';
import { keepNurseryMiddling } from './process/v8-settings.ts';

// The Action's door: read inputs, run the pipeline, write outputs.
keepNurseryMiddling();
outliveOutput();
const { env } = process;
const secrets = createSecrets();
const log = createRunnerLog(secrets);
const signal = cancellationSignal(() => log.error('Work did not stop in time and was ended.'));
const client = createHttpClient();

try {
  for (const name of ['api-key', 'github-token'])
    if (core.getInput(name) !== '') log.mask(core.getInput(name));
  const workspace = env.GITHUB_WORKSPACE || process.cwd();
  const github = readGitHubContext(env, (path) => readFileSync(path, 'utf8'));
  const names = Object.keys(INPUTS) as InputName[];
  const { config, warnings } = await readInputs(
    Object.fromEntries(names.map((name) => [name, core.getInput(name)])),
    workspace,
    github,
  );
  for (const warning of warnings) log.warning(warning);
  const workDir = join(env.RUNNER_TEMP || tmpdir(), `docs-export-${randomBytes(4).toString('hex')}`);
  const facts = await runMode(
    config,
    createContext({ log, secrets, signal, client, env, workspace, workDir, github, write: core.setOutput }),
  );
  const { failure } = facts;
  if (failure !== null) {
    log.error(failureLine(failure));
    const resume = resumeHint(facts, (id) => `export-job-id: ${id}`);
    if (resume !== '') log.info(resume);
    process.exitCode = 1;
  }
} catch (error) {
  const problems = error instanceof InvalidInputs ? error.problems.map(problemLine) : [];
  for (const problem of problems) log.error(problem);
  log.error(codedMessageOf(error));
  if (env.GITHUB_STEP_SUMMARY) {
    const lines = problems.length > 0 ? problems : [codedMessageOf(error)];
    const markdown = problemsMarkdown(lines.map(secrets.redact));
    await writeSummary(env.GITHUB_STEP_SUMMARY, markdown, secrets.redact).catch((cause: unknown) =>
      log.warning(messageOf(cause)),
    );
  }
  process.exitCode = 1;
} finally {
  await client.close();
  leaveAfter(signal);
}
