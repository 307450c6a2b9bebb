// `npm test`: everything, from types to journeys in a browser. The last line is "N passed, N failed".
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import startExchange from '../e2e/exchange/start-exchange.mjs';
import { ensureChromium } from './browser.mjs';
import { ensureInstalled, ROOT, requireNode, requireSystem } from './install.mjs';
import { elapsed, run, say } from './say.mjs';
import { add, boundaries, browser, failure, lint, none, types, unused, vitest, weight } from './steps.mjs';

const BROWSER_CONFIGURATIONS = ['e2e/playwright.config.ts', 'playwright.config.ts'];

await run(async () => {
  requireSystem();
  requireNode();
  await ensureInstalled({ dev: true });
  const journeys = BROWSER_CONFIGURATIONS.find((path) => existsSync(join(ROOT, path)));
  const chromium = journeys ? ensureChromium() : null;
  const sums = none();
  add(sums, await types());
  // The chain suites mostly wait for blocks; meanwhile the others get on.
  const chain = vitest(['chain']);
  for (const found of await Promise.all([lint(), boundaries(), unused()])) add(sums, found);
  const others = vitest(['unit', 'web', 'screens', 'console', 'database']);
  add(sums, await chain);
  // The journeys find their exchange ready.
  const exchange = journeys && chromium ? startExchange() : Promise.resolve(() => {});
  exchange.catch(() => {});
  add(sums, await others);
  if (journeys) add(sums, await browserJourneys(journeys, chromium, exchange));
  say(`all tests took ${elapsed()}`);
  // Said once more at the end: what came before is long, and some keep only the last of it.
  for (const name of sums.names) console.log(`failed: ${name}`);
  console.log(`${sums.passed} passed, ${sums.failed} failed`);
  return sums.failed === 0 ? 0 : 1;
});

async function browserJourneys(configuration, chromium, exchange) {
  if (!chromium) {
    say('FAILED: tests: browser, because there is no Chromium');
    return failure('the browser tests, because there is no Chromium');
  }
  process.env.CHROMIUM_PATH = chromium;
  let stop;
  try {
    stop = await exchange;
  } catch (error) {
    say(`FAILED: the exchange of the journeys: ${error.message}`);
    return failure('the exchange of the journeys');
  }
  try {
    return add(await weight(), await browser(configuration));
  } finally {
    await stop();
  }
}
