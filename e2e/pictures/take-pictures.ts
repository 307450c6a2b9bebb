import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type APIRequestContext, type Browser, type BrowserContext, chromium, devices } from '@playwright/test';
import { type PageId, pageOf, pages } from '../../contract/src/pages.ts';
import { chromiumPath } from '../../scripts/test/browser.mjs';
import { totpCode } from '../../server/src/platform/crypto/totp.ts';
import type { DemoLogin } from '../../server/src/platform/demo/demo-logins.ts';
import { asStaff, operate } from '../exchange/staff.ts';

// Takes a picture of every screen of a running demo, both layouts and both themes on one sheet, to be looked at.

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    data: { type: 'string', default: 'data' },
    out: { type: 'string', default: 'docs/pictures/screens' },
    language: { type: 'string', default: 'en_US' },
    only: { type: 'string', default: '' },
    format: { type: 'string', default: 'jpg' },
  },
});
process.env.E2E_URL = values.url;
process.env.E2E_DATA = values.data;

const THEMES = ['dark', 'light'] as const;
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const SHEET = { desktopWidth: 820, phoneWidth: 237, height: 513 };
const QUALITY = 72;
const SETTLE_MS = 1_200;
const WAIT_MS = 15_000;
const CODE_TRIES = 40;

/** Pages that say more when they are told of what. */
const MORE: Partial<Record<PageId, string>> = {
  'spot.trade': '?symbol=BTC_USDT',
  'holdings.assets': '?asset=USDT',
  'deposits.deposit': '?asset=USDT&network=eth',
  'withdrawals.withdraw': '?asset=USDT&network=eth',
  'earn.product': '?product=usdt-steps-first',
};
/** Whoever is logged in is led on from these. */
const FOR_VISITORS: ReadonlySet<PageId> = new Set(['identity.login', 'identity.register', 'identity.loginAndRegister']);
/** The auditor reads everything. */
const CONSOLE_ROLE = 'auditor';
const CONSOLE = [
  'withdrawals',
  'kyc',
  'deposits',
  'recovery',
  'users',
  'alarms',
  'chains',
  'books',
  'jobs',
  'actions',
  'catalog',
  'markets',
  'addresses',
  'hot-wallets',
  'switches',
  'thresholds',
  'official-channels',
  'announcements',
  'members',
  'audit',
] as const;

