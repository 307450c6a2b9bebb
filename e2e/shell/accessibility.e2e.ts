import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { test } from '../exchange/newcomer.ts';
import { asStaff } from '../exchange/staff.ts';
import { test as testOfPerson } from '../exchange/worker-person.ts';

testOfPerson.use({ baseURL: process.env.E2E_URL ?? 'http://localhost:3000' });

interface Screen {
  readonly path: string;
  readonly h5Path?: string;
}

const VISITOR: readonly Screen[] = [
  { path: '/' },
  { path: '/front/login', h5Path: '/h5/user/loginAndRegister' },
  { path: '/front/register', h5Path: '/h5/user/loginAndRegister?view=register' },
  { path: '/markets' },
  { path: '/frontSpot/spottrade?symbol=BTC_USDT' },
  { path: '/downtime/index.html' },
  { path: '/nowhere-at-all' },
];
const PERSON: readonly Screen[] = [
  { path: '/frontSpot/spottrade?symbol=BTC_USDT', h5Path: '/frontSpot/spottrade?symbol=BTC_USDT&view=chart' },
  { path: '/wallet/exchange' },
  { path: '/wallet/exchange?tab=history' },
  { path: '/wallet/overview' },
  { path: '/wallet/overview?window=convert' },
  { path: '/wallet/deposit?asset=USDT&network=eth' },
  { path: '/wallet/deposit/internal' },
  { path: '/wallet/withdraw?asset=USDT&network=eth' },
  { path: '/wallet/withdraw?way=internal&asset=USDT' },
  { path: '/wallet/assets?asset=USDT' },
  { path: '/wallet/address', h5Path: '/wallet/h5-address' },
  { path: '/wallet/add-withdraw-address' },
  { path: '/wallet/search-coin', h5Path: '/wallet/h5-select-coin' },
  { path: '/wallet/financial?tab=deposit', h5Path: '/wallet/h5-financial?tab=deposit' },
  { path: '/wallet/financial?tab=withdraw', h5Path: '/wallet/h5-financial?tab=withdraw' },
  { path: '/wallet/transfer' },
  { path: '/wallet/bill' },
  { path: '/wallet/proof' },
  { path: '/wallet/recovery?new=1' },
  { path: '/frontweb/user/notices?tab=settings' },
  { path: '/frontweb/user/security', h5Path: '/h5/user/center' },
  { path: '/frontweb/user/security?do=totp', h5Path: '/h5/user/center?view=kyc' },
  { path: '/frontweb/user/linkhyperpay' },
  { path: '/frontweb/user/vip', h5Path: '/h5/user/vipinfo' },
];

/** Of a long table the first rows stand for all. */
const FURTHER_ROWS = 'tbody > tr:nth-child(n + 9)';

/** What a person with a screen reader, or with weak eyes, could not get past. */
async function findings(page: Page, part: string, rules?: readonly string[]): Promise<string[]> {
  // Our pages have no frames, so nothing is gained by a second page in which the findings of frames are put together.
  const builder = new AxeBuilder({ page })
    .include(part)
    .exclude(FURTHER_ROWS)
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  if (rules) builder.withRules([...rules]);
  const { violations } = await builder.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`));
}

async function settled(page: Page): Promise<void> {
  await expect(page.locator('.bg-skeleton, [aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
  // What is on its way to its colours is neither here nor there.
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return Promise.allSettled(ending.map(({ finished }) => finished))
      .then(painted)
      .then(() => undefined);
  });
}

/** The themes differ in colours alone, so the second one is asked for its contrast only. */
async function check(page: Page, name: string, part = 'html'): Promise<void> {
  await settled(page);
  expect.soft(await findings(page, part), `${name}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await settled(page);
  expect.soft(await findings(page, part, ['color-contrast']), `${name}, dark`).toEqual([]);
}

async function visit(page: Page, screen: Screen, isMobile: boolean): Promise<void> {
  const path = isMobile ? (screen.h5Path ?? screen.path) : screen.path;
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(path);
  await expect(page.locator('h1').first()).toBeAttached();
  await check(page, path);
}

test('nothing serious stands in a visitor’s way, in both themes', async ({ page, isMobile }) => {
  for (const screen of VISITOR) await test.step(screen.path, () => visit(page, screen, isMobile));
});

/** The screens in parts that can be looked at beside one another. */
const PARTS = 2;
for (let part = 0; part < PARTS; part++) {
  testOfPerson(
    `nothing serious stands in a person’s way, in both themes, part ${part + 1} of ${PARTS}`,
    async ({ page, isMobile }) => {
      const screens = PERSON.filter((_, index) => index % PARTS === part);
      for (const screen of screens) await test.step(screen.path, () => visit(page, screen, isMobile));
    },
  );
}

test('nothing serious stands in the way of whoever comes to the console, in both themes', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'The console has one layout.');
  for (const path of ['/console/', '/console/enrol']) {
    await test.step(path, () => visit(page, { path }, isMobile));
  }
});

/** The auditor sees every page of the console; the others those on which they do something, with its buttons and forms. */
const STAFF: Readonly<Record<string, readonly string[] | 'every'>> = {
  auditor: 'every',
  finance: ['/catalog', '/hot-wallets'],
  product: ['/announcements'],
  risk: ['/addresses', '/switches', '/users'],
  superadmin: ['/members'],
};

for (const [role, wanted] of Object.entries(STAFF)) {
  test(`nothing serious stands in the way of staff who are ${role}, in both themes`, async ({ browser, isMobile }) => {
    test.skip(isMobile, 'The console has one layout.');
    const staff = await asStaff(browser, role);
    await staff.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await staff.goto('/console/');
    const pages = staff.getByRole('navigation').getByRole('link');
    await expect(pages.first()).toBeVisible();
    // The console's own table of pages: a new one is looked at without being named here.
    const paths = await pages.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const seen = paths.filter((path) => wanted === 'every' || wanted.some((each) => path.endsWith(each)));
    expect(seen.length, paths.join()).toBeGreaterThanOrEqual(wanted === 'every' ? 17 : wanted.length);
    for (const path of seen) {
      await test.step(path, async () => {
        await staff.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        // Without loading anything again: the page is a part of the one that is open.
        await staff.getByRole('navigation').locator(`a[href="${path}"]`).click();
        await expect(staff.getByRole('heading', { level: 1 })).toBeVisible();
        // What is around it is the same everywhere, and is looked at with the first.
        await check(staff, path, path === seen[0] ? 'html' : 'main');
      });
    }
    await staff.context().close();
  });
}
