import { FrozenPeople } from './frozen-people.ts';
import { LastHeard } from './live/last-heard.ts';
import { MarketCatalog } from './markets/market-catalog.ts';
import { MarketData } from './markets/market-data.ts';
import { AskedIds } from './orders/asked-ids.ts';
import type { SpotDeps, SpotParts } from './spot-deps.ts';

/** Makes spot; the caller starts `catalog` and then `data`, when the rows are there. */
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
