import type { Tx } from '../../../platform/db/db.ts';
import type { MarketTerms } from '../market.ts';
import { insertFeeTable } from '../store/fee-rate.store.ts';
import { insertMarket } from '../store/market.store.ts';

const rates = (makerPpm: number, takerPpm: number) => ({ makerPpm, takerPpm });

/** What people pay by VIP level from 0, parts per million: the first table of an installation. */
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

/** Fills in the markets and the fee table that are missing, and touches nothing that is there: safe at every start. */
export async function installMarkets(tx: Tx, markets: readonly MarketTerms[], nowMs: number): Promise<void> {
  for (const market of markets) await insertMarket(tx, market, nowMs);
  await insertFeeTable(tx, FIRST_VERSION, FIRST_RATES);
}
