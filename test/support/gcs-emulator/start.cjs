// Serves the JSON API of Cloud Storage on loopback: the emulator of firebase-tools without its rules, which need Java.
const { createServer } = require('node:http');
const { join } = require('node:path');

const port = Number(process.argv[2]);
const emulator = join(__dirname, 'node_modules', 'firebase-tools', 'lib', 'emulator');
const { EmulatorRegistry } = require(join(emulator, 'registry.js'));
const { StorageEmulator } = require(join(emulator, 'storage', 'index.js'));
const { createApp } = require(join(emulator, 'storage', 'server.js'));

const storage = new StorageEmulator({
  projectId: 'demo-test',
  host: '127.0.0.1',
  port,
  rules: { name: 'none', content: '' },
});
EmulatorRegistry.set('storage', storage);
createApp('demo-test', storage).then((app) => {
  const server = createServer((request, response) => {
    // It knows these operations only under the address that Google's own clients give to emulators.
    if (request.method === 'PATCH' || request.url.includes('/rewriteTo/')) {
      request.url = request.url.replace(/^\/storage\/v1/, '');
    }
    app(request, response);
  });
  server.listen(port, '127.0.0.1');
});
