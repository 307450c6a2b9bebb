import { randomUUID } from 'node:crypto';
import { type BrowserContext, devices, expect, type Page } from '@playwright/test';
import { IS_LONG, ONLY_LONG } from '../exchange/long-form.ts';
import { test } from '../exchange/newcomer.ts';
import { call } from '../exchange/person.ts';
import { openConsole } from '../exchange/staff.ts';
import { lookAtPart } from '../shell/look.ts';

const BASE = process.env.E2E_URL ?? 'http://localhost:3000';
/** Registration by invitation: no other journey uses it. */
const SWITCH = 'Registration by invitation';

test.use({ baseURL: BASE });

test(
  'a switch and an announcement are told to open pages of both layouts, without a reload',
  ONLY_LONG,
  async ({ browser }) => {
    const [desk, phone] = await Promise.all([
      openPage(
        browser.newContext({ ...devices['Desktop Chrome'], baseURL: BASE }),
        '/front/register?inviteCode=ABCD1234',
      ),
      openPage(
        browser.newContext({ ...devices['Pixel 7'], baseURL: BASE }),
        '/h5/user/loginAndRegister?view=register&inviteCode=ABCD1234',
      ),
    ]);
    const invitations = [desk, phone].map((page) => page.getByLabel('Invitation code'));
    for (const each of invitations) await expect(each).toBeVisible();

    const risk = await openConsole(browser, 'risk');
    await risk.getByRole('link', { name: 'Switches' }).click();
    const row = risk.getByRole('row').filter({ hasText: SWITCH });
    const turn = async (verb: string) => {
      await row.getByRole('button', { name: verb }).click();
      const dialog = risk.getByRole('dialog');
      await dialog.getByRole('textbox', { name: /^Reason/ }).fill('A journey looks at it');
      await dialog.getByRole('button', { name: verb }).click();
      await expect(dialog).toHaveCount(0);
    };
    try {
      await turn('Switch off');
      for (const each of invitations) await expect(each).toBeHidden();
      await turn('Switch on');
      for (const each of invitations) await expect(each).toBeVisible();
    } finally {
      const on = { name: 'LIMIT_REGISTER_SWITCH', on: 'true', reason: 'The journey is over' };
      await call(risk, '/open/staff/switches/feature', on).catch(() => {});
    }
    await test.step('an announcement appears, and is taken down', () => announce(risk, [desk, phone]));
    expect(await desk.evaluate(() => 'isSameDocument' in window)).toBe(true);
    expect(await phone.evaluate(() => 'isSameDocument' in window)).toBe(true);
  },
);

async function announce(staff: Page, pages: readonly Page[]): Promise<void> {
  const text = `The chains rest tonight ${randomUUID().slice(0, 8)}`;
  await staff.getByRole('link', { name: 'Announcements' }).click();
  await staff.getByRole('textbox', { name: /^English/ }).fill(text);
  await staff.getByRole('button', { name: 'Publish' }).click();
  const row = staff.getByRole('row').filter({ hasText: text });
  const dialog = staff.getByRole('dialog');
  const confirm = async (verb: string) => {
    await dialog.getByRole('textbox', { name: /^Reason/ }).fill('A journey announces it');
    await dialog.getByRole('button', { name: verb }).click();
    await expect(dialog).toHaveCount(0);
  };
  await confirm('Publish');
  try {
    for (const page of pages) await expect(page.getByText(text)).toBeVisible();
    const bar = 'announcements/parts/announcement-bar';
    if (IS_LONG) for (const page of pages) await lookAtPart(page, bar, `[data-room="${bar}"]`);
  } finally {
    await row.getByRole('button', { name: 'Take down' }).click();
    await confirm('Take down');
  }
  for (const page of pages) await expect(page.getByText(text)).toBeHidden();
  await expect(row).toContainText('Taken down');
}

/**
 * A page that remembers that it was never loaded again, follows switches, and can hear of them in no other way: what it would ask
 * by itself is not let through.
 */
async function openPage(context: Promise<BrowserContext>, path: string): Promise<Page> {
  const page = await (await context).newPage();
  const isFollowing = ({ payload }: { readonly payload: string | Buffer }) =>
    String(payload).includes('operator.status');
  const following = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framesent', isFollowing));
  await page.goto(path);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await following;
  await page.route('**/open/operator/status*', (route) => route.abort());
  return page;
}
