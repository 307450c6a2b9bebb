import type { Db } from '../../platform/db/db.ts';
import { Assets } from './assets.ts';

export { amountText, explorerUrl, usdtText } from './amount-text.ts';
export { assetsHttp, type NetworkCost } from './assets.http.ts';
export { staffAssetsHttp } from './assets.staff.http.ts';
export type { Assets } from './assets.ts';
export type { Coin, CoinNetwork, Network, Pause } from './catalog.ts';
export { DEMO_CATALOG } from './demo-catalog.ts';
export { MAIN_CATALOG } from './main-catalog.ts';
export { type FeeFloor, findFeeFloors } from './queries/catalog.query.ts';
export { defineCatalogActions } from './staff-actions.ts';
export { changeCatalog } from './usecases/change-catalog.ts';
export { installCatalog } from './usecases/install-catalog.ts';
export { setContract } from './usecases/set-contract.ts';

/**
 * The catalog of coins and networks in memory, at most a second behind the table.
 *
 * @invariant await `start()` before the first question; `stop()` ends its timer and its connection
 */
export function createAssets(deps: { readonly db: Db }): Assets {
  return new Assets(deps.db);
}
