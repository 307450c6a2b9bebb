import type { THRESHOLDS } from '@bourse/contract/staff/operator.ts';
import { ok, refuse } from '@bourse/core/result.ts';
import { rangeOf, type Settings } from '../../platform/settings/settings.ts';
import type { Approvals, PlainRecord, StaffAction } from '../approvals/public.ts';

type ThresholdName = (typeof THRESHOLDS)[number];
export interface ThresholdWish extends PlainRecord {
  readonly name: ThresholdName;
  /** A whole number, in the threshold's own unit. */
  readonly value: number;
}
export type ThresholdAction = StaffAction<ThresholdWish, 'NO_CHANGE' | 'THRESHOLD_RANGE'>;

interface Deps {
  readonly approvals: Pick<Approvals, 'define'>;
  readonly settings: Settings;
}

/** Sets from which value on staff review withdrawals, and how long withdrawals wait. It takes two members of Risk. */
export const defineThresholdAction = ({ approvals, settings }: Deps): ThresholdAction =>
  approvals.define<ThresholdWish, 'NO_CHANGE' | 'THRESHOLD_RANGE'>({
    kind: 'staffOperator.setThreshold',
    proposers: ['risk'],
    deciders: ['risk'],
    needsSecond: () => true,
    plan: async (tx, { name, value }) => {
      const range = rangeOf(name);
      if (value < range.min || value > range.max) return refuse('THRESHOLD_RANGE', range);
      const now = (await settings.readIn(tx))[name];
      if (now === value) return refuse('NO_CHANGE', { name });
      return ok({ subject: `setting:${name}`, before: { [name]: now }, after: { [name]: value } });
    },
    carryOut: async (tx, { name, value }, { nowMs, proposedBy }) =>
      ok(await settings.set(tx, { name, value, by: proposedBy, nowMs })),
    onCommitted: () => settings.refresh(),
  });
