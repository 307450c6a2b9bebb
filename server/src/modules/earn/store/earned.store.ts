import type { DayCredit, Segment } from '@bourse/core/earn/flexible.ts';
import type { Tx } from '../../../platform/db/db.ts';

export interface NewSegment extends Segment {
  readonly positionId: string;
}

/** Writes hours down that were counted. An hour is counted once: another line of it makes the transaction fail. */
export async function insertSegments(tx: Tx, segments: readonly NewSegment[]): Promise<void> {
  if (segments.length === 0) return;
  await tx.query(
    `insert into earn.segment (position_id, from_hour, hours, least_minor, rate_id, hour_atto)
     select * from unnest($1::uuid[], $2::int[], $3::int[], $4::numeric[], $5::uuid[], $6::numeric[])`,
    [
      segments.map(({ positionId }) => positionId),
      segments.map(({ fromHour }) => fromHour),
      segments.map(({ hours }) => hours),
      segments.map(({ leastMinor }) => leastMinor.toString()),
      segments.map(({ rateId }) => rateId),
      segments.map(({ hourAtto }) => hourAtto.toString()),
    ],
  );
}

export interface NewCredit extends DayCredit {
  readonly positionId: string;
  /** Null where it came to less than a minor unit, which is carried on. */
  readonly entryId: string | null;
}

/** Writes down what days came to. A day is credited once: another line of it makes the transaction fail. */
export async function insertCredits(tx: Tx, credits: readonly NewCredit[]): Promise<void> {
  if (credits.length === 0) return;
  await tx.query(
    `insert into earn.credit (position_id, day, at_ms, accrued_atto, compounded_minor, paid_minor, carry_atto, entry_id)
     select * from unnest($1::uuid[], $2::int[], $3::bigint[], $4::numeric[], $5::numeric[], $6::numeric[], $7::numeric[],
       $8::bigint[])`,
    [
      credits.map(({ positionId }) => positionId),
      credits.map(({ day }) => day),
      credits.map(({ atMs }) => atMs),
      credits.map(({ accruedAtto }) => accruedAtto.toString()),
      credits.map(({ compoundedMinor }) => compoundedMinor.toString()),
      credits.map(({ paidMinor }) => paidMinor.toString()),
      credits.map(({ carryAtto }) => carryAtto.toString()),
      credits.map(({ entryId }) => entryId),
    ],
  );
}
