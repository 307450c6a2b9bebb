import { type ClosesFile, readCloses } from '@bourse/core/auto-invest/closes-file.ts';
import { dayText } from '@bourse/core/auto-invest/reference.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { StaffContext } from '../../../platform/request/context.ts';
import type { Approvals } from '../../approvals/public.ts';
import type { AutoInvestDeps } from '../auto-invest-deps.ts';
import { compareCloses } from '../queries/close.query.ts';
import { saveCloses } from '../store/close.store.ts';
import { marketOf } from './coins.ts';

/** Reads a file of daily closes as it would be loaded now. */
export const readFile = (deps: AutoInvestDeps, csv: string, nowMs: number): ClosesFile =>
  readCloses(csv, (asset) => marketOf(deps, asset) !== null, nowMs);

/**
 * Loads a file of daily closes, all of it or nothing, with an audit entry that says who did it and why. One member of
 * Product is enough: nothing is bought or booked at these prices, and a wrong file can be replaced by the next.
 *
 * @refuses AUTO_INVEST_CLOSES_LINE, for the first wrong line | AUTO_INVEST_CLOSES_EMPTY | NO_CHANGE
 */
export function loadCloses(
  deps: AutoInvestDeps,
  approvals: Pick<Approvals, 'audit'>,
  { csv, reason }: { readonly csv: string; readonly reason: string },
  { staff, requestId, nowMs }: Pick<StaffContext, 'staff' | 'requestId' | 'nowMs'>,
): Promise<
  Result<
    { readonly added: number; readonly changed: number },
    'AUTO_INVEST_CLOSES_LINE' | 'AUTO_INVEST_CLOSES_EMPTY' | 'NO_CHANGE'
  >
> {
  return deps.money.db.decide<
    { readonly added: number; readonly changed: number },
    'AUTO_INVEST_CLOSES_LINE' | 'AUTO_INVEST_CLOSES_EMPTY' | 'NO_CHANGE'
  >(async (tx) => {
    const { closes, problems } = readFile(deps, csv, nowMs);
    const [wrong] = problems;
    if (wrong)
      return refuse('AUTO_INVEST_CLOSES_LINE', { line: wrong.line, problem: wrong.problem, value: wrong.value });
    if (closes.length === 0) return refuse('AUTO_INVEST_CLOSES_EMPTY');
    const compared = [...(await compareCloses(tx, closes)).values()];
    const added = compared.reduce((sum, each) => sum + each.added, 0);
    const changed = compared.reduce((sum, each) => sum + each.changed, 0);
    if (added + changed === 0) return refuse('NO_CHANGE');
    await saveCloses(tx, closes, { isDemo: false, nowMs });
    const days = closes.map(({ day }) => day);
    await approvals.audit(tx, {
      ...staff,
      requestId,
      nowMs,
      action: 'staffAutoInvest.loadCloses',
      subject: 'auto-invest:closes',
      reason,
      before: null,
      after: {
        coins: [...new Set(closes.map(({ asset }) => asset))].sort().join(', '),
        from: dayText(days.reduce((first, day) => Math.min(first, day))),
        to: dayText(days.reduce((last, day) => Math.max(last, day))),
        added,
        changed,
      },
    });
    return ok({ added, changed });
  });
}
