// `npm run test:long`: the long forms of suites of which `npm test` runs short ones. The last line is "N passed, N failed".

import { ensureInstalled, requireNode, requireSystem } from '../install/install.mjs';
import { run } from '../say.mjs';
import { ensureChromium } from './browser.mjs';
import { add, browser, conclude, exchange, failure, vitest } from './steps.mjs';
import { keepTemporaryFilesInMemory } from './temporary-files.mjs';

await run(async () => {
  requireSystem();
  requireNode();
  await ensureInstalled({ dev: true });
  keepTemporaryFilesInMemory();
  const chromium = ensureChromium();
  const sums = await vitest(['long']);
  return conclude(
    add(sums, chromium ? await journeys(chromium) : failure('the journeys, because there is no Chromium')),
  );
});

async function journeys(chromium) {
  process.env.CHROMIUM_PATH = chromium;
  // With this the configuration runs journeys completely and in both layouts.
  process.env.E2E_LONG = 'true';
  const { sums, stop } = await exchange();
  try {
    return stop ? add(sums, await browser('playwright.config.ts')) : sums;
  } finally {
    await stop?.();
  }
}
