import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { newAddress } from '../exchange/chain.ts';
import { ONLY_LONG } from '../exchange/long-form.ts';
import { type Newcomer, protect, receive, test } from '../exchange/newcomer.ts';
import { ask, call, codeSentTo, TRADING_PASSWORD } from '../exchange/person.ts';
import { buy } from '../exchange/purchase.ts';
import { operate } from '../exchange/staff.ts';
import { beside, box, holdsNothing, keeps, nothingLeaves, OUTSIDE } from './withdraw-form.ts';

const PUSD = { asset: 'PUSD', network: 'tempo' } as const;
const PAGE = '/wallet/withdraw?asset=PUSD&network=tempo';

/** Asks for a withdrawal by the product's own calls, with a code by e-mail. */
async function withdraw(page: Page, { login }: Newcomer, amount: string): Promise<string> {
  const payment = { ...PUSD, address: OUTSIDE, amount };
  await call(page, '/open/wallet/withdraw/code', { ...payment, channel: 'email' });
  const factors = { tradingPassword: TRADING_PASSWORD, emailCode: await codeSentTo(page, login) };
  const request = { clientRequestId: randomUUID(), ...payment, ...factors };
  return (await call<{ id: string }>(page, '/open/wallet/withdraw', request)).id;
}

async function saveAddress(page: Page, { login }: Newcomer, address: string): Promise<void> {
  const entry = { kind: 'ONCHAIN', network: PUSD.network, address, remark: 'Mine' };
  await call(page, '/open/wallet/addresses/code', { action: 'add', ...entry, channel: 'email' });
  const factors = { tradingPassword: TRADING_PASSWORD, emailCode: await codeSentTo(page, login) };
  await call(page, '/open/wallet/addresses', { clientRequestId: randomUUID(), ...entry, ...factors });
}

const setWhitelistMode = (page: Page, on: boolean, code: Readonly<Record<string, string>>) =>
  call(page, '/open/wallet/whitelist-mode', { on: String(on), tradingPassword: TRADING_PASSWORD, ...code });

/** The link of the newest mail about a withdrawal. */
async function cancelLinkSentTo(page: Page, { login }: Newcomer): Promise<string> {
  let link = '';
  await expect(async () => {
    const { rows } = await ask<{ rows: { body: string }[] }>(page, '/open/dev/inbox', { to: login });
    link = rows.map(({ body }) => /https?:\S+cancelLink=[\w-]{43}/.exec(body)?.[0]).find(Boolean) ?? '';
    expect(link).not.toBe('');
  }).toPass({ timeout: 120_000 });
  const { pathname, search } = new URL(link);
  return pathname + search;
}

