import { FrozenPeople } from './frozen-people.ts';
import { LastHeard } from './live/last-heard.ts';
import { MarketCatalog } from './markets/market-catalog.ts';
import { MarketData } from './markets/market-data.ts';
import { AskedIds } from './orders/asked-ids.ts';
import type { SpotDeps, SpotParts } from './spot-deps.ts';

/** Builds spot. Start `catalog` and then `data` once the rows exist. */
export function createSpot(parts: SpotParts): SpotDeps {
  return {
    ...parts,
    catalog: new MarketCatalog(parts),
    data: new MarketData(parts),
    lastHeard: new LastHeard(parts.trading),
    askedIds: new AskedIds(parts.db),
    frozenPeople: new FrozenPeople(parts),
  };
}
