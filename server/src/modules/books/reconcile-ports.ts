import { coreChecks } from '../../engine/projection/core-checks.query.ts';
import { coreTotals } from '../../engine/projection/core-totals.query.ts';
import type { HoldOwner, ReconcilePorts, TransitReader } from '../../ledger/ports.ts';
import type { BookCheck } from '../../ledger/reconcile/book-check.ts';
import { custodyChecks } from '../custody/public.ts';
import { depositChecks } from '../deposits/public.ts';
import type { Product } from '../products/public.ts';
import { recoveryChecks } from '../recovery/public.ts';
import { transferChecks, transferTransit } from '../transfers/public.ts';
import { withdrawalChecks, withdrawalHoldOwner } from '../withdrawals/public.ts';

/** Everything that the books are compared with, except chains. @param products called at each reconciliation */
export const reconcilePorts = (products: () => readonly Product[]): ReconcilePorts => ({
  holdOwners: () => holdOwnersOf(products()),
  transit: coreTransit(products),
  trading: coreTotals,
  checks: () => [...coreChecks, ...bookChecksOf(products())],
});

/** Who explains the holds of the books: withdrawals and products. */
const holdOwnersOf = (products: readonly Product[]): readonly HoldOwner[] => [
  withdrawalHoldOwner,
  ...products.flatMap(({ holdOwners }) => holdOwners ?? []),
];

/** The checks of every room's rows against the books. A room that keeps money adds its line here. */
const bookChecksOf = (products: readonly Product[]): readonly BookCheck[] => [
  ...custodyChecks,
  ...depositChecks,
  ...withdrawalChecks,
  ...transferChecks,
  ...recoveryChecks,
  ...products.flatMap(({ checks }) => checks ?? []),
];

/** What is between the books and the trading core: transfers, and what products have under way. */
function coreTransit(products: () => readonly Product[]): TransitReader {
  const readers = () => [transferTransit, ...products().flatMap(({ transit }) => transit ?? [])];
  return {
    transit: async (q) => sumOf(await inTurn(readers(), (reader) => reader.transit(q))),
    ofHouse: async (q) => sumOf(await inTurn(readers(), (reader) => reader.ofHouse(q))),
  };
}

/** Asks one after the other, because they share one connection. */
async function inTurn<From, Into>(all: readonly From[], ask: (each: From) => Promise<Into>): Promise<Into[]> {
  const answers: Into[] = [];
  for (const each of all) answers.push(await ask(each));
  return answers;
}

type Amounts = ReadonlyMap<string, bigint>;

function sumOf(all: readonly Amounts[]): Amounts {
  const sums = new Map<string, bigint>();
  for (const each of all) for (const [asset, minor] of each) sums.set(asset, (sums.get(asset) ?? 0n) + minor);
  return sums;
}
