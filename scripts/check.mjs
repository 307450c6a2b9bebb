// `npm run check`: what a change must keep, without a database or a browser: types, lint, boundaries, unit tests.
import { ensureInstalled, requireNode } from './install.mjs';
import { run } from './say.mjs';
import { add, boundaries, lint, none, types, vitest } from './steps.mjs';

await run(async () => {
  requireNode();
  await ensureInstalled({ dev: true });
  const sums = none();
  add(sums, await types());
  add(sums, await lint());
  add(sums, await boundaries());
  add(sums, await vitest(['unit', 'web', 'screens']));
  console.log(`${sums.passed} passed, ${sums.failed} failed`);
  return sums.failed === 0 ? 0 : 1;
});
