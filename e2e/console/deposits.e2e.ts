import { expect, type Page } from '@playwright/test';
import { newAddress, payFromOutside } from '../exchange/chain.ts';
import { ONLY_LONG } from '../exchange/long-form.ts';
import { test } from '../exchange/newcomer.ts';
import { ask, call } from '../exchange/person.ts';
import { openConsole, operate } from '../exchange/staff.ts';
import { lookIntoAlso } from '../shell/look.ts';

const ONE_ETH_WEI = 10n ** 18n;

test(
  'a deposit from a reported address waits until compliance lets it pass, with a reason',
  ONLY_LONG,
  async ({ page, newcomer, browser }) => {
    const { address } = await call<{ address: string }>(page, '/open/wallet/deposit/address', {
      asset: 'ETH',
      network: 'eth',
    });
    const sender = newAddress();
    await operate('addresses', 'report', '--network', 'eth', '--address', sender, '--risk', 'high');
    await payFromOutside(page, { network: 'eth', from: sender, to: address, wei: ONE_ETH_WEI });
    await reaches(page, 'UNDER_REVIEW');

    const compliance = await openConsole(browser, 'compliance');
    await compliance.getByRole('link', { name: /^Deposits/ }).click();
    const row = compliance.getByRole('row').filter({ hasText: newcomer.uid });
    await expect(row).toContainText('1 ETH');
    await expect(row).toContainText('Sender reported');
    await row.getByRole('button', { name: 'Release' }).click();
    const dialog = compliance.getByRole('dialog', { name: 'Release 1 ETH?' });
    await expect(dialog.getByText(sender, { exact: false })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Release' })).toBeDisabled();
    await lookIntoAlso(compliance, 'deposits/parts/deposit-release/deposit-release');
    await dialog.getByRole('textbox', { name: /^Reason/ }).fill('The sender proved where it came from');
    await dialog.getByRole('button', { name: 'Release' }).click();
    await expect(compliance.getByText('Deposit released.')).toBeVisible();
    await expect(row).toHaveCount(0);
    await compliance.context().close();
    await reaches(page, 'COMPLETED');
  },
);

async function reaches(page: Page, state: string): Promise<void> {
  const states = async () => {
    const { rows } = await ask<{ rows: { state: string }[] }>(page, '/open/wallet/deposits', { asset: 'ETH' });
    return rows.map((row) => row.state);
  };
  await expect.poll(states).toContain(state);
}
