import type { Queryable } from '../../../platform/db/db.ts';

/** What a request id has done. */
export interface DoneRequest {
  readonly requestId: string;
  /** Hash of the request, so that the same id cannot ask for something else. */
  readonly inputHash: string;
  readonly subscriptionId: string;
  readonly commitMinor: bigint;
  readonly atMs: number;
}

export async function findRequest(q: Queryable, uid: string, requestId: string): Promise<DoneRequest | null> {
  const [row] = await q.query<{ input_hash: string; subscription_id: string; commit_minor: string; at_ms: string }>(
    'select input_hash, subscription_id, commit_minor, at_ms from launch.request where uid = $1 and request_id = $2',
    [uid, requestId],
  );
  return row
    ? {
        requestId,
        inputHash: row.input_hash,
        subscriptionId: row.subscription_id,
        commitMinor: BigInt(row.commit_minor),
        atMs: Number(row.at_ms),
      }
    : null;
}
