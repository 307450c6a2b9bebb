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

/** Opens the form with a limit order of 0.1 BTC, ticked to be an iceberg. */
async function openIceberg(layout: LayoutName) {
  const user = await openScreen('spot.trade', { layout, query: { symbol: 'BTC_USDT' } });
  const form = within(await screen.findByRole('form', { name: t('spot.form.title') }));
  const field = (key: 'quantity' | 'price' | 'showOnly') =>
    form.getByLabelText<HTMLInputElement>(new RegExp(`^${t(`spot.form.${key}`)}`));
  await expect.poll(() => field('price').value).toBe('60000');
  // The list of before is there: what comes after it is news.
  await screen.findByText(o('spot.orders.empty.current'));
  await user.type(field('quantity'), '0.1');
  await user.click(form.getByRole('checkbox', { name: t('spot.form.iceberg') }));
  const submit = form
    .getAllByRole<HTMLButtonElement>('button', { name: /^Buy .*BTC/ })
    .find((button) => button.type === 'submit')!;
  return { user, form, field, submit };
}

describe.each(LAYOUTS)('an order that shows a part of itself, on %s', (layout) => {
  it('is sent with that part, and said to be one among the open orders', async () => {
    const { user, form, field, submit } = await openIceberg(layout);
    await user.type(field('showOnly'), '0.02');
    const placed = { ...ORDER, quantity: '0.1', displayQuantity: '0.02' };
    answer('spot.place', { order: placed, replayed: false });
    answer('spot.openOrders', { rows: [placed], next: null });
    await user.click(submit);
    expect(await screen.findByText(t('spot.news.placed'))).toBeTruthy();
    expect(sent('spot.place')).toMatchObject([{ type: 'limit', quantity: '0.1', displayQuantity: '0.02' }]);
    const said = o('spot.orders.iceberg', { size: '0.02' });
    expect(await screen.findByText((text) => text.includes(said))).toBeTruthy();
    expect(form.getByRole<HTMLInputElement>('checkbox', { name: t('spot.form.iceberg') }).checked).toBe(false);
  });

  it('says beside its field what is wrong with the part, and what the exchange refuses of it', async () => {
    const { user, field, submit } = await openIceberg(layout);
    await user.type(field('showOnly'), '0.003');
    await user.click(submit);
    const sentence = t('spot.problem.TOO_MANY_PARTS', { max: '25', min: '0.004', asset: 'BTC' });
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect([field('showOnly').value, sent('spot.place')]).toEqual(['0.003', []]);
    await user.clear(field('showOnly'));
    await user.type(field('showOnly'), '0.02');
    refuse('spot.place', 'TOO_MANY_PARTS', { field: 'displayQuantity', max: '4', min: '0.025', asset: 'BTC' });
    await user.click(submit);
    const refused = fill(refusals.TOO_MANY_PARTS, { max: '4', min: '0.025', asset: 'BTC' });
    expect(await screen.findByText(refused)).toBeTruthy();
    expect(field('showOnly').getAttribute('aria-invalid')).toBe('true');
  });
});
