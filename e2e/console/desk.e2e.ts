import { expect, type Page } from '@playwright/test';
import { ONLY_LONG } from '../exchange/long-form.ts';
import { test } from '../exchange/newcomer.ts';
import { logInAtConsole, openConsole } from '../exchange/staff.ts';

/** A page's own link: what the frame says of the ledger has the same words in it. */
const section = (desk: Page, name: string) =>
  desk.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name });

test(
  'finance finds an account in the ledger, reconciles it, sees the chains and lets a job run',
  ONLY_LONG,
  async ({ browser }) => {
    const desk = await openConsole(browser, 'finance');

    await section(desk, 'Ledger').click();
    const box = desk.getByRole('textbox', { name: /^Entry, account/ });
    await box.fill('USDT');
    await box.press('Enter');
    await desk.getByRole('button', { name: 'system:custody:USDT:eth' }).click();
    const entries = desk.getByRole('table', { name: 'Entries' });
    await entries.getByRole('button').first().click();
    await expect(desk.getByRole('table', { name: 'What it did' })).toContainText('system:custody:USDT:eth');
    const file = desk.waitForEvent('download');
    await desk.getByRole('button', { name: 'Export CSV' }).click();
    expect((await file).suggestedFilename()).toBe('system-custody-USDT-eth.csv');

    await desk.getByRole('tab', { name: 'Reconciliation' }).click();
    await desk.getByRole('button', { name: 'Reconcile now' }).click();
    const dialog = desk.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Reconcile now' })).toBeDisabled();
    await dialog.getByRole('textbox', { name: /^Reason/ }).fill('A journey asks');
    await dialog.getByRole('button', { name: 'Reconcile now' }).click();
    await expect(desk.getByText('Reconciliation has been asked for.')).toBeVisible();
    const mine = desk.getByRole('row').filter({ hasText: 'finance-' }).first();
    await expect(mine).toContainText('No difference');
    await mine.getByRole('button').click();
    await expect(desk.getByRole('table', { name: 'Sums by coin' })).toContainText('USDT');

    await section(desk, 'Chains').click();
    await expect(desk.getByText('1 of 1 agree').first()).toBeVisible();
    await section(desk, 'Jobs').click();
    const job = desk.getByRole('row').filter({ hasText: 'identity-tidy' });
    await job.getByRole('button', { name: 'Run now' }).click();
    await dialog.getByRole('textbox', { name: /^Reason/ }).fill('To see it run');
    await dialog.getByRole('button', { name: 'Run now' }).click();
    await expect(desk.getByText('The job has been asked to run.')).toBeVisible();
    await desk.context().close();
  },
);

test('the auditor finds an action, sees what it changed, and proves that the log is whole', async ({ browser }) => {
  const desk = await logInAtConsole(browser, 'auditor');
  await section(desk, 'Audit log').click();
  await desk.getByRole('textbox', { name: 'Subject begins with' }).fill('staff:');
  await desk.getByRole('button', { name: 'Filter' }).click();
  await expect(desk).toHaveURL(/subject=staff/);
  await desk.getByRole('button', { name: 'Changes' }).first().click();
  await expect(desk.getByRole('dialog')).toContainText('Request');
  await desk.getByRole('button', { name: 'Close' }).click();
  await desk.getByRole('button', { name: 'Verify chain' }).click();
  await expect(desk.getByText(/entries follow from each other/)).toBeVisible();
  await desk.context().close();
});
