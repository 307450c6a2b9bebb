import { execFileSync } from 'node:child_process';
import { type APIRequestContext, type Browser, type CDPSession, chromium, devices } from '@playwright/test';
import startExchange from '../e2e/exchange/start-exchange.mjs';
import { ensureChromium } from '../scripts/test/browser.mjs';
import { totpCode } from '../server/src/platform/crypto/totp.ts';
import type { DemoLogin } from '../server/src/platform/demo/demo-logins.ts';
import type { Bench } from './bench.ts';

const ROUNDS = 5;
const KIBIBYTE = 1024;
const CPU_SLOWDOWN = 4;
const BYTES_PER_SECOND = (9 * 1_000_000) / 8;
const LATENCY_MS = 60;
const SETTLE_MS = 3_000;
const INBOX_MS_MAX = 10_000;

interface Visit {
  readonly fcpMs: number;
  readonly lcpMs: number;
  readonly blockingMs: number;
  readonly layoutShift: number;
  readonly jsKb: number;
  readonly cssKb: number;
}

/** The first visit of the wallet overview by a logged-in person, on a phone's slow processor and a modest network. */
export const bench: Bench = {
  name: 'page',
  summary: 'first visit of the wallet overview: weight, paint, blocking time, layout shift',
  async run({ say }) {
    const stop = await startExchange();
    const browser = await chromium.launch({
      executablePath: ensureChromium() ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    });
    try {
      const cookies = await logIn(browser);
      const desktop = await visits(browser, { viewport: { width: 1440, height: 900 } }, cookies, say, 'desktop');
      const h5 = await visits(browser, devices['Pixel 7'] ?? {}, cookies, say, 'h5');
      return {
        name: 'page',
        ratios: {},
        p99Ms: null,
        context: { rounds: ROUNDS, cpuSlowdown: CPU_SLOWDOWN, mbitPerSecond: 9, latencyMs: LATENCY_MS, desktop, h5 },
      };
    } finally {
      await browser.close();
      await stop();
    }
  },
};

async function visits(
  browser: Browser,
  device: object,
  cookies: Cookies,
  say: (line: string) => void,
  layout: string,
): Promise<Visit> {
  const all: Visit[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    all.push(await visit(browser, device, cookies));
    say(`${layout} ${round + 1}: ${JSON.stringify(all.at(-1))}`);
  }
  const median = (pick: (each: Visit) => number) => all.map(pick).sort((a, b) => a - b)[Math.floor(ROUNDS / 2)]!;
  return {
    fcpMs: median((each) => each.fcpMs),
    lcpMs: median((each) => each.lcpMs),
    blockingMs: median((each) => each.blockingMs),
    layoutShift: median((each) => each.layoutShift),
    jsKb: median((each) => each.jsKb),
    cssKb: median((each) => each.cssKb),
  };
}

type Cookies = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['cookies']>>;

async function logIn(browser: Browser): Promise<Cookies> {
  const context = await browser.newContext();
  const people = JSON.parse(
    execFileSync(
      'npm',
      ['run', '-s', 'bourse', '--', 'demo', 'users', '--json', '--data', process.env.E2E_DATA ?? 'data'],
      { encoding: 'utf8' },
    ),
  ) as DemoLogin[];
  const person = people.find(({ vip }) => vip === 3)!;
  const answer = await context.request.post(`${process.env.E2E_URL}/open/identity/login`, {
    form: { account: person.login, password: person.password, totpCode: totpCode(person.totpSecret!, Date.now()) },
  });
  const envelope = (await answer.json()) as { code: number; i18nMsgCode: string };
  if (envelope.i18nMsgCode === 'LOGIN_CODE_REQUIRED') await answerWithCode(context.request, person);
  else if (envelope.code !== 0) throw new Error(`the demo person could not log in: ${envelope.i18nMsgCode}`);
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}

/** Types the code that a new browser needs; the demo's inbox shows it. */
async function answerWithCode(request: APIRequestContext, person: DemoLogin): Promise<void> {
  await request.post(`${process.env.E2E_URL}/open/identity/code`, {
    form: { purpose: 'login', account: person.login },
  });
  const code = await codeSentTo(request, person.login);
  const answer = await request.post(`${process.env.E2E_URL}/open/identity/login`, {
    form: {
      account: person.login,
      password: person.password,
      code,
      totpCode: totpCode(person.totpSecret!, Date.now()),
    },
  });
  const envelope = (await answer.json()) as { code: number; i18nMsgCode: string };
  if (envelope.code !== 0) throw new Error(`the demo person could not log in: ${envelope.i18nMsgCode}`);
}

/** Waits for the code, because the message is sent only after the answer, which is the same for everybody. */
async function codeSentTo(request: APIRequestContext, login: string): Promise<string> {
  const deadline = performance.now() + INBOX_MS_MAX;
  while (performance.now() < deadline) {
    const answer = await request.get(`${process.env.E2E_URL}/open/dev/inbox?to=${encodeURIComponent(login)}`);
    const { data } = (await answer.json()) as { data: { rows: { body: string; subject: string }[] } };
    const newest = data.rows.find(({ subject }) => /code/i.test(subject));
    const code = /(?<![0-9])[0-9]{6}(?![0-9])/.exec(newest?.body ?? '')?.[0];
    if (code) return code;
  }
  throw new Error(`no code has been sent to ${login}`);
}

async function visit(browser: Browser, device: object, cookies: Cookies): Promise<Visit> {
  const context = await browser.newContext(device);
  await context.addCookies(cookies);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const weight = await weigh(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  // The TypeScript loader wraps functions in a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (marked) => marked');
  await page.addInitScript(observe);
  await page.goto(`${process.env.E2E_URL}/wallet/overview`, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLE_MS);
  const seen = await page.evaluate(
    () => (globalThis as typeof globalThis & { seen: Record<'fcp' | 'lcp' | 'blocking' | 'shift', number> }).seen,
  );
  await context.close();
  const kb = (bytes: number) => Math.round((bytes / KIBIBYTE) * 10) / 10;
  return {
    fcpMs: Math.round(seen.fcp),
    lcpMs: Math.round(seen.lcp),
    blockingMs: Math.round(seen.blocking),
    layoutShift: Math.round(seen.shift * 1000) / 1000,
    jsKb: kb(weight.js()),
    cssKb: kb(weight.css()),
  };
}

/** Counts compressed bytes on the wire, by kind. */
async function weigh(session: CDPSession): Promise<{ js(): number; css(): number }> {
  const kinds = new Map<string, string>();
  const bytes = { Script: 0, Stylesheet: 0 };
  await session.send('Network.enable');
  session.on('Network.responseReceived', (event) => kinds.set(event.requestId, event.type));
  session.on('Network.loadingFinished', (event) => {
    const kind = kinds.get(event.requestId);
    if (kind === 'Script' || kind === 'Stylesheet') bytes[kind] += event.encodedDataLength;
  });
  return { js: () => bytes.Script, css: () => bytes.Stylesheet };
}

/** Runs in the page before any of our code. */
function observe(): void {
  const seen = { fcp: 0, lcp: 0, blocking: 0, shift: 0 };
  (globalThis as typeof globalThis & { seen: typeof seen }).seen = seen;
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  watch('longtask', (entry) => {
    seen.blocking += Math.max(0, entry.duration - 50);
  });
  watch('layout-shift', (entry) => {
    seen.shift += (entry as PerformanceEntry & { value: number }).value;
  });
}
