import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { ETH_ADDRESS, INFO, WITHDRAWAL } from '../../../../app/money.rig.ts';
import { greyCount, here, LAYOUTS, untilThere } from '../../../../app/screen.rig.tsx';
import { REQUEST_ID } from '../../../../lib/calls/request-id.fixture.ts';
import { answer, cut, hold, refuse, sent } from '../../../../lib/server.rig.ts';
import { passSecurityCheck, securityCheck } from '../../../identity/security.rig.ts';
import {
  address,
  amountField,
  answerForWithdraw,
  field,
  fillIn,
  LABEL,
  open,
  reachCheck,
  submit,
  t,
} from './withdraw.rig.ts';

beforeEach(answerForWithdraw);

describe.each(LAYOUTS)('a withdrawal on %s', (layout) => {
  it('is grey as a whole until its coin is there, and asks nothing of a coin that nobody has chosen', async () => {
    const held = hold('withdrawals.withdrawInfo');
    await open(layout);
    const tabs = screen.getByRole('tablist', { name: t('withdrawals.title') });
    expect(greyCount()).toBeGreaterThan(0);
    expect(screen.queryByLabelText(t('withdrawals.address'))).toBeNull();
    held.answer(INFO);
    await untilThere();
    expect(tabs.isConnected).toBe(true);
    expect(sent('withdrawals.withdrawInfo')).toEqual([{ asset: 'ETH', network: 'ethereum' }]);
    expect(submit().disabled).toBe(true);
    expect(await screen.findByText(t('withdrawals.none'))).toBeTruthy();
  });

  it('lets coin and network be chosen, takes the only network by itself, and keeps both in the address', async () => {
    const user = await open(layout, {});
    await user.click(await screen.findByRole('combobox', { name: new RegExp(`^${t('deposits.coin')}`) }));
    await user.type(screen.getByRole('combobox', { name: t('balances.coins.search') }), 'ether');
    await user.click(screen.getByRole('option', { name: 'ETH Ether' }));
    expect(here()).toContain('asset=ETH');
    expect(address().disabled).toBe(true);
    const network = screen.getByRole('combobox', { name: new RegExp(`^${t('balances.deposit.network')}`) });
    expect(network.textContent).toContain(t('balances.withdraw.chooseNetwork'));
    await user.click(network);
    const tempo = screen.getByRole('option', { name: 'Tempo (TIP20)' });
    expect(tempo.textContent).toContain('fee 0.0001 ETH');
    expect(tempo.textContent).toContain(t('balances.withdraw.lowestFee'));
    await user.click(tempo);
    expect(here()).toContain('network=tempo');
    expect(await screen.findByLabelText(t('withdrawals.memo'))).toBeTruthy();
    await user.click(screen.getByRole('combobox', { name: new RegExp(`^${t('deposits.coin')}`) }));
    await user.type(screen.getByRole('combobox', { name: t('balances.coins.search') }), 'btc{Enter}');
    await expect.poll(() => sent('withdrawals.withdrawInfo').at(-1)).toEqual({ asset: 'BTC', network: 'bitcoin' });
    expect(screen.queryByLabelText(t('withdrawals.memo'))).toBeNull();
  });

  it('goes from the form over receipt and security check to its story, and pays once', async () => {
    const user = await open(layout);
    await fillIn(user);
    expect(await screen.findByText(t('withdrawals.validFirst'))).toBeTruthy();
    expect(amountField().value).toBe('0.5');
    expect(address().value).toBe(ETH_ADDRESS);
    expect(field(t('withdrawals.gets')).value).toBe('0.498');
    await user.click(await screen.findByRole('button', { name: LABEL }));
    const receipt = within(await screen.findByRole('dialog', { name: t('withdrawals.checkTitle') }));
    expect(receipt.getByText('0.498 ETH')).toBeTruthy();
    expect(receipt.getByText(ETH_ADDRESS)).toBeTruthy();
    expect(receipt.getByText(t('withdrawals.usdtLeft', { amount: '99,000.00' }))).toBeTruthy();
    expect(receipt.getByText(t('withdrawals.cannotUndo', { count: 60 }))).toBeTruthy();
    await user.click(receipt.getByRole('button', { name: LABEL }));
    const held = hold('withdrawals.withdraw');
    answer('withdrawals.withdrawalDetail', WITHDRAWAL);
    await passSecurityCheck(user, LABEL);
    await user.keyboard('{Enter}');
    await user.click(within(await securityCheck()).getByRole('button', { name: LABEL }));
    const [payment, ...more] = sent('withdrawals.withdraw');
    expect(more).toEqual([]);
    expect(payment).toEqual({
      clientRequestId: expect.stringMatching(REQUEST_ID),
      asset: 'ETH',
      network: 'ethereum',
      address: ETH_ADDRESS,
      amount: '0.5',
      fee: '0.002',
      tradingPassword: '135790',
      totpCode: '246810',
    });
    held.answer(WITHDRAWAL);
    const cancel = await screen.findByRole('button', { name: t('withdrawals.cancelIn', { seconds: 42 }) });
    expect(cancel).toBeTruthy();
    expect(sent('withdrawals.withdrawalDetail')[0]).toEqual({ id: WITHDRAWAL.id });
    await user.click(screen.getByRole('button', { name: t('withdrawals.another') }));
    expect((await screen.findByLabelText<HTMLInputElement>(t('withdrawals.address'))).value).toBe('');
    expect(amountField().value).toBe('');
  });

  it('offers no second payment while nobody knows of the first, and learns of it by the same request', async () => {
    answer('withdrawals.withdraw', WITHDRAWAL);
    cut('withdrawals.withdraw');
    refuse('withdrawals.withdrawalDetail', 'WITHDRAWAL_UNKNOWN');
    const user = await open(layout);
    await reachCheck(user);
    await passSecurityCheck(user, LABEL);
    expect(await screen.findByText(t('withdrawals.unknownTitle'))).toBeTruthy();
    expect(screen.getByText(/0\.5 ETH/)).toBeTruthy();
    expect(screen.queryByLabelText(t('withdrawals.amount'))).toBeNull();
    const [{ clientRequestId } = {}] = sent('withdrawals.withdraw');
    await expect.poll(() => sent('withdrawals.withdrawalDetail').at(-1)).toEqual({ clientRequestId });
    // A server that does not know it yet has said nothing: it may still be under way.
    expect(screen.queryByText(t('withdrawals.unknownNever'))).toBeNull();
    expect(localStorage.getItem('unanswered.wallet.withdraw')).toContain(clientRequestId);
    expect(localStorage.getItem('unanswered.wallet.withdraw')).not.toContain('135790');
  });

  it('shows the last payments, and says when they could not be loaded', async () => {
    answer('withdrawals.history', { rows: [{ ...WITHDRAWAL, state: 'COMPLETED', cancellable: false }], next: null });
    await open(layout, {});
    expect((await screen.findAllByText(/0\.5/)).length).toBeGreaterThan(0);
    expect(screen.queryByText(t('withdrawals.none'))).toBeNull();
  });
});
