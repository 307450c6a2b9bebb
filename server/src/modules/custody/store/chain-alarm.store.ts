import type { Queryable, Tx } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids/ids.ts';

export type AlarmCode =
  | 'CHAIN_UNREAD'
  | 'GENESIS_DIFFERS'
  | 'ANCESTOR_TOO_OLD'
  | 'DEEP_REORG'
  | 'DEPOSIT_REVERSED'
  | 'DEPOSIT_LOST_AFTER_FINAL'
  | 'NONCE_USED_ELSEWHERE'
  | 'CONTENT_CHANGED'
  | 'SIGNER_REFUSED'
  | 'SIGNER_FORGOT'
  | 'SIGNER_CLOCK'
  | 'FEE_TOO_HIGH'
  | 'PAYMENT_CONFLICT'
  | 'PAYMENT_NOT_PAID'
  | 'CANCELLED_BUT_PAID'
  | 'RETURN_FAILED'
  | 'RETURN_WAITS_FOR_FUNDS'
  | 'SURPLUS_BOOKED'
  | 'SURPLUS_GONE'
  | 'EARN_COVER_ENDS'
  | 'LAUNCH_PRICE_MISSING'
  | 'LAUNCH_PRICE_LATE'
  | 'LAUNCH_REWARD_LATE'
  | 'LAUNCH_PROTECTION_LATE';

/** Raises an alarm for staff; the same key only once. */
export async function raiseAlarm(
  q: Queryable,
  alarm: {
    network: string;
    code: AlarmCode;
    subject: string;
    details?: Readonly<Record<string, string>>;
    nowMs: number;
  },
): Promise<void> {
  await q.query(
    `insert into wallet.chain_alarm (id, network, code, alarm_key, details, at_ms) values ($1, $2, $3, $4, $5, $6)
     on conflict (alarm_key) do nothing`,
    [
      newId(alarm.nowMs),
      alarm.network,
      alarm.code,
      `${alarm.network}:${alarm.code}:${alarm.subject}`,
      JSON.stringify(alarm.details ?? {}),
      alarm.nowMs,
    ],
  );
}

/** Notes that the cause of an alarm was put right. */
export async function endAlarm(
  q: Queryable,
  alarm: { readonly network: string; readonly code: AlarmCode; readonly subject: string },
  nowMs: number,
): Promise<void> {
  await q.query('update wallet.chain_alarm set ended_at_ms = $2 where alarm_key = $1 and ended_at_ms is null', [
    `${alarm.network}:${alarm.code}:${alarm.subject}`,
    nowMs,
  ]);
}

/** Notes who took care of an alarm; the first one counts. */
export async function markAlarmSeen(
  tx: Tx,
  seen: { readonly id: string; readonly staffId: string; readonly nowMs: number },
): Promise<'seen' | 'already' | 'unknown'> {
  const [row] = await tx.query<{ seen_by: string | null }>(
    `select seen_by from wallet.chain_alarm where id = $1 for update`,
    [seen.id],
  );
  if (!row) return 'unknown';
  if (row.seen_by !== null) return 'already';
  await tx.query(`update wallet.chain_alarm set seen_by = $2, seen_at_ms = $3 where id = $1`, [
    seen.id,
    seen.staffId,
    seen.nowMs,
  ]);
  return 'seen';
}
