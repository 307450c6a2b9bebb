import { randomBytes } from 'node:crypto';
import { type Amounts, readAmounts } from '@bourse/core/proof/amounts-text.ts';
import type { PublishedSnapshot } from '@bourse/core/proof/check.ts';
import type { Hashing } from '@bourse/core/proof/hashing.ts';
import { reserveStatement } from '@bourse/core/proof/reserve-statement.ts';
import { growTree, rootOf, type Tree, userHashOf } from '@bourse/core/proof/tree.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { readOneMoment } from '../../../platform/db/one-moment.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { type CountedTo, findCountedTo, findOwed, type Owed } from '../../balances/public.ts';
import type { Reserve } from '../../custody/public.ts';
import { hashInTurns } from '../hash-in-turns.ts';
import type { SnapshotDeps } from '../proof-deps.ts';
import { insertLeaves } from '../store/leaf.store.ts';
import { insertNodes } from '../store/node.store.ts';
import { insertReserves, type SignedReserve } from '../store/reserve.store.ts';
import { insertSnapshot } from '../store/snapshot.store.ts';

const SALT_BYTES = 16;

export interface TakenSnapshot extends PublishedSnapshot {
  readonly id: string;
}

/** One person before they have a leaf in the tree. */
interface Owner {
  readonly uid: string;
  readonly salt: string;
  readonly userHash: string;
  readonly amounts: Amounts;
}

/**
 * Counts what everybody is owed, builds the tree and publishes it.
 *
 * @param period  the business month that it is for, at most one snapshot each; null if an operator asked for it
 * @refuses       NOTHING_OWED | ALREADY_TAKEN if the period has a snapshot
 * @throws        ChainFault if a chain cannot be asked; then nothing is published
 * @invariant     the published sums are what the books and the trading core owe people, counted in one snapshot of the
 *                database
 */
export async function takeSnapshot(
  deps: SnapshotDeps,
  { period }: { readonly period: string | null },
): Promise<Result<TakenSnapshot, 'NOTHING_OWED' | 'ALREADY_TAKEN'>> {
  const takenAtMs = deps.clock.nowMs();
  const { countedTo, owed, reserves } = await count(deps);
  if (owed.length === 0) return refuse('NOTHING_OWED');
  const { owners, tree, root } = await hashInTurns(build(owed, { takenAtMs, ...countedTo }));
  const snapshot: TakenSnapshot = {
    id: newId(takenAtMs),
    takenAtMs,
    ...countedTo,
    leafCount: owners.length,
    sums: tree.top.text,
    root,
  };
  const signed = await signReserves(deps, reserves ?? [], snapshot);
  const isPublished = await deps.db.tx(async (tx) => {
    if (!(await insertSnapshot(tx, { ...snapshot, period, hasReserves: reserves !== null }))) return false;
    await insertReserves(tx, snapshot.id, signed);
    const [leaves, ...above] = tree.levels;
    const rows = owners.map(({ uid, salt, userHash }, position) => ({ uid, salt, userHash, ...leaves![position]! }));
    await insertLeaves(tx, snapshot.id, rows);
    for (const [at, nodes] of above.entries()) await insertNodes(tx, snapshot.id, at + 1, nodes);
    return true;
  });
  return isPublished ? ok(snapshot) : refuse('ALREADY_TAKEN');
}

/** Signs the moment and the root with the key of each listed address. */
function signReserves(
  deps: SnapshotDeps,
  reserves: readonly Reserve[],
  { takenAtMs, root }: Pick<TakenSnapshot, 'takenAtMs' | 'root'>,
): Promise<SignedReserve[]> {
  return Promise.all(
    reserves.map(async (reserve) => {
      const { network, address } = reserve;
      if (address === null || deps.reserves === null) return { ...reserve, signature: null };
      const text = reserveStatement({ network, address, takenAtMs, root });
      return { ...reserve, signature: await deps.reserves.sign(network, address, text) };
    }),
  );
}

interface Counted {
  readonly countedTo: CountedTo;
  readonly owed: readonly Owed[];
  readonly reserves: readonly Reserve[] | null;
}

/** Reads everything that must be from one moment, in one snapshot of the database. */
function count(deps: SnapshotDeps): Promise<Counted> {
  return deps.db.tx(async (tx) => {
    await readOneMoment(tx);
    const countedTo = await findCountedTo(tx);
    const owed = await findOwed(tx);
    return { countedTo, owed, reserves: deps.reserves === null ? null : await deps.reserves.reserves(tx) };
  });
}

/** Builds the tree and returns its people in the order of their leaves. */
function* build(
  owed: readonly Owed[],
  head: CountedTo & { readonly takenAtMs: number },
): Hashing<{ owners: readonly Owner[]; tree: Tree; root: string }> {
  const owners: Owner[] = [];
  for (const { uid, amounts: text } of owed) {
    const amounts = readAmounts(text);
    // The books refuse a negative balance. If one exists all the same, it must never be published as less debt.
    if (!amounts.ok) throw new Error(`what ${uid} is owed cannot be published: ${amounts.refusal.code}`);
    const salt = randomBytes(SALT_BYTES).toString('hex');
    owners.push({ uid, salt, userHash: yield* userHashOf(salt, uid), amounts: amounts.value });
  }
  owners.sort((a, b) => (a.userHash < b.userHash ? -1 : 1));
  const tree = yield* growTree(owners);
  return { owners, tree, root: yield* rootOf({ ...head, leafCount: owners.length }, tree.top) };
}