test(
  'every refusal of the withdrawal page stands beside its field with its numbers, and the link of the mail cancels',
  ONLY_LONG,
  async ({ page, newcomer, browser }) => {
    await test.step('two things are missing: a list with the way to each, not an error', async () => {
      await page.goto(PAGE);
      const list = page.getByRole('listitem');
      await expect(page.getByText('Two things before money can leave')).toBeVisible();
      await expect(list.filter({ hasText: 'Set a trading password' }).getByRole('link')).toBeVisible();
      await expect(list.filter({ hasText: 'Bind a phone or an authenticator' }).getByRole('link')).toBeVisible();
      await nothingLeaves(page);
    });
    const app = await protect(page, newcomer);
    await receive(page, { ...PUSD, amount: '1000000' });
    await receive(page, { ...PUSD, amount: '500' });
    const [blocked, shared] = [newAddress(), newAddress()];
    const report = (address: string, ...more: string[]) =>
      operate('addresses', 'report', '--network', 'tempo', '--address', address, ...more);
    await Promise.all([report(blocked, '--risk', 'blocked'), report(shared, '--risk', 'none', '--memo')]);
    const own = await call<{ address: string; memo: string | null }>(page, '/open/wallet/deposit/address', PUSD);
    await withdraw(page, newcomer, '400');

    await page.goto(PAGE);
    await test.step('the amount', async () => {
      for (const [typed, sentence] of [
        ['1,5', 'Use a point for decimals, and no thousands marks.'],
        ['0', 'The amount cannot be 0.'],
        ['3.1234567', 'At most 6 decimal places here.'],
        ['1.999999', 'At least 2 PUSD.'],
        ['1000000.5', 'At most 1,000,000 PUSD at once.'],
        ['1000100.5', '0.5 PUSD more than you have.'],
        [
          '640',
          /^Only 6\d\d\.\d\d USDT of the 24 h limit is left\. More is free at \d\d\/\d\d \d\d:\d\d \(UTC\+8\)\.$/,
        ],
      ] as const) {
        await box(page, 'Amount').fill(typed);
        // Nothing is said of a 0 while it may be the beginning of something.
        await box(page, 'Amount').blur();
        await beside(page, 'Amount', sentence);
        await nothingLeaves(page);
      }
      await box(page, 'Amount').fill('10');
      await expect(page.getByText(/^30 days: \d{3}\.\d\d of 5,000 USDT used\. More is free at /)).toBeVisible();
    });

    // This must happen within the minute: after it the house begins to send.
    await test.step('the link of the mail shows the withdrawal in full and cancels it once, without a log-in', async () => {
      const link = await cancelLinkSentTo(page, newcomer);
      const elsewhere = await browser.newContext({
        baseURL: new URL(page.url()).origin,
        userAgent: await page.evaluate(() => navigator.userAgent),
        viewport: page.viewportSize(),
      });
      const visitor = await elsewhere.newPage();
      await visitor.goto(link);
      await expect(visitor.getByText('400 PUSD').first()).toBeVisible();
      const { id } = await call<{ id: string | null }>(visitor, '/open/seckill/user/tops-info');
      expect(id).toBeNull();
      await expect(visitor).not.toHaveURL(/cancelLink/);
      await visitor.getByRole('button', { name: 'Cancel withdrawal' }).click();
      await expect(visitor.getByText('Cancelled. Amount and fee are back in the account.')).toBeVisible();
      const unknown = visitor.getByText('This link was used, or the withdrawal can no longer be cancelled.');
      for (const each of [link, link.replace(/.{8}$/, 'AAAAAAAA')]) {
        await visitor.goto(each);
        await expect(unknown).toBeVisible();
        await expect(visitor.getByRole('button', { name: 'Cancel withdrawal' })).toHaveCount(0);
      }
      await elsewhere.close();
    });

    await test.step('the address and the memo', async () => {
      for (const [address, memo, field, sentence] of [
        [`${OUTSIDE.slice(0, -1)}3`, '', 'Address', 'This is not a valid address of this network.'],
        [blocked, '', 'Address', 'We may not send to this address.'],
        [shared, '', 'Memo', 'This address needs a memo.'],
        [shared, 'm'.repeat(32), 'Memo', 'This memo does not have the form the network asks for.'],
        [own.address, own.memo ?? '', 'Address', 'This is your own deposit address.'],
      ] as const) {
        await box(page, 'Memo').fill(memo);
        await box(page, 'Address').fill(address);
        await beside(page, field, sentence);
        await nothingLeaves(page);
      }
      await box(page, 'Memo').fill('');
      await box(page, 'Address').fill(newAddress());
      await beside(page, 'Address', 'Valid address · first use, so consider a small test amount');
    });

    await test.step('above what sum a send needs a verified sender: said before any code', async () => {
      await page.goto('/wallet/withdraw?way=internal&asset=PUSD');
      await page.getByText('E-mail', { exact: true }).click();
      await box(page, 'Recipient').fill('paul@demo.bourse.example');
      await page.getByRole('button', { name: 'Find' }).click();
      await box(page, 'Amount').fill('1100');
      await beside(
        page,
        'Amount',
        'Only 1,000.00 USDT more can be sent: above 1,000 USDT in 24 h your identity must be verified.',
      );
      await expect(page.getByRole('link', { name: 'Verify identity' })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Send/, disabled: true }).last()).toBeVisible();
    });

    await test.step('whitelist mode, and an entry that is too young', async () => {
      await page.goto(PAGE);
      await box(page, 'Amount').fill('10');
      const young = newAddress();
      await saveAddress(page, newcomer, young);
      await setWhitelistMode(page, true, { totpCode: await app.nextCode() });
      await box(page, 'Address').fill(newAddress());
      await beside(page, 'Address', 'Whitelist mode is on, and this address is not in your address book.');
      await box(page, 'Address').fill(young);
      await beside(
        page,
        'Address',
        /^Whitelist mode is on: usable from \d\d\/\d\d \d\d:\d\d \(UTC\+8\), in 23:\d\d:\d\d\.$/,
      );
      await keeps(page, young, '10');
      await nothingLeaves(page);
    });

    await test.step('locked purchases, and the day after whitelist mode, are shown with the time that is left', async () => {
      await call(page, '/open/wallet/whitelist-mode/code', { on: 'false', channel: 'email' });
      await setWhitelistMode(page, false, { emailCode: await codeSentTo(page, newcomer.login) });
      await buy({ uid: newcomer.uid, asset: 'PUSD', amount: '1000460', price: '1.01' });
      await page.goto(PAGE);
      await expect(page.getByText(/^Withdrawals open again at \d{4}\//)).toBeVisible();
      await box(page, 'Amount').fill('41');
      await beside(page, 'Amount', 'Only 40 PUSD can leave now; the rest is unconfirmed or locked.');
      const lots = page.getByRole('region', { name: 'Purchases that cannot leave yet' });
      await expect(lots.getByText('1,000,460 PUSD')).toBeVisible();
      await expect(lots.getByText('at 1.01 USDT')).toBeVisible();
      await expect(lots.getByRole('timer')).toHaveText(/^23:\d\d:\d\d$/);
      await nothingLeaves(page);
      await keeps(page, '', '41');
      await holdsNothing(page, PUSD.asset);
    });
  },
);
