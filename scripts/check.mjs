// `npm run check`: what a change must keep, without a database or a browser: types, lint, boundaries, unit tests.
import { ensureInstalled, requireNode } from './install.mjs';
import { run } from './say.mjs';
import { add, conclude, none, quickSuites, sources } from './steps.mjs';

await run(async () => {
  requireNode();
  await ensureInstalled({ dev: true });
  const sums = none();
  add(sums, await sources());
  add(sums, await quickSuites());
  return conclude(sums);
});
