import { hoursKnown, PROTECTION_DAY_HOURS, PROTECTION_SAMPLES } from '@bourse/core/launch/price/protection.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { Approvals, PlainRecord, StaffAction } from '../../approvals/public.ts';
import { averageText } from '../fixing-out.ts';
import type { LaunchDeps } from '../launch-deps.ts';
import { isProtectionAwaited } from '../queries/price/protection.query.ts';
import { findProject, type Project } from '../queries/project.query.ts';
import { lockRounds } from '../queries/staff-project.query.ts';
import { insertProtectionPrice, type NewProtectionPrice } from '../store/protection.store.ts';
import { decideByHand } from '../usecases/protection/decide-by-hand.ts';

interface ProtectWish extends PlainRecord {
  readonly projectId: string;
}
type ProtectRefusal =
  | 'LAUNCH_NOT_FOUND'
  | 'LAUNCH_CANCELLED'
  | 'LAUNCH_NO_PROTECTION'
  | 'LAUNCH_PROTECTED'
  | 'LAUNCH_PROTECTION_EARLY';

/**
 * Lets the last price that is known of a token count for its price protection, where no hour after the first delivery tells one. It
 * takes two, because otherwise one could end the wait for a better or a worse hour alone.
 */
export const defineProtectAction = (
  deps: LaunchDeps & { readonly approvals: Pick<Approvals, 'define'> },
): StaffAction<ProtectWish, ProtectRefusal> =>
  deps.approvals.define<ProtectWish, ProtectRefusal>({
    kind: 'staffLaunch.protect',
    proposers: ['product'],
    deciders: ['product'],
    needsSecond: () => true,
    plan: async (tx, wish) => {
      const judged = await judge(deps, tx, wish);
      if (!judged.ok) return judged;
      const { fromMs, count, sumE8 } = judged.value;
      return ok({
        subject: `launch:${wish.projectId}`,
        before: {},
        after: {
          hourAtMs: fromMs,
          minutes: `${count} / ${PROTECTION_SAMPLES}`,
          marketPrice: averageText(sumE8, count),
        },
      });
    },
    carryOut: async (tx, wish) => {
      const judged = await judge(deps, tx, wish);
      if (!judged.ok) return judged;
      return (await insertProtectionPrice(tx, judged.value)) ? ok(true) : refuse('LAUNCH_PROTECTED');
    },
  });

/** Whether that can be asked for now. */
export async function mayProtect({ db, clock }: LaunchDeps, project: Project): Promise<boolean> {
  const { id, protectionBps, protection, cancelledMs, schedule } = project;
  if (protectionBps === null || protection || cancelledMs !== null) return false;
  const hours = hoursKnown(schedule[0]!.unlockAtMs, clock.nowMs());
  return hours >= PROTECTION_DAY_HOURS && (await isProtectionAwaited(db, id));
}

async function judge(
  deps: LaunchDeps,
  tx: Tx,
  { projectId }: ProtectWish,
): Promise<Result<NewProtectionPrice, ProtectRefusal>> {
  await lockRounds(tx, projectId);
  const project = await findProject(tx, projectId);
  if (!project) return refuse('LAUNCH_NOT_FOUND', { project: projectId });
  if (project.cancelledMs !== null) return refuse('LAUNCH_CANCELLED');
  if (project.protectionBps === null) return refuse('LAUNCH_NO_PROTECTION');
  if (project.protection || !(await isProtectionAwaited(tx, projectId))) return refuse('LAUNCH_PROTECTED');
  const price = await decideByHand(deps, tx, project);
  return price ? ok(price) : refuse('LAUNCH_PROTECTION_EARLY');
}
