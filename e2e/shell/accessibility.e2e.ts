import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { IN_PART, IS_LONG, ON_DESKTOP, ONLY_LONG, onlyDesktop } from '../exchange/long-form.ts';
import { openAccount, test } from '../exchange/newcomer.ts';
import { asStaff } from '../exchange/staff.ts';
import { test as testOfPerson } from '../exchange/worker-person.ts';
import { goTo, lookAtPart, lookIntoMenus, obstacles } from './look.ts';
import { PERSON_SCREENS } from './person-screens.ts';
import { refusedByPolicy } from './policy.ts';
import type { Screen } from './screen.ts';
import { STAFF } from './staff-pages.ts';

testOfPerson.use({ baseURL: process.env.E2E_URL ?? 'http://localhost:3000' });

/** The theme in which each layout is looked at, before the other one where both are. */
const themeOf = (isMobile: boolean) => (isMobile ? 'dark' : 'light');
test.use({ colorScheme: ({ isMobile }, use) => use(themeOf(isMobile)) });
testOfPerson.use({ colorScheme: ({ isMobile }, use) => use(themeOf(isMobile)) });
/** The console has one layout: half of the roles look at it in the dark. */
const IN_THE_DARK: readonly string[] = ['risk', 'auditor'];

const VISITOR: readonly Screen[] = [
  { path: '/', short: 'desktop' },
  { path: '/front/login', h5Path: '/h5/user/loginAndRegister', short: 'phone' },
  { path: '/front/register', h5Path: '/h5/user/loginAndRegister?view=register' },
  { path: '/markets' },
  { path: '/frontSpot/spottrade?symbol=BTC_USDT' },
  { path: '/nowhere-at-all' },
];
/** Pages that stand for themselves, each with what it loads. */
const ALONE = ['/downtime/index.html', '/console/', '/console/enrol'];

const isShown = (page: Page) => expect(page.locator('h1').first()).toBeAttached();

interface Visit {
  readonly isMobile: boolean;
  /**
   * What surrounds a screen is looked at as well. It is the same around each screen, so it is looked at with the first.
   */
  readonly looksAround: boolean;
}

/**
 * Looks at screens, their menus and their windows, one after the other in a page that is loaded once: that each opens by its
 * own address too is the matter of the journeys beside this one.
 */
async function visit(page: Page, all: readonly Screen[], { isMobile, looksAround }: Visit): Promise<void> {
  const seen = new Set<string>();
  const layout = isMobile ? 'phone' : 'desktop';
  const screens = all.filter(({ isOnlyH5, short }) => (IS_LONG ? isMobile || !isOnlyH5 : short === layout));
  await page.goto('/');
  for (const screen of screens) {
    const path = isMobile ? (screen.h5Path ?? screen.path) : screen.path;
    const isAround = looksAround && screen === screens[0];
    await test.step(path, async () => {
      await goTo(page, path);
      await isShown(page);
      if (!screen.isSeen) {
        await lookAtPart(page, path, isAround ? 'html' : 'main');
        await lookIntoMenus(page, seen, page.locator(isAround ? 'body' : 'main'));
      }
      await screen.windows?.(page, isMobile);
    });
  }
}

/**
 * Twelve rows that are readable in the light theme. The last of them is not readable in the dark one, and stands over a
 * button without a name.
 */
const PLANTED = `<!doctype html><html lang="en"><title>Planted</title><style>
  p { color: #111; background: #fff }
  @media (prefers-color-scheme: dark) { p { color: #eee; background: #111 } p.late { color: #333 } }
</style><main><h1>Planted</h1>${'<p>Row</p>'.repeat(11)}<p class="late">Row</p><button></button></main></html>`;

test('what stands in the way is found, in the last row too', ON_DESKTOP, async ({ page }) => {
  await page.setContent(PLANTED);
  const found = await obstacles(page, 'main', true);
  expect(found.map((each) => each.split(': Fix')[0])).toEqual(['button-name: button', 'dark: color-contrast: .late']);
});

