import { describe, expect, it } from 'vitest';
import type { CheckTerms } from './order-check.ts';
import { EMPTY_DRAFT, type OrderDraft, readDraft } from './order-draft.ts';
import { check } from './order-form.rig.ts';

describe('an order that shows a part of itself', () => {
  const iceberg = (displayQuantity: string, over: Partial<OrderDraft> = {}) =>
    check({ price: '91200', quantity: '0.02', isIceberg: true, displayQuantity, ...over });

  it('is sent with the part that is shown', () => {
    expect(iceberg('0.0010').input).toMatchObject({ type: 'limit', quantity: '0.02', displayQuantity: '0.001' });
    expect(iceberg('0.02').input).toMatchObject({ displayQuantity: '0.02' });
  });

  it.each([
    ['nothing', '', 'QUANTITY_REQUIRED', {}],
    ['no number', '1e-3', 'AMOUNT_NOT_A_NUMBER', {}],
    ['less than a step', '0.00005', 'OFF_LOT', { lot: '0.0001' }],
    ['more than all of it', '0.0201', 'DISPLAY_TOO_LARGE', { max: '0.02' }],
    ['so little that there are too many parts', '0.0007', 'TOO_MANY_PARTS', { max: '25', min: '0.0008' }],
  ])('is refused with %s', (_, text, code, details) => {
    const { problems, input } = iceberg(text);
    expect(problems.displayQuantity).toMatchObject({ code, details });
    expect(input).toBeNull();
  });

  it.each([
    ['does not stay', { timeInForce: 'ioc' }],
    ['is no limit order', { type: 'market' }],
    ['shows all of itself', { isIceberg: false }],
  ] as const)('says nothing of parts where it %s', (_, over) => {
    const { problems, input } = iceberg('x', over);
    expect(problems.displayQuantity).toBeUndefined();
    expect(input).not.toHaveProperty('displayQuantity');
  });

  it('is kept with the draft', () => {
    const kept = { ...EMPTY_DRAFT, isIceberg: true, displayQuantity: '0.5' };
    expect(readDraft(kept)).toMatchObject({ isIceberg: true, displayQuantity: '0.5' });
    expect(readDraft({ ...kept, displayQuantity: 5 })?.displayQuantity).toBe('');
  });
});

describe('a stop that follows the price', () => {
  const trailing = (trail: string, over: Partial<OrderDraft> = {}, more: Partial<CheckTerms> = {}) =>
    check({ type: 'trailing-stop', side: 'sell', quantity: '0.02', trail, ...over }, { lastTicks: 900_000, ...more });

  it('is sent as a stop at the market with its distance, and where it begins to follow', () => {
    expect(trailing('1.5').input).toEqual({
      side: 'sell',
      type: 'stop-market',
      trailingDelta: '150',
      quantity: '0.02',
    });
    expect(trailing('0.1', { stopPrice: '95000' }).input).toMatchObject({ trailingDelta: '10', stopPrice: '95000' });
  });

  it('holds for a purchase five percent above where it would wake', () => {
    // 90,000 and 1 % are 90,900, and 5 % above that 95,445.
    const { estimate, problems } = trailing('1', { side: 'buy', quantity: '0.02' });
    expect([estimate?.netMinor, problems]).toEqual([1_908_900_000n, {}]);
    const dear = trailing('1', { side: 'buy', quantity: '0.03' });
    expect(dear.problems.quantity).toMatchObject({ code: 'INSUFFICIENT_BALANCE', details: { missing: '913.35' } });
    expect(dear.short?.input).toMatchObject({ trailingDelta: '100' });
  });

  it.each([
    ['no distance', '', {}, 'trail', 'TRAIL_REQUIRED', {}],
    ['no number', '1%', {}, 'trail', 'AMOUNT_NOT_A_NUMBER', {}],
    ['too near', '0.09', {}, 'trail', 'TRAIL_OUT_OF_RANGE', { min: '0.1', max: '20' }],
    ['too far', '20.01', {}, 'trail', 'TRAIL_OUT_OF_RANGE', { min: '0.1', max: '20' }],
    ['three places', '1.555', {}, 'trail', 'AMOUNT_PLACES', { scale: '2' }],
    ['a beginning between ticks', '1', { stopPrice: '95000.05' }, 'stopPrice', 'OFF_TICK', { tick: '0.1' }],
    ['nothing to trade', '1', { quantity: '' }, 'quantity', 'QUANTITY_REQUIRED', {}],
    ['more than there is', '1', { quantity: '0.2' }, 'quantity', 'INSUFFICIENT_BALANCE', { missing: '0.1' }],
  ] as const)('is refused with %s', (_, trail, over, field, code, details) => {
    const { problems, input } = trailing(trail, over);
    expect(problems[field]).toMatchObject({ code, details });
    expect(input).toBeNull();
  });
});
