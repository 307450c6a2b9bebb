import { relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { HOUR_MS, MINUTE_MS } from '../../core/src/calendar/durations.ts';
import { keepTemporaryFilesInMemory } from '../../scripts/test/temporary-files.mjs';
import { AREAS } from './areas.ts';
import { countFailedHooks } from './failed-hooks.ts';

keepTemporaryFilesInMemory();

const area = AREAS.find(({ name }) => name === process.env.MUTATE_AREA);
if (!area) throw new Error('MUTATE_AREA names no area');

/** Runs a room's own suites first, chains last, and short ones before long ones: the first that notices ends the round. */
class LikeliestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    countFailedHooks(this.ctx);
    const rooms = area!.sources.map((folder) => `/${folder.replace(/\/usecases$/, '')}/`);
    // Known after the suites have run once without a fault.
    const durationOf = ({ project, moduleId }: TestSpecification) =>
      this.ctx.cache.getFileTestResults(`${project.name}:${relative(this.ctx.config.root, moduleId)}`)?.duration ?? 0;
    const rank = (suite: TestSpecification) =>
      (rooms.some((room) => suite.moduleId.includes(room)) ? 0 : HOUR_MS) +
      (suite.moduleId.endsWith('.chain.spec.ts') ? HOUR_MS : 0) +
      durationOf(suite);
    const ranks = new Map(files.map((suite) => [suite, rank(suite)]));
    return [...files].sort((a, b) => ranks.get(a)! - ranks.get(b)!);
  }
}

/** The suites of one area, for `npm run mutate`. Timeouts are short, because a fault may make a wait endless. */
export default defineConfig({
  test: {
    include: [...area.suites],
    environment: 'node',
    // Without isolation, server sources are loaded once per fault and not once per suite.
    isolate: !area.hasDatabase,
    setupFiles: ['bench/mutate/few-runs.setup.ts'],
    sequence: { sequencer: LikeliestFirst },
    hookTimeout: MINUTE_MS,
    testTimeout: MINUTE_MS,
    expect: { poll: { timeout: 10_000 } },
    env: { NODE_BACKEND: 'js' },
    ...(area.hasDatabase ? { globalSetup: ['server/src/platform/db/test-cluster.setup.ts'] } : {}),
  },
});
