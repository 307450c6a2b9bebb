import { formatAmount } from '@bourse/core/money/amount.ts';
import { apart } from '../../../platform/jobs/apart.ts';
import { emitBalance } from '../../balances/public.ts';
import type { LaunchDeps } from '../launch-deps.ts';
import { findProject } from '../queries/project.query.ts';
import { lockDueUnlocks, unlockKey } from '../queries/subscription.query.ts';
import { markUnlocked } from '../store/subscription.store.ts';
import { scaleOf } from './scales.ts';

const BATCH = 50;

/**
 * Frees the parts of what was bought whose time has come, once each.
 *
 * @returns one run of the job, which returns true if a part was freed
 */
export const unlockTokens = (deps: LaunchDeps) =>
  apart(deps.db, {
    what: 'unlock of subscription',
    batch: BATCH,
    take: (tx, limit, except) => lockDueUnlocks(tx, deps.clock.nowMs(), limit, except),
    idOf: ({ subscriptionId }) => subscriptionId,
    work: async (tx, parts) => {
      for (const { subscriptionId, place, amountMinor, uid, projectId } of parts) {
        const nowMs = deps.clock.nowMs();
        const holdKey = unlockKey(subscriptionId, place);
        const [answer] = await deps.ledger.apply(tx, [
          { op: 'release', key: `launch-unlock:${subscriptionId}:${place}`, holdKey, atMs: nowMs },
        ]);
        if (!answer?.ok) throw new Error(`the books refused to unlock ${holdKey}: ${answer?.refusal.code}`);
        await markUnlocked(tx, subscriptionId, place, nowMs);
        const { token } = (await findProject(tx, projectId))!;
        await emitBalance(tx, uid, [token]);
        const amount = formatAmount(amountMinor, scaleOf(deps, token));
        await deps.notices.notify(tx, { uid, kind: 'launch.unlocked', params: { token, amount } });
      }
    },
  });
