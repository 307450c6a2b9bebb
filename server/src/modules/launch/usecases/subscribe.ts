import { type BoostFault, judgeBoost } from '@bourse/core/launch/boost.ts';
import { type Applicant, judgeSubscribe, type SubscribeRefusal } from '@bourse/core/launch/subscribe.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { readPositive } from '@bourse/core/wallet/amount-checks.ts';
import { payloadHash } from '../../../platform/crypto/payload-hash.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import type { Caller } from '../../../platform/request/caller.ts';
import type { LaunchDeps } from '../launch-deps.ts';
import { committedAsset, type Project, type Round } from '../queries/project.query.ts';
import { findLastBegun, findOwnOfProject } from '../queries/subscription.query.ts';
import { findApplicant } from './applicant.ts';
import { commitOnce, type Judged } from './commit.ts';
import { findRound, type RoundCode } from './find-round.ts';
import { averageIn, ownAverage } from './holding/own-average.ts';
import { refusalDetails } from './refusal-details.ts';
import { scaleOf } from './scales.ts';

export interface SubscribeRequest {
  readonly clientRequestId: string;
  readonly projectId: string;
  readonly round: number;
  /** In coin units, of what the round takes: all that is committed, also where something is committed already. */
  readonly amount: string;
  readonly tradingPassword: string;
}

type JudgeCode =
  | SubscribeRefusal
  | 'LAUNCH_BOOST_LESS'
  | 'ACCOUNT_FROZEN'
  | 'AMOUNT_ZERO'
  | 'AMOUNT_PLACES'
  | 'AMOUNT_TOO_LARGE'
  | RoundCode;

/**
 * Commits an amount to a round by subscription, or locks it in a boost round; or sets another amount.
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
  const found = await findRound(q, { projectId, number }, TAKES_AMOUNTS);
  if (!found.ok) return found;
  const { project, round } = found.value;
  const asset = committedAsset(project, number);
  const read = readPositive(amount, scaleOf(deps, asset));
  if (!read.ok) return read;
  const profile = await deps.identity.profile(q, uid);
  if (!profile) throw new Error(`nobody has number ${uid}`);
  if (profile.frozen) return refuse('ACCOUNT_FROZEN');
  const nowMs = deps.clock.nowMs();
  const lastMs = await findLastBegun(q, uid, { projectId, number });
  const average = await ownAverage(deps, averageIn(q), uid, { project, round, nowMs });
  const person = { ...(await findApplicant(q, uid, profile, round)), ...average, lastMs };
  const fault = await judgeAmount(q, { uid, project, round, person, amountMinor: read.value, nowMs });
  if (fault) return refuse(fault.code, refusalDetails(deps, fault, asset));
  return ok({
    project,
    round,
    profile,
    asset,
    amountMinor: read.value,
    tickets: null,
    heldUntilMs: round.endMs,
    nowMs,
  });
}

const TAKES_AMOUNTS = ['SUBSCRIPTION', 'BOOST'] as const;

interface Wanted {
  readonly uid: string;
  readonly project: Project;
  readonly round: Round;
  readonly person: Applicant;
  readonly amountMinor: bigint;
  readonly nowMs: number;
}

async function judgeAmount(
  q: Queryable,
  { uid, project, round, person, amountMinor, nowMs }: Wanted,
): Promise<BoostFault | null> {
  if (round.mode !== 'BOOST') return judgeSubscribe(round, person, amountMinor, nowMs);
  const own = (await findOwnOfProject(q, uid, project.id)).find((made) => made.round === round.number);
  return judgeBoost(round, person, { amountMinor, lockedMinor: own?.commitMinor ?? 0n }, nowMs);
}
