import type { TransitReader } from '../ledger/ports.ts';
import { findMergeTransit } from '../modules/spot/public.ts';
import { transferTransit } from '../modules/transfers/usecases/transfer-transit.ts';

type Amounts = ReadonlyMap<string, bigint>;

const sumOf = (one: Amounts, other: Amounts): Amounts =>
  new Map(
    [...new Set([...one.keys(), ...other.keys()])].map((asset) => [
      asset,
      (one.get(asset) ?? 0n) + (other.get(asset) ?? 0n),
    ]),
  );

/** What is between the books and the trading core, for reconciliation: transfers, and what a merge takes, which is owed to nobody. */
export const coreTransit: TransitReader = {
  transit: async (q) => sumOf(await transferTransit.transit(q), await findMergeTransit(q)),
  ofHouse: async (q) => sumOf(await transferTransit.ofHouse(q), await findMergeTransit(q)),
};
