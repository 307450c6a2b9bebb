import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { type Browser, chromium, devices, type Page } from '@playwright/test';
import { ensureChromium } from '../scripts/test/browser.mjs';
import { type Bench, median, rounded } from './bench.ts';
import { StandIn } from './trade-page/stand-in.ts';

const SECONDS = 30;
const MESSAGES_PER_SECOND = 60;
const LEVELS_PER_MESSAGE = 3;
const CPU_SLOWDOWN = 4;
const SETTLE_MS = 6_000;
const ORDERS = 5;
const DIST = process.env.TRADE_PAGE_DIST ?? join(import.meta.dirname, '../web/dist');

const EVERY_STUDY = JSON.stringify({
  ma: { isOn: true, values: [7, 25, 99] },
  ema: { isOn: true, values: [7, 25, 99] },
  boll: { isOn: true, values: [20, 2] },
  vol: { isOn: true, values: [5, 10] },
  macd: { isOn: true, values: [12, 26, 9] },
  rsi: { isOn: true, values: [6, 12, 24] },
  kdj: { isOn: true, values: [9, 3, 3] },
});

interface Load {
  readonly mainThreadShare: number;
  readonly longestTaskMs: number;
  readonly longTasks: number;
  readonly redrawsPerSecond: number;
  readonly orderShownMs: number;
}

/** The trading page while its book changes sixty times a second, on a processor slowed to a quarter. */
export const bench: Bench = {
  name: 'trade-page',
  summary: `the trading page at ${MESSAGES_PER_SECOND} book messages a second and a processor slowed ${CPU_SLOWDOWN} times`,
  async run({ scale, say }) {
    if (!process.env.TRADE_PAGE_DIST) execFileSync('npm', ['run', '-s', 'build'], { stdio: 'ignore' });
    const standIn = new StandIn(DIST);
    const url = await standIn.listen();
    const browser = await chromium.launch({
      executablePath: ensureChromium() ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'],
    });
    try {
      const seconds = Math.max(5, SECONDS * scale);
      const measured = async (name: string, device: object, studies = '') => {
        const load = await measure(browser, { url, device, seconds, standIn, studies });
        say(`  ${name}: ${JSON.stringify(load)}`);
        return load;
      };
      const desktop = await measured('desktop', { viewport: { width: 1440, height: 900 } });
      const h5 = await measured('h5', devices['Pixel 7'] ?? {});
      const allStudies = await measured(
        'desktop with every indicator',
        { viewport: { width: 1440, height: 900 } },
        EVERY_STUDY,
      );
      const loads = { desktop, h5, allStudies };
      const context = { seconds, messagesPerSecond: MESSAGES_PER_SECOND, cpuSlowdown: CPU_SLOWDOWN, ...loads };
      return { name: 'trade-page', ratios: {}, p99Ms: null, context };
    } finally {
      await browser.close();
      await standIn.close();
    }
  },
};

interface Run {
  readonly url: string;
  readonly device: object;
  readonly seconds: number;
  readonly standIn: StandIn;
  /** The stored choice of indicators, or none. */
  readonly studies: string;
}

async function measure(browser: Browser, { url, device, seconds, standIn, studies }: Run): Promise<Load> {
  const context = await browser.newContext(device);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // The TypeScript loader wraps functions in a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (marked) => marked');
  await page.addInitScript(observe);
  if (studies) await page.addInitScript((kept) => localStorage.setItem('spot.studies', kept), studies);
  await page.goto(`${url}/frontSpot/spottrade?symbol=BTC_USDT`);
  await page.getByRole('listbox', { name: 'Buy orders' }).getByRole('option').first().waitFor({ state: 'attached' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await session.send('Performance.enable');
  const flow = setInterval(() => {
    standIn.change(LEVELS_PER_MESSAGE);
    standIn.trade();
  }, 1_000 / MESSAGES_PER_SECOND);
  try {
    await page.waitForTimeout(SETTLE_MS);
    await page.evaluate(() => (globalThis as typeof globalThis & Watched).seen.reset());
    const before = await taskSeconds();
    const fromMs = performance.now();
    await page.waitForTimeout(seconds * 1_000);
    const spentSeconds = (await taskSeconds()) - before;
    const wallSeconds = (performance.now() - fromMs) / 1_000;
    const seen = await page.evaluate(() => ({ ...(globalThis as typeof globalThis & Watched).seen }));
    return {
      mainThreadShare: rounded(spentSeconds / wallSeconds, 3),
      longestTaskMs: Math.round(seen.longestMs),
      longTasks: seen.long,
      redrawsPerSecond: rounded(seen.drawn / wallSeconds, 1),
      orderShownMs: await orderShownMs(page),
    };
  } finally {
    clearInterval(flow);
    await context.close();
  }

  async function taskSeconds(): Promise<number> {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  }
}

/** The median time from the press of the button to the row among the open orders. */
async function orderShownMs(page: Page): Promise<number> {
  const form = page.getByRole('form', { name: 'Place an order' });
  const times: number[] = [];
  for (let at = 1; at <= ORDERS; at++) {
    await form.getByRole('textbox', { name: /^Amount/ }).fill(`0.00${at}`);
    await form.getByRole('button', { name: `Buy 0.00${at} BTC` }).waitFor();
    times.push(await page.evaluate(pressAndWait));
  }
  return Math.round(median(times));
}

/** Runs in the page. */
async function pressAndWait(): Promise<number> {
  const rows = () => document.querySelectorAll('#spot-mine tbody tr, #spot-mine li').length;
  const [before, fromMs] = [rows(), performance.now()];
  document.querySelector<HTMLButtonElement>('form[data-room] button[type=submit]')?.click();
  while (rows() === before && performance.now() - fromMs < 5_000) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return performance.now() - fromMs;
}

interface Watched {
  readonly seen: { drawn: number; long: number; longestMs: number; reset(): void };
}

/** Runs in the page before any of our code: counts redraws of the buyers' side, and tasks over 50 ms. */
function observe(): void {
  const seen = {
    drawn: 0,
    long: 0,
    longestMs: 0,
    reset() {
      Object.assign(seen, { drawn: 0, long: 0, longestMs: 0 });
    },
  };
  Object.assign(globalThis, { seen });
  const clear = CanvasRenderingContext2D.prototype.clearRect;
  CanvasRenderingContext2D.prototype.clearRect = function (this: CanvasRenderingContext2D, ...box) {
    if (this.canvas.parentElement?.getAttribute('aria-label') === 'Buy orders') seen.drawn += 1;
    clear.apply(this, box);
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      seen.long += 1;
      seen.longestMs = Math.max(seen.longestMs, entry.duration);
    }
  }).observe({ type: 'longtask' });
}
