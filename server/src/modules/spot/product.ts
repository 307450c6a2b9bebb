import type { Product } from '../products/public.ts';
import { findLastTradeAt } from './queries/last-trade.query.ts';
import type { SpotRoom } from './spot.ts';

/** What spot says of itself. */
export const spotProduct = ({ catalog }: Pick<SpotRoom, 'catalog'>): Product => ({
  name: 'spot',
  isTraded: (asset) => catalog.all().some(({ base, quote }) => base === asset || quote === asset),
  lastTradeAtMs: findLastTradeAt,
  account: { account: 'spot', isOpened: async () => true },
});
