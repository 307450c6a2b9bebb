import { expect, type Page } from '@playwright/test';
import { answerTo } from '../exchange/person.ts';
import { lookInto } from './look.ts';

/** A page of the console on which a role does something, and the windows that its buttons open. */
export interface StaffPage {
  readonly path: string;
  readonly windows?: (page: Page, uid: string) => Promise<void>;
}

const dialogOf = (page: Page) => page.getByRole('dialog');
const reasonOf = (page: Page) => dialogOf(page).getByRole('textbox', { name: /^Reason/ });

/** Presses a button, looks into the window that it opens, and closes that. */
async function window(page: Page, file: string, name: string, table?: string): Promise<void> {
  const within = table ? page.getByRole('table', { name: table }) : page.getByRole('main');
  await within.getByRole('button', { name, exact: true }).first().click();
  await expect(dialogOf(page)).toBeVisible();
  await lookInto(page, file, name);
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
}

const opens = (file: string, name: string, table?: string) => (page: Page) => window(page, file, name, table);

/** Asks for a change and takes it back, so that nobody has to decide about it. */
async function changeAndTakeBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change', exact: true }).first().click();
  await lookInto(page, 'custody/screens/hot-wallets/hot-wallets.desktop');
  const field = dialogOf(page).getByRole('textbox').first();
  await field.fill(String(Number(await field.inputValue()) + 1));
  await reasonOf(page).fill('A journey looks at it');
  await dialogOf(page).getByRole('button', { name: 'Ask for approval' }).click();
  await expect(dialogOf(page)).toHaveCount(0);
  await page.getByRole('navigation').locator('a[href$="/actions"]').click();
  await page.getByRole('tab', { name: 'Asked by me' }).click();
  await page.getByRole('button', { name: 'Take back' }).first().click();
  await lookInto(page, 'approvals/screens/actions/actions.desktop');
  await reasonOf(page).fill('It was looked at');
  await dialogOf(page).getByRole('button', { name: 'Take back' }).click();
  await expect(dialogOf(page)).toHaveCount(0);
}

async function announce(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^English/ }).fill('Nobody publishes this');
  await window(page, 'announcements/screens/announcements/announcements.desktop', 'Publish');
}

async function aboutPerson(page: Page, uid: string): Promise<void> {
  await page.getByRole('main').getByRole('textbox').first().fill(uid);
  await page.getByRole('main').getByRole('button', { name: 'Find' }).click();
  await window(page, 'identity/parts/person-card/person-card', 'Freeze account');
  await page.getByRole('tab', { name: 'Devices' }).click();
  await window(page, 'identity/parts/person/sessions', 'Log out everywhere');
  await page.getByRole('tab', { name: 'Purchases' }).click();
  await window(page, 'identity/parts/person/purchases', 'Set T+N level');
}

async function books(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Reconciliation' }).click();
  await window(page, 'books/parts/compare/compare', 'Reconcile now');
}

async function earn(page: Page): Promise<void> {
  await window(page, 'earn/parts/terms/terms-dialog', 'New product');
  await window(page, 'earn/parts/terms/terms-dialog', 'Change terms');
  await window(page, 'earn/parts/rates/rates-dialog', 'Set rates');
}

async function closes(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Daily closes' }).click();
  const csv = Buffer.from('2025-01-02,BTC,96000');
  await page.locator('input[type=file]').setInputFiles({ name: 'closes.csv', mimeType: 'text/csv', buffer: csv });
  await window(page, 'auto-invest/parts/closes/closes', 'Load');
}

/** An answer of a list in which there is one row more, for what takes hours to come about. */
async function withRow(page: Page, path: string, extra: object): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await answerTo(route);
      const answer = (await response.json()) as { data: { rows: object[] } };
      const data = { ...answer.data, rows: [extra, ...answer.data.rows] };
      await route.fulfill({ response, json: { ...answer, data } });
    },
  );
  await page.reload();
}
const ROW_ID = '0196f2a0-0000-7000-8000-000000000001';

