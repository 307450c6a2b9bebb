import { defineConfig, devices } from '@playwright/test';
import { exceptOn, IS_LONG, ON_DESKTOP, ON_PHONE, wanted } from './e2e/exchange/long-form.ts';
import { CAMERA } from './e2e/linked-wallet/camera.ts';
import { chromiumPath } from './scripts/test/browser.mjs';
import { keepTemporaryFilesInMemory } from './scripts/test/temporary-files.mjs';

keepTemporaryFilesInMemory();

const launchOptions = {
  executablePath: chromiumPath() ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--force-color-profile=srgb',
  ],
};

/**
 * A phone's layout on a screen of plain dots: drawing each of them seven times shows the same and takes the processor's time. Each
 * has a camera, because a browser for the one journey that uses it would be one more to start.
 */
const phone = {
  ...devices['Pixel 7'],
  deviceScaleFactor: 1,
  launchOptions: { ...launchOptions, args: [...launchOptions.args, ...CAMERA] },
};
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, launchOptions };
/** Journeys that stop something for everybody, or move everybody's clock. */
const ABOUT_EVERYBODY = '**/*.everybody.e2e.ts';
/** Journeys over months, for which everybody's clock is moved so far that nobody could go on afterwards. */
const LAST = '**/*.last.e2e.ts';
/** Journeys of programs: what others wrote speaks to the exchange, and there is no page. */
const OF_PROGRAMS = '**/*.programs.e2e.ts';
/** Staff work at a desk. */
const AT_A_DESK = '**/console/**';

/**
 * Journeys in a real browser against one exchange that is started as a newcomer starts it: in the long form each in both layouts,
 * in the short one mostly in one of them.
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  ...wanted,
  globalSetup: './e2e/exchange/start-exchange.mjs',
  outputDir: 'test-results',
  // Part of a journey is waiting for blocks and for the time in which a withdrawal can be cancelled: more of them than cores.
  workers: 4,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // A busy machine is given time: what is waited for comes at once on a quiet one.
  timeout: 300_000,
  expect: { timeout: 120_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    launchOptions,
    locale: 'en-US',
    // What moves is drawn again and again, which takes a fifth of what a page costs.
    contextOptions: { reducedMotion: IS_LONG ? 'no-preference' : 'reduce' },
    actionTimeout: 120_000,
    // A film of every page costs more than the pages do: E2E_TRACE=1 takes one of what fails.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', testIgnore: [ABOUT_EVERYBODY, LAST, OF_PROGRAMS], ...exceptOn(ON_PHONE), use: desktop },
    { name: 'h5', testIgnore: [ABOUT_EVERYBODY, LAST, OF_PROGRAMS, AT_A_DESK], ...exceptOn(ON_DESKTOP), use: phone },
    { name: 'programs', testMatch: OF_PROGRAMS },
    // They come last, when nobody else is on the exchange, and look at both layouts by themselves.
    { name: 'everybody', testMatch: ABOUT_EVERYBODY, dependencies: ['desktop', 'h5', 'programs'], use: desktop },
    // One after the other, because each has a time of its own.
    { name: 'last', testMatch: LAST, dependencies: ['everybody'], workers: 1, use: desktop },
  ],
});
