import type { RunReason, RunStatus } from '@bourse/core/auto-invest/run.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import type { Run } from '../queries/run.query.ts';

/**
 * Inserts runs with their coins. A date of a plan that has a run already gets no second one.
 *
 * @returns the ids of those that were inserted
 */
export async function insertRuns(tx: Tx, runs: readonly Run[]): Promise<ReadonlySet<string>> {
  if (runs.length === 0) return new Set();
  const written = await tx.query<{ id: string }>(
    `insert into auto_invest.run (id, plan_id, uid, kind, scheduled_ms, starts_ms, ended_ms, step, status, reason, amount_minor,
       auto_transfer, moves_to_earn, tells_success, transfer_id, request_id)
     select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::bigint[], $6::bigint[], $7::bigint[], $8::text[], $9::text[],
       $10::text[], $11::numeric[], $12::boolean[], $13::boolean[], $14::boolean[], $15::uuid[], $16::uuid[])
     on conflict do nothing returning id`,
    [
      runs.map(({ id }) => id),
      runs.map(({ planId }) => planId),
      runs.map(({ uid }) => uid),
      runs.map(({ kind }) => kind),
      runs.map(({ scheduledMs }) => scheduledMs),
      runs.map(({ startsMs }) => startsMs),
      runs.map(({ endedMs }) => endedMs),
      runs.map(({ step }) => step),
      runs.map(({ status }) => status),
      runs.map(({ reason }) => reason),
      runs.map(({ amountMinor }) => amountMinor.toString()),
      runs.map(({ autoTransfer }) => autoTransfer),
      runs.map(({ movesToEarn }) => movesToEarn),
      runs.map(({ tellsSuccess }) => tellsSuccess),
      runs.map(({ transferId }) => transferId),
      runs.map(({ requestId }) => requestId),
    ],
  );
  const ids = new Set(written.map(({ id }) => id));
  const legs = runs
    .filter(({ id }) => ids.has(id))
    .flatMap(({ id, legs: own }) => own.map((leg) => ({ ...leg, runId: id })));
  if (legs.length === 0) return ids;
  await tx.query(
    `insert into auto_invest.leg (run_id, place, asset, percent, planned_minor, status, client_id, earn, earn_id)
     select * from unnest($1::uuid[], $2::int[], $3::text[], $4::int[], $5::numeric[], $6::text[], $7::uuid[], $8::text[], $9::uuid[])`,
    [
      legs.map(({ runId }) => runId),
      legs.map(({ place }) => place),
      legs.map(({ asset }) => asset),
      legs.map(({ percent }) => percent),
      legs.map(({ plannedMinor }) => plannedMinor.toString()),
      legs.map(({ status }) => status),
      legs.map(({ clientId }) => clientId),
      legs.map(({ earn }) => earn),
      legs.map(({ earnId }) => earnId),
    ],
  );
  return ids;
}

/** How long a claimed run belongs to the process that works on it. */
const CLAIM_S = 30;
/** How long a run that could not be finished now is left alone. */
const REST_S = 1;

/**
 * Claims runs whose moment has come, but only one per person at a time, because two would spend the same money. Runs
 * that were never claimed come first, by their moment, so that one which always fails does not hold up the others. A
 * run is not begun if the plan's next date has come already: it will be recorded as missed.
 *
 * @param mayBegin   false to claim only runs that have begun, and those that are over before they begin
 * @param expiredMs  a run that was asked for by hand before this is over before it begins
 */
export async function claimRuns(
  db: Db,
  {
    nowMs,
    limit,
    mayBegin,
    expiredMs,
  }: { readonly nowMs: number; readonly limit: number; readonly mayBegin: boolean; readonly expiredMs: number },
): Promise<string[]> {
  return db.tx(async (tx) => {
    const claim = (isNew: boolean, count: number) =>
      tx.query<{ id: string }>(
        `update auto_invest.run set claimed_until = now() + make_interval(secs => ${CLAIM_S}) where id in (
           select r.id from auto_invest.run r
            where r.step <> 'ENDED' and r.starts_ms <= $1 and ($3 or r.step <> 'WAITING' or (r.kind = 'now' and r.scheduled_ms < $4))
              and ${isNew ? 'r.claimed_until is null' : 'r.claimed_until < now()'}
              and (r.kind = 'now' or r.step <> 'WAITING'
                or not exists (select 1 from auto_invest.plan p where p.id = r.plan_id and p.next_run_ms <= $1))
              and not exists (select 1 from auto_invest.run o where o.uid = r.uid and o.id <> r.id and o.step <> 'ENDED'
                and (o.claimed_until >= now() or (r.step = 'WAITING'
                  and (o.step <> 'WAITING' or (o.starts_ms, o.id) < (r.starts_ms, r.id)))))
            order by ${isNew ? '' : 'r.claimed_until, '}r.starts_ms, r.id limit $2 for update skip locked)
         returning id`,
        [nowMs, count, mayBegin, expiredMs],
      );
    const first = await claim(true, limit);
    const again = first.length < limit ? await claim(false, limit - first.length) : [];
    return [...first, ...again].map(({ id }) => id);
  });
}

