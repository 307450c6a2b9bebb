import { accountPath, systemAccount } from '@bourse/core/ledger/account.ts';
import type { Db, Queryable } from '../../platform/db/db.ts';
import type { ChainCustody, CustodyReader } from '../ports.ts';
import type { Difference } from './difference.ts';
import { onSnapshot } from './snapshot.ts';

/** What a network has more of a coin than the books and everything that explains a difference. Minor units. */
export interface Surplus {
  readonly network: string;
  readonly asset: string;
  /** The block that was compared. */
  readonly height: number;
  /** Never negative, because something missing is a difference. */
  readonly unexplainedMinor: bigint;
  /** How much of it is booked as `custody_surplus` already; may be more than there is. */
  readonly bookedMinor: bigint;
}

export type ChainReport =
  | { readonly isCompared: true; readonly differences: readonly Difference[]; readonly surpluses: readonly Surplus[] }
  | { readonly isCompared: false; readonly because: string };

/**
 * Compares custody of one network with its chain. The books are read in a snapshot that ends before the chain is asked.
 *
 * @invariant something missing counts against `custody_surplus` first: as long as that covers it, there is no
 *   difference
 */
export async function reconcileChain(db: Db, custody: CustodyReader, network: string): Promise<ChainReport> {
  const { booked, ask } = await onSnapshot(db, async (tx) => ({
    booked: await bookedOn(tx, network),
    ask: await custody.prepare(tx, network),
  }));
  const look = ask ? await ask() : { isSeen: true as const, height: 0, rows: [] };
  if (!look.isSeen) return { isCompared: false, because: look.because };
  const said = new Map(look.rows.map((row) => [row.asset, row]));
  const differences: Difference[] = [];
  const surpluses: Surplus[] = [];
  for (const asset of new Set([...said.keys(), ...booked.keys()])) {
    const has = booked.get(asset) ?? NOTHING;
    const unexplained = chainSays(said.get(asset)) - (has.custodyMinor - has.surplusMinor);
    if (unexplained < 0n) {
      const expected = chainSays(said.get(asset));
      const found = has.custodyMinor - has.surplusMinor;
      const account = accountPath(systemAccount('custody', asset, network));
      differences.push({
        kind: 'CUSTODY_NOT_CHAIN',
        asset,
        account,
        entryId: null,
        expected: `${expected}`,
        found: `${found}`,
      });
    }
    const unexplainedMinor = unexplained < 0n ? 0n : unexplained;
    if (unexplainedMinor > 0n || has.surplusMinor > 0n)
      surpluses.push({ network, asset, height: look.height, unexplainedMinor, bookedMinor: has.surplusMinor });
  }
  return { isCompared: true, differences, surpluses };
}

const chainSays = (row: ChainCustody | undefined): bigint => (row ? row.onChainMinor + row.explainedMinor : 0n);

interface Booked {
  readonly custodyMinor: bigint;
  readonly surplusMinor: bigint;
}
const NOTHING: Booked = { custodyMinor: 0n, surplusMinor: 0n };

/** What our keys hold on a network according to the books, and how much of it is a booked surplus, by coin. */
async function bookedOn(q: Queryable, network: string): Promise<ReadonlyMap<string, Booked>> {
  const rows = await q.query<{ asset: string; custody: string; surplus: string }>(
    `select asset, coalesce(-sum(minor) filter (where account = 'custody'), 0) as custody,
            coalesce(sum(minor) filter (where account = 'custody_surplus'), 0) as surplus
       from ledger.house_balance where account in ('custody', 'custody_surplus') and sub = $1 group by asset`,
    [network],
  );
  return new Map(
    rows.map(({ asset, custody, surplus }) => [
      asset,
      { custodyMinor: BigInt(custody), surplusMinor: BigInt(surplus) },
    ]),
  );
}

/** Networks for which the books have custody. */
export async function findBookedNetworks(q: Queryable): Promise<readonly string[]> {
  const rows = await q.query<{ network: string }>(
    `select distinct sub as network from ledger.account where not is_user and account = 'custody' order by sub`,
  );
  return rows.map(({ network }) => network);
}
