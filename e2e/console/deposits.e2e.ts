import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { test } from '../exchange/newcomer.ts';
import { ask, call } from '../exchange/person.ts';
import { openConsole, operate } from '../exchange/staff.ts';

const ONE_ETH_WEI = '0xde0b6b3a7640000';
const TWO_ETH_WEI = '0x1bc16d674ec80000';

test('a deposit from a reported address waits until compliance lets it pass, with a reason', async ({
  page,
  newcomer,
  browser,
  isMobile,
}) => {
  test.skip(isMobile, 'staff work at a desk');
  const { address } = await call<{ address: string }>(page, '/open/wallet/deposit/address', {
    asset: 'ETH',
    network: 'eth',
  });
  const sender = `0x${randomBytes(20).toString('hex')}`;
  await operate('addresses', 'report', '--network', 'eth', '--address', sender, '--risk', 'high');
  await send(page, sender, address);
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
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('The sender proved where it came from');
  await dialog.getByRole('button', { name: 'Release' }).click();
  await expect(compliance.getByText('Deposit released.')).toBeVisible();
  await expect(row).toHaveCount(0);
  await compliance.context().close();
  await reaches(page, 'COMPLETED');
});

async function reaches(page: Page, state: string): Promise<void> {
  const states = async () => {
    const { rows } = await ask<{ rows: { state: string }[] }>(page, '/open/wallet/deposits', { asset: 'ETH' });
    return rows.map((row) => row.state);
  };
  await expect.poll(states, { timeout: 60_000 }).toContain(state);
}

/** Somebody outside sends one ETH: the dev chain gives them two, and signs for them. */
async function send(page: Page, from: string, to: string): Promise<void> {
  const { rpc } = await operate<{ rpc: { readonly eth: readonly string[] } }>('doctor');
  const node = rpc.eth[0] ?? '';
  const steps = [
    ['anvil_setBalance', [from, TWO_ETH_WEI]],
    ['anvil_impersonateAccount', [from]],
    ['eth_sendTransaction', [{ from, to, value: ONE_ETH_WEI }]],
  ] as const;
  for (const [method, params] of steps) {
    const answer = await page.request.post(node, { data: { jsonrpc: '2.0', id: 1, method, params } });
    expect(await answer.json(), method).not.toHaveProperty('error');
  }
}
