import type { Queryable } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids/ids.ts';

export type AlarmCode =
  | 'GENESIS_DIFFERS'
  | 'ANCESTOR_TOO_OLD'
  | 'DEEP_REORG'
  | 'DEPOSIT_REVERSED'
  | 'DEPOSIT_LOST_AFTER_FINAL'
  | 'NONCE_USED_ELSEWHERE'
  | 'CONTENT_CHANGED'
  | 'SIGNER_REFUSED'
  | 'FEE_TOO_HIGH'
  | 'PAYMENT_CONFLICT'
  | 'PAYMENT_NOT_PAID';

/** Something that staff must see; the same key is told once. */
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
