#!/usr/bin/env node
// Without arguments the bundle takes itself for the Action; a terminal wants the help instead.
if (process.argv.length === 2) process.argv.push('--help');
await import('../dist/index.js');
