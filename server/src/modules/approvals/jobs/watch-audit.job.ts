import type { AuditPoint } from '../usecases/audit.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { type Loop, startLoop } from '../../../platform/jobs/loop.ts';
import type { Logger } from '../../../platform/log/log.ts';
import { auditIntact } from '../../../platform/metrics/metrics.ts';
import type { Services } from '../../../boot/services.ts';

const EVERY_MS = 60_000;
/** What was proven is read again after this many runs: an old entry may have been changed since. */
const WHOLE_EVERY_RUNS = 60;

/** Proves the audit log once a minute from where it was proven before, and from its first entry at the start and once an hour. */
export function startAuditLoop(services: Services, log: Logger): Loop {
  return startLoop({ name: 'audit-chain', everyMs: EVERY_MS, log, run: auditWatch(services, log) });
}

/**
 * One run after another. A break is written to the log at every run, shown by /metrics, and put into the audit log itself
 * once, where staff read it. It cannot be mended, only explained, so nothing waits for that.
 */
export function auditWatch(services: Pick<Services, 'db' | 'approvals' | 'clock'>, log: Logger): () => Promise<'idle'> {
  const { db, approvals } = services;
  let proven: AuditPoint | undefined;
  let runs = 0;
  let hasBroken = false;
  return async () => {
    const isWhole = runs++ % WHOLE_EVERY_RUNS === 0;
    // The kept place is proven as well: by itself the chain does not show that its end was cut off.
    const later = proven === undefined ? null : await approvals.verifyAudit(db, proven);
    const report = later?.ok === false || !isWhole ? later! : await approvals.verifyAudit(db);
    hasBroken ||= !report.ok;
    auditIntact.set(hasBroken ? 0 : 1);
    if (report.ok) {
      proven = { seq: report.entries, hash: report.lastHash };
      if (isWhole) log.info({ entries: report.entries, lastHash: report.lastHash }, 'the audit log is unbroken');
    } else {
      log.error({ brokenAtSeq: report.brokenAtSeq }, 'the audit log was changed behind our back');
      proven = undefined;
      runs = 0;
      await tellStaff(services, report.brokenAtSeq);
    }
    return 'idle';
  };
}

async function tellStaff(
  { db, approvals, clock }: Pick<Services, 'db' | 'approvals' | 'clock'>,
  brokenAtSeq: number,
): Promise<void> {
  const subject = `audit:${brokenAtSeq}`;
  const nowMs = clock.nowMs();
  await db.tx(async (tx) => {
    if (await approvals.isAudited(tx, { action: 'approvals.verifyAudit', subject })) return;
    await approvals.audit(tx, {
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
