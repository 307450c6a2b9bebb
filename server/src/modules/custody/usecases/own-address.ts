import type { Queryable, Tx } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { type CustodyDeps, chainOf } from '../custody-deps.ts';
import type { ChainAdapter } from '../ports.ts';
import { findFirstHouseAddresses } from '../queries/house-address.query.ts';
import {
  findCurrentAddress,
  insertAddress,
  lockHouseAddresses,
  nextKeyIndex,
  type OwnAddress,
  retireCurrentAddress,
} from '../store/own-address.store.ts';
import { insertHouseAddresses } from './hot-wallet.ts';

/** Where a person may be paid on a network. */
export interface DepositTarget {
  readonly address: string;
  readonly memo: string | null;
}

/** The chain edge, as far as people ask it. */
export interface DepositAddresses {
  /** The person's address on a network's family; made at the first call and the same ever after. */
  current(who: { readonly uid: string; readonly network: string }): Promise<DepositTarget>;
  /** A new address; the old ones stay valid for ever. Only where `rotates` says so. */
  rotate(who: { readonly uid: string; readonly network: string }): Promise<DepositTarget>;
  rotates(network: string): boolean;
}

const FIRST_MEMO = 100_000;

type AddressDeps = Pick<CustodyDeps, 'db' | 'chains' | 'clock'>;

/** Deposit addresses for people, from public keys alone. */
export function createDepositAddresses(deps: AddressDeps): DepositAddresses {
  const adapterOf = (network: string) => chainOf(deps, network);
  return {
    async current({ uid, network }) {
      const adapter = adapterOf(network);
      const current = await findCurrentAddress(deps.db, adapter.family, uid);
      return asTarget(current ?? (await deps.db.tx((tx) => giveAddress(deps, tx, adapter, uid))));
    },
    async rotate({ uid, network }) {
      const adapter = adapterOf(network);
      const fresh = await deps.db.tx(async (tx) => {
        // The lock of the index comes first, so that two rotations give two addresses and one of them is current.
        const keyIndex = await nextKeyIndex(tx, adapter.family);
        await retireCurrentAddress(tx, adapter.family, uid);
        return insertFor(deps, tx, adapter, uid, keyIndex);
      });
      return asTarget(fresh);
    },
    rotates: (network) => adapterOf(network).fundsAre === 'coins',
  };
}

/** What the books say of a key of the house, and what the seed at hand makes of it. */
export interface ForeignKey {
  readonly family: string;
  readonly booked: string;
  readonly derived: string;
}

/** False in a database that no wallet seed was ever used with. */
export async function hasHouseAddresses(q: Queryable): Promise<boolean> {
  return (await findFirstHouseAddresses(q)).length > 0;
}

/**
 * Writes down the addresses of the house: what arrives there is the house's own. Safe at every start. Where the books know a
 * key of the house by another address nothing is written: two seeds would share one set of books, and one of them would hold
 * coins that the next start cannot spend.
 *
 * @param deps  `chains` has every network of the mode, also those without a node
 * @returns     the first address that the seed at hand does not derive; null where it is that of the books
 * @invariant   must run before the first scan of a network
 */
export async function ensureHouseAddresses(deps: AddressDeps): Promise<ForeignKey | null> {
  const nowMs = deps.clock.nowMs();
  const adapters = [...deps.chains.values()];
  return deps.db.tx(async (tx) => {
    await lockHouseAddresses(tx);
    for (const { family, keyPath, address: booked } of await findFirstHouseAddresses(tx)) {
      const derived = adapters.find((adapter) => adapter.family === family)?.addressAt(keyPath) ?? booked;
      if (derived !== booked) return { family, booked, derived };
    }
    for (const adapter of adapters) {
      await insertHouseAddresses(tx, adapter, 0, nowMs);
    }
    return null;
  });
}

async function giveAddress(deps: AddressDeps, tx: Tx, adapter: ChainAdapter, uid: string): Promise<OwnAddress> {
  const keyIndex = await nextKeyIndex(tx, adapter.family);
  // Another call may have given the address while this one waited for the index.
  return (await findCurrentAddress(tx, adapter.family, uid)) ?? insertFor(deps, tx, adapter, uid, keyIndex);
}

async function insertFor(
  deps: AddressDeps,
  tx: Tx,
  adapter: ChainAdapter,
  uid: string,
  keyIndex: number,
): Promise<OwnAddress> {
  const nowMs = deps.clock.nowMs();
  const own: OwnAddress = {
    purpose: 'user',
    uid,
    ...adapter.deriveAddress(keyIndex),
    memo: adapter.memo ? memoAt(keyIndex) : '',
  };
  await insertAddress(tx, { ...own, id: newId(nowMs), family: adapter.family, keyIndex, nowMs });
  return own;
}

/**
 * A person's memo: a number with two check digits, so that a mistyped one is nobody's instead of a neighbour's.
 *
 * @invariant  the number modulo 97 is 1 (ISO 7064), so one wrong digit or two swapped ones never give another memo
 */
export function memoAt(index: number): string {
  const body = BigInt(FIRST_MEMO + index) * 100n;
  const check = (98n - (body % 97n)) % 97n;
  return (body + check).toString();
}

const asTarget = ({ address, memo }: OwnAddress): DepositTarget => ({ address, memo: memo === '' ? null : memo });
