import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Queryable, Tx } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { HOT_GENERATIONS_MAX } from '../../../signer/public.ts';
import type { ChainAdapter, HotWallet } from '../ports.ts';
import { findHotGeneration, hasMoved, insertHotWallet, lockHotWallet } from '../store/hot-wallet.store.ts';
import { insertAddress } from '../store/own-address.store.ts';

/** The memo under which the house pays into a shared address; no person is ever given it. */
export const HOUSE_MEMO = '1';

/** The hot wallet that pays now. Read it at each use, because another process may have replaced it. */
export async function currentHot(q: Queryable, adapter: ChainAdapter): Promise<HotWallet> {
  return adapter.hotAt(await findHotGeneration(q, adapter.family));
}

/** The hot wallets that paid before, first one first. */
export async function retiredHots(q: Queryable, adapter: ChainAdapter): Promise<readonly HotWallet[]> {
  const generation = await findHotGeneration(q, adapter.family);
  return Array.from({ length: generation }, (_, before) => adapter.hotAt(before));
}

/** Whether coins are still moving to the current hot wallet. Meanwhile nothing new is paid from it. */
export async function isHotMoving(q: Queryable, { network, family }: ChainAdapter): Promise<boolean> {
  return !(await hasMoved(q, network, await findHotGeneration(q, family)));
}

export type RotateRefusal = 'NETWORK_UNKNOWN' | 'HOT_WALLET_MOVING' | 'NO_HOT_WALLET_LEFT';

/** The hot wallet that a rotation brings in, and the one that it replaces. */
export interface Rotation {
  readonly family: string;
  readonly generation: number;
  readonly from: string;
  readonly to: string;
}

type Chains = ReadonlyMap<string, ChainAdapter>;

/**
 * Works out what the next hot wallet of a network's family would be. Locks the family until the transaction ends.
 *
 * @refuses NETWORK_UNKNOWN if it is not served here | HOT_WALLET_MOVING (network) while the last rotation is not done |
 *           NO_HOT_WALLET_LEFT if the seed has no more of them
 */
export async function planRotation(tx: Tx, chains: Chains, network: string): Promise<Result<Rotation, RotateRefusal>> {
  const adapter = chains.get(network);
  if (!adapter) return refuse('NETWORK_UNKNOWN', { network });
  const { family } = adapter;
  const adapters = [...chains.values()].filter((each) => each.family === family);
  await lockHotWallet(tx, family, 'exclusive');
  for (const each of adapters)
    if (await isHotMoving(tx, each)) return refuse('HOT_WALLET_MOVING', { network: each.network });
  const before = await findHotGeneration(tx, family);
  const generation = before + 1;
  if (generation > HOT_GENERATIONS_MAX) return refuse('NO_HOT_WALLET_LEFT');
  return ok({ family, generation, from: adapter.hotAt(before).address, to: adapter.hotAt(generation).address });
}

/**
 * Makes the next hot wallet of a network's family pay from the commit on; `moveRetired` brings it what the others hold.
 * @refuses as planRotation
 */
export async function rotateHot(
  tx: Tx,
  chains: Chains,
  network: string,
  nowMs: number,
): Promise<Result<Rotation, RotateRefusal>> {
  const planned = await planRotation(tx, chains, network);
  if (!planned.ok) return planned;
  const { family, generation } = planned.value;
  await insertHotWallet(tx, { family, generation, nowMs });
  for (const adapter of chains.values())
    if (adapter.family === family) await insertHouseAddresses(tx, adapter, generation, nowMs);
  return planned;
}

/** Records the addresses of a hot wallet; safe to repeat. */
export async function insertHouseAddresses(
  tx: Tx,
  adapter: ChainAdapter,
  generation: number,
  nowMs: number,
): Promise<void> {
  const { address, keyPath, change } = adapter.hotAt(generation);
  const base = { uid: null, family: adapter.family, keyIndex: null, nowMs };
  const memo = adapter.memo ? HOUSE_MEMO : '';
  await insertAddress(tx, { ...base, id: newId(nowMs), purpose: 'house', address, keyPath, memo });
  if (change) await insertAddress(tx, { ...base, ...change, id: newId(nowMs), purpose: 'change', memo: '' });
}
