import { messages as words } from '@bourse/i18n/en_US/earn.ts';
import { messages as refusals } from '@bourse/i18n/en_US/earn-refusal.ts';
import { screen, within } from '@testing-library/dom';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { answerForMoney } from '../../../../app/money.rig.ts';
import { NOW_MS, openPart, wordsOf } from '../../../../app/screen.rig.tsx';
import { answer, refuse, sent } from '../../../../lib/server.rig.ts';
import type { Offer } from '../../api/queries.ts';
import { offer } from '../../earn.fixture.ts';
import { answerForEarn, TIERED } from '../../earn.rig.ts';
import PurchaseDialog from './purchase-dialog.tsx';

const t = await wordsOf({ ...words, ...refusals });

function Changing({ first, then }: { readonly first: Offer; readonly then: Offer }) {
  const [shown, setShown] = useState(first);
  return (
    <>
      <PurchaseDialog offer={shown} onClose={() => {}} onOrder={() => {}} />
      <button type="button" data-testid="hour" onClick={() => setShown(then)} />
    </>
  );
}

it('a rate that fell since it was looked at is confirmed again', async () => {
  answerForMoney();
  answerForEarn();
  answer('earn.orders', { rows: [], next: null });
  refuse('earn.subscribe', 'EARN_RATE_DROPPED', { from: '5.65', percent: '3.6' });
  const first = TIERED;
  const fallen = offer({ tiers: [{ upTo: null, rateBps: 360 }], ratesFromMs: NOW_MS });
  const user = await openPart(<Changing first={first} then={fallen} />, { layout: 'desktop' });
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(t('earn.amount')), '8000');
  screen.getByTestId('hour').click();
  // The form shows what there is; what was seen when the amount was typed is another rate.
  expect((await dialog.findAllByText('3.60%')).length).toBeGreaterThan(0);
  const press = () =>
    user.click(dialog.getByRole('button', { name: t('earn.submit', { amount: '8,000', asset: 'USDT' }) }));
  await press();
  expect(await dialog.findByText(t('EARN_RATE_DROPPED', { from: '5.65', percent: '3.6' }))).toBeTruthy();
  answer('earn.subscribe', {
    orderId: '6f0c2b1e-8d4e-4c55-9a3a-0000000000e2',
    amount: '8000',
    atMs: NOW_MS,
    replayed: false,
  });
  await press();
  await expect.poll(() => sent('earn.subscribe').length).toBe(2);
  const seen = sent('earn.subscribe').map((each) => (each as { ratesSeenMs: string }).ratesSeenMs);
  expect(seen).toEqual([first, fallen].map(({ ratesFromMs }) => String(ratesFromMs)));
});
