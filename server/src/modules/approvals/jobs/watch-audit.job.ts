import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { Logger } from '../../../platform/log/log.ts';
import { auditIntact } from '../../../platform/metrics/metrics.ts';
import type { ApprovalsDeps } from '../approvals-deps.ts';
import { hasAudit } from '../queries/audit-log.query.ts';
import { type AuditPoint, audit, verifyAudit } from '../usecases/audit.ts';

const EVERY_MS = MINUTE_MS;
/** After so many runs everything is read again, because an old entry may have been changed since it was proven. */
const WHOLE_EVERY_RUNS = 60;

type Deps = Pick<ApprovalsDeps, 'db' | 'clock'>;

/**
 * Verifies the audit log once a minute from the last proven entry on, and from the first entry at the start and once an
 * hour.
 */
export const watchAuditJob = (deps: Deps, log: Logger) => ({
  name: 'audit-chain',
  everyMs: EVERY_MS,
  run: watchAudit(deps, log),
});

/**
 * Returns the run of the job. A break is logged at every run, shown in /metrics, and written once to the audit log
 * itself, where staff see it. It cannot be repaired, only explained, so nothing is stopped.
 */
export function watchAudit(deps: Deps, log: Logger): () => Promise<'idle'> {
  const { db } = deps;
  let proven: AuditPoint | undefined;
  let runs = 0;
  let hasBroken = false;
  return async () => {
    const isWhole = runs++ % WHOLE_EVERY_RUNS === 0;
    // The last proven entry is checked again too: the chain alone would not show that its end was cut off.
    const later = proven === undefined ? null : await verifyAudit(db, proven);
    const report = later?.ok === false || !isWhole ? later! : await verifyAudit(db);
    hasBroken ||= !report.ok;
    auditIntact.set(hasBroken ? 0 : 1);
    if (report.ok) {
      proven = { seq: report.entries, hash: report.lastHash };
      if (isWhole) log.info({ entries: report.entries, lastHash: report.lastHash }, 'the audit log is unbroken');
    } else {
      log.error({ brokenAtSeq: report.brokenAtSeq }, 'the audit log was changed behind our back');
      proven = undefined;
      runs = 0;
      await tellStaff(deps, report.brokenAtSeq);
    }
    return 'idle';
  };
}

async function tellStaff({ db, clock }: Deps, brokenAtSeq: number): Promise<void> {
  const subject = `audit:${brokenAtSeq}`;
  const nowMs = clock.nowMs();
  await db.tx(async (tx) => {
    if (await hasAudit(tx, { action: 'approvals.verifyAudit', subject })) return;
    await audit(tx, {
      staffId: 'system',
      role: 'system',
      action: 'approvals.verifyAudit',
      subject,
      reason: 'this entry does not follow from the one before it',
      before: null,
      after: { brokenAtSeq },
      requestId: newId(nowMs),
      nowMs,
    });
  });
}
