import { expect, type Page } from '@playwright/test';
import { documentPhoto } from '../../server/src/demo/document-photo.ts';
import { DEV_TEMPO } from '../../server/src/networks/dev-networks.ts';
import { signAccountStatement } from '../../server/src/signer/sign/sign-statement.ts';
import { callContract } from '../exchange/chain.ts';
import { ONLY_LONG } from '../exchange/long-form.ts';
import { protect, test } from '../exchange/newcomer.ts';
import { ask, call } from '../exchange/person.ts';
import { openConsole } from '../exchange/staff.ts';
import { lookIntoAlso } from '../shell/look.ts';
import { passSecurityCheck } from '../withdrawals/security-check.ts';

/** The account of the dev chain that everybody's coins come from. */
const RICH = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720';
const RICH_KEY = Buffer.from('2a871d0798f97d79848a013d4936a73bf4cc922c825d33c1cf7073dff6d409c6', 'hex');
const NINE = 9_000_000;
const WORDS = 'The coins came without your memo. They are in your account now, free of charge.';

test(
  'coins that came without their memo are asked for, found by support and credited, with a reason',
  ONLY_LONG,
  async ({ page, newcomer, browser }) => {
    const app = await protect(page, newcomer);
    const { address } = await call<{ address: string }>(page, '/open/wallet/deposit/address', {
      asset: 'PUSD',
      network: 'tempo',
    });
    const txId = await sendWithoutMemo(page, address);

    await page.goto('/wallet/deposit?asset=PUSD');
    await page.getByRole('link', { name: 'Deposit did not arrive?' }).click();
    await expect(page.getByText('A missing memo is free 3 times a year; 3 left.')).toBeVisible();
    await page.getByRole('button', { name: 'New request' }).last().click();
    await choose(page, 'What went wrong', 'The memo was missing');
    await page.getByRole('textbox', { name: 'Coin' }).fill('pusd');
    await page.getByRole('textbox', { name: 'Amount' }).fill('9');
    await choose(page, 'Network', 'Tempo');
    await page.getByRole('textbox', { name: 'Transaction ID' }).fill(txId);
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByText('Where should the coins go if they cannot be credited?')).toBeVisible();
    await page.getByRole('textbox', { name: 'Return address' }).fill(RICH);
    const photo = { name: 'payment.png', mimeType: 'image/png', buffer: documentPhoto(1) };
    await page.getByLabel('Screenshot of the payment').setInputFiles(photo);
    await expect(page.getByText('Choose another one')).toBeVisible();
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByText('Codes are valid for this transaction')).toBeVisible();
    await lookIntoAlso(page, 'recovery/parts/case-form/case-form');
    await passSecurityCheck(page, app, newcomer.login);
    await expect(page.getByText('Being looked at').first()).toBeVisible();
    // The sender signs the text of this case in its own wallet.
    const text = (await page.getByTestId('to-sign').textContent()) ?? '';
    await page.getByRole('textbox', { name: 'Signature' }).fill(await signAccountStatement(text, RICH_KEY));
    await page.getByRole('button', { name: 'Send signature' }).click();
    await expect(page.getByText('Signed by the sender')).toBeVisible();
    const id = new URL(page.url()).searchParams.get('id') ?? '';

    const support = await openConsole(browser, 'support2');
    await support.goto(`/console/recovery?id=${id}`);
    await expect(support.getByText(newcomer.uid).first()).toBeVisible();
    await expect(support.getByText('Can be recovered')).toBeVisible();
    await expect(support.getByText('Signed by the sender').first()).toBeVisible();
    await support.getByRole('button', { name: /^Look at the picture/ }).click();
    await expect(support.getByRole('img', { name: /^Look at the picture/ })).toBeVisible();
    await support.getByRole('combobox', { name: 'Outcome' }).selectOption('CREDIT');
    await support.getByRole('textbox', { name: /^Explanation/ }).fill(WORDS);
    await support.getByRole('textbox', { name: /^Reason/ }).fill('Transaction, amount and time match');
    await support.getByRole('button', { name: 'Decide' }).click();
    await expect(support.getByText('Decided. The person has been told.')).toBeVisible();
    await support.context().close();

    await page.reload();
    await expect(page.getByText(WORDS)).toBeVisible();
    await expect(page.getByText('Credited').first()).toBeVisible();
    const { rows } = await ask<{ rows: { state: string; amount: string }[] }>(page, '/open/wallet/deposits', {
      asset: 'PUSD',
    });
    expect(rows).toMatchObject([{ state: 'COMPLETED', amount: '9' }]);
    await page.goto('/frontweb/user/notices');
    await expect(page.getByText('Recovered: 9 PUSD is in your account.')).toBeVisible();
  },
);

/** Picks one of a list by its words. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).first().click();
}

/** Somebody pays to the shared address and forgets the memo. */
async function sendWithoutMemo(page: Page, to: string): Promise<string> {
  const word = (hex: string): string => hex.replace('0x', '').padStart(64, '0');
  const data = `0xa9059cbb${word(to)}${word(NINE.toString(16))}`;
  return callContract(page, 'tempo', { from: RICH, to: DEV_TEMPO.tokens[0].contract, data });
}
