// `npm run check`: what is looked at after every small change, without a database or a page: types, lint, boundaries, nothing unused,
// unit tests.
import { ensureInstalled, requireNode, requireSystem } from './install.mjs';
import { run } from './say.mjs';
import { add, conclude, quickSuites, sources } from './steps.mjs';

await run(async () => {
  requireSystem();
  requireNode();
  await ensureInstalled({ dev: true });
  // The suites begin with what takes longest; whatever of the processor they leave goes to the sources, one look at a time.
  const [looked, quick] = await Promise.all([sources(1), quickSuites()]);
  return conclude(add(looked, quick));
});
