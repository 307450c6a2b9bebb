// `npm run test:long`: the long forms of suites of which `npm test` runs a short one. The last line is "N passed, N failed".
import { ensureInstalled, requireNode } from './install.mjs';
import { run } from './say.mjs';
import { conclude, vitest } from './steps.mjs';

await run(async () => {
  requireNode();
  await ensureInstalled({ dev: true });
  return conclude(await vitest(['long']));
});
