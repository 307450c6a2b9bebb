import { type AccountRef, isSystemAccount, systemAccount, userAccount } from '@bourse/core/ledger/account.ts';
import type { PostCommand } from '@bourse/core/ledger/command.ts';
import type { Transfer, TransferPlace } from '../queries/transfer.query.ts';

/** The entries of a transfer, one for each hop: money of a person moves between other accounts by way of funding. */

/** Moves money between two accounts of the books. */
export function postsBetween(row: Transfer): PostCommand[] {
  const hops = row.from === 'funding' || row.to === 'funding' ? [row.from, row.to] : [row.from, 'funding', row.to];
  return posts(row, hops as TransferPlace[], { name: '', atMs: row.createdAtMs });
}

/** Moves money from the books towards the trading core. */
export function postsLeaving(row: Transfer): PostCommand[] {
  const hops: Hop[] = isHub(row.from) ? [row.from] : [row.from, 'funding'];
  return posts(row, [...hops, 'transit'], { name: '', atMs: row.createdAtMs });
}

/** Moves money from the trading core into the books. */
export function postsArriving(row: Transfer, atMs: number): PostCommand[] {
  const hops: Hop[] = isHub(row.to) ? [row.to] : ['funding', row.to];
  return posts(row, ['transit', ...hops], { name: '', atMs });
}

/** Returns money to where it came from, because the core refused it. */
export function postsReturning(row: Transfer, atMs: number): PostCommand[] {
  const hops: Hop[] = isHub(row.from) ? [row.from] : ['funding', row.from];
  return posts(row, ['transit', ...hops], { name: 'back:', atMs });
}

type Hop = TransferPlace | 'transit';

/**
 * Places from which money goes straight to the trading core and back: funding, where an older release kept spot
 * balances, and the house's own accounts.
 */
const isHub = (place: TransferPlace): boolean =>
  place === 'funding' || place === 'spot_books' || isSystemAccount(place);

function kindOf({ from, to }: Transfer): string {
  if (to === 'fees') return 'trade.fee';
  // What a house desk sells is booked under the desk's own account.
  const desk = [from, to].find(isSystemAccount);
  return desk === undefined ? 'transfer' : `${desk}.sale`;
}

function posts(row: Transfer, hops: readonly Hop[], { name, atMs }: { name: string; atMs: number }): PostCommand[] {
  const { id, amountMinor } = row;
  return hops.slice(1).map((to, hop) => ({
    op: 'post',
    key: `transfer:${id}:${name}${hop}`,
    kind: kindOf(row),
    ref: id,
    legs: [
      { account: accountOf(row, hops[hop]!), amountMinor: -amountMinor },
      { account: accountOf(row, to), amountMinor },
    ],
    atMs,
  }));
}

function accountOf({ uid, asset }: Transfer, hop: Hop): AccountRef {
  if (hop === 'transit') return systemAccount('trading_transit', asset);
  if (hop !== 'spot_books' && isSystemAccount(hop)) return systemAccount(hop, asset);
  return userAccount(uid, hop === 'spot_books' ? 'spot' : hop, asset);
}
