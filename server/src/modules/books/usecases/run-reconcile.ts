import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { RECONCILE_STEPS, type ReconcileReport } from '../../../ledger/reconcile.ts';
import { reconcileAll } from '../../../ledger/reconcile-all.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { BooksDeps } from '../books-deps.ts';
import { endRun, insertAsked, insertDone, setStep, takeAsked } from '../store/reconcile-run.store.ts';

export interface AskReconcile {
  readonly staffId: string;
  readonly role: string;
  readonly requestId: string;
  readonly reason: string;
  readonly nowMs: number;
}

/** Staff ask for a comparison now. @refuses RUN_OPEN while one is asked for or runs */
export function askReconcile(
  { db, approvals }: BooksDeps,
  { reason, ...who }: AskReconcile,
): Promise<Result<{ readonly id: string }, 'RUN_OPEN'>> {
  return db.decide(async (tx) => {
    const id = newId(who.nowMs);
    if (!(await insertAsked(tx, { id, askedBy: who.staffId, nowMs: who.nowMs }))) return refuse('RUN_OPEN');
    await approvals.audit(tx, {
      ...who,
      action: 'staffBooks.reconcile',
      subject: `reconcile:${id}`,
      reason,
      before: null,
      after: { state: 'ASKED' },
    });
    return ok({ id });
  });
}

/** Makes the comparison that somebody asked for, if there is one, and tells how far it is. */
export async function runAskedReconcile({ db, clock, ledger }: BooksDeps): Promise<'more' | 'idle'> {
  const id = await takeAsked(db, clock.nowMs());
  if (id === null) return 'idle';
  const end = (report: ReconcileReport | null) =>
    endRun(db, { id, report, steps: RECONCILE_STEPS, nowMs: clock.nowMs() });
  try {
    await end(await reconcileAll(ledger, db, { onStep: (step) => setStep(db, id, step) }));
  } catch (error) {
    await end(null);
    throw error;
  }
  return 'idle';
}

/** Keeps what the job of every minute found, for staff to read. */
export async function keepRun({ db, clock }: Pick<BooksDeps, 'db' | 'clock'>, report: ReconcileReport): Promise<void> {
  const nowMs = clock.nowMs();
  await db.tx((tx) => insertDone(tx, { id: newId(nowMs), report, steps: RECONCILE_STEPS, nowMs }));
}
