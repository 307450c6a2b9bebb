import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { keepTemporaryFilesInMemory } from './scripts/test/temporary-files.mjs';

const SERVER = '{server/src,server/test,bench}/**';
const DATABASE_SPECS = [`${SERVER}/*.{store,http}.spec.ts`];
const CHAIN_SPECS = [`${SERVER}/*.chain.spec.ts`];
/** The long forms of suites that have a short one beside them: `npm run test:long`. */
const LONG_SPECS = ['{server/src,server/test,bench,architecture}/**/*.long.spec.ts'];
/** What looks at the house as a whole, or runs our scripts in another language: with `npm test`, not with each look of `npm run check`. */
const HOUSE_SPECS = [
  'architecture/{where,new-capability,planted,unused}.spec.ts',
  'scripts/{launch,proof}/verify-*.spec.mjs',
  'server/test/house/asvs.spec.ts',
];
const BROWSER_SPECS = ['web/src/**/*.spec.{ts,tsx}', 'console/src/**/*.spec.{ts,tsx}'];
const SCREEN_SPECS = ['web/src/**/*.screen.spec.tsx'];
/** The whole of the application in each layout. */
const FRAME_SPECS = ['web/src/app/app.spec.tsx'];
const EVERY_SCREEN = ['web/src/app/every-screen.screen.spec.tsx'];
const CONSOLE_SCREEN_SPECS = ['console/src/**/*.screen.spec.tsx'];
const NEVER = ['**/node_modules/**', '**/dist/**', 'e2e/**'];

/** These take longest of their project: begun first, so that nobody waits for one of them alone at the end. */
const LONGEST = [
  'verify-liabilities.spec.mjs',
  'where.spec.ts',
  'catalogs.spec.ts',
  'trading.prop.spec.ts',
  'withdraw.screen.spec.tsx',
  'installation.store.spec.ts',
  'installation-faults.store.spec.ts',
  'remote.store.spec.ts',
  'embedded-postgres.store.spec.ts',
  'chaos.store.spec.ts',
  'hostile.http.spec.ts',
];

/** A worker has what it has loaded for one project, with or without a page: suites of one kind come one after another. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const places = [...new Set(sorted.map(({ project }) => project.name))];
    const rank = ({ moduleId, project }: TestSpecification) =>
      places.indexOf(project.name) * 4 +
      (LONGEST.some((name) => moduleId.endsWith(name)) ? 0 : 1) +
      (readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment') ? 0 : 2);
    const ranks = new Map(sorted.map((each) => [each, rank(each)]));
    return sorted.sort((a, b) => ranks.get(a)! - ranks.get(b)!);
  }
}

keepTemporaryFilesInMemory();

// A busy machine is given time: what is waited for comes at once on a quiet one.
const PATIENCE = { expect: { poll: { timeout: 60_000 } } };

/**
 * A page's sources and what React is made of take a worker five seconds to load and as long to get quick with: one worker takes all
 * files of such a project at once, in one window. Only a project whose turn is its own may have other workers than the rest.
 */
const oneWorkerAsNumber = (groupOrder: number) => ({ maxWorkers: 1, sequence: { groupOrder } });

// Where nothing is isolated, the suites keep no state of their own in modules: one load of the sources for each worker.
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
            '{core,contract,server}/src/**/*.spec.ts',
            'server/test/**/*.spec.ts',
            '{i18n,architecture,scripts,bench}/**/*.spec.{ts,mjs}',
          ],
          exclude: [...NEVER, ...DATABASE_SPECS, ...CHAIN_SPECS, ...LONG_SPECS, ...HOUSE_SPECS],
          environment: 'node',
          isolate: false,
          hookTimeout: 120_000,
          testTimeout: 120_000,
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'house',
          include: HOUSE_SPECS,
          exclude: NEVER,
          environment: 'node',
          isolate: false,
          hookTimeout: 120_000,
          testTimeout: 120_000,
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'database',
          include: DATABASE_SPECS,
          exclude: NEVER,
          environment: 'node',
          isolate: false,
          hookTimeout: 120_000,
          testTimeout: 120_000,
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
          isolate: false,
          hookTimeout: 120_000,
          testTimeout: 120_000,
          ...PATIENCE,
          fileParallelism: false,
          env: { NODE_BACKEND: 'js' },
          globalSetup: ['server/src/platform/db/test-cluster.setup.ts'],
        },
      },
      {
        test: {
          name: 'long',
          include: LONG_SPECS,
          exclude: NEVER,
          environment: 'node',
          hookTimeout: 300_000,
          testTimeout: 600_000,
          ...PATIENCE,
          fileParallelism: false,
          globalSetup: ['server/src/platform/db/test-cluster.setup.ts'],
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          // A spec that needs a page says so in its first line: // @vitest-environment jsdom
          name: 'web',
          include: BROWSER_SPECS,
          exclude: [...NEVER, ...SCREEN_SPECS, ...CONSOLE_SCREEN_SPECS, ...FRAME_SPECS],
          environment: 'node',
          isolate: false,
          hookTimeout: 120_000,
          testTimeout: 120_000,
          ...PATIENCE,
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'frame',
          ...oneWorkerAsNumber(1),
          include: FRAME_SPECS,
          exclude: NEVER,
          environment: 'node',
          isolate: false,
          hookTimeout: 120_000,
          testTimeout: 120_000,
          ...PATIENCE,
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'screens',
          ...oneWorkerAsNumber(2),
          include: SCREEN_SPECS,
          exclude: [...NEVER, ...EVERY_SCREEN],
          environment: 'jsdom',
          // One load of the page's sources for each worker: the rig puts everything back after each test.
          isolate: false,
          // The pages as people get them: what React checks while it is developed takes half of the time.
          env: { NODE_ENV: 'production' },
          setupFiles: ['web/src/app/scene.rig.ts'],
          hookTimeout: 120_000,
          testTimeout: 60_000,
          ...PATIENCE,
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          // Every screen once with what React checks while it is developed: a list without keys is a fault.
          name: 'every-screen',
          ...oneWorkerAsNumber(3),
          include: EVERY_SCREEN,
          exclude: NEVER,
          environment: 'jsdom',
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
          ...oneWorkerAsNumber(4),
          include: CONSOLE_SCREEN_SPECS,
          exclude: NEVER,
          environment: 'jsdom',
          // The rig puts back what a test changed: one load of the console's sources for each worker.
          isolate: false,
          env: { NODE_ENV: 'production' },
          hookTimeout: 120_000,
          testTimeout: 60_000,
          ...PATIENCE,
        },
      },
    ],
  },
});
