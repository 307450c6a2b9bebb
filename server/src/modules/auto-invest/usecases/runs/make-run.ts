import { randomUUID } from 'node:crypto';
import { partsOf } from '@bourse/core/auto-invest/allocation.ts';
import { newId } from '../../../../platform/ids/ids.ts';
import type { Plan } from '../../queries/plan.query.ts';
import type { Leg, Run } from '../../queries/run.query.ts';

type Planned = Pick<Plan, 'id' | 'uid' | 'shares' | 'amountMinor' | 'autoTransfer' | 'movesToEarn' | 'tellsSuccess'>;

/**
 * A run of a plan before anything has happened. It already contains the ids of its transfer and its orders, so that
 * whichever process finishes it asks for the same again.
 */
export function makeRun(
  plan: Planned,
  at: {
    readonly kind: Run['kind'];
    readonly scheduledMs: number;
    readonly startsMs: number;
    readonly nowMs: number;
    readonly requestId: string | null;
  },
): Run {
  const parts = partsOf(plan.amountMinor, plan.shares);
  const { autoTransfer, movesToEarn, tellsSuccess, amountMinor, uid } = plan;
  return {
    id: newId(at.nowMs),
    planId: plan.id,
    uid,
    kind: at.kind,
    scheduledMs: at.scheduledMs,
    startsMs: at.startsMs,
    startedMs: null,
    endedMs: null,
    step: 'WAITING',
    status: 'RUNNING',
    reason: null,
    amountMinor,
    autoTransfer,
    movesToEarn,
    tellsSuccess,
    transferMinor: 0n,
    transferId: randomUUID(),
    availableMinor: null,
    spentMinor: 0n,
    requestId: at.requestId,
    legs: plan.shares.map(
      ({ asset, percent }, place): Leg => ({
        place,
        asset,
        percent,
        plannedMinor: parts[place]!,
        status: 'WAITING',
        reason: null,
        clientId: randomUUID(),
        market: null,
        indexTicks: null,
        limitTicks: null,
        orderId: null,
        spentMinor: 0n,
        grossMinor: 0n,
        feeMinor: 0n,
        earn: movesToEarn ? 'WAITING' : null,
        earnId: randomUUID(),
      }),
    ),
  };
}

/** A run for a date that passed while the house was closed and that a later date replaces. */
export const missedRun = (plan: Planned, scheduledMs: number, nowMs: number): Run => ({
  ...makeRun(plan, { kind: 'scheduled', scheduledMs, startsMs: scheduledMs, nowMs, requestId: null }),
  step: 'ENDED',
  status: 'MISSED',
  reason: 'LATE',
  endedMs: nowMs,
  legs: [],
});
