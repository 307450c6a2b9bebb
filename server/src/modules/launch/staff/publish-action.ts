import { type DraftRefusal, judgeDraft } from '@bourse/core/launch/draft.ts';
import { formatAmount, parseAmount } from '@bourse/core/money/amount.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { Approvals, PlainRecord, StaffAction } from '../../approvals/public.ts';
import { isMerged } from '../../products/public.ts';
import type { LaunchDeps } from '../launch-deps.ts';
import { findProject, fundedMinor, type Project, type Round } from '../queries/project.query.ts';
import { insertProject } from '../store/project.store.ts';

/** A round as staff ask for it: tokens and paying coins in coin units. */
interface RoundWish extends PlainRecord {
  readonly quota: string;
  readonly perPerson: string;
  readonly split: Round['split'];
  readonly basePrice: string;
  readonly discountBps: number;
  readonly hasVipDiscount: boolean;
  readonly min: string;
  readonly max: string;
  readonly step: string;
  readonly kycMin: number;
  readonly vipMin: number;
  readonly startAtMs: number;
  readonly endAtMs: number;
}

export interface PublishWish extends PlainRecord {
  readonly id: string;
  readonly token: string;
  readonly payAsset: string;
  readonly website: string | null;
  readonly paper: string | null;
  readonly supply: string;
  readonly quota: string;
  readonly listingAtMs: number;
  readonly rounds: readonly RoundWish[];
  readonly schedule: readonly { readonly atMs: number; readonly shareBps: number }[];
}

type PublishRefusal =
  | DraftRefusal
  | 'LAUNCH_EXISTS'
  | 'COIN_UNKNOWN'
  | 'LAUNCH_COIN_MERGES'
  | 'AMOUNT_INVALID'
  | 'LAUNCH_NOT_FUNDED';

/** A price has at most so many places, so that it is told exactly. */
const PRICE_SCALE = 18;

/** Publishes a project. What is sold is there before: Finance has put the tokens aside. It takes two members of Product. */
export const definePublishAction = (
  deps: LaunchDeps & { readonly approvals: Pick<Approvals, 'define'> },
): StaffAction<PublishWish, PublishRefusal> =>
  deps.approvals.define<PublishWish, PublishRefusal>({
    kind: 'staffLaunch.publish',
    proposers: ['product'],
    deciders: ['product'],
    needsSecond: () => true,
    plan: async (tx, wish) => {
      const judged = await judge(deps, tx, wish);
      return judged.ok ? ok({ subject: `launch:${wish.id}`, before: {}, after: wish }) : judged;
    },
    carryOut: async (tx, wish, { nowMs, proposedBy }) => {
      const judged = await judge(deps, tx, wish);
      if (!judged.ok) return judged;
      return ok(await insertProject(tx, judged.value, nowMs, proposedBy));
    },
  });

async function judge(deps: LaunchDeps, tx: Tx, wish: PublishWish): Promise<Result<Project, PublishRefusal>> {
  if (await findProject(tx, wish.id)) return refuse('LAUNCH_EXISTS', { project: wish.id });
  const unknown = [wish.token, wish.payAsset].find((asset) => !deps.assets.coin(asset));
  if (unknown !== undefined) return refuse('COIN_UNKNOWN', { asset: unknown });
  const merged = [wish.token, wish.payAsset].find((asset) => isMerged(deps.products, asset));
  if (merged !== undefined) return refuse('LAUNCH_COIN_MERGES', { asset: merged });
  const read = readWish(deps, wish);
  if (!read.ok) return read;
  const judged = judgeDraft(read.value, deps.clock.nowMs());
  if (!judged.ok) return judged;
  const funded = await fundedMinor(tx, wish.id, wish.token);
  if (funded >= read.value.quotaMinor) return read;
  const scale = deps.assets.coin(wish.token)!.ledgerScale;
  return refuse('LAUNCH_NOT_FUNDED', {
    asset: wish.token,
    needed: formatAmount(read.value.quotaMinor, scale),
    available: formatAmount(funded, scale),
  });
}

/** Reads amounts that staff typed. @refuses AMOUNT_INVALID with the field, `rounds.1.quota` for the first round's */
function readWish(deps: LaunchDeps, wish: PublishWish): Result<Project, 'AMOUNT_INVALID'> {
  const tokenScale = deps.assets.coin(wish.token)!.ledgerScale;
  const payScale = deps.assets.coin(wish.payAsset)!.ledgerScale;
  let wrong: { readonly field: string; readonly scale: number } | null = null;
  const amount = (field: string, text: string, scale: number): bigint => {
    const read = parseAmount(text, scale);
    if (!read.ok) wrong ??= { field, scale };
    return read.ok ? read.value : 0n;
  };
  const rounds = wish.rounds.map((round, index): Round => {
    const of = (name: 'quota' | 'perPerson' | 'basePrice' | 'min' | 'max' | 'step', scale: number): bigint =>
      amount(`rounds.${index + 1}.${name}`, round[name], scale);
    return {
      projectId: wish.id,
      number: index + 1,
      mode: 'SUBSCRIPTION',
      state: 'WARM_UP',
      quotaMinor: of('quota', tokenScale),
      personMinor: of('perPerson', tokenScale),
      split: round.split,
      price: { baseUnits: of('basePrice', PRICE_SCALE), baseScale: PRICE_SCALE, discountBps: round.discountBps },
      hasVipDiscount: round.hasVipDiscount,
      minMinor: of('min', payScale),
      maxMinor: of('max', payScale),
      stepMinor: of('step', payScale),
      kycMin: round.kycMin,
      vipMin: round.vipMin,
      startMs: round.startAtMs,
      endMs: round.endAtMs,
      soldMinor: 0n,
    };
  });
  const project: Project = {
    id: wish.id,
    token: wish.token,
    payAsset: wish.payAsset,
    website: wish.website,
    paper: wish.paper,
    supplyMinor: amount('supply', wish.supply, tokenScale),
    quotaMinor: amount('quota', wish.quota, tokenScale),
    listingMs: wish.listingAtMs,
    cancelledMs: null,
    rounds,
    schedule: wish.schedule.map(({ atMs, shareBps }) => ({ unlockAtMs: atMs, shareBps })),
  };
  return wrong ? refuse('AMOUNT_INVALID', wrong) : ok(project);
}
