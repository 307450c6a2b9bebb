// `npm run check`: what to run after every small change. Needs no database and no browser: types, lint, boundaries, nothing
// unused, unit tests.
import { ensureInstalled, requireNode, requireSystem } from '../install/install.mjs';
import { run } from '../say.mjs';
import { add, conclude, quickSuites, sources } from './steps.mjs';

await run(async () => {
  requireSystem();
  requireNode();
  await ensureInstalled({ dev: true });
  // More tasks than cores, so that the processor stays busy while the last source check runs.
  const [looked, quick] = await Promise.all([sources(2), quickSuites()]);
  return conclude(add(looked, quick));
});