/** A test holds this list against what is there. */
const NOT_OPEN = join(import.meta.dirname, '../../docs/pages-not-open.md');
const notOpen = new Set(readFileSync(NOT_OPEN, 'utf8').match(/[a-z-]+\.\w+(?=` \|)/g));

const browser = await chromium.launch({
  executablePath: chromiumPath() ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
mkdirSync(values.out, { recursive: true });
try {
  const cookies = await logIn();
  const shots = { person: await contexts(cookies), visitor: await contexts([]) };
  for (const id of Object.keys(pages) as PageId[]) {
    if (notOpen.has(id) || !id.includes(values.only)) continue;
    const path = pageOf(id).path.replace(/:\w+/, 'first') + (MORE[id] ?? '');
    const images = [];
    for (const context of shots[FOR_VISITORS.has(id) ? 'visitor' : 'person']) images.push(await shoot(context, path));
    await sheet(browser, id, images);
  }
  await consolePictures();
} finally {
  await browser.close();
}

/** Desktop and phone, each in both themes. */
async function contexts(cookies: Awaited<ReturnType<BrowserContext['cookies']>>): Promise<BrowserContext[]> {
  const made = [];
  for (const device of [{ viewport: DESKTOP }, { ...devices['Pixel 7'], viewport: PHONE, deviceScaleFactor: 1 }]) {
    for (const theme of THEMES) {
      const context = await browser.newContext({
        ...device,
        baseURL: values.url,
        colorScheme: theme,
        reducedMotion: 'reduce',
      });
      await context.addCookies([
        ...cookies,
        ...[
          ['theme', theme],
          ['COINW_LANGUAGE', values.language],
        ].map(([name, value]) => ({ name: name!, value: value!, url: values.url })),
      ]);
      await context.addInitScript(
        ([theTheme, language]) => {
          localStorage.setItem('theme', theTheme!);
          localStorage.setItem('COINW_LANGUAGE', language!);
        },
        [theme, values.language],
      );
      made.push(context);
    }
  }
  return made;
}

async function shoot(context: BrowserContext, path: string): Promise<Buffer> {
  const page = await context.newPage();
  try {
    await page.goto(path, { waitUntil: 'load' });
    const skeletons = page.locator('.bg-skeleton').filter({ visible: true });
    await skeletons.first().waitFor({ state: 'hidden', timeout: WAIT_MS });
    await page.waitForTimeout(SETTLE_MS);
    return await page.screenshot();
  } finally {
    await page.close();
  }
}

async function sheet(of: Browser, name: string, images: readonly Buffer[]): Promise<void> {
  const page = await of.newPage({ viewport: { width: 100, height: 100 }, deviceScaleFactor: 1 });
  const { desktopWidth, phoneWidth, height } = SHEET;
  const widths =
    images.length === 2 ? [desktopWidth, desktopWidth] : [desktopWidth, desktopWidth, phoneWidth, phoneWidth];
  const pictures = images.map(
    (image, at) =>
      `<img width="${widths[at]}" height="${height}" src="data:image/png;base64,${image.toString('base64')}">`,
  );
  await page.setContent(
    `<body style="margin:0"><div style="display:inline-flex;gap:8px;padding:8px;background:#888">${pictures.join('')}</div>`,
  );
  const path = join(values.out, `${name}.${values.format}`);
  await page.locator('div').screenshot(values.format === 'jpg' ? { path, type: 'jpeg', quality: QUALITY } : { path });
  await page.close();
  console.log(path);
}

async function consolePictures(): Promise<void> {
  const wanted = CONSOLE.filter((path) => `console.${path}`.includes(values.only));
  if (wanted.length === 0) return;
  const staff = await asStaff(browser, CONSOLE_ROLE);
  for (const path of wanted) {
    const images = [];
    for (const theme of THEMES) {
      await staff.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await staff.goto(`/console/${path}`);
      await staff.waitForTimeout(SETTLE_MS);
      images.push(await staff.screenshot());
    }
    await sheet(browser, `console.${path}`, images);
  }
  await staff.context().close();
}

/** The demo's person with the most behind them. */
async function logIn(): Promise<Awaited<ReturnType<BrowserContext['cookies']>>> {
  const context = await browser.newContext({ baseURL: values.url });
  const person = (await operate<DemoLogin[]>('demo', 'users')).find(({ vip }) => vip === 3)!;
  const form = { account: person.login, password: person.password };
  const withTotp = () => ({ ...form, totpCode: totpCode(person.totpSecret!, Date.now()) });
  let isIn = await isLoggedIn(context.request, withTotp());
  if (!isIn) {
    await context.request.post('/open/identity/code', { form: { purpose: 'login', account: person.login } });
    for (let tried = 0; tried < CODE_TRIES && !isIn; tried += 1) {
      const code = await lastCode(context.request, person.login);
      isIn = code !== undefined && (await isLoggedIn(context.request, { ...withTotp(), code }));
    }
  }
  // A code is good once: somebody else may have used it, and a log-in page is no picture of anything.
  if (!isIn) throw new Error(`${person.login} could not log in`);
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}

async function isLoggedIn(request: APIRequestContext, form: Record<string, string>): Promise<boolean> {
  const answer = (await (await request.post('/open/identity/login', { form })).json()) as { code: number };
  return answer.code === 0;
}

async function lastCode(request: APIRequestContext, to: string): Promise<string | undefined> {
  const answer = await request.get(`/open/dev/inbox?to=${encodeURIComponent(to)}`);
  const { data } = (await answer.json()) as { data: { rows: { body: string; subject: string }[] } };
  const newest = data.rows.find(({ subject }) => /code/i.test(subject));
  return /(?<![0-9])[0-9]{6}(?![0-9])/.exec(newest?.body ?? '')?.[0];
}
