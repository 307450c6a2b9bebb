import { describe, expect, it } from 'vitest';
import { exact } from '../../balances/public.ts';
import { gridOf } from '../../spot/public.ts';
import { market } from '../grid.fixture.ts';
import { awayPercent, axisTicks, boundAt, easyStep, ticksAt } from './bounds.ts';

const grid = gridOf(market());
/** 40,000 to 60,000, in ticks of 0.1. */
const scale = { bottom: exact('40000'), height: exact('20000') };

describe('an end of the range on the chart', () => {
  it('moves in easy steps that are no finer than a pixel', () => {
    // 58.8 a pixel.
    expect(easyStep(scale, 340, grid)).toBe(1_000);
    expect(easyStep(scale, 20_000, grid)).toBe(10);
    expect(easyStep(scale, 1_000_000, grid)).toBe(1);
  });

  it('is a price of that step, also a way outside of the picture', () => {
    expect(ticksAt(scale, 0.5, 1_000, grid)).toBe(500_000);
    expect(ticksAt(scale, 0.5021, 1_000, grid)).toBe(500_000);
    expect(ticksAt(scale, 1.25, 1_000, grid)).toBe(650_000);
    expect(ticksAt(scale, 99, 1_000, grid)).toBe(800_000);
  });

  it('comes no nearer to the other one than a range may be narrow, and never to nothing', () => {
    const bounds = { lower: 500_000, upper: 600_000 };
    expect(boundAt('upper', 400_000, bounds)).toBe(505_000);
    expect(boundAt('lower', 700_000, bounds)).toBe(594_059);
    expect(boundAt('lower', -5, bounds)).toBe(1);
    expect(boundAt('upper', 650_000, bounds)).toBe(650_000);
  });

  it('says how far it is from the price of now', () => {
    expect(awayPercent(980_000, 912_405)).toBe('7.4');
    expect(awayPercent(840_000, 912_405)).toBe('-7.93');
    expect(awayPercent(840_000, null)).toBeNull();
  });

  it('has easy prices at its edge', () => {
    expect(axisTicks(scale, 7, grid)).toEqual([400_000, 450_000, 500_000, 550_000, 600_000]);
  });
});
