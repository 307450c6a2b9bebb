// `npm test`: everything, from types to journeys in a browser. The last line is "N passed, N failed".
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startExchangeBy } from '../e2e/exchange/start-exchange.mjs';
import { ensureChromium } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, ROOT, requireNode, requireSystem } from './install.mjs';
import { spawnOwned } from './owned-process.mjs';
import { run } from './say.mjs';
import { add, browser, conclude, failure, none, part, quickSuites, sources, vitest, weight } from './steps.mjs';

// Beside the chain suites, which mostly wait for blocks, stands what computes; the journeys come last and have the machine to
// themselves, because a page that waits for a busy core is late for everything it promises.
await run(async () => {
  requireSystem();
  requireNode();
  await ensureInstalled({ dev: true });
  const chromium = ensureChromium();
  const sums = none();
  const withoutPages = vitest(['chain']).then(async (chain) => add(chain, await vitest(['database'])));
  // The journeys, and specs that run the operator's commands, take what is built.
  const build = await part('build', built);
  add(sums, build);
  add(sums, await sources());
  add(sums, await quickSuites());
  add(sums, await withoutPages);
  if (build.failed === 0) add(sums, await journeys(chromium));
  keepTimes(sums);
  return conclude(sums);
});

async function built() {
  try {
    await ensureBuilt();
    return { ...none(), passed: 1 };
  } catch (error) {
    return failure(`build: ${error.message}`);
  }
}

async function journeys(chromium) {
  if (!chromium) return failure('the browser tests, because there is no Chromium');
  process.env.CHROMIUM_PATH = chromium;
  let stop;
  const started = await part('start of the exchange', async () => {
    try {
      stop = await startExchangeBy(spawnOwned);
      return { ...none(), passed: 1 };
    } catch (error) {
      return failure(`the exchange of the journeys: ${error.message}`);
    }
  });
  if (!stop) return started;
  try {
    return add(add(started, await weight()), await browser('playwright.config.ts'));
  } finally {
    await stop();
  }
}

/** How long each file and each journey took, for whoever looks for what is slow: `test-results/times.json`. */
function keepTimes({ files }) {
  mkdirSync(join(ROOT, 'test-results'), { recursive: true });
  writeFileSync(join(ROOT, 'test-results', 'times.json'), JSON.stringify(files));
}
