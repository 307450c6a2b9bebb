import { AskedIds } from './asked-ids.ts';
import { FrozenPeople } from './frozen-people.ts';
import { LastHeard } from './last-heard.ts';
import { MarketCatalog } from './market-catalog.ts';
import { MarketData } from './market-data.ts';
import type { SpotDeps } from './spot-deps.ts';

/** Spot, as its handlers and jobs share it: what it was made of, and what it keeps in memory. */
export interface SpotRoom extends SpotDeps {
  readonly catalog: MarketCatalog;
  readonly data: MarketData;
  readonly lastHeard: LastHeard;
  readonly askedIds: AskedIds;
  readonly frozenPeople: FrozenPeople;
}

/** Makes the room; `catalog.start()` and `data.start()` are the caller's, in this order, when the rows are there. */
export function createSpotRoom(deps: SpotDeps): SpotRoom {
  return {
    ...deps,
    catalog: new MarketCatalog(deps),
    data: new MarketData(deps),
    lastHeard: new LastHeard(deps.trading),
    askedIds: new AskedIds(deps.db),
    frozenPeople: new FrozenPeople(deps),
  };
}
