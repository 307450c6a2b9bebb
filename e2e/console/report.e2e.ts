import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { readAmount } from '../../core/src/money/amount.ts';
import { IS_LONG, ONLY_LONG } from '../exchange/long-form.ts';
import { test } from '../exchange/newcomer.ts';
import { ask } from '../exchange/person.ts';
import { openConsole } from '../exchange/staff.ts';
import { lookAtPart, lookIntoAlso } from '../shell/look.ts';

/** A person of the demo with ninety days of history, whose money no other journey moves. */
const PERSON = 'vera@demo.bourse.example';

interface Holding {
  readonly account: string;
  readonly asset: string;
  readonly available: string;
}

/** Places of the finest coin. */
const PLACES = 18;

/** Sums by account and coin; what adds up to nothing is left out. */
function sumsOf(rows: readonly { readonly place: string; readonly amount: string }[]): Record<string, string> {
  const sums = new Map<string, bigint>();
  for (const { place, amount } of rows) sums.set(place, (sums.get(place) ?? 0n) + readAmount(amount, PLACES));
  return Object.fromEntries([...sums].filter(([, sum]) => sum !== 0n).map(([place, sum]) => [place, String(sum)]));
}

async function saved(page: Page, link: Locator): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return readFileSync(await download.path(), 'utf8');
}

test(
  'Compliance has the files of a report made, and the bookings in them add up to what the person has',
  ONLY_LONG,
  async ({ browser }) => {
    const page = await openConsole(browser, 'compliance');
    await page.goto('/console/users');
    await page.getByRole('textbox', { name: /UID/ }).fill(PERSON);
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByRole('tab', { name: 'Report files' }).click();
    const why = `Asked by the authority ${Date.now()}`;
    await page.getByRole('button', { name: 'Export for a report' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Export for a report' })).toBeDisabled();
    await dialog.getByRole('textbox', { name: /^Reason/ }).fill(why);
    await lookIntoAlso(page, 'identity/parts/person/reports');
    await dialog.getByRole('button', { name: 'Export for a report' }).click();
    await expect(dialog).toHaveCount(0);
    const row = page.getByRole('row').filter({ hasText: why });
    await expect(row.getByText('Ready')).toHaveCount(2);
    await expect(row).toContainText('Kept until');
    if (IS_LONG) await lookAtPart(page, 'identity/parts/person/reports list');

    const details = JSON.parse(await saved(page, row.getByRole('link', { name: /^Download: Details/ })));
    const entries = await saved(page, row.getByRole('link', { name: /^Download: Bookings/ }));
    const { uid } = details;
    expect(details).toMatchObject({ format: 'bourse-report-1', profile: [{ email: PERSON }] });
    expect(details.verifications[0].document_number).not.toContain('*');
    for (const list of ['sessions', 'deposits', 'withdrawals', 'internal_transfers', 'security_changes'])
      expect(details[list], list).not.toEqual([]);
    for (const { counterparty_uid: other } of details.internal_transfers) expect(other).toMatch(/^[1-9][0-9]{8}$/);

    const [head = '', ...lines] = entries.trim().split('\r\n');
    const column = (name: string) => head.split(',').indexOf(name);
    // None of these cells is quoted.
    const booked = lines.map((line) => line.split(','));
    const sums = sumsOf(
      booked.map((cells) => ({
        place: `${cells[column('account')]}:${cells[column('asset')]}`,
        amount: cells[column('amount')] ?? '',
      })),
    );
    const { rows } = await ask<{ rows: readonly (Holding & { readonly frozen: string })[] }>(
      page,
      '/open/staff/people/holdings',
      { uid },
    );
    const held = rows.flatMap(({ account, asset, available, frozen }) =>
      [available, frozen].map((amount) => ({ place: `${account}:${asset}`, amount })),
    );
    expect(sums).toEqual(sumsOf(held));
    const told = (details.balances as readonly (Holding & { readonly held: string })[]).flatMap(
      ({ account, asset, available, held: frozen }) =>
        [available, frozen].map((amount) => ({ place: `${account}:${asset}`, amount })),
    );
    expect(sumsOf(told)).toEqual(sums);
    await page.context().close();
  },
);
