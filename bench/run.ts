import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** `npm run bench -- NAME [flags]`: runs one benchmark of this folder. */
const [name = '', ...flags] = process.argv.slice(2);
const file = join(import.meta.dirname, `${name}.ts`);
if (!/^[\w-]+$/.test(name) || name === 'run' || !existsSync(file)) {
  const names = readdirSync(import.meta.dirname).filter(
    (entry) => entry.endsWith('.ts') && entry !== 'run.ts',
  );
  console.error(`Name a benchmark: ${names.map((entry) => entry.slice(0, -3)).join(', ')}`);
  process.exitCode = 1;
} else {
  process.exitCode = spawnSync(process.execPath, [file, ...flags], { stdio: 'inherit' }).status ?? 1;
}
