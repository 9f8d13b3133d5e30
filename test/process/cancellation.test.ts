import { spawn } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { BIN } from '../e2e/built-action.ts';
import { startRecordingServer } from '../support/http-server.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';

const folder = useTemporaryFolder();
const DOCS = fileURLToPath(new URL('../../docs', import.meta.url));

/** Ends a command by a signal once it has said something; how it exits, and what it said. */
async function stopped(args: readonly string[], marker: string, signal: NodeJS.Signals) {
  const child = spawn(process.execPath, [BIN, ...args], {
    cwd: folder.path(),
    env: { ...process.env, TMPDIR: folder.path() },
  });
  let said = '';
  let sent = false;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    if (sent || !said.includes(marker)) return;
    sent = true;
    child.kill(signal);
  });
  const exit = await new Promise((resolve) => {
    child.once('close', (code, killedBy) => resolve(code ?? killedBy));
  });
  return { exit, said };
}

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('a command that %s cancels exits with %i, by which shells know of it', async (signal, code) => {
  const silent = await startRecordingServer(() => {});
  try {
    const run = ['run', '--domain', 'docs.example.com', '--base-url', silent.url.href, '--api-key', 'svc_k'];
    const { exit, said } = await stopped([...run, '--deploy', 'none'], 'Hosted service', signal);
    expect(said).toContain('[E_CANCELLED]');
    expect(exit).toBe(code);
  } finally {
    await silent.close();
  }
});

test.each(['SIGINT', 'SIGHUP'] as const)(
  'a server that %s stops has done what it should: it leaves nothing behind, and exits with 0',
  async (signal) => {
    const serve = ['service', '--port', '0', '--api-key', 'svc_k', '--site', `docs.example.com=${DOCS}`];
    const { exit } = await stopped(serve, 'http://127.0.0.1:', signal);
    expect(exit).toBe(0);
    expect(await readdir(folder.path())).toEqual([]);
  },
);
