import { defineConfig } from 'vitest/config';
import { MINUTE_MS } from '../../core/src/calendar/durations.ts';
import { keepTemporaryFilesInMemory } from '../../scripts/temporary-files.mjs';
import { AREAS } from './areas.ts';

keepTemporaryFilesInMemory();

const area = AREAS.find(({ name }) => name === process.env.MUTATE_AREA);
if (!area) throw new Error('MUTATE_AREA names no area');

/** The suites of one area, for `npm run mutate`. A fault may make a wait endless: nobody waits long. */
export default defineConfig({
  test: {
    include: [...area.suites],
    environment: 'node',
    hookTimeout: MINUTE_MS,
    testTimeout: MINUTE_MS,
    expect: { poll: { timeout: 10_000 } },
    env: { NODE_BACKEND: 'js' },
    ...(area.hasDatabase ? { globalSetup: ['server/src/platform/db/test-cluster.setup.ts'] } : {}),
  },
});
