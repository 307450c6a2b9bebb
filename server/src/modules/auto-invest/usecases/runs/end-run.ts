import { NOTICE_AFTER, type RunReason, type RunStatus } from '@bourse/core/auto-invest/run.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { USDT_SCALE } from '@bourse/core/money/value.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import type { AutoInvestDeps } from '../../auto-invest-deps.ts';
import { lockPlan } from '../../queries/plan.query.ts';
import type { Run } from '../../queries/run.query.ts';
import { countInsufficient, savePlanState } from '../../store/plan.store.ts';
import { endRun } from '../../store/run.store.ts';

interface RunEnd {
  readonly status: RunStatus;
  readonly reason: RunReason | null;
  readonly availableMinor: bigint | null;
  readonly transferMinor: bigint;
  readonly spentMinor: bigint;
}

/** Ends a run that bought nothing because it could not begin. */
export const endFailed = (
  deps: AutoInvestDeps,
  tx: Tx,
  run: Run,
  reason: 'INSUFFICIENT' | 'TRANSFER' | 'FROZEN',
  availableMinor: bigint | null = null,
): Promise<void> =>
  endRunWith(deps, tx, run, { status: 'FAILED', reason, availableMinor, transferMinor: 0n, spentMinor: 0n });

/** Ends a run that was asked for by hand and could not begin soon: bought later, it would be at a price that nobody asked for. */
export const endExpired = (deps: AutoInvestDeps, tx: Tx, run: Run): Promise<void> =>
  endRunWith(deps, tx, run, {
    status: 'MISSED',
    reason: 'EXPIRED',
    availableMinor: null,
    transferMinor: 0n,
    spentMinor: 0n,
  });

/**
 * Records how a run ended and tells its person: always if it failed or bought only in part, if it succeeded only when
 * the plan says so, and after five insufficient runs in a row also that the plan can be paused.
 */
export async function endRunWith(deps: AutoInvestDeps, tx: Tx, run: Run, end: RunEnd): Promise<void> {
  const { clock, settings } = deps.money;
  await endRun(tx, { ...end, id: run.id, nowMs: clock.nowMs() });
  if (run.kind === 'now') return tellEnd(deps, tx, run, end, 0);
  // The plan may be removed by now; counting then does no harm.
  const inRow = await countInsufficient(tx, run.planId, end.reason === 'INSUFFICIENT');
  await tellEnd(deps, tx, run, end, inRow);
  const pauseAfter = await settings.get('AUTO_INVEST_PAUSE_AFTER');
  if (pauseAfter > 0 && inRow >= pauseAfter) await pauseByItself(deps, tx, run);
}

async function pauseByItself(deps: AutoInvestDeps, tx: Tx, run: Run): Promise<void> {
  const plan = await lockPlan(tx, run.uid, run.planId);
  if (plan?.state !== 'ACTIVE') return;
  await savePlanState(tx, { id: plan.id, state: 'PAUSED', nextRunMs: null, deletedAtMs: null });
  await deps.money.notices.notify(tx, { uid: run.uid, kind: 'autoInvest.paused', params: paramsOf(run) });
}

async function tellEnd(deps: AutoInvestDeps, tx: Tx, run: Run, end: RunEnd, inRow: number): Promise<void> {
  const params = paramsOf(run);
  const tell = (kind: string, more: Readonly<Record<string, string>> = {}) =>
    deps.money.notices.notify(tx, { uid: run.uid, kind: `autoInvest.${kind}`, params: { ...params, ...more } });
  if (end.reason === 'INSUFFICIENT') {
    const available = formatAmount(end.availableMinor ?? 0n, USDT_SCALE);
    await tell('insufficient', { available });
    if (inRow > 0 && inRow % NOTICE_AFTER === 0) await tell('insufficientInRow', { count: String(inRow) });
  } else if (end.reason === 'EXPIRED') {
    await tell('expired');
  } else if (end.status === 'FAILED') {
    await tell('failed');
  } else if (end.status === 'PARTIAL') {
    await tell('partial', { spent: formatAmount(end.spentMinor, USDT_SCALE) });
  } else if (run.tellsSuccess) {
    await tell('done', { spent: formatAmount(end.spentMinor, USDT_SCALE) });
  }
}

/** What the sentences say, and the plan that they lead to. */
const paramsOf = (run: Run): Readonly<Record<string, string>> => ({
  planId: run.planId,
  amount: formatAmount(run.amountMinor, USDT_SCALE),
  coins: run.legs.map(({ asset }) => asset).join(', '),
});
