import { createHash } from 'node:crypto';

/** One entry as stored. */
export interface AuditRow {
  readonly seq: number;
  readonly id: string;
  readonly staffId: string;
  readonly role: string;
  readonly action: string;
  readonly subject: string;
  readonly reason: string | null;
  readonly beforeText: string | null;
  readonly afterText: string | null;
  readonly requestId: string;
  readonly atMs: number;
  readonly previousHash: string;
  readonly hash: string;
}

/** The hash that the first entry follows. */
export const CHAIN_START = '0'.repeat(64);

/** SHA-256, as hex, over the whole entry and the hash of the one before it. */
export function hashOf(row: Omit<AuditRow, 'hash'>): string {
  const covered = [
    ...[row.seq, row.id, row.staffId, row.role, row.action, row.subject, row.reason],
    ...[row.beforeText, row.afterText, row.requestId, row.atMs, row.previousHash],
  ];
  return createHash('sha256').update(JSON.stringify(covered)).digest('hex');
}

/** The first entry whose place, link or content does not fit the chain; null if all do. */
export function findBreak(rows: readonly AuditRow[], before: { readonly seq: number; readonly hash: string }) {
  let previous = before;
  for (const row of rows) {
    if (row.seq !== previous.seq + 1 || row.previousHash !== previous.hash || row.hash !== hashOf(row)) return row.seq;
    previous = row;
  }
  return null;
}
