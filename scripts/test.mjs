// `npm test`: everything, from types to journeys in a browser. The last line is "N passed, N failed".
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import startExchange from '../e2e/exchange/start-exchange.mjs';
import { ensureChromium } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, ROOT, requireNode } from './install.mjs';
import { run } from './say.mjs';
import { add, browser, conclude, failure, none, part, sources, vitest, weight } from './steps.mjs';

// Two things at a time, as there are two cores: what computes stands beside what mostly waits, for blocks or for a page.
await run(async () => {
  requireNode();
  await ensureInstalled({ dev: true });
  const chromium = ensureChromium();
  const sums = none();
  const isBuilt = await built(sums);
  const chain = vitest(['chain']);
  add(sums, await sources());
  add(sums, await vitest(['unit', 'web']));
  add(sums, await chain);
  const journeys = isBuilt ? journeysWith(chromium) : failure('the journeys, because nothing was built');
  add(sums, await vitest(['database']));
  add(sums, await journeys);
  keepTimes(sums);
  return conclude(sums);
});

/** The journeys, and specs that run the operator's commands, take what is built. */
async function built(sums) {
  add(
    sums,
    await part('build', () =>
      ensureBuilt().then(
        () => ({ ...none(), passed: 1 }),
        (error) => failure(`build: ${error.message}`),
      ),
    ),
  );
  return sums.failed === 0;
}

async function journeysWith(chromium) {
  if (!chromium) return failure('the browser tests, because there is no Chromium');
  process.env.CHROMIUM_PATH = chromium;
  let stop;
  const started = await part('start of the exchange', async () => {
    try {
      stop = await startExchange();
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
