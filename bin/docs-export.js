#!/usr/bin/env node
// Written for any Node.js, so that one that is too old can be told.
const OLDEST = 24;
if (Number.parseInt(process.version.slice(1), 10) < OLDEST) {
  const error = 'E_NODE_VERSION';
  const message =
    `docs-export cannot run in Node.js ${process.version}: it is written for Node.js ${OLDEST}: ` +
    `install version ${OLDEST} or newer, or call npx docs-export in the checkout after npm ci, which brings it [${error}]`;
  process.stderr.write(`error: ${message}\n`);
  if (process.argv.includes('--json'))
    process.stdout.write(`${JSON.stringify({ ok: false, error, message, problems: [] }, null, 2)}\n`);
  process.exitCode = 1;
} else {
  if (process.argv.length === 2) process.argv.push('--help');
  const { cli } = await import('../dist/index.js');
  await cli();
}
