import type { Trading } from '../../engine/trading.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Approvals } from '../approvals/public.ts';
import type { Assets } from '../assets/public.ts';
import type { Identity } from '../identity/public.ts';
import type { Notices } from '../notices/public.ts';
import type { Pricing } from '../pricing/public.ts';
import type { FrozenPeople } from './frozen-people.ts';
import type { LastHeard } from './live/last-heard.ts';
import type { MarketCatalog } from './markets/market-catalog.ts';
import type { MarketData } from './markets/market-data.ts';
import type { AskedIds } from './orders/asked-ids.ts';
import type { LeveragedTokens } from './tokens/leveraged-tokens.ts';

export interface SpotParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly trading: Trading;
  /** Gives the numbers of coins in the trading core. */
  readonly assetNumbers: { numberOf(asset: string): Promise<number> };
  readonly assets: Assets;
  readonly pricing: Pricing;
  /** Must be the price source behind `pricing`, so that leveraged tokens have a price. */
  readonly tokens: LeveragedTokens;
  readonly identity: Pick<Identity, 'frozenAmong' | 'profile' | 'vipLevels'>;
  readonly ledger: Pick<Ledger, 'apply' | 'accountsOf' | 'lockAccountsOf'>;
  readonly notices: Pick<Notices, 'notify'>;
  readonly approvals: Pick<Approvals, 'audit'>;
}

/** For the functions of spot: its parts, and what it keeps in memory. */
export interface SpotDeps extends SpotParts {
  readonly catalog: MarketCatalog;
  readonly data: MarketData;
  readonly lastHeard: LastHeard;
  readonly askedIds: AskedIds;
  readonly frozenPeople: FrozenPeople;
}
