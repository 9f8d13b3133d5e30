#!/usr/bin/env node
import { cli } from '../dist/index.js';

if (process.argv.length === 2) process.argv.push('--help');
await cli();
