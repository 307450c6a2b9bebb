import { messages as words } from '@bourse/i18n/en_US/earn.ts';
import { messages as refusals } from '@bourse/i18n/en_US/earn-refusal.ts';
import { screen, within } from '@testing-library/dom';
import { beforeEach, vi } from 'vitest';
import { answerForMoney } from '../../../../app/money.rig.ts';
import { type LayoutName, NOW_MS, openPart, wordsOf } from '../../../../app/screen.rig.tsx';
import type { CallOutput } from '../../../../lib/client.ts';
import { answer } from '../../../../lib/server.rig.ts';
import type { Offer } from '../../api/queries.ts';
import { answerForEarn, TIERED } from '../../earn.rig.ts';
import PurchaseDialog from './purchase-dialog.tsx';

export const DONE: CallOutput<'earn.subscribe'> = {
  orderId: '6f0c2b1e-8d4e-4c55-9a3a-0000000000e2',
  amount: '8000',
  atMs: NOW_MS,
  replayed: false,
};

export async function purchaseForm() {
  const t = await wordsOf({ ...words, ...refusals });

  beforeEach(() => {
    answerForMoney();
    answerForEarn();
    answer('earn.orders', { rows: [], next: null });
  });

  async function open(layout: LayoutName, chosen: Offer = TIERED) {
    const onClose = vi.fn();
    const onOrder = vi.fn();
    const user = await openPart(<PurchaseDialog offer={chosen} onClose={onClose} onOrder={onOrder} />, { layout });
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(/8,420\.55|already have/);
    const amount = () => dialog.getByLabelText<HTMLInputElement>(t('earn.amount'));
    const button = (name: string) => dialog.getByRole<HTMLButtonElement>('button', { name });
    return { user, dialog, amount, button, onClose, onOrder };
  }
  return { t, open };
}
