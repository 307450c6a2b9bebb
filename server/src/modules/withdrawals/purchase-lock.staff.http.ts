import type { staffPurchaseLock as staffContract } from '@bourse/contract/staff/purchase-lock.ts';
import { ok, refuse } from '@bourse/core/result.ts';
import type { LockDays } from '@bourse/core/wallet/purchase-lock.ts';
import { cutPage, pageLimitOf, readKeyset } from '../../platform/db/keyset.ts';
import type { Handlers } from '../../platform/request/context.ts';
import { ask } from '../approvals/public.ts';
import { amountText } from '../assets/public.ts';
import type { PurchaseLockAction } from './purchase-lock-action.ts';
import { findPurchaseLots } from './queries/purchase-lot.query.ts';
import { findPurchaseLockLevel } from './store/purchase-lock-level.store.ts';
import type { WithdrawalsDeps } from './withdrawals-deps.ts';

/** Lets staff see and set for how long a person's purchases may not leave. */
export function staffPurchaseLockHttp(
  deps: WithdrawalsDeps,
  setLevel: PurchaseLockAction,
): Handlers<typeof staffContract> {
  const { db, identity, approvals } = deps;
  return {
    level: async ({ uid }) => {
      if (!(await identity.levels(db, [uid])).has(uid)) return refuse('USER_UNKNOWN');
      const level = await findPurchaseLockLevel(db, uid);
      const logins = await approvals.loginsOf(db, level.setBy === null ? [] : [level.setBy]);
      return ok({ ...level, setBy: level.setBy && (logins.get(level.setBy) ?? level.setBy) });
    },
    lots: async ({ uid, before, limit }) => {
      const after = readKeyset(before);
      if (!after.ok) return after;
      const size = pageLimitOf(limit);
      const found = await findPurchaseLots(db, { uid, before: after.value, limit: size + 1 });
      const page = cutPage(found, size, ({ completedAtMs, id }) => ({ atMs: completedAtMs, id }));
      const rows = page.rows.map(({ amountMinor, ...lot }) => ({
        ...lot,
        amount: amountText(deps, lot.asset, amountMinor),
      }));
      return ok({ rows, next: page.next });
    },
    setLevel: ({ uid, lockDays, reason }, context) =>
      // The contract admits no other values.
      ask(setLevel, { uid, lockDays: Number(lockDays) as LockDays }, reason, context),
  };
}
