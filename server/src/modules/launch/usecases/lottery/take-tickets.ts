import { earnedTickets, judgeTickets, type TicketsRefusal } from '@bourse/core/launch/lottery.ts';
import { costOf, vipDiscountBps } from '@bourse/core/launch/price.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { payloadHash } from '../../../../platform/crypto/payload-hash.ts';
import type { Queryable } from '../../../../platform/db/db.ts';
import type { Caller } from '../../../../platform/request/caller.ts';
import type { LaunchDeps } from '../../launch-deps.ts';
import type { Lottery } from '../../queries/lottery.query.ts';
import { priceOf } from '../../queries/project.query.ts';
import { findLastBegun } from '../../queries/subscription.query.ts';
import { findApplicant } from '../applicant.ts';
import { commitOnce, type Judged } from '../commit.ts';
import { findRound, type RoundCode } from '../find-round.ts';
import { averageIn, ownAverage } from '../holding/own-average.ts';
import { refusalDetails } from '../refusal-details.ts';
import { scalesOf } from '../scales.ts';

export interface TicketsRequest {
  readonly clientRequestId: string;
  readonly projectId: string;
  readonly round: number;
  /** All that the person takes part with, also where they have some already. */
  readonly tickets: number;
  readonly tradingPassword: string;
}

type JudgeCode = TicketsRefusal | 'ACCOUNT_FROZEN' | RoundCode;

/**
 * Takes tickets of a lottery, or another number of them, until its window ends. What they would cost if all won is held until
 * the draw.
 *
 * @refuses  see JudgeCode and `commitOnce`, from the first check that fails
 */
export function takeTickets(deps: LaunchDeps, caller: Caller, request: TicketsRequest) {
  const { projectId, round, tickets } = request;
  const inputHash = payloadHash('launch-tickets', [projectId, String(round), String(tickets)]);
  return commitOnce(deps, caller, { ...request, inputHash, judge: (q) => judge(deps, q, caller, request) });
}

async function judge(
  deps: LaunchDeps,
  q: Queryable,
  { uid }: Caller,
  { projectId, round: number, tickets }: TicketsRequest,
): Promise<Result<Judged, JudgeCode>> {
  const found = await findRound(q, { projectId, number }, ['LOTTERY']);
  if (!found.ok) return found;
  const { project, round } = found.value;
  const lottery = round.lottery!;
  const profile = await deps.identity.profile(q, uid);
  if (!profile) throw new Error(`nobody has number ${uid}`);
  if (profile.frozen) return refuse('ACCOUNT_FROZEN');
  const nowMs = deps.clock.nowMs();
  const lastMs = await findLastBegun(q, uid, { projectId, number });
  const earned = earnedTickets(await volumeOf(deps, q, uid, lottery), lottery);
  const average = await ownAverage(deps, averageIn(q), uid, { project, round, nowMs });
  const person = { ...(await findApplicant(q, uid, profile, round)), ...average, lastMs, earned };
  const fault = judgeTickets({ ...round, ...lottery }, person, tickets, nowMs);
  if (fault) return refuse(fault.code, refusalDetails(deps, fault, null));
  const vipBps = round.hasVipDiscount ? vipDiscountBps(profile.vipLevel) : 0;
  const quantityMinor = BigInt(tickets) * lottery.ticketMinor;
  const amountMinor = costOf(quantityMinor, priceOf(round), vipBps, scalesOf(deps, project)).payMinor;
  const asset = project.payAsset;
  return ok({ project, round, profile, asset, amountMinor, tickets, heldUntilMs: lottery.drawAtMs, nowMs });
}

/** The volume that earns a person tickets, minor units of the paying coin; zero where none is asked for. */
export function volumeOf(
  { volume }: Pick<LaunchDeps, 'volume'>,
  q: Queryable,
  uid: string,
  { volumeStepMinor, volumeMarkets, volumeFromMs }: Lottery,
): Promise<bigint> {
  return volumeStepMinor === 0n ? Promise.resolve(0n) : volume.volumeOf(q, uid, volumeMarkets, volumeFromMs);
}
