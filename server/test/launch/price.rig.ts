import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import type { NewRound } from '../../src/modules/launch/store/project.store.ts';
import {
  createPricing,
  DemoPriceSource,
  type MinuteSample,
  type PriceSource,
} from '../../src/modules/pricing/public.ts';
import type { TestExchange } from '../test-exchange.ts';
import { eth } from './boost.rig.ts';
import { tokens } from './launch.rig.ts';

/** A round that is offered at 2 USDT less a fifth, is paid in ETH and opens in two hours. */
export const floatingIn = ({ clock }: TestExchange, over: Partial<NewRound> = {}): Partial<NewRound> => ({
  price: null,
  offer: { baseUnits: 2n, baseScale: 0, discountBps: 2_000 },
  awaitsPrice: true,
  personMinor: tokens(1_000),
  minMinor: eth(1) / 1_000n,
  maxMinor: eth(10),
  stepMinor: eth(1) / 10_000n,
  startMs: clock.nowMs() + 2 * HOUR_MS,
  endMs: clock.nowMs() + 3 * HOUR_MS,
  ...over,
});

/** The launch of an exchange whose feed of prices brings what `see` leaves of the demo's minutes. */
export function withMinutes(
  { launch, clock }: TestExchange,
  see: (minutes: readonly MinuteSample[]) => readonly MinuteSample[],
): TestExchange['launch'] {
  const demo = new DemoPriceSource();
  const source: PriceSource = {
    quote: (asset, atMs) => demo.quote(asset, atMs),
    fiat: (atMs) => demo.fiat(atMs),
    minutes: async (q, asset, fromMs, toMs) => see(await demo.minutes(q, asset, fromMs, toMs)),
  };
  return { ...launch, pricing: createPricing({ source, clock }) };
}
