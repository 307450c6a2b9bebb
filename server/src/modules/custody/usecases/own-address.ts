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

/** The address, and memo if any, at which a person is paid on a network. */
export interface DepositTarget {
  readonly address: string;
  readonly memo: string | null;
}

/** What people's requests need of deposit addresses. */
export interface DepositAddresses {
  /** The person's address on a network's family; made at the first call and unchanged afterwards. */
  current(who: { readonly uid: string; readonly network: string }): Promise<DepositTarget>;
  /** Makes a new address; the old ones stay valid for ever. Call it only if `rotates` is true. */
  rotate(who: { readonly uid: string; readonly network: string }): Promise<DepositTarget>;
  rotates(network: string): boolean;
}

const FIRST_MEMO = 100_000;

type AddressDeps = Pick<CustodyDeps, 'db' | 'chains' | 'clock'>;

/** Makes deposit addresses from public keys alone. */
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
        // The index is locked first, so that two rotations make two addresses and only one of them becomes current.
        const keyIndex = await nextKeyIndex(tx, adapter.family);
        await retireCurrentAddress(tx, adapter.family, uid);
        return insertFor(deps, tx, adapter, uid, keyIndex);
      });
      return asTarget(fresh);
    },
    rotates: (network) => adapterOf(network).fundsAre === 'coins',
  };
}

/** A key of the house for which the books have another address than our seed derives. */
export interface ForeignKey {
  readonly family: string;
  readonly booked: string;
  readonly derived: string;
}

/** Whether any wallet seed was ever used with this database. */
export async function hasHouseAddresses(q: Queryable): Promise<boolean> {
  return (await findFirstHouseAddresses(q)).length > 0;
}

/**
 * Records the addresses of the house, so that what arrives there belongs to the house. Safe to call at every start. If
 * the books already have another address for one of the keys, nothing is written: two seeds would then share one set of
 * books, and the next start could not spend the coins of one of them.
 *
 * @param deps  `chains` must have every network of the mode, even those without a node
 * @returns     the first address of the books that our seed does not derive; null if all match
 * @invariant   call it before the first scan of a network
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
  // Another call may have made the address while this one waited for the lock.
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
 * A person's memo: a number with two check digits, so that a mistyped memo belongs to nobody rather than to another
 * person.
 *
 * @invariant  the number modulo 97 is 1 (ISO 7064), so one wrong digit or two swapped ones never give another memo
 */
export function memoAt(index: number): string {
  const body = BigInt(FIRST_MEMO + index) * 100n;
  const check = (98n - (body % 97n)) % 97n;
  return (body + check).toString();
}

const asTarget = ({ address, memo }: OwnAddress): DepositTarget => ({ address, memo: memo === '' ? null : memo });
