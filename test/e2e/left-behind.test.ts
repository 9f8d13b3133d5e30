import { expect, onTestFinished, test } from 'vitest';
import { startArtifactService } from '../support/artifact-service.ts';
import { writeDocsProject } from '../support/docs-project.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';
import { runBuiltAction } from './built-action.ts';

const folder = useTemporaryFolder();

test('a run ends though a client is left behind that still waits for its store', async () => {
  const artifacts = await startArtifactService();
  onTestFinished(() => artifacts.close());
  await writeDocsProject(folder.path());
  artifacts.replaceStore('silence');
  const { exitCode, signal, stdout } = await runBuiltAction({
    workspace: folder.path(),
    inputs: { domain: 'docs.example.com', deploy: 'artifact', comment: 'never' },
    env: { ...artifacts.env, ACTIONS_ARTIFACT_UPLOAD_TIMEOUT_MS: '500' },
  });
  expect({ exitCode, signal }).toEqual({ exitCode: 1, signal: null });
  expect(stdout).toMatch(/::error::.*its upload broke off \(Upload progress stalled\.\), .*re-run the job/);
});
