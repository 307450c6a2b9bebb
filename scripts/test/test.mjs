// `npm test`: everything, from types to journeys in a browser. The last line is "N passed, N failed".
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from '../build/build.mjs';
import { ensureInstalled, ROOT, requireNode, requireSystem } from '../install/install.mjs';
import { run } from '../say.mjs';
import { ensureChromium } from './browser.mjs';
import {
  add,
  browser,
  conclude,
  exchange,
  failure,
  lastPages,
  none,
  part,
  sources,
  suitesBesideDatabase,
  vitest,
  weight,
} from './steps.mjs';
import { keepTemporaryFilesInMemory } from './temporary-files.mjs';

// Keeps both cores busy: suites that compute run beside those of chains and the database, which often wait. The exchange of
// the journeys lives through its ninety days beside the last pages. The journeys run alone, because a page that waits for a
// busy processor misses its deadlines.
await run(async () => {
  requireSystem();
  requireNode();
  await ensureInstalled({ dev: true });
  keepTemporaryFilesInMemory();
  const chromium = ensureChromium();
  const sums = none();
  const withoutPages = vitest(['chain']).then(async (chain) => add(chain, await vitest(['database'])));
  // Journeys, and specs of the operator's commands, use what is built.
  const build = await part('build', built);
  add(sums, build);
  const [looked, quick] = await Promise.all([sources(1), suitesBesideDatabase()]);
  add(add(sums, looked), quick);
  const [pages, started] = await Promise.all([
    lastPages(),
    build.failed === 0 ? startForJourneys(chromium) : { sums: none() },
  ]);
  add(add(sums, pages), started.sums);
  try {
    add(sums, await withoutPages);
    if (started.stop) add(sums, await journeys(chromium));
  } finally {
    await started.stop?.();
  }
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

async function startForJourneys(chromium) {
  return chromium ? exchange() : { sums: failure('the browser tests, because there is no Chromium') };
}

async function journeys(chromium) {
  process.env.CHROMIUM_PATH = chromium;
  return add(await weight(), await browser('playwright.config.ts'));
}

/** Stores how long each file and each journey took, for finding what is slow: `test-results/times.json`. */
function keepTimes({ files }) {
  mkdirSync(join(ROOT, 'test-results'), { recursive: true });
  writeFileSync(join(ROOT, 'test-results', 'times.json'), JSON.stringify(files));
}
