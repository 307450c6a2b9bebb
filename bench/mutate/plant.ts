import type { MutantResult, PartialStrykerOptions } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import type { Area } from './areas.ts';
import { readSurvivors } from './survivors.ts';

/** Which faults to plant: a number drawn at random, or those listed as unnoticed last time. See `only-sample.mjs`. */
export type Sample = { readonly count: number; readonly seed: number } | 'listed';

export interface Sitting {
  readonly area: Area;
  readonly files: readonly string[];
  readonly workers: number;
  /** All faults where undefined. */
  readonly sample: Sample | undefined;
}

/** Plants the faults of some files, one at a time, and runs the tests that reach each. */
export async function plant({ area, files, workers, sample }: Sitting): Promise<readonly MutantResult[]> {
  // Child processes learn the area and the sample through the environment.
  process.env.MUTATE_AREA = area.name;
  process.env.MUTATE_SAMPLE = JSON.stringify({
    ...(sample === 'listed' ? { listed: readSurvivors(area.name) } : sample),
    root: process.cwd(),
  });
  const options: PartialStrykerOptions & { vitest: { configFile: string; related: boolean } } = {
    mutate: [...files],
    testRunner: 'vitest',
    plugins: [
      '@stryker-mutator/vitest-runner',
      ...['only-words', 'only-sample', 'as-it-goes'].map((name) => `./bench/mutate/${name}.mjs`),
    ],
    ignorers: ['only-words'],
    checkers: sample ? ['only-sample'] : [],
    coverageAnalysis: 'perTest',
    concurrency: workers,
    // Generous, because on a busy machine suites take longer, and a slow suite has not noticed a fault.
    timeoutFactor: 2,
    timeoutMS: area.hasDatabase ? 20_000 : 4_000,
    dryRunTimeoutMinutes: 60,
    disableTypeChecks: true,
    tempDirName: `.stryker-tmp/${area.name}`,
    // Leftovers of an aborted run would otherwise be copied too.
    ignorePatterns: ['.stryker-tmp', 'web', 'console', 'docs', 'e2e', 'data', 'test-results'],
    reporters: ['progress-append-only', 'as-it-goes'],
    allowConsoleColors: false,
    vitest: { configFile: 'bench/mutate/vitest.config.ts', related: true },
  };
  return await new Stryker(options).runMutationTest();
}
