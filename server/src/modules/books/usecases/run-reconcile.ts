import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { noteProven, type Part } from '../../../ledger/reconcile/proof.ts';
import { type BooksReport, RECONCILE_STEPS, type ReconcileReport } from '../../../ledger/reconcile/reconcile.ts';
import { reconcileAll } from '../../../ledger/reconcile/reconcile-all.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { BooksDeps } from '../books-deps.ts';
import { endRun, insertAsked, insertDone, insertFailed, setStep, takeAsked } from '../store/reconcile-run.store.ts';

export interface AskReconcile {
  readonly staffId: string;
  readonly role: string;
  readonly requestId: string;
  readonly reason: string;
  readonly nowMs: number;
}

/** Notes that staff want a comparison now. @refuses RUN_OPEN while one is waiting or running */
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

/** Runs the comparison that staff asked for, if there is one, and shows its progress. */
export async function runAskedReconcile({ db, clock, ledger }: BooksDeps): Promise<'more' | 'idle'> {
  const id = await takeAsked(db, clock.nowMs());
  if (id === null) return 'idle';
  const end = (report: ReconcileReport | null) =>
    db.tx(async (tx) => {
      const nowMs = clock.nowMs();
      await endRun(tx, { id, report, steps: RECONCILE_STEPS, nowMs });
      if (report) await noteProven(tx, chainsOf(report), nowMs);
    });
  try {
    const onStep = (step: number) => setStep(db, id, step);
    const onBooks = (books: BooksReport) => noteBooks({ db, clock }, books);
    await end(await reconcileAll(ledger, db, { isWhole: true, onStep, onBooks }));
  } catch (error) {
    await end(null);
    throw error;
  }
  return 'idle';
}

/** Keeps what a run of the job found, for staff to read, and which parts it has proven. */
export async function keepRun({ db, clock }: Pick<BooksDeps, 'db' | 'clock'>, report: ReconcileReport): Promise<void> {
  const nowMs = clock.nowMs();
  await db.tx(async (tx) => {
    await insertDone(tx, { id: newId(nowMs), report, steps: RECONCILE_STEPS, nowMs });
    await noteProven(tx, chainsOf(report), nowMs);
  });
}

/** Notes that the books are proven, before the slower networks are compared. */
export async function noteBooks({ db, clock }: Pick<BooksDeps, 'db' | 'clock'>, books: BooksReport): Promise<void> {
  if (books.isBalanced) await noteProven(db, books.isWhole ? ['books', 'whole'] : ['books'], clock.nowMs());
}

/** Keeps a failed run so that staff see it; only the last one stays. */
export async function keepFailedRun({ db, clock }: Pick<BooksDeps, 'db' | 'clock'>): Promise<void> {
  const nowMs = clock.nowMs();
  await db.tx((tx) => insertFailed(tx, { id: newId(nowMs), nowMs }));
}

/** The networks that a report has compared without finding a difference. */
const chainsOf = ({ networks }: ReconcileReport): readonly Part[] =>
  networks.map((network): Part => `chain:${network}`);
