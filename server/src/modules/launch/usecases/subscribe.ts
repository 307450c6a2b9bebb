import { judgeSubscribe, type SubscribeFault, type SubscribeRefusal } from '@bourse/core/launch/subscribe.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { readPositive } from '@bourse/core/wallet/amount-checks.ts';
import { payloadHash } from '../../../platform/crypto/payload-hash.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import type { Caller } from '../../../platform/request/caller.ts';
import type { LaunchDeps } from '../launch-deps.ts';
import { applicantOf } from '../levels.ts';
import { findProject, type Project } from '../queries/project.query.ts';
import { findLastBegun } from '../queries/subscription.query.ts';
import { commitOnce, type Judged } from './commit.ts';
import { scaleOf } from './scales.ts';

export interface SubscribeRequest {
  readonly clientRequestId: string;
  readonly projectId: string;
  readonly round: number;
  /** In coin units of the paying coin: all that is committed, also where something is committed already. */
  readonly amount: string;
  readonly tradingPassword: string;
}

type JudgeCode =
  | SubscribeRefusal
  | 'ACCOUNT_FROZEN'
  | 'AMOUNT_ZERO'
  | 'AMOUNT_PLACES'
  | 'AMOUNT_TOO_LARGE'
  | 'LAUNCH_NOT_FOUND';

/**
 * Commits an amount to a round by subscription, or sets another amount.
 *
 * @refuses   see JudgeCode and `commitOnce`, from the first check that fails
 */
export function subscribe(deps: LaunchDeps, caller: Caller, request: SubscribeRequest) {
  const { projectId, round, amount } = request;
  const inputHash = payloadHash('launch', [projectId, String(round), amount]);
  return commitOnce(deps, caller, { ...request, inputHash, judge: (q) => judge(deps, q, caller, request) });
}

async function judge(
  deps: LaunchDeps,
  q: Queryable,
  { uid }: Caller,
  { projectId, round: number, amount }: SubscribeRequest,
): Promise<Result<Judged, JudgeCode>> {
  const project = await findProject(q, projectId);
  const round = project?.rounds.find((each) => each.number === number);
  if (!project || round?.mode !== 'SUBSCRIPTION') return refuse('LAUNCH_NOT_FOUND', { project: projectId });
  const read = readPositive(amount, scaleOf(deps, project.payAsset));
  if (!read.ok) return read;
  const profile = await deps.identity.profile(q, uid);
  if (!profile) throw new Error(`nobody has number ${uid}`);
  if (profile.frozen) return refuse('ACCOUNT_FROZEN');
  const nowMs = deps.clock.nowMs();
  const person = { ...applicantOf(profile), lastMs: await findLastBegun(q, uid, { projectId, number }) };
  const fault = judgeSubscribe(round, person, read.value, nowMs);
  if (fault) return refuse(fault.code, detailsOf(deps, project, fault));
  return ok({ project, round, profile, amountMinor: read.value, tickets: null, heldUntilMs: round.endMs, nowMs });
}

/** Details of a refusal, with amounts in coin units for people. */
function detailsOf(deps: LaunchDeps, { payAsset }: Project, { minor = {}, plain = {} }: SubscribeFault) {
  const scale = scaleOf(deps, payAsset);
  const amounts = Object.entries(minor).map(([name, value]) => [name, formatAmount(value, scale)] as const);
  return { asset: payAsset, ...Object.fromEntries(amounts), ...plain };
}
