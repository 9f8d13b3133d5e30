import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeDocsProject } from '../support/docs-project.ts';
import { runBuiltAction } from './built-action.ts';
import { useScenario } from './scenario.ts';

// Machines and servers that are not GitHub's own, and more to tell than there is room for.
const scenario = useScenario();
const ENTERPRISE = { GITHUB_SERVER_URL: 'https://github.corp.example.com' };

describe('on GitHub Enterprise Server', () => {
  it('says before the export why there is no artifact, and what to do instead', async () => {
    const { exitCode, stdout, outputs } = await scenario.run({ deploy: 'artifact' }, { env: ENTERPRISE });
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(
      /::error::.*Enterprise Server has no artifact service of version 4.*actions\/upload-artifact@v3/,
    );
    expect(stdout).not.toContain('::group::Export');
    expect(JSON.parse(outputs.deployments ?? '')).toMatchObject([{ error: { code: 'E_ARTIFACT' } }]);
    const { outputs: others } = await scenario.run({ deploy: 'none' }, { env: ENTERPRISE });
    // The next step can take the bundle from here.
    expect((await readFile(others['bundle-path'] ?? '')).length).toBeGreaterThan(1000);
  });

  it('comments by the API of that server, and deploys elsewhere', async () => {
    const { exitCode, outputs } = await scenario.onPullRequest(
      { deploy: 'dir:ghes', comment: 'always' },
      {},
      { env: ENTERPRISE },
    );
    expect(exitCode).toBe(0);
    expect(outputs['comment-url']).toContain('#issuecomment-');
  });

  it('leaves the comment of a fork as a file where there is no artifact service', async () => {
    scenario.github.readOnly = true;
    const { exitCode, outputs, stdout } = await scenario.onPullRequest(
      { domain: 'fork.example.com' },
      { fork: 'mallory/docs' },
      { env: ENTERPRISE },
    );
    scenario.github.readOnly = false;
    expect(exitCode).toBe(0);
    expect(stdout).toContain('stays on the runner');
    expect(JSON.parse(await readFile(outputs['comment-file'] ?? '', 'utf8'))).toMatchObject({ version: 1 });
  });
});

describe('on a self-hosted runner', () => {
  it('needs neither a tool cache nor a folder for temporary files, and takes blanks in paths', async () => {
    const workspace = scenario.path('my check-out ü');
    await writeDocsProject(workspace);
    const { exitCode, stdout } = await runBuiltAction({
      inputs: { domain: 'docs.example.com', comment: 'never', deploy: '"dir:the site"' },
      workspace,
      env: { RUNNER_TOOL_CACHE: '', RUNNER_TEMP: '', TMPDIR: scenario.path() },
    });
    expect(stdout).not.toContain('::error');
    expect(exitCode).toBe(0);
    expect(await readFile(join(workspace, 'the site', 'index.html'), 'utf8')).toContain('Welcome');
  });
});

describe('with more to tell than there is room for', () => {
  beforeEach(async () => {
    const links = Array.from({ length: 10 }, (_, index) => `[to ${index}](/nowhere/${index})\n\n`).join('');
    const pages = Array.from({ length: 60 }, (_, index) => `more/p${index}`);
    await writeDocsProject(scenario.path('checkout'), {
      ...Object.fromEntries(pages.map((page) => [`${page}.mdx`, `# ${page}\n\n${links}`])),
    });
  });

  it('tells 50 places and counts the rest; summary and comment keep to their sizes, also when the run fails', async () => {
    const { exitCode, stdout, summary } = await scenario.onPullRequest({
      deploy: 'dir:limits',
      'fail-on': 'warnings',
    });
    expect(exitCode).toBe(1);
    expect(stdout.match(/^::(warning|error) file=/gm)).toHaveLength(10);
    expect(stdout.match(/^warning [\w/]+\.mdx:\d+:\d+ {2}/gm)).toHaveLength(40);
    expect(stdout).toMatch(/^And 551 more findings in the docs/m);
    expect(Buffer.byteLength(summary)).toBeLessThan(1024 * 1024);
    expect(summary).toContain('E_CHECK_FAILED');
    expect(summary).toContain('It stopped in the phase Check.');
    const [comment] = await scenario.comments();
    expect(comment?.body.length).toBeLessThan(65_536);
    expect(comment?.body).toContain('601 warnings');
  });
});
