// `npm run check`: what a change must keep, without a database or a browser: types, lint, boundaries, nothing unused, unit tests.
import { ensureInstalled, requireNode, requireSystem } from './install.mjs';
import { run } from './say.mjs';
import { add, conclude, none, quickSuites, sources } from './steps.mjs';

await run(async () => {
  requireSystem();
  requireNode();
  await ensureInstalled({ dev: true });
  const sums = none();
  add(sums, await sources());
  add(sums, await quickSuites());
  return conclude(sums);
});
