import type { withdrawal, withdrawalState } from '@bourse/contract/withdrawal-shapes.ts';
import type { z } from 'zod';
import type { StatusTone } from '../../balances/public.ts';

export type Withdrawal = z.output<typeof withdrawal>;
export type WithdrawalState = z.output<typeof withdrawalState>;

const TONES: Record<WithdrawalState, StatusTone> = {
  SUBMITTED: 'info',
  COOLING: 'info',
  RISK_CHECK: 'info',
  APPROVED: 'info',
  IN_REVIEW: 'warn',
  DELAYED_HIGH_RISK: 'warn',
  BROADCASTING: 'info',
  BROADCAST: 'info',
  COMPLETED: 'ok',
  CANCELLED: 'neutral',
  REJECTED: 'danger',
  FAILED: 'danger',
};
const ENDED: ReadonlySet<WithdrawalState> = new Set(['COMPLETED', 'CANCELLED', 'REJECTED', 'FAILED']);

export const withdrawalTone = (state: WithdrawalState): StatusTone => TONES[state];
export const hasEnded = (state: WithdrawalState): boolean => ENDED.has(state);
/** True where it ended without the money leaving; its amount is then shown faint. */
export const cameBack = (state: WithdrawalState): boolean => ENDED.has(state) && state !== 'COMPLETED';

/** The steps that a person sees; one step may stand for several internal states. */
type StepName =
  | 'submitted'
  | 'checked'
  | 'review'
  | 'delayed'
  | 'sent'
  | 'completed'
  | 'cancelled'
  | 'rejected'
  | 'failed';
export interface Step {
  readonly name: StepName;
  readonly phase: 'done' | 'now' | 'later' | 'bad';
  readonly atMs: number | null;
}

const EXITS: Partial<Record<WithdrawalState, StepName>> = {
  CANCELLED: 'cancelled',
  REJECTED: 'rejected',
  FAILED: 'failed',
};

/** The steps of a withdrawal: past ones with times, the present one, and those to come. */
export function timelineOf(row: Pick<Withdrawal, 'state' | 'timeline' | 'kind' | 'atMs' | 'updatedAtMs'>): Step[] {
  const timeOf = (...states: WithdrawalState[]) =>
    row.timeline.find(({ state }) => states.includes(state))?.atMs ?? null;
  const submitted: Step = { name: 'submitted', phase: 'done', atMs: timeOf('SUBMITTED') ?? row.atMs };
  const exit = EXITS[row.state];
  const approvedMs = timeOf('APPROVED', 'BROADCASTING', 'BROADCAST');
  if (row.kind === 'INTERNAL' && row.state === 'COMPLETED') {
    return [submitted, { name: 'completed', phase: 'done', atMs: timeOf('COMPLETED') ?? row.updatedAtMs }];
  }
  if (exit) {
    const passed: Step[] = approvedMs === null ? [] : [{ name: 'checked', phase: 'done', atMs: approvedMs }];
    const end: Step = { name: exit, phase: 'bad', atMs: timeOf(row.state) ?? row.updatedAtMs };
    return [submitted, ...passed, end];
  }
  const sentMs = timeOf('BROADCAST');
  const completedMs = timeOf('COMPLETED');
  const isWaiting = row.state === 'IN_REVIEW' || row.state === 'DELAYED_HIGH_RISK';
  const check: Step = isWaiting
    ? { name: row.state === 'IN_REVIEW' ? 'review' : 'delayed', phase: 'now', atMs: timeOf(row.state) }
    : { name: 'checked', phase: approvedMs === null ? 'now' : 'done', atMs: approvedMs };
  const sent: Step = {
    name: 'sent',
    phase: sentMs !== null ? 'done' : approvedMs !== null ? 'now' : 'later',
    atMs: sentMs,
  };
  const completed: Step = {
    name: 'completed',
    phase: row.state === 'COMPLETED' ? 'done' : sentMs !== null ? 'now' : 'later',
    atMs: completedMs,
  };
  return [submitted, check, sent, completed];
}
