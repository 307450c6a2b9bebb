import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Assets } from '../assets/public.ts';
import type { KeyRing } from './keys/key-ring.ts';
import type { WeightLimits } from './limits/weight-limits.ts';
import type { Desk, MarketFeed, Wallet } from './ports.ts';
import type { Symbols } from './symbols.ts';
import type { Told } from './usecases/told.ts';

export interface TradingApiDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly assets: Assets;
  readonly symbols: Symbols;
  readonly feed: MarketFeed;
  readonly desk: Desk;
  readonly wallet: Wallet;
  readonly ring: KeyRing;
  readonly limits: WeightLimits;
  readonly told: Told;
  /** Whether the operator allows orders of one account to trade with each other, if a program asks for that. */
  readonly mayTradeWithItself: () => boolean;
  /** True while the operator has shut the exchange down. */
  readonly isShutDown: () => boolean;
}
