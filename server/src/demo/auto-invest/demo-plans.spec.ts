import { judgeShares } from '@bourse/core/auto-invest/allocation.ts';
import { recurrenceOf } from '@bourse/core/auto-invest/schedule.ts';
import { isZone } from '@bourse/core/calendar/zone.ts';
import { expect, it } from 'vitest';
import { DEMO_USERS } from '../people.ts';
import { DEMO_PLANS } from './demo-plans.ts';

it('everybody in the demo has a plan that can be made', () => {
  expect(DEMO_PLANS).toHaveLength(DEMO_USERS.length);
  for (const { form } of DEMO_PLANS.flat()) {
    const shares = (JSON.parse(form.coins!) as { asset: string; percent: string }[]).map(({ asset, percent }) => ({
      asset,
      percent: Number(percent),
    }));
    const period = form.period as 'day' | 'week' | 'month';
    expect(judgeShares(shares)).toEqual({ ok: true, value: true });
    expect(recurrenceOf(period, Number(form.weekday ?? 0), Number(form.day ?? 0))).not.toBeNull();
    expect(isZone(form.zone!)).toBe(true);
  }
});
