import { type DraftRefusal, judgeDraft } from '@bourse/core/launch/draft.ts';
import { costOf, type RoundPrice, type RoundScales } from '@bourse/core/launch/price.ts';
import { formatAmount, parseAmount } from '@bourse/core/money/amount.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { Approvals, PlainRecord, StaffAction } from '../../approvals/public.ts';
import { isMerged } from '../../products/public.ts';
import type { LaunchDeps } from '../launch-deps.ts';
import { findProject, fundedMinor, type RoundRow } from '../queries/project.query.ts';
import { insertProject, type NewProject, type NewRound } from '../store/project.store.ts';

interface AnyRoundWish extends PlainRecord {
  readonly basePrice: string;
  readonly discountBps: number;
  readonly hasVipDiscount: boolean;
  readonly kycMin: number;
  readonly vipMin: number;
  readonly startAtMs: number;
  readonly endAtMs: number;
}

interface SubscriptionWish extends AnyRoundWish {
  readonly mode: 'SUBSCRIPTION';
  readonly quota: string;
  readonly perPerson: string;
  readonly split: RoundRow['split'];
  readonly min: string;
  readonly max: string;
  readonly step: string;
}

interface FlashWish extends AnyRoundWish {
  readonly mode: 'FLASH';
  readonly lot: string;
  readonly quotaLots: number;
  readonly leastLots: number;
  readonly mostLots: number;
  readonly paySeconds: number;
}

/** A round as staff ask for it: tokens and paying coins in coin units. */
type RoundWish = SubscriptionWish | FlashWish;

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

async function judge(deps: LaunchDeps, tx: Tx, wish: PublishWish): Promise<Result<NewProject, PublishRefusal>> {
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
function readWish(deps: LaunchDeps, wish: PublishWish): Result<NewProject, 'AMOUNT_INVALID'> {
  const tokenScale = deps.assets.coin(wish.token)!.ledgerScale;
  const payScale = deps.assets.coin(wish.payAsset)!.ledgerScale;
  let wrong: { readonly field: string; readonly scale: number } | null = null;
  const amount = (field: string, text: string, scale: number): bigint => {
    const read = parseAmount(text, scale);
    if (!read.ok) wrong ??= { field, scale };
    return read.ok ? read.value : 0n;
  };
  const rounds = wish.rounds.map((round, index): NewRound => {
    const of = (name: string, text: string, scale: number): bigint =>
      amount(`rounds.${index + 1}.${name}`, text, scale);
    const price = {
      baseUnits: of('basePrice', round.basePrice, PRICE_SCALE),
      baseScale: PRICE_SCALE,
      discountBps: round.discountBps,
    };
    return {
      projectId: wish.id,
      number: index + 1,
      state: 'WARM_UP',
      price,
      // A proposal of the version before has no mode.
      ...(round.mode === 'FLASH'
        ? flashTerms(round, of('lot', round.lot, tokenScale), price, { tokenScale, payScale })
        : {
            mode: 'SUBSCRIPTION',
            quotaMinor: of('quota', round.quota, tokenScale),
            personMinor: of('perPerson', round.perPerson, tokenScale),
            split: round.split,
            minMinor: of('min', round.min, payScale),
            maxMinor: of('max', round.max, payScale),
            stepMinor: of('step', round.step, payScale),
            flash: null,
          }),
      hasVipDiscount: round.hasVipDiscount,
      kycMin: round.kycMin,
      vipMin: round.vipMin,
      startMs: round.startAtMs,
      endMs: round.endAtMs,
      soldMinor: 0n,
    };
  });
  const project: NewProject = {
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

/** What a flash round sells, as amounts: its bounds are what the least, the most and one lot cost without a VIP discount. */
function flashTerms(round: FlashWish, lotMinor: bigint, price: RoundPrice, scales: RoundScales) {
  const { quotaLots, leastLots, mostLots, paySeconds } = round;
  const cost = (lots: number): bigint => costOf(BigInt(lots) * lotMinor, price, 0, scales).payMinor;
  return {
    mode: 'FLASH' as const,
    split: 'PRORATA' as const,
    quotaMinor: BigInt(quotaLots) * lotMinor,
    personMinor: BigInt(mostLots) * lotMinor,
    minMinor: cost(leastLots),
    maxMinor: cost(mostLots),
    stepMinor: cost(1),
    flash: { lotMinor, quotaLots, leastLots, mostLots, paySeconds },
  };
}
