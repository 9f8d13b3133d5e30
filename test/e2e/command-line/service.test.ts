import { mkdir, writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { writeDocsProject } from '../../support/docs-project.ts';
import { interrupt, useCommandLine } from './command.ts';

const { folder, run, serve, start } = useCommandLine();

it('service tells of each export, and what is wrong with the project', async () => {
  await writeDocsProject(folder.path('docs'));
  const key = ['--api-key', 'svc_local'];
  const service = await serve(['service', '--site', 'docs.example.com=docs', ...key]);
  const place = ['--domain', 'docs.example.com', '--base-url', service.url, ...key];
  expect((await run(['run', ...place, '--deploy', 'none'])).code).toBe(0);
  await service.stop();
  expect(service.log()).toMatch(/Export job \S+ of docs\.example\.com: running\n/);
  expect(service.log()).toContain('warning docs/guides/second.mdx:5:7 ');
  expect(service.log()).toMatch(/Export job \S+ of docs\.example\.com: completed\n/);
});

it('service, host and push to a branch say where there is no folder for temporary files', async () => {
  await writeDocsProject(folder.path('docs'));
  await mkdir(folder.path('site'));
  await writeFile(folder.path('site', 'index.html'), '<!doctype html><title>A</title>');
  for (const args of [
    ['service', '--site', 'docs.example.com=docs'],
    ['host', '--bundle', 'bundle.tar.gz'],
    ['push', 'site', 'branch:gh-pages repo=https://git.example.com/docs.git'],
  ]) {
    const { code, stdout } = await run(args, { TMPDIR: folder.path('nowhere') });
    expect(stdout).toMatch(/could not be written to disk.*nowhere.*\[E_BUNDLE_WRITE\]/);
    expect(code).toBe(1);
  }
});

it('service takes an empty key for none, and none that no client can send', async () => {
  await writeDocsProject(folder.path('docs'));
  const args = ['service', '--site', 'docs.example.com=docs', '--api-key'];
  const child = start([...args, '']);
  const said = await new Promise<string>((resolve) => {
    let soFar = '';
    child.stdout?.setEncoding('utf8').on('data', (part: string) => {
      soFar += part;
      if (soFar.includes('Admin API at')) resolve(soFar);
    });
  });
  expect(said).toMatch(/API key for this run: svc_\S{20,}/);
  expect(await interrupt(child)).toBe(0);
  const { code, stdout } = await run([...args, 'two words']);
  expect(code).toBe(1);
  expect(stdout).toContain('--api-key: ***: it holds white space');
});

it('service tells the program that started it the key it made, and of a given one nothing', async () => {
  await writeDocsProject(folder.path('docs'));
  const args = ['service', '--site', 'docs.example.com=docs'];
  const made = await serve(args);
  const { url, apiKey } = made.answer;
  const answered = await fetch(`${url}/v1/static-export/jobs/none`, {
    headers: { authorization: `Bearer ${apiKey}` },
  });
  expect(answered.status).toBe(404);
  await made.stop();
  const given = await serve([...args, '--api-key', 'svc_of-the-test']);
  expect(given.answer).toEqual({ ok: true, url: given.url });
  await given.stop();
});

it('service speaks the Admin API to run, and host serves what came of it', async () => {
  await writeDocsProject(folder.path('docs'));
  const service = await serve(['service', '--site', 'docs.example.com=docs', '--api-key', 'svc_of-the-test']);
  const exported = await run([
    ...['run', '--domain', 'docs.example.com', '--base-url', service.url, '--api-key', 'svc_of-the-test'],
    ...['--deploy', 'none', '--work-dir', 'work', '--json'],
  ]);
  expect(exported.code).toBe(0);
  expect(await service.stop()).toBe(0);

  const host = await serve(['host', '--bundle', 'work/bundle.tar.gz', '--port', '0']);
  const page = await fetch(new URL('guides/first', host.url));
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('First guide');
  expect((await fetch(new URL('nowhere', host.url))).status).toBe(404);
  expect(await host.stop()).toBe(0);
});

it('preview serves a project, follows its changes, and tells of each mistake once', async () => {
  await writeDocsProject(folder.path('docs'));
  const preview = await serve(['preview', '--port', '0']);
  expect(preview.log()).toMatch(/3 pages in [\d.]+ s \(0 errors, 1 warning\)\n/);
  await writeFile(folder.path('docs', 'index.mdx'), '---\ntitle: Home\n---\n\nAnother one.\n');
  await expect.poll(async () => (await fetch(preview.url)).text()).toContain('Another one.');
  await expect
    .poll(preview.log)
    .toMatch(/docs\/index\.mdx changed: 1 page anew in [\d.]+ s \(0 errors, 1 warning\)/);
  expect(preview.log().match(/\[broken-link\]/g)).toHaveLength(1);
  expect(await preview.stop()).toBe(0);
});
