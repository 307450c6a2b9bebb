// `npm run check`: what is looked at after every small change, without a database or a page: types, lint, boundaries, nothing unused,
// unit tests.
import { ensureInstalled, requireNode, requireSystem } from '../install/install.mjs';
import { run } from '../say.mjs';
import { add, conclude, quickSuites, sources } from './steps.mjs';

await run(async () => {
  requireSystem();
  requireNode();
  await ensureInstalled({ dev: true });
  // More at a time than cores: nobody waits for the last of the sources alone.
  const [looked, quick] = await Promise.all([sources(2), quickSuites()]);
  return conclude(add(looked, quick));
});
