import { areSame, type ByteHashing, eightBytes, joined } from '../bytes.ts';

/**
 * The list of tickets of a lottery, frozen when the window ends: number by number, from 0, whose it is. A person is named by a
 * hash that only the project's salt explains, and that is the same for all of their tickets.
 */
export interface TicketList {
  /** 32 bytes for each ticket, in the order of the numbers. */
  readonly userHashes: readonly Uint8Array[];
}

const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

/** SHA-256 of the project's salt and the account number that people see, as 8 bytes. */
export function* userHashOf(salt: Uint8Array, accountNumber: bigint): ByteHashing<Uint8Array> {
  return yield joined(salt, eightBytes(accountNumber));
}

/** What stands for a ticket in the tree: its number and whose it is. The first byte keeps it from passing as a node. */
function* leafOf(number: number, userHash: Uint8Array): ByteHashing<Uint8Array> {
  return yield joined(LEAF, eightBytes(BigInt(number)), userHash);
}

function* nodeOf(left: Uint8Array, right: Uint8Array): ByteHashing<Uint8Array> {
  return yield joined(NODE, left, right);
}

/**
 * From the leaves (the first level) to the root (alone on the last). The nodes of a level stand one behind the other in one run of
 * bytes, because a list may have a million tickets, and an object for each node would be many times as large as the node.
 */
export type TicketTree = readonly Uint8Array[];

const NODE_BYTES = 32;
const nodesOf = (level: Uint8Array): number => level.length / NODE_BYTES;
const nodeAt = (level: Uint8Array, at: number): Uint8Array => level.subarray(at * NODE_BYTES, (at + 1) * NODE_BYTES);

/**
 * The tree over at least one ticket; a node without a sibling moves up unchanged.
 *
 * @invariant  another list of as many tickets has another root, or somebody has broken SHA-256
 */
export function* growTickets({ userHashes }: TicketList): ByteHashing<TicketTree> {
  if (userHashes.length === 0) throw new RangeError('a tree needs a ticket');
  let level = new Uint8Array(userHashes.length * NODE_BYTES);
  for (const [number, userHash] of userHashes.entries())
    level.set(yield* leafOf(number, userHash), number * NODE_BYTES);
  const levels = [level];
  for (let count = nodesOf(level); count > 1; count = nodesOf(level)) {
    const above = new Uint8Array(Math.ceil(count / 2) * NODE_BYTES);
    for (let at = 0; at < count; at += 2) {
      const left = nodeAt(level, at);
      above.set(at + 1 < count ? yield* nodeOf(left, nodeAt(level, at + 1)) : left, (at / 2) * NODE_BYTES);
    }
    levels.push(above);
    level = above;
  }
  return levels;
}

/** The root of a tree: what is published before the draw. */
export const rootOf = (tree: TicketTree): Uint8Array => tree.at(-1)!;

/** How many tickets a tree is over. */
export const ticketsOf = (tree: TicketTree): number => nodesOf(tree[0]!);

/** The sibling nodes of a ticket on the way up, the lowest first; levels where it has none are left out. */
export function proofOf(tree: TicketTree, number: number): readonly Uint8Array[] {
  const proof: Uint8Array[] = [];
  let at = number;
  for (const level of tree.slice(0, -1)) {
    const brother = at % 2 === 0 ? at + 1 : at - 1;
    if (brother < nodesOf(level)) proof.push(nodeAt(level, brother));
    at = Math.floor(at / 2);
  }
  return proof;
}

/**
 * Whether a ticket is part of a published list.
 *
 * @param count  how many tickets the list has, as published with its root
 */
export function* isInList(
  published: { readonly root: Uint8Array; readonly count: number },
  ticket: { readonly number: number; readonly userHash: Uint8Array },
  proof: readonly Uint8Array[],
): ByteHashing<boolean> {
  const { number, userHash } = ticket;
  if (!Number.isSafeInteger(number) || number < 0 || number >= published.count) return false;
  let node = yield* leafOf(number, userHash);
  let used = 0;
  for (let at = number, count = published.count; count > 1; at = Math.floor(at / 2), count = Math.ceil(count / 2)) {
    const isRight = at % 2 === 1;
    if (!isRight && at + 1 >= count) continue;
    const brother = proof[used];
    if (!brother) return false;
    used += 1;
    node = isRight ? yield* nodeOf(brother, node) : yield* nodeOf(node, brother);
  }
  return used === proof.length && areSame(node, published.root);
}
