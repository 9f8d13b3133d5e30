import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Tests that replace modules, make so many expressions that V8 compiles all later ones with less care, or set what V8
 * does with memory.
 */
const ALONE = [
  'test/**/*-windows.test.ts',
  'test/site/highlight/engine.test.ts',
  'test/phases/bundle.test.ts',
];

/** Those that start programs are not of sites, which grow a worker: from such a one each costs five times as much. */
const STARTS_PROGRAMS = /\/test\/(?!site\/)/;

class ProgramsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isFirst = ({ moduleId }: TestSpecification): boolean => STARTS_PROGRAMS.test(moduleId);
    return [...sorted.filter(isFirst), ...sorted.filter((file) => !isFirst(file))];
  }
}

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A busy machine takes longer than the usual second.
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 2,
    globalSetup: 'test/support/shared.ts',
    sequence: { sequencer: ProgramsFirst },
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
