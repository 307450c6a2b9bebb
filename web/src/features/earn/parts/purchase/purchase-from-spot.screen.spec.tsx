import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { LAYOUTS, type LayoutName, NOW_MS, openPart, shell } from '../../../../app/screen.rig.tsx';
import type { CallOutput } from '../../../../lib/client.ts';
import { answer, cut, refuse, sent } from '../../../../lib/server.rig.ts';
import { TIERED } from '../../earn.rig.ts';
import { DONE, purchaseForm } from './purchase.rig.tsx';
import PurchaseDialog from './purchase-dialog.tsx';

const { t, open } = await purchaseForm();

const openForm = (layout: LayoutName) =>
  openPart(<PurchaseDialog offer={TIERED} onClose={() => {}} onOrder={() => {}} />, { layout });

describe.each(LAYOUTS)('coins of the spot account, on %s', (layout) => {
  const MOVED: CallOutput<'transfers.transfer'> = {
    id: '6f0c2b1e-8d4e-4c55-9a3a-0000000000e3',
    asset: 'USDT',
    from: 'spot',
    to: 'funding',
    amount: '579.45',
    atMs: NOW_MS,
    replayed: false,
  };
  const TRANSFER = { asset: 'USDT', from: 'spot', to: 'funding', amount: '579.45' };
  const VERB = t('earn.shortSubmit', { amount: '579.45' });
  const withSpot = (spot: string, funding = '8420.55') =>
    answer('transfers.info', {
      asset: 'USDT',
      ledgerScale: 8,
      accounts: [
        { account: 'funding', opened: true, available: funding },
        { account: 'spot', opened: true, available: spot },
      ],
    });
  /** Types more than Funding has, and presses the button that says what would move. */
  async function ask() {
    const form = await open(layout);
    await form.user.type(form.amount(), '9000');
    const words = { missing: '579.45', there: '1,000', asset: 'USDT' };
    expect(form.dialog.getByText(t('earn.short', words))).toBeTruthy();
    expect(form.amount().getAttribute('aria-invalid')).not.toBe('true');
    await form.user.click(form.button(VERB));
    return form;
  }
  beforeEach(() => {
    withSpot('1000');
    answer('transfers.transfer', MOVED);
    answer('earn.subscribe', { ...DONE, amount: '9000' });
  });

  it('pay for what Funding lacks after one question with both amounts, which moves nothing by itself', async () => {
    const { user, dialog, button, onClose } = await ask();
    expect(dialog.getByText(t('earn.shortIfRefused'))).toBeTruthy();
    expect(dialog.getByText('579.45 USDT')).toBeTruthy();
    expect(dialog.getByText('9,000 USDT')).toBeTruthy();
    expect([sent('transfers.transfer'), sent('earn.subscribe')]).toEqual([[], []]);
    await user.click(button(VERB));
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(sent('transfers.transfer')).toEqual([{ clientRequestId: expect.any(String), ...TRANSFER }]);
    expect(sent('earn.subscribe')).toMatchObject([{ product: TIERED.id, amount: '9000' }]);
  });

  it('stay where they are when somebody goes back: the form is as it was', async () => {
    const { user, amount, button } = await ask();
    await user.click(button(shell('shell.action.back')));
    expect(amount().value).toBe('9000');
    expect(sent('transfers.transfer')).toEqual([]);
  });

  it('move once when the answer of the transfer is lost', async () => {
    cut('transfers.transfer');
    const { user, dialog, button, onClose } = await ask();
    await user.click(button(VERB));
    expect(await dialog.findByText(t('earn.unknown'))).toBeTruthy();
    answer('transfers.transfer', { ...MOVED, replayed: true });
    await user.click(button(VERB));
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    const [first, second] = sent('transfers.transfer');
    expect(second).toEqual(first);
    expect(sent('earn.subscribe').length).toBe(1);
  });

  it('move once when the answer of the subscription is lost: only that is sent again', async () => {
    cut('earn.subscribe');
    const { user, dialog, button, onClose } = await ask();
    await user.click(button(VERB));
    expect(await dialog.findByText(t('earn.unknown'))).toBeTruthy();
    answer('earn.subscribe', { ...DONE, amount: '9000', replayed: true });
    await user.click(button(t('earn.submit', { amount: '9,000', asset: 'USDT' })));
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    const [first, second] = sent('earn.subscribe');
    expect(second).toEqual(first);
    expect(sent('transfers.transfer').length).toBe(1);
  });

  it('are in Funding when the subscription is refused, which is said', async () => {
    refuse('earn.subscribe', 'EARN_ENDED');
    const { user, dialog, amount, button, onClose } = await ask();
    await user.click(button(VERB));
    const moved = t('earn.moved', { amount: '579.45', asset: 'USDT' });
    expect(await dialog.findByText(`${t('EARN_ENDED')} ${moved}`)).toBeTruthy();
    expect([amount().value, onClose.mock.calls.length]).toEqual(['9000', 0]);
  });

  it('do not help where both accounts together have too little', async () => {
    withSpot('100');
    const { user, dialog, amount } = await open(layout);
    await user.type(amount(), '9000');
    const words = { available: '8,420.55', needed: '9,000', asset: 'USDT' };
    expect(dialog.getByText(t('EARN_BALANCE', words))).toBeTruthy();
  });

  it('count for Max only where Funding has less than the product takes', async () => {
    withSpot('1000', '0.5');
    const { user, dialog } = { user: await openForm(layout), dialog: within(await screen.findByRole('dialog')) };
    await user.click(await dialog.findByRole('button', { name: shell('shell.action.max') }));
    expect(dialog.getByLabelText<HTMLInputElement>(t('earn.amount')).value).toBe('1000.5');
    expect(dialog.getByText(t('earn.short', { missing: '1,000', there: '1,000', asset: 'USDT' }))).toBeTruthy();
  });
});
