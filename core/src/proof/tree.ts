import { type Amounts, addAmounts, amountsText } from './amounts-text.ts';
import type { Hashing } from './hashing.ts';

/**
 * A tree of what is owed. Each node has a hash and the sums of everything below it. Each hash covers the sums of both
 * children separately: if it covered only their total, each child could be shown a different sum for its sibling. A
 * node without a sibling moves up unchanged.
 */
export interface TreeNode {
  /** 64 hexadecimal digits. */
  readonly hash: string;
  readonly amounts: Amounts;
  /** `amounts` in the form that is hashed. */
  readonly text: string;
}

/** One person in the tree, named by a hash that only their salt explains. */
export interface LeafOwner {
  readonly userHash: string;
  readonly amounts: Amounts;
}

export interface Tree {
  /** From the leaves (the first level) to the top (alone on the last). */
  readonly levels: readonly (readonly TreeNode[])[];
  readonly top: TreeNode;
}

/** What a root stands for beside the tree. */
export interface SnapshotHead {
  readonly takenAtMs: number;
  /** The last entry of the books that is counted. */
  readonly ledgerSequence: string;
  /** The last command of the trading core that is counted. */
  readonly tradingSequence: string;
  readonly leafCount: number;
}

/** Every hashed text begins with its type, so that no leaf can pass as a node or a root. */
const VERSION = 'bourse:liabilities:v1';

/** Hides who a leaf is of. @param salt  32 random hexadecimal digits, new in each snapshot */
export function* userHashOf(salt: string, uid: string): Hashing<string> {
  return yield `${VERSION}:user:${salt}:${uid}`;
}

export function* leafOf(userHash: string, amounts: Amounts): Hashing<TreeNode> {
  const text = amountsText(amounts);
  return { hash: yield `${VERSION}:leaf:${userHash}:${text}`, amounts, text };
}

export function* nodeOf(left: TreeNode, right: TreeNode): Hashing<TreeNode> {
  const hash = yield `${VERSION}:node:${left.hash}:${left.text}:${right.hash}:${right.text}`;
  const amounts = addAmounts(left.amounts, right.amounts);
  return { hash, amounts, text: amountsText(amounts) };
}

/** The one value that is published: it covers the moment, the number of leaves, all sums and the whole tree. */
export function* rootOf(head: SnapshotHead, top: TreeNode): Hashing<string> {
  const { takenAtMs, ledgerSequence, tradingSequence, leafCount } = head;
  return yield `${VERSION}:root:${takenAtMs}:${ledgerSequence}:${tradingSequence}:${leafCount}:${top.hash}:${top.text}`;
}

/**
 * Builds the tree over at least one leaf, in the order of the user hashes, which reveals nothing about people. Throws
 * where two leaves have the same hash.
 *
 * @invariant  the top's amounts are the sum of all leaves; the same leaves in any order give the same tree
 */
export function* growTree(owners: readonly LeafOwner[]): Hashing<Tree> {
  const sorted = owners.toSorted((a, b) => (a.userHash < b.userHash ? -1 : 1));
  let level: TreeNode[] = [];
  for (const [position, { userHash, amounts }] of sorted.entries()) {
    if (userHash === sorted[position + 1]?.userHash) throw new Error(`two leaves have the hash ${userHash}`);
    level.push(yield* leafOf(userHash, amounts));
  }
  const levels = [level];
  while (level.length > 1) {
    const above: TreeNode[] = [];
    for (let at = 0; at < level.length; at += 2) {
      const right = level[at + 1];
      above.push(right ? yield* nodeOf(level[at]!, right) : level[at]!);
    }
    levels.push(above);
    level = above;
  }
  const [top] = level;
  if (!top) throw new Error('a tree needs a leaf');
  return { levels, top };
}

/** The positions of the sibling nodes on a leaf's path, the lowest first. Levels without a sibling are left out. */
export function pathPlaces(position: number, leafCount: number): readonly { level: number; position: number }[] {
  const places: { level: number; position: number }[] = [];
  for (let level = 0, at = position, count = leafCount; count > 1; level++) {
    const brother = at % 2 === 0 ? at + 1 : at - 1;
    if (brother < count) places.push({ level, position: brother });
    at = Math.floor(at / 2);
    count = Math.ceil(count / 2);
  }
  return places;
}