test('pages for visitors have no serious fault of accessibility', IN_PART, async ({ page, isMobile }) => {
  await visit(page, VISITOR, { isMobile, looksAround: true });
  for (const path of IS_LONG ? ALONE.slice(0, isMobile ? 1 : ALONE.length) : []) {
    await test.step(path, async () => {
      await page.goto(path);
      await isShown(page);
      await lookAtPart(page, path);
    });
  }
});

/** The screens in parts that can be looked at beside one another. */
const PARTS = IS_LONG ? 4 : 1;
for (let part = 0; part < PARTS; part++) {
  testOfPerson(
    `nothing serious stands in a person’s way, part ${part + 1} of ${PARTS}`,
    IN_PART,
    async ({ page, isMobile }) => {
      const screens = PERSON_SCREENS.filter((_, index) => index % PARTS === part);
      await visit(page, screens, { isMobile, looksAround: part === 0 });
    },
  );
}

for (const [role, own] of Object.entries(STAFF)) {
  test(
    `nothing serious stands in the way of staff who are ${role}`,
    // The console has one layout.
    onlyDesktop(ONLY_LONG),
    async ({ browser, page }) => {
      const { uid } = await openAccount(page);
      const staff = await asStaff(browser, role);
      await staff.emulateMedia({ colorScheme: IN_THE_DARK.includes(role) ? 'dark' : 'light' });
      const refused = refusedByPolicy(staff);
      await staff.goto('/console/');
      const pages = staff.getByRole('navigation').getByRole('link');
      await expect(pages.first()).toBeVisible();
      // The console's own table of pages: a new one is looked at without being named here.
      const paths = await pages.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      const named = Object.entries(STAFF).flatMap(([each, list]) => (each === role ? [] : list));
      const isOwn = (path: string) => own.some((each) => path.endsWith(each.path));
      const isLeft = (path: string) => role === 'auditor' && !named.some((each) => path.endsWith(each.path));
      const wanted = paths.filter((path) => isOwn(path) || isLeft(path));
      expect(wanted.length, paths.join()).toBeGreaterThanOrEqual(role === 'auditor' ? 8 : own.length);
      const seen = new Set<string>();
      for (const path of wanted) {
        await test.step(path, async () => {
          await staff.getByRole('navigation').locator(`a[href="${path}"]`).click();
          await expect(staff.getByRole('heading', { level: 1 })).toBeVisible();
          // What is around it is the same everywhere, and is looked at with the first.
          await lookAtPart(staff, path, path === wanted[0] ? 'html' : 'main');
          await lookIntoMenus(staff, seen);
          await own.find((each) => path.endsWith(each.path))?.windows?.(staff, uid);
        });
      }
      expect(refused).toEqual([]);
      await staff.context().close();
    },
  );
}

/** A button that says whether it is open: looked into with the menus. */
const OPENED_AS_MENUS = ['spot/parts/pair-list/pair-picker'];
/** The frames of all windows. `Menu` is not among them: every menu on a screen is opened, whatever it is called. */
const FRAME = /<(?:Dialog|Sheet|Overlay|ActionDialog|ReasonDialog|SecurityCheck)\b/;

/** The files of a folder and of those in it that draw a window. */
const drawing = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        file.endsWith('.tsx') && !file.endsWith('.spec.tsx') && FRAME.test(readFileSync(`${folder}/${file}`, 'utf8')),
    )
    .map((file) => file.replace(/\.tsx$/, ''));

test('every window of both applications is looked into by some journey', ON_DESKTOP, () => {
  const files = [...drawing('web/src/features'), ...drawing('console/src/features')];
  expect(files.length).toBeGreaterThan(40);
  const journeys = readdirSync('e2e', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(`e2e/${file}`, 'utf8'));
  const isLookedInto = (file: string) => journeys.some((text) => text.includes(`'${file}'`));
  expect(files.filter((file) => !isLookedInto(file) && !OPENED_AS_MENUS.includes(file))).toEqual([]);
});
