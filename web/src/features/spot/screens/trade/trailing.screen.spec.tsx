import { messages as words } from '@bourse/i18n/en_US/spot.ts';
import { messages as orderWords } from '@bourse/i18n/en_US/spot-orders.ts';
import { messages as refusals } from '@bourse/i18n/en_US/spot-refusal.ts';
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { LAYOUTS, type LayoutName, openScreen, wordsOf } from '../../../../app/screen.rig.tsx';
import { fill } from '../../../../lib/i18n.ts';
import { answer, refuse, sent } from '../../../../lib/server.rig.ts';
import { answerMarket, ORDER } from './trade.fixture.ts';

const t = await wordsOf(words);
const o = await wordsOf(orderWords);

beforeEach(answerMarket);

/** Opens the form with a trailing stop that sells, and its quantity. */
async function openTrailing(layout: LayoutName) {
  const user = await openScreen('spot.trade', { layout, query: { symbol: 'BTC_USDT' } });
  const form = within(await screen.findByRole('form', { name: t('spot.form.title') }));
  // The list of before is there: what comes after it is news.
  await screen.findByText(o('spot.orders.empty.current'));
  await user.click(form.getByRole('button', { name: t('spot.form.sell') }));
  await user.click(form.getByRole('button', { name: layout === 'h5' ? /^Order type/ : t('spot.form.stop') }));
  await user.click(await screen.findByRole('button', { name: o('spot.orders.trailing') }));
  const field = (label: string) => form.getByLabelText<HTMLInputElement>((text) => text.startsWith(label));
  await user.type(field(t('spot.form.quantity')), '0.5');
  const submit = form
    .getAllByRole<HTMLButtonElement>('button', { name: 'Sell 0.5 BTC' })
    .find((button) => button.type === 'submit')!;
  return { user, field, submit };
}

describe.each(LAYOUTS)('a stop that follows the price, on %s', (layout) => {
  it('is sent with its distance, says how it works, and is named among the open orders', async () => {
    const { user, field, submit } = await openTrailing(layout);
    await user.type(field(t('spot.form.trail')), '1.5');
    expect(screen.getByText(t('spot.form.trailNote.sell', { percent: '1.5' }))).toBeTruthy();
    await user.type(field(t('spot.form.activation')), '61000');
    const placed = {
      ...ORDER,
      side: 'sell',
      type: 'stop-market',
      price: null,
      stopPrice: '61000',
      wakes: 'above',
      trailingDelta: 150,
      quantity: '0.5',
      status: 'waiting',
    } as const;
    answer('spot.place', { order: placed, replayed: false });
    answer('spot.openOrders', { rows: [placed], next: null });
    await user.click(submit);
    expect(await screen.findByText(t('spot.news.waiting'))).toBeTruthy();
    expect(screen.getByText('Sell 0.5 BTC, trailing 1.5%')).toBeTruthy();
    expect(sent('spot.place')).toMatchObject([
      { side: 'sell', type: 'stop-market', trailingDelta: '150', stopPrice: '61000', quantity: '0.5' },
    ]);
    expect(await screen.findByText((text) => text.includes(`${o('spot.orders.trailing')} 1.5%`))).toBeTruthy();
  });

  it('says beside its field what is wrong with the distance, and what the exchange refuses of it', async () => {
    const { user, field, submit } = await openTrailing(layout);
    await user.type(field(t('spot.form.trail')), '25');
    await user.click(submit);
    expect(await screen.findByText(t('spot.problem.TRAIL_OUT_OF_RANGE', { min: '0.1', max: '20' }))).toBeTruthy();
    expect(sent('spot.place')).toEqual([]);
    await user.clear(field(t('spot.form.trail')));
    await user.type(field(t('spot.form.trail')), '15');
    refuse('spot.place', 'TRAIL_OUT_OF_RANGE', { field: 'trailingDelta', min: '0.1', max: '10' });
    await user.click(submit);
    expect(await screen.findByText(fill(refusals.TRAIL_OUT_OF_RANGE, { min: '0.1', max: '10' }))).toBeTruthy();
    expect(field(t('spot.form.trail')).getAttribute('aria-invalid')).toBe('true');
  });
});
