// `npm run check`: what a change must keep, without a database or a browser: types, lint, boundaries, nothing unused, unit tests.
import { ensureInstalled, requireNode, requireSystem } from './install.mjs';
import { run } from './say.mjs';
import { add, boundaries, lint, none, types, unused, vitest } from './steps.mjs';

await run(async () => {
  requireSystem();
  requireNode();
  await ensureInstalled({ dev: true });
  const sums = none();
  add(sums, await types());
  add(sums, await lint());
  add(sums, await boundaries());
  add(sums, await unused());
  add(sums, await vitest(['unit', 'web', 'screens', 'console']));
  console.log(`${sums.passed} passed, ${sums.failed} failed`);
  return sums.failed === 0 ? 0 : 1;
});