async function unpaid(page: Page, uid: string): Promise<void> {
  const atMs = Date.now();
  const told = { attempts: 3, nextTryMs: null, ticket: 'E-1', paidAtMs: null };
  const failed = { id: ROW_ID, uid, asset: 'USDT', amount: '5', askedAtMs: atMs, dueAtMs: atMs, ...told };
  await withRow(page, '/open/staff/earn/failed', failed);
  await window(page, 'earn/parts/unpaid/unpaid', 'Pay now');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

async function grids(page: Page, uid: string): Promise<void> {
  const range = { symbol: 'BTC_USDT', mode: 'arithmetic', lower: '50000', upper: '60000', grids: 10 };
  const state = { state: 'RUNNING', step: null, reason: null, pairs: 0, gridProfit: '0' };
  const times = { createdAtMs: Date.now(), endedAtMs: null };
  const sum = { investment: '2000', quote: 'USDT' };
  await withRow(page, '/open/staff/grid/list', { id: ROW_ID, uid, number: 1, ...range, ...state, ...sum, ...times });
  await window(page, 'grid/screens/grids/grids.desktop', 'Stop');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

async function members(page: Page): Promise<void> {
  const act = 'approvals/parts/member-act/member-act';
  await window(page, act, 'Add staff');
  await window(page, act, 'Change role');
  await window(page, act, 'Barred accounts…');
  await enrolmentCode(page);
}

/** Two super admins would have to make a member first, so the answers here say that there is one. */
async function enrolmentCode(page: Page): Promise<void> {
  const isList = (url: URL) => url.pathname === '/open/staff/members';
  const isCode = (url: URL) => url.pathname === '/open/staff/members/enrolment';
  await page.route(isList, async (route) => {
    const response = await answerTo(route);
    const answer = (await response.json()) as { data: { rows: object[] } };
    const rows = answer.data.rows.map((row) => ({ ...row, isEnrolled: false, disabledAtMs: null }));
    await route.fulfill({ response, json: { ...answer, data: { rows } } });
  });
  await page.route(isCode, (route) =>
    route.fulfill({
      json: {
        code: 0,
        data: { enrolmentCode: 'A'.repeat(22), expiresAtMs: Date.now(), isComplete: false },
        serverNow: Date.now(),
      },
    }),
  );
  await page.reload();
  await page.getByRole('button', { name: 'Make enrolment code' }).first().click();
  await reasonOf(page).fill('A journey looks at it');
  await dialogOf(page).getByRole('button', { name: 'Make enrolment code' }).click();
  await expect(dialogOf(page).getByRole('button', { name: /^Copy/ })).toBeVisible();
  await lookInto(page, 'approvals/parts/member-act/enrolment-code');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** Only where no index has told a price for a day after tokens were delivered. */
async function protect(page: Page): Promise<void> {
  await page.route(
    (url) => url.pathname === '/open/staff/launch/projects',
    async (route) => {
      const response = await answerTo(route);
      const answer = (await response.json()) as { data: { rows: object[] } };
      const rows = answer.data.rows.map((row) => ({ ...row, mayProtect: true }));
      await route.fulfill({ response, json: { ...answer, data: { ...answer.data, rows } } });
    },
  );
  await page.reload();
  await window(page, 'launch/parts/protect/protect-dialog', 'Let the last price count');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** Which role opens which page. The auditor, who reads everything, opens the pages that are left. */
export const STAFF: Readonly<Record<string, readonly StaffPage[]>> = {
  finance: [
    { path: '/books', windows: books },
    { path: '/jobs', windows: opens('operator/screens/jobs/jobs.desktop', 'Run now') },
    {
      path: '/catalog',
      windows: async (page) => {
        await window(page, 'assets/parts/terms/catalog-dialog', 'Change', 'Coins on networks');
        await window(page, 'linked-wallet/parts/ranges/ranges', 'Change', 'Linked wallets');
      },
    },
    { path: '/hot-wallets', windows: changeAndTakeBack },
    {
      path: '/earn',
      windows: async (page, uid) => {
        await window(page, 'earn/parts/fund/fund-dialog', 'Put money aside');
        await unpaid(page, uid);
      },
    },
    {
      path: '/launch',
      windows: async (page) => {
        await window(page, 'launch/parts/fund/fund-dialog', 'Put tokens aside');
        await window(page, 'launch/parts/pay-out/pay-out-dialog', 'Pay out');
      },
    },
  ],
  product: [
    { path: '/earn', windows: earn },
    {
      path: '/launch',
      windows: async (page) => {
        await window(page, 'launch/parts/publish/publish-dialog', 'New project');
        await window(page, 'launch/parts/move/move-dialog', 'Move the start of round 1');
        await window(page, 'launch/parts/cancel/cancel-dialog', 'Cancel project');
        await page.getByLabel('Survey of a project to come').fill('to-come');
        await page.getByLabel('Survey of a project to come').press('Enter');
        await window(page, 'launch/parts/survey/editor-dialog', 'Write a survey');
        await protect(page);
      },
    },
    { path: '/auto-invest', windows: closes },
  ],
  risk: [
    {
      path: '/addresses',
      windows: opens('custody/parts/known-address/address-dialog', 'List an address'),
    },
    { path: '/announcements', windows: announce },
    { path: '/grids', windows: grids },
    { path: '/markets', windows: opens('spot/screens/markets/markets.desktop', 'Halt') },
    { path: '/switches', windows: opens('operator/screens/switches/switches.desktop', 'Switch off') },
    { path: '/thresholds', windows: opens('operator/screens/thresholds/thresholds.desktop', 'Change') },
    {
      path: '/official-channels',
      windows: opens('operator/screens/official-channels/official-channels.desktop', 'Add a channel'),
    },
    { path: '/users', windows: aboutPerson },
  ],
  superadmin: [{ path: '/members', windows: members }],
  auditor: [{ path: '/audit', windows: opens('approvals/parts/log/diff', 'Changes') }],
};