/** Claims one run. @returns false if it, or another run of the same person, is being worked on */
export async function claimRun(db: Db, id: string): Promise<boolean> {
  const rows = await db.query(
    `update auto_invest.run r set claimed_until = now() + make_interval(secs => ${CLAIM_S})
      where r.id = $1 and r.step <> 'ENDED' and (r.claimed_until is null or r.claimed_until < now())
        and not exists (select 1 from auto_invest.run o where o.uid = r.uid and o.id <> r.id and o.step <> 'ENDED'
          and (o.claimed_until >= now() or o.step <> 'WAITING'))
      returning 1`,
    [id],
  );
  return rows.length > 0;
}

/** Releases a run that could not be finished now, after a pause. */
export async function releaseRun(db: Db, id: string): Promise<void> {
  await db.query(
    `update auto_invest.run set claimed_until = now() + make_interval(secs => ${REST_S}) where id = $1 and step <> 'ENDED'`,
    [id],
  );
}

/** Begins a run. `transferMinor` must come from funding before anything is bought. */
export async function beginRun(
  tx: Tx,
  run: { readonly id: string; readonly transferMinor: bigint; readonly nowMs: number },
): Promise<void> {
  await tx.query(
    `update auto_invest.run set step = case when $2::numeric > 0 then 'MOVING' else 'BUYING' end, transfer_minor = $2, started_ms = $3
      where id = $1`,
    [run.id, run.transferMinor.toString(), run.nowMs],
  );
}

/** Moves a run to its next step, if it is still at the given one. */
export async function moveRun(
  db: Db,
  id: string,
  { from, to }: { readonly from: Run['step']; readonly to: Run['step'] },
): Promise<void> {
  await db.query('update auto_invest.run set step = $3 where id = $1 and step = $2', [id, from, to]);
}

/** Ends a run. */
export async function endRun(
  tx: Tx,
  run: {
    readonly id: string;
    readonly status: RunStatus;
    readonly reason: RunReason | null;
    readonly availableMinor: bigint | null;
    /** What really came from funding. */
    readonly transferMinor: bigint;
    readonly spentMinor: bigint;
    readonly nowMs: number;
  },
): Promise<void> {
  await tx.query(
    `update auto_invest.run set step = 'ENDED', status = $2, reason = $3, available_minor = $4, transfer_minor = $5, spent_minor = $6,
       started_ms = case when $2 = 'MISSED' then started_ms else coalesce(started_ms, $7) end, ended_ms = $7, claimed_until = null where id = $1`,
    [
      run.id,
      run.status,
      run.reason,
      run.availableMinor?.toString() ?? null,
      run.transferMinor.toString(),
      run.spentMinor.toString(),
      run.nowMs,
    ],
  );
}

/** Deletes a plan's runs that wait for their moment; nothing of them has begun. */
export async function dropWaitingRuns(tx: Tx, planId: string, kinds: readonly Run['kind'][]): Promise<void> {
  const waiting = `select id from auto_invest.run where plan_id = $1 and step = 'WAITING' and kind = any ($2::text[])`;
  const values = [planId, kinds];
  await tx.query(`select 1 from auto_invest.run where id in (${waiting}) for update`, values);
  await tx.query(`delete from auto_invest.leg where run_id in (${waiting})`, values);
  await tx.query(`delete from auto_invest.run where id in (${waiting})`, values);
}

/** Ends runs that still wait although a later date of their plan has come, which replaces them. */
export async function missWaitingRuns(tx: Tx, planIds: readonly string[], nowMs: number): Promise<void> {
  await tx.query(
    `update auto_invest.run set step = 'ENDED', status = 'MISSED', reason = 'LATE', ended_ms = $2, claimed_until = null where id in (
       select id from auto_invest.run where plan_id = any ($1::uuid[]) and kind = 'scheduled' and step = 'WAITING' for update skip locked)`,
    [planIds, nowMs],
  );
}
