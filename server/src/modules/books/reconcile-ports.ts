import type { HoldOwner, TransitReader } from '../../ledger/ports.ts';
import type { Product } from '../products/public.ts';
import { transferTransit } from '../transfers/public.ts';
import { withdrawalHoldOwner } from '../withdrawals/public.ts';

/** Who answers for holds: withdrawals, and products. */
export const holdOwnersOf = (products: readonly Product[]): readonly HoldOwner[] => [
  withdrawalHoldOwner,
  ...products.flatMap(({ holdOwners }) => holdOwners ?? []),
];

/** What is between the books and the trading core: transfers, and what products have on the way. */
export function coreTransit(products: () => readonly Product[]): TransitReader {
  const readers = () => [transferTransit, ...products().flatMap(({ transit }) => transit ?? [])];
  return {
    transit: async (q) => sumOf(await Promise.all(readers().map((reader) => reader.transit(q)))),
    ofHouse: async (q) => sumOf(await Promise.all(readers().map((reader) => reader.ofHouse(q)))),
  };
}

type Amounts = ReadonlyMap<string, bigint>;

function sumOf(all: readonly Amounts[]): Amounts {
  const sums = new Map<string, bigint>();
  for (const each of all) for (const [asset, minor] of each) sums.set(asset, (sums.get(asset) ?? 0n) + minor);
  return sums;
}
