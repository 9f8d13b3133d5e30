import { readFile } from 'node:fs/promises';
import { systemClock } from '../../src/clock.ts';
import { deploy } from '../../src/deploy/deploy.ts';
import { parseDestinations } from '../../src/deploy/parse.ts';
import { openDestination } from '../../src/deploy/schemes.ts';
import { createHttpClient } from '../../src/http/client.ts';
import { keepLean } from '../../src/process/v8-settings.ts';
import { SILENT } from './log.ts';

/**
 * Deploys as the Action does once the bundle is unpacked and hashed, and tells the seconds it takes:
 * `node bench/push/unpacked.ts FOLDER MANIFEST LINE ADDRESS`. One request to ADDRESS stands for the download.
 */
// As the Action does before it deploys.
keepLean();
const [directory = '', manifestFile = '', line = '', address = ''] = process.argv.slice(2);
const manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
const { signal } = new AbortController();
const { http, close } = createHttpClient();
(await http({ method: 'GET', url: address, signal })).body.resume();

const started = performance.now();
const context = {
  ...{ http, clock: systemClock, env: process.env, log: SILENT, workingDirectory: directory },
  ...{ docsDirectories: [], artifactName: 'site', tempDirectory: directory, github: undefined },
  uploadArtifact: () => Promise.reject(new Error('not asked for')),
};
const destinations = parseDestinations(line).specs.map((spec) => openDestination(spec, context));
const { deployments } = await deploy({ directory, bundlePath: '', manifest }, destinations, {
  ...{ plan: false, maxPageLoss: 1, signal, log: SILENT },
});
const seconds = (performance.now() - started) / 1000;
await close();
const [deployment] = deployments;
if (deployment?.status !== 'unchanged') throw new Error(`it ended as ${JSON.stringify(deployment)}`);
console.error(`seconds ${seconds.toFixed(4)}`);
