import { ok, type Result, refuse } from '../result.ts';
import { readAmounts } from './amounts-text.ts';
import type { Hashing } from './hashing.ts';
import {
  growTree,
  type LeafOwner,
  leafOf,
  nodeOf,
  pathPlaces,
  rootOf,
  type SnapshotHead,
  type TreeNode,
  userHashOf,
} from './tree.ts';

/** What the house published. */
export interface PublishedSnapshot extends SnapshotHead {
  /** The total it owes, in the form of amountsText. */
  readonly sums: string;
  readonly root: string;
}

/** A sibling node on the way up. */
export interface PathStep {
  readonly hash: string;
  readonly amounts: string;
}

/** What one person got in order to check their own amounts. */
export interface OwnLeaf {
  readonly uid: string;
  readonly salt: string;
  readonly amounts: string;
  /** Counted from 0 in the order of user hashes. */
  readonly position: number;
  readonly path: readonly PathStep[];
}

/** One line of the published list: an amount, and a hash that does not tell whose it is. */
export type ListedLeaf = readonly [userHash: string, amounts: string];

export type PathFault = 'MALFORMED' | 'NEGATIVE_AMOUNT' | 'PATH_LENGTH' | 'SUMS_DIFFER' | 'ROOT_DIFFERS';
export type ListFault = 'MALFORMED' | 'NEGATIVE_AMOUNT' | 'COUNT_DIFFERS' | 'SUMS_DIFFER' | 'ROOT_DIFFERS';

const HASH = /^[0-9a-f]{64}$/;
const SALT = /^[0-9a-f]{32}$/;
const UID = /^[0-9]{9}$/;

/**
 * Checks that a person's amounts are part of what was published.
 *
 * @refuses    MALFORMED | NEGATIVE_AMOUNT with its step (0 is the leaf) | PATH_LENGTH with both numbers | SUMS_DIFFER | ROOT_DIFFERS
 * @invariant  nobody who cannot break SHA-256 can make a path for other amounts under the same root
 */
export function* checkPath(published: PublishedSnapshot, own: OwnLeaf): Hashing<Result<true, PathFault>> {
  const { position, path } = own;
  const { leafCount } = published;
  const isPlace = Number.isSafeInteger(position) && position >= 0 && position < leafCount;
  if (!isPlace || !UID.test(own.uid) || !SALT.test(own.salt)) return refuse('MALFORMED', { step: 0 });
  const places = pathPlaces(position, leafCount);
  if (places.length !== path.length) return refuse('PATH_LENGTH', { expected: places.length, found: path.length });
  const amounts = readAmounts(own.amounts);
  if (!amounts.ok) return refuse(amounts.refusal.code, { ...amounts.refusal.details, step: 0 });
  let node = yield* leafOf(yield* userHashOf(own.salt, own.uid), amounts.value);
  for (const [at, { position: brotherPosition }] of places.entries()) {
    const brother = readStep(path[at]!, at + 1);
    if (!brother.ok) return brother;
    const isRight = brotherPosition % 2 === 1;
    node = isRight ? yield* nodeOf(node, brother.value) : yield* nodeOf(brother.value, node);
  }
  return yield* checkTop(published, node);
}

/**
 * Checks the whole published list: every amount, the sums and the root.
 *
 * @refuses  MALFORMED or NEGATIVE_AMOUNT with the position; COUNT_DIFFERS | SUMS_DIFFER | ROOT_DIFFERS
 */
export function* checkList(
  published: PublishedSnapshot,
  leaves: readonly ListedLeaf[],
): Hashing<Result<true, ListFault>> {
  if (leaves.length !== published.leafCount || leaves.length === 0) {
    return refuse('COUNT_DIFFERS', { expected: published.leafCount, found: leaves.length });
  }
  const owners: LeafOwner[] = [];
  for (const [position, [userHash, text]] of leaves.entries()) {
    const isInOrder = position === 0 || leaves[position - 1]![0] < userHash;
    if (!HASH.test(userHash) || !isInOrder) return refuse('MALFORMED', { position });
    const amounts = readAmounts(text);
    if (!amounts.ok) return refuse(amounts.refusal.code, { ...amounts.refusal.details, position });
    owners.push({ userHash, amounts: amounts.value });
  }
  const { top } = yield* growTree(owners);
  return yield* checkTop(published, top);
}

function readStep({ hash, amounts: text }: PathStep, step: number): Result<TreeNode, PathFault> {
  if (!HASH.test(hash)) return refuse('MALFORMED', { step });
  const amounts = readAmounts(text);
  if (!amounts.ok) return refuse(amounts.refusal.code, { ...amounts.refusal.details, step });
  return ok({ hash, amounts: amounts.value, text });
}

function* checkTop(published: PublishedSnapshot, top: TreeNode): Hashing<Result<true, 'SUMS_DIFFER' | 'ROOT_DIFFERS'>> {
  if (top.text !== published.sums) return refuse('SUMS_DIFFER');
  const root = yield* rootOf(published, top);
  return root === published.root ? ok(true) : refuse('ROOT_DIFFERS');
}
