import { configDefaults, defineConfig } from 'vitest/config';

/** Tests that replace modules, or make so many expressions that V8 compiles all later ones with less care. */
const ALONE = ['test/**/*-windows.test.ts', 'test/site/highlight/engine.test.ts'];

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A busy machine takes longer than the usual second.
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 2,
    coverage: { provider: 'v8', include: ['src/**/*.ts'], exclude: ['src/**/*.generated.ts'] },
    projects: [
      {
        extends: true,
        test: {
          name: 'usual',
          include: ['test/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...ALONE],
          // A process for all files of a worker, which loads the sources once.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'by themselves', include: ALONE, isolate: true } },
    ],
  },
});
