import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const DATABASE_SPECS = ['{server/src,server/test,bench}/**/*.{store,http}.spec.ts'];
const CHAIN_SPECS = ['{server/src,server/test,bench}/**/*.chain.spec.ts'];
const BROWSER_SPECS = ['web/src/**/*.spec.{ts,tsx}', 'console/src/**/*.spec.{ts,tsx}'];
const SCREEN_SPECS = ['web/src/**/*.screen.spec.tsx'];
const CONSOLE_SCREEN_SPECS = ['console/src/**/*.screen.spec.tsx'];
const NEVER = ['**/node_modules/**', '**/dist/**', 'e2e/**'];

/** These take more than a minute each: begun first, so that nobody waits for one of them alone at the end. */
const LONGEST = ['hostile.http.spec.ts', 'agreement.http.spec.ts', 'chaos.spec.ts'];

/** The database suites come one after another, because they share what a worker has loaded. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification) =>
      (project.name === 'database' ? 0 : 2) + (LONGEST.some((name) => moduleId.endsWith(name)) ? 0 : 1);
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

// A busy machine is given time: what is waited for comes at once on a quiet one.
const PATIENCE = { expect: { poll: { timeout: 30_000 } } };

// Two workers at most: the suites share two cores with a real PostgreSQL and, in the chain project, real nodes.
export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    passWithNoTests: true,
    reporters: process.env.CI ? ['default'] : ['dot'],
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{core,contract,server,bench}/src/**/*.spec.ts',
            '{i18n,architecture,scripts,bench}/**/*.spec.{ts,mjs}',
          ],
          exclude: [...NEVER, ...DATABASE_SPECS, ...CHAIN_SPECS],
          environment: 'node',
          hookTimeout: 120_000,
          testTimeout: 60_000,
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'database',
          include: DATABASE_SPECS,
          exclude: NEVER,
          environment: 'node',
          // The suites keep no state of their own in modules: one load of the server's sources for each worker.
          isolate: false,
          hookTimeout: 120_000,
          testTimeout: 60_000,
          ...PATIENCE,
          globalSetup: ['server/src/platform/db/test-cluster.setup.ts'],
        },
      },
      {
        test: {
          name: 'chain',
          include: CHAIN_SPECS,
          exclude: NEVER,
          environment: 'node',
          hookTimeout: 120_000,
          testTimeout: 120_000,
          ...PATIENCE,
          fileParallelism: false,
          env: { NODE_BACKEND: 'js' },
          globalSetup: ['server/src/platform/db/test-cluster.setup.ts'],
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          // A spec that needs a page says so in its first line: // @vitest-environment jsdom
          name: 'web',
          include: BROWSER_SPECS,
          exclude: [...NEVER, ...SCREEN_SPECS, ...CONSOLE_SCREEN_SPECS],
          environment: 'node',
          hookTimeout: 120_000,
          testTimeout: 60_000,
          ...PATIENCE,
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'screens',
          include: SCREEN_SPECS,
          exclude: NEVER,
          environment: 'jsdom',
          // One load of the page's sources for each worker: the rig puts everything back after each test.
          isolate: false,
          setupFiles: ['web/src/app/scene.rig.ts'],
          hookTimeout: 120_000,
          testTimeout: 60_000,
          ...PATIENCE,
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'console',
          include: CONSOLE_SCREEN_SPECS,
          exclude: NEVER,
          environment: 'jsdom',
          // The rig puts back what a test changed: one load of the console's sources for each worker.
          isolate: false,
          // The pages as staff get them: what React checks while it is developed takes half of the time.
          env: { NODE_ENV: 'production' },
          hookTimeout: 120_000,
          testTimeout: 60_000,
          ...PATIENCE,
        },
      },
    ],
  },
});
