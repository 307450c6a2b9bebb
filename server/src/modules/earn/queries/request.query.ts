import type { Queryable } from '../../../platform/db/db.ts';

/** What a request id has done. */
export interface DoneRequest {
  readonly requestId: string;
  /** Hash of the request, so that the same id cannot ask for something else. */
  readonly inputHash: string;
  readonly positionId: string;
  /** Null if nothing was redeemed. */
  readonly redemptionId: string | null;
  readonly asset: string;
  readonly amountMinor: bigint;
  readonly atMs: number;
  readonly entryId: string;
}

export async function findRequest(q: Queryable, uid: string, requestId: string): Promise<DoneRequest | null> {
  const [row] = await q.query<{
    input_hash: string;
    position_id: string;
    redemption_id: string | null;
    asset: string;
    amount_minor: string;
    at_ms: string;
    entry_id: string;
  }>(
    `select input_hash, position_id, redemption_id, asset, amount_minor, at_ms, entry_id from earn.request
      where uid = $1 and request_id = $2`,
    [uid, requestId],
  );
  return row
    ? {
        requestId,
        inputHash: row.input_hash,
        positionId: row.position_id,
        redemptionId: row.redemption_id,
        asset: row.asset,
        amountMinor: BigInt(row.amount_minor),
        atMs: Number(row.at_ms),
        entryId: row.entry_id,
      }
    : null;
}
