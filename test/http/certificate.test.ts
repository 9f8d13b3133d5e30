import { afterEach, expect, it, vi } from 'vitest';
import { secureConnectionProblem } from '../../src/http/certificate.ts';

afterEach(() => void vi.unstubAllEnvs());

it.each([
  ['', /^set NODE_EXTRA_CA_CERTS in the env/],
  ['/etc/corporate.pem', /^NODE_EXTRA_CA_CERTS names \/etc\/corporate\.pem: see that this file can be read/],
])('an authority that is unknown although %j is given asks for what helps then', (given, fix) => {
  vi.stubEnv('NODE_EXTRA_CA_CERTS', given);
  const error = Object.assign(new Error('self-signed certificate'), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
  expect(secureConnectionProblem(error)?.fix).toMatch(fix);
});
