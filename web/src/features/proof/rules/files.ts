import type { ListedLeaf, OwnLeaf, PublishedSnapshot } from '@bourse/core/proof/check.ts';

type Snapshot = PublishedSnapshot & { readonly id: string };

/** The fields of a snapshot that a file keeps. */
function kept({ id, takenAtMs, ledgerSequence, tradingSequence, leafCount, sums, root }: Snapshot): Snapshot {
  return { id, takenAtMs, ledgerSequence, tradingSequence, leafCount, sums, root };
}

/** A person's own file, as docs/proof-of-liabilities.md and the offline script know it. */
export function ownFile(snapshot: Snapshot, { uid, salt, amounts, position, path }: OwnLeaf): string {
  const file = { format: 'bourse-liabilities-path-v1', snapshot: kept(snapshot), uid, salt, amounts, position, path };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** The published list, a leaf on each line. */
export function listFile(snapshot: Snapshot, leaves: readonly ListedLeaf[]): string {
  const lines = leaves.map((leaf) => JSON.stringify(leaf)).join(',\n');
  return `{"format":"bourse-liabilities-list-v1","snapshot":${JSON.stringify(kept(snapshot))},"leaves":[\n${lines}\n]}\n`;
}

/** The addresses where the coins are, with what their keys signed. */
export function reservesFile({ takenAtMs, root }: Snapshot, reserves: readonly object[]): string {
  return `${JSON.stringify({ format: 'bourse-reserves-v1', snapshot: { takenAtMs, root }, reserves }, null, 2)}\n`;
}

/** Names of files say which snapshot they are of. */
export const fileName = (name: string, { takenAtMs }: Pick<Snapshot, 'takenAtMs'>): string =>
  `${name}-${new Date(takenAtMs).toISOString().slice(0, 16).replaceAll(/[:T]/g, '-')}.json`;
