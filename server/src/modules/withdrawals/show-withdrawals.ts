import type { withdrawal } from '@bourse/contract/withdrawal-shapes.ts';
import { isCancellable } from '@bourse/core/wallet/withdrawal-state.ts';
import type { z } from 'zod';
import { findLate } from '../../ledger/reconcile/proof.ts';
import type { WithdrawalView } from './queries/withdrawal.query.ts';
import type { Withdrawal } from './queries/withdrawal-row.ts';
import { withdrawalOut } from './views.ts';
import type { WithdrawalsDeps } from './withdrawals-deps.ts';

type ShowDeps = Pick<WithdrawalsDeps, 'db' | 'assets' | 'settings'>;
type Shown = z.output<typeof withdrawal>;
type Pause = NonNullable<Shown['pause']>;
/** Findings of the house are for staff; people are told only that withdrawals are stopped. */
const HALTED: Pause = { reason: null, untilMs: null };

/** Withdrawals as their owner sees them, each with what it waits for. */
export async function showWithdrawals(deps: ShowDeps, views: readonly WithdrawalView[]): Promise<Shown[]> {
  const pauseOf = await readPauses(
    deps,
    views.map((view) => view.withdrawal),
  );
  return views.map((view) => withdrawalOut(deps, view, pauseOf(view.withdrawal)));
}

export async function showWithdrawal(deps: ShowDeps, view: WithdrawalView): Promise<Shown> {
  return (await showWithdrawals(deps, [view]))[0]!;
}

/**
 * Reads what keeps withdrawals from being paid: a pause of the coin, of its network or of everything, or books that do
 * not balance or were not proven lately. These must be the checks that `pay-withdrawals.ts` makes before it signs.
 *
 * @returns a function that gives the pause of a withdrawal; null if it is signed already and therefore goes on, or
 *   stays inside the house
 */
export async function readPauses(
  deps: ShowDeps,
  rows: readonly Withdrawal[],
): Promise<(row: Withdrawal) => Pause | null> {
  const isWaiting = (row: Withdrawal): boolean => row.network !== null && isCancellable(row.state);
  if (!rows.some(isWaiting)) return () => null;
  const [{ WITHDRAWALS_PAUSED_REASON: reason, WITHDRAWALS_HALTED_BY: haltedBy }, late] = await Promise.all([
    deps.settings.all(),
    findLate(deps.db),
  ]);
  const forAll = reason === null ? null : { reason, untilMs: null };
  return (row) => {
    if (!isWaiting(row)) return null;
    const network = row.network!;
    const own = deps.assets.coinNetwork(row.asset, network)?.withdrawPaused;
    const pause = own ?? deps.assets.network(network)?.withdrawPaused ?? forAll;
    if (pause) return { reason: pause.reason, untilMs: pause.untilMs };
    return haltedBy !== null || late.has('books') || late.has(`chain:${network}`) ? HALTED : null;
  };
}
