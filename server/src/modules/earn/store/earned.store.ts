import type { DayCredit, Segment } from '@bourse/core/earn/flexible.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { plainArray } from '../../../platform/db/plain-array.ts';

export interface NewSegment extends Segment {
  readonly positionId: string;
}

/** Inserts counted hours. An hour is counted once: a second row for it makes the transaction fail. */
export async function insertSegments(tx: Tx, segments: readonly NewSegment[]): Promise<void> {
  if (segments.length === 0) return;
  await tx.query(
    `insert into earn.segment (position_id, from_hour, hours, least_minor, rate_id, hour_atto)
     select * from unnest($1::uuid[], $2::int[], $3::int[], $4::numeric[], $5::uuid[], $6::numeric[])`,
    [
      plainArray(segments.map(({ positionId }) => positionId)),
      plainArray(segments.map(({ fromHour }) => fromHour)),
      plainArray(segments.map(({ hours }) => hours)),
      plainArray(segments.map(({ leastMinor }) => leastMinor)),
      plainArray(segments.map(({ rateId }) => rateId)),
      plainArray(segments.map(({ hourAtto }) => hourAtto)),
    ],
  );
}

export interface NewCredit extends DayCredit {
  readonly positionId: string;
  /** Null if it was less than a minor unit, which is carried on. */
  readonly entryId: string | null;
}

/** Inserts what days earned. A day is credited once: a second row for it makes the transaction fail. */
export async function insertCredits(tx: Tx, credits: readonly NewCredit[]): Promise<void> {
  if (credits.length === 0) return;
  await tx.query(
    `insert into earn.credit (position_id, day, at_ms, accrued_atto, compounded_minor, paid_minor, carry_atto, entry_id)
     select * from unnest($1::uuid[], $2::int[], $3::bigint[], $4::numeric[], $5::numeric[], $6::numeric[], $7::numeric[],
       $8::bigint[])`,
    [
      plainArray(credits.map(({ positionId }) => positionId)),
      plainArray(credits.map(({ day }) => day)),
      plainArray(credits.map(({ atMs }) => atMs)),
      plainArray(credits.map(({ accruedAtto }) => accruedAtto)),
      plainArray(credits.map(({ compoundedMinor }) => compoundedMinor)),
      plainArray(credits.map(({ paidMinor }) => paidMinor)),
      plainArray(credits.map(({ carryAtto }) => carryAtto)),
      plainArray(credits.map(({ entryId }) => entryId)),
    ],
  );
}
