import { messages as transfersWords } from '@bourse/i18n/en_US/transfers.ts';
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { ETH_ADDRESS, INFO } from '../../../../app/money.rig.ts';
import { LAYOUTS, NOW_MS, shell, wordsOf } from '../../../../app/screen.rig.tsx';
import type { CallOutput } from '../../../../lib/client.ts';
import { answer, cut, hold, sent } from '../../../../lib/server.rig.ts';
import { address, amountField, answerForWithdraw, fillIn, open, submit, t } from './withdraw.rig.ts';

const words = await wordsOf(transfersWords);

type Accounts = CallOutput<'transfers.info'>;
const accounts = (spot: string, p2p = '0'): Accounts => ({
  asset: 'ETH',
  ledgerScale: 18,
  accounts: [
    { account: 'funding', opened: true, available: '10' },
    { account: 'spot', opened: true, available: spot },
    { account: 'p2p', opened: true, available: p2p },
    { account: 'futures', opened: false, available: '0' },
  ],
});
const inSpot = (amount: string) => words('transfers.elsewhere', { amount, asset: 'ETH', account: 'Spot' });
/** Once the missing 3 have arrived: 13 are there, 11 of them may leave. */
const FILLED = { ...INFO, available: '13', withdrawable: '11' };

beforeEach(() => {
  answerForWithdraw();
  answer('transfers.info', accounts('12.5'));
});

describe.each(LAYOUTS)('a withdrawal of what is in another account, on %s', (layout) => {
  const ask = async () => {
    const user = await open(layout);
    await fillIn(user, '11');
    expect(await screen.findByText(inSpot('12.5'))).toBeTruthy();
    await user.click(screen.getByRole('button', { name: words('transfers.submit') }));
    const dialog = within(await screen.findByRole('dialog', { name: words('transfers.title') }));
    return { user, dialog, go: () => dialog.getByRole('button', { name: /^Transfer 3 ETH$/ }) };
  };

  it('is brought by one question that has everything in it, and the form is as it was', async () => {
    const { user, dialog, go } = await ask();
    expect(
      dialog
        .getAllByRole('combobox')
        .slice(0, 2)
        .map((box) => box.textContent),
    ).toEqual(['Spot', 'Funding']);
    expect(sent('transfers.transfer')).toEqual([]);
    const held = hold('transfers.transfer');
    await user.dblClick(go());
    expect(sent('transfers.transfer')).toMatchObject([{ asset: 'ETH', from: 'spot', to: 'funding', amount: '3' }]);
    answer('withdrawals.withdrawInfo', FILLED);
    held.answer({ id: '1', asset: 'ETH', from: 'spot', to: 'funding', amount: '3', atMs: NOW_MS, replayed: false });
    expect(await screen.findByText(words('transfers.done'))).toBeTruthy();
    await expect.poll(() => submit().disabled).toBe(false);
    expect([amountField().value, address().value]).toEqual(['11', ETH_ADDRESS]);
    expect(screen.queryByText(inSpot('12.5'))).toBeNull();
    expect(sent('withdrawals.withdraw')).toEqual([]);
  });

  it('stays where it is where the person thinks better of it', async () => {
    const { user } = await ask();
    await user.click(screen.getByRole('button', { name: shell('shell.action.close') }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect([amountField().value, address().value]).toEqual(['11', ETH_ADDRESS]);
    expect(sent('transfers.transfer')).toEqual([]);
  });

  it('is asked for again by the same request after a lost answer', async () => {
    cut('transfers.transfer');
    const { user, dialog, go } = await ask();
    await user.click(go());
    expect(await dialog.findByText(words('transfers.unknown'))).toBeTruthy();
    await user.click(go());
    await expect.poll(() => sent('transfers.transfer').length).toBe(2);
    const [first, second] = sent('transfers.transfer').map(({ clientRequestId }) => clientRequestId);
    expect(second).toBe(first);
  });

  it('is offered before anything is typed where the funding account is empty', async () => {
    answer('withdrawals.withdrawInfo', {
      ...INFO,
      available: '0',
      unconfirmed: '0',
      purchaseLocked: '0',
      withdrawable: '0',
    });
    const user = await open(layout);
    expect(await screen.findByText(inSpot('12.5'))).toBeTruthy();
    await user.click(screen.getByRole('button', { name: words('transfers.submit') }));
    const dialog = within(await screen.findByRole('dialog', { name: words('transfers.title') }));
    expect(dialog.getByLabelText<HTMLInputElement>(words('transfers.amount')).value).toBe('');
  });
});

describe('nothing is offered', () => {
  it.each([
    ['where what can leave is enough', INFO, accounts('12.5'), '8'],
    ['where no other account has all of it', INFO, accounts('2.9', '2.9'), '11'],
    ['while nothing may leave at all', { ...INFO, stopped: true }, accounts('12.5'), '11'],
  ])('%s', async (_, info, elsewhere, typed) => {
    answer('withdrawals.withdrawInfo', info);
    answer('transfers.info', elsewhere);
    const user = await open('desktop');
    await fillIn(user, typed);
    await expect.poll(() => amountField().value).toBe(typed);
    expect(screen.queryByText(/is in Spot/)).toBeNull();
    expect(sent('transfers.info')).toHaveLength(typed === '11' && !info.stopped ? 1 : 0);
  });
});

it('a payment to a person is offered the same', async () => {
  const user = await open('desktop', { way: 'internal', asset: 'ETH' });
  await user.type(await screen.findByLabelText(t('withdrawals.amount')), '11');
  expect(await screen.findByText(inSpot('12.5'))).toBeTruthy();
});
