// `npm test`: everything, from types to journeys in a browser. The last line is "N passed, N failed".
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, ROOT, requireNode } from './install.mjs';
import { elapsed, run, say } from './say.mjs';
import { add, boundaries, browser, failure, lint, none, types, vitest, weight } from './steps.mjs';

const BROWSER_CONFIGURATIONS = ['e2e/playwright.config.ts', 'playwright.config.ts'];

await run(async () => {
  requireNode();
  await ensureInstalled({ dev: true });
  const journeys = BROWSER_CONFIGURATIONS.find((path) => existsSync(join(ROOT, path)));
  const chromium = journeys ? ensureChromium() : null;
  const sums = none();
  add(sums, await types());
  // The chain suites mostly wait for blocks; meanwhile the others get on.
  const chain = vitest(['chain']);
  add(sums, await lint());
  add(sums, await boundaries());
  add(sums, await vitest(['unit', 'web']));
  add(sums, await vitest(['database']));
  add(sums, await chain);
  if (journeys) add(sums, await browserJourneys(journeys, chromium));
  say(`all tests took ${elapsed()}`);
  // Said once more at the end: what came before is long, and some keep only the last of it.
  for (const name of sums.names) console.log(`failed: ${name}`);
  console.log(`${sums.passed} passed, ${sums.failed} failed`);
  return sums.failed === 0 ? 0 : 1;
});

async function browserJourneys(configuration, chromium) {
  if (!chromium) {
    say('FAILED: tests: browser, because there is no Chromium');
    return failure('the browser tests, because there is no Chromium');
  }
  process.env.CHROMIUM_PATH = chromium;
  try {
    await ensureBuilt();
  } catch (error) {
    say(`FAILED: the pages for the browser tests: ${error.message}`);
    return failure('the pages for the browser tests');
  }
  return add(await weight(), await browser(configuration));
}
