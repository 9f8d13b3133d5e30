import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A busy machine takes longer than the usual second.
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 2,
    // A process for all files of a worker, which loads the sources once: a test that replaces a module puts it back.
    isolate: false,
    coverage: { provider: 'v8', include: ['src/**/*.ts'], exclude: ['src/**/*.generated.ts'] },
  },
});
