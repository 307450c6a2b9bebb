import { OWN_BALANCES_TOPIC, OWN_ORDERS_TOPIC, OWN_TRADES_TOPIC } from '@bourse/contract/topics.ts';
import type { Product, ProductBookings } from '../products/public.ts';
import type { MarketCatalog } from './markets/market-catalog.ts';
import { findLastTradeAt } from './queries/last-trade.query.ts';
import { findOrderHolds } from './queries/order-hold.query.ts';
import { spotRecords } from './queries/person-record.query.ts';
import { spotChecks } from './queries/spot-checks.query.ts';
import { findMergeTransit } from './queries/token-merge.query.ts';

/** Merges of leveraged tokens can be found by their number. */
export const SPOT_BOOKINGS: ProductBookings = {
  numberedKeys: ['merge'],
};

/** How spot describes itself. */
export function spotProduct({ catalog }: { readonly catalog: Pick<MarketCatalog, 'all' | 'at'> }): Product {
  const { orders, trades } = spotRecords(catalog);
  return {
    name: 'spot',
    bookings: SPOT_BOOKINGS,
    account: { account: 'spot', isOpened: async () => true },
    frozen: findOrderHolds,
    // What a merge takes is in transit, and owed to nobody until the books have followed.
    transit: { transit: findMergeTransit, ofHouse: findMergeTransit },
    checks: spotChecks,
    isTraded: (asset) => catalog.all().some(({ base, quote }) => base === asset || quote === asset),
    isMerged: (asset) => catalog.all().some(({ base, kind }) => kind === 'etf' && base === asset),
    lastTradeAtMs: findLastTradeAt,
    notices: { 'spot.mergeAnnounced': { category: 'trading' }, 'spot.merged': { category: 'trading' } },
    privateTopics: [OWN_ORDERS_TOPIC, OWN_TRADES_TOPIC, OWN_BALANCES_TOPIC],
    records: [orders, trades],
  };
}
