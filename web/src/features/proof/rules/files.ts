import type { ListedLeaf, OwnLeaf, PublishedSnapshot } from '@bourse/core/proof/check.ts';

type Snapshot = PublishedSnapshot & { readonly id: string };

/** The fields of a snapshot that files contain. */
function kept({ id, takenAtMs, ledgerSequence, tradingSequence, leafCount, sums, root }: Snapshot): Snapshot {
  return { id, takenAtMs, ledgerSequence, tradingSequence, leafCount, sums, root };
}

/** A person's own file, in the form of docs/proof-of-liabilities.md and the offline script. */
export function ownFile(snapshot: Snapshot, { uid, salt, amounts, position, path }: OwnLeaf): string {
  const file = { format: 'bourse-liabilities-path-v1', snapshot: kept(snapshot), uid, salt, amounts, position, path };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** The published list, a leaf on each line. */
export function listFile(snapshot: Snapshot, leaves: readonly ListedLeaf[]): string {
  const lines = leaves.map((leaf) => JSON.stringify(leaf)).join(',\n');
  return `{"format":"bourse-liabilities-list-v1","snapshot":${JSON.stringify(kept(snapshot))},"leaves":[\n${lines}\n]}\n`;
}

/** The file of addresses that hold the coins, with their signatures. */
export function reservesFile({ takenAtMs, root }: Snapshot, reserves: readonly object[]): string {
  return `${JSON.stringify({ format: 'bourse-reserves-v1', snapshot: { takenAtMs, root }, reserves }, null, 2)}\n`;
}

/** A file name with the snapshot's date. */
export const fileName = (name: string, { takenAtMs }: Pick<Snapshot, 'takenAtMs'>): string =>
  `${name}-${new Date(takenAtMs).toISOString().slice(0, 16).replaceAll(/[:T]/g, '-')}.json`;
