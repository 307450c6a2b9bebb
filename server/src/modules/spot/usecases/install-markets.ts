import type { Tx } from '../../../platform/db/db.ts';
import { installCatalog } from '../../assets/public.ts';
import type { TokenTerms } from '../markets/demo-markets.ts';
import type { MarketTerms } from '../markets/market.ts';
import { insertFeeTable } from '../store/fee-rate.store.ts';
import { insertToken } from '../store/leveraged-token.store.ts';
import { insertMarket } from '../store/market.store.ts';

const rates = (makerPpm: number, takerPpm: number) => ({ makerPpm, takerPpm });

/** The fees by VIP level from 0, in parts per million: the first fee table of an installation. */
const FIRST_RATES = [
  rates(2_000, 2_000),
  rates(1_600, 1_800),
  rates(1_200, 1_500),
  rates(800, 1_200),
  rates(500, 900),
  rates(200, 600),
  rates(0, 400),
];
const FIRST_VERSION = 1;

/** The daily fee of a leveraged token: a thousandth of its net asset value. */
const DAILY_FEE_PPM = 1_000;

/** What an installation starts with. */
export interface FirstMarkets {
  readonly markets: readonly MarketTerms[];
  readonly tokens: readonly TokenTerms[];
}

/**
 * Adds missing markets, leveraged tokens with their coins, and the fee table, and leaves existing ones alone. Safe at
 * every start.
 */
export async function installMarkets(tx: Tx, { markets, tokens }: FirstMarkets, nowMs: number): Promise<void> {
  await installCatalog(tx, { coins: tokens.map(({ coin }) => coin), networks: [], coinNetworks: [] }, nowMs);
  for (const { coin, underlying, leverage } of tokens) {
    await insertToken(tx, { token: coin.asset, underlying, leverage, dailyFeePpm: DAILY_FEE_PPM }, nowMs);
  }
  for (const market of markets) await insertMarket(tx, market, nowMs);
  await insertFeeTable(tx, FIRST_VERSION, FIRST_RATES);
}
