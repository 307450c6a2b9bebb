import { defineConfig } from 'vitest/config';

const DATABASE_SPECS = ['{server/src,bench}/**/*.{store,http}.spec.ts'];
const CHAIN_SPECS = ['{server/src,bench}/**/*.chain.spec.ts'];
const BROWSER_SPECS = ['web/src/**/*.spec.{ts,tsx}', 'console/src/**/*.spec.{ts,tsx}'];
const NEVER = ['**/node_modules/**', '**/dist/**', 'e2e/**'];

// Two workers at most: the suites share two cores with a real PostgreSQL and, in the chain project, real nodes.
export default defineConfig({
  test: {
    maxWorkers: 2,
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
        },
      },
      {
        test: {
          name: 'database',
          include: DATABASE_SPECS,
          exclude: NEVER,
          environment: 'node',
          hookTimeout: 120_000,
          testTimeout: 60_000,
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
          exclude: NEVER,
          environment: 'node',
          hookTimeout: 120_000,
          testTimeout: 30_000,
        },
      },
    ],
  },
});
