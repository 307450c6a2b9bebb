import { ok, refuse } from '@bourse/core/result.ts';
import type { LockDays } from '@bourse/core/wallet/purchase-lock.ts';
import type { Approvals, PlainRecord, StaffAction } from '../approvals/public.ts';
import { lockPerson } from '../balances/public.ts';
import type { Identity } from '../identity/public.ts';
import { findPurchaseLockLevel, savePurchaseLockLevel } from './store/purchase-lock-level.store.ts';

export interface PurchaseLockWish extends PlainRecord {
  readonly uid: string;
  readonly lockDays: LockDays;
}
export type PurchaseLockAction = StaffAction<PurchaseLockWish, 'USER_UNKNOWN' | 'NO_CHANGE'>;

interface Deps {
  readonly approvals: Pick<Approvals, 'define'>;
  readonly identity: Pick<Identity, 'levels'>;
  readonly clock: { nowMs(): number };
}

/**
 * Sets how long what a person buys must stay inside. One member of Risk is enough, because stopping a launderer cannot
 * wait. Lots that exist keep their date: people complain most about rules that change afterwards.
 */
export const definePurchaseLockAction = ({ approvals, identity, clock }: Deps): PurchaseLockAction =>
  approvals.define<PurchaseLockWish, 'USER_UNKNOWN' | 'NO_CHANGE'>({
    kind: 'staffPurchaseLock.setLevel',
    proposers: ['risk'],
    deciders: ['risk'],
    needsSecond: () => false,
    plan: async (tx, { uid, lockDays }) => {
      if (!(await identity.levels(tx, [uid])).has(uid)) return refuse('USER_UNKNOWN');
      await lockPerson(tx, uid, clock.nowMs());
      const now = await findPurchaseLockLevel(tx, uid);
      if (now.lockDays === lockDays) return refuse('NO_CHANGE');
      const before = { purchaseLockDays: now.lockDays };
      return ok({ subject: `user:${uid}`, uid, before, after: { purchaseLockDays: lockDays } });
    },
    carryOut: async (tx, { uid, lockDays }, { nowMs, proposedBy }) =>
      ok(await savePurchaseLockLevel(tx, { uid, lockDays, setBy: proposedBy, nowMs })),
  });
