import type { Queryable } from '../../../platform/db/db.ts';
import type { Keyset } from '../../../platform/db/keyset.ts';

export interface NetworkState {
  readonly network: string;
  readonly height: number;
  readonly headHeight: number;
  readonly scanHaltedReason: string | null;
  readonly creditHaltedReason: string | null;
  readonly haltedAtMs: number | null;
  /** The time that the last block read gives for itself. */
  readonly lastBlockAtMs: number | null;
}

/** How far each network has been read, stopped ones first. */
export async function findNetworkStates(q: Queryable): Promise<NetworkState[]> {
  const rows = await q.query<{
    network: string;
    height: string;
    head_height: string;
    scan_halted_reason: string | null;
    credit_halted_reason: string | null;
    halted_at_ms: string | null;
    block_at_ms: string | null;
  }>(
    `select c.network, c.height, c.head_height, c.scan_halted_reason, c.credit_halted_reason, c.halted_at_ms,
       b.at_ms as block_at_ms
     from wallet.network_cursor c
     left join wallet.block b on b.network = c.network and b.height = c.height
     order by c.halted_at_ms is null, c.network`,
  );
  return rows.map((row) => ({
    network: row.network,
    height: Number(row.height),
    headHeight: Number(row.head_height),
    scanHaltedReason: row.scan_halted_reason,
    creditHaltedReason: row.credit_halted_reason,
    haltedAtMs: row.halted_at_ms === null ? null : Number(row.halted_at_ms),
    lastBlockAtMs: row.block_at_ms === null ? null : Number(row.block_at_ms),
  }));
}

interface Page {
  readonly after: Keyset | null;
  readonly limit: number;
}

export interface ShownAlarm {
  readonly id: string;
  readonly network: string;
  readonly code: string;
  readonly subject: string;
  readonly details: Readonly<Record<string, string>>;
  readonly canRelease: boolean;
  /** The login of the member of staff who took care of it. */
  readonly seenBy: string | null;
  readonly seenAtMs: number | null;
  /** When its cause was put right, if that is known. */
  readonly endedAtMs: number | null;
  readonly atMs: number;
}

/** Alarms, newest first; a stuck payment that is still open is marked so. */
export async function findChainAlarms(q: Queryable, { after, limit }: Page): Promise<ShownAlarm[]> {
  const rows = await q.query<{
    id: string;
    network: string;
    code: string;
    subject: string;
    details: Record<string, string>;
    can_release: boolean;
    seen_by: string | null;
    seen_at_ms: string | null;
    ended_at_ms: string | null;
    at_ms: string;
  }>(
    `select a.id, a.network, a.code, substr(a.alarm_key, length(a.network) + length(a.code) + 3) as subject, a.details,
       p.id is not null as can_release, a.seen_by, a.seen_at_ms, a.ended_at_ms, a.at_ms
     from wallet.chain_alarm a left join wallet.payment p on p.settled_at_ms is null and p.state = 'STUCK'
       and p.id = case when a.code = 'PAYMENT_CONFLICT' then split_part(a.alarm_key, ':', 3)::uuid end
     where $1::bigint is null or (a.at_ms, a.id) < ($1, $2::uuid)
     order by a.at_ms desc, a.id desc limit $3`,
    [after?.atMs ?? null, after?.id ?? null, limit],
  );
  return rows.map((row) => ({
    id: row.id,
    network: row.network,
    code: row.code,
    subject: row.subject,
    details: row.details,
    canRelease: row.can_release,
    seenBy: row.seen_by,
    seenAtMs: row.seen_at_ms === null ? null : Number(row.seen_at_ms),
    endedAtMs: row.ended_at_ms === null ? null : Number(row.ended_at_ms),
    atMs: Number(row.at_ms),
  }));
}
