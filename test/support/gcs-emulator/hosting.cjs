// Serves a folder as firebase-tools' hosting emulator does: superstatic, with the folder's own firebase.json.
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { server } = require('superstatic');

const [folder, port] = process.argv.slice(2);
const { hosting } = JSON.parse(readFileSync(join(folder, 'firebase.json'), 'utf8'));
server({ port: Number(port), hostname: '127.0.0.1', cwd: folder, config: hosting, debug: false }).listen();
