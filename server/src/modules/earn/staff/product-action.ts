import type { EarnKind } from '@bourse/core/earn/product.ts';
import { hasReward, hasTerm } from '@bourse/core/earn/product.ts';
import { attosOfMinor } from '@bourse/core/earn/rate.ts';
import { formatAmount, parseAmount } from '@bourse/core/money/amount.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Approvals, PlainRecord, StaffAction } from '../../approvals/public.ts';
import { isMerged } from '../../products/public.ts';
import type { TransfersDeps } from '../../transfers/public.ts';
import type { EarnDeps } from '../earn-deps.ts';
import { type EarnProduct, lockProduct } from '../queries/product.query.ts';
import { saveProduct } from '../store/product.store.ts';
import { termsOut } from '../terms-out.ts';
import { scaleOf } from '../usecases/advance-orders.ts';

/** A product as staff ask for it; amounts in coin units. */
export interface ProductWish extends PlainRecord {
  readonly id: string;
  readonly asset: string;
  readonly kind: EarnKind;
  readonly termDays: number;
  readonly min: string;
  readonly step: string;
  readonly maxOrder: string | null;
  readonly maxPerson: string | null;
  readonly fixedAmount: string | null;
  readonly quota: string;
  readonly instantPool: string;
  readonly canEndEarly: boolean;
  readonly canRenew: boolean;
  readonly kycMin: number;
  readonly vipMin: number;
  readonly isForNewPeople: boolean;
  readonly rewardAsset: string | null;
  readonly rewardBps: number | null;
  readonly rewardBudget: string | null;
  readonly rewardPerPerson: string | null;
  readonly source: EarnProduct['source'];
  readonly startAtMs: number;
  readonly endAtMs: number | null;
}

type ProductRefusal =
  | 'NO_CHANGE'
  | 'COIN_UNKNOWN'
  | 'AMOUNT_INVALID'
  | 'EARN_COIN_MERGES'
  | 'EARN_KIND_FIXED'
  | 'EARN_REWARD_WRONG'
  | 'EARN_TERM_WRONG'
  | 'EARN_BOUNDS_WRONG'
  | 'EARN_QUOTA_SOLD'
  | 'EARN_EARLY_SOLD';

/**
 * Fields of a product that never change, because orders were made with them. The rate of the second coin has no
 * starting hour, so a change would also apply to past days and to terms that were already sold.
 */
const FIXED_FIELDS = ['asset', 'kind', 'termDays', 'rewardAsset', 'rewardBps'] as const;

type Deps = EarnDeps & Pick<TransfersDeps, 'products'>;

/**
 * Creates or changes a product. A quota and its terms are a promise of the house, so it takes two members of Product.
 */
export const defineProductAction = (
  deps: Deps & { readonly approvals: Pick<Approvals, 'define'> },
): StaffAction<ProductWish, ProductRefusal> =>
  deps.approvals.define<ProductWish, ProductRefusal>({
    kind: 'staffEarn.setProduct',
    proposers: ['product'],
    deciders: ['product'],
    needsSecond: () => true,
    plan: async (tx, wish) => {
      const read = readWish(deps, wish);
      if (!read.ok) return read;
      const now = await lockProduct(tx, wish.id);
      const before = now ? wishOf(deps, now) : null;
      const judged = judgeWish(deps, wish, read.value, now);
      if (!judged.ok) return judged;
      const changed = Object.keys(wish).filter((name) => wish[name] !== before?.[name]);
      if (changed.length === 0) return refuse('NO_CHANGE');
      const only = (record: PlainRecord | null) =>
        Object.fromEntries(changed.map((name) => [name, record?.[name] ?? null]));
      return ok({ subject: `earn:${wish.id}`, before: only(before), after: only(wish) });
    },
    carryOut: async (tx, wish, { nowMs }) => {
      const read = readWish(deps, wish);
      if (!read.ok) return read;
      const judged = judgeWish(deps, wish, read.value, await lockProduct(tx, wish.id));
      if (!judged.ok) return judged;
      return ok(await saveProduct(tx, read.value, nowMs));
    },
  });

function readWish(
  deps: EarnDeps,
  wish: ProductWish,
): Result<EarnProduct, 'COIN_UNKNOWN' | 'AMOUNT_INVALID' | 'EARN_REWARD_WRONG'> {
  const coin = deps.assets.coin(wish.asset);
  if (!coin) return refuse('COIN_UNKNOWN', { asset: wish.asset });
  const amounts = { ...readAmounts(wish, coin.ledgerScale) };
  const wrong = Object.entries(amounts).find(([, value]) => value === undefined);
  if (wrong) return refuse('AMOUNT_INVALID', { field: wrong[0], scale: coin.ledgerScale });
  const reward = readReward(deps, wish);
  if (!reward.ok) return reward;
  const { min, step, maxOrder, maxPerson, fixedAmount, quota, instantPool } = amounts;
  return ok({
    id: wish.id,
    asset: wish.asset,
    kind: wish.kind,
    termDays: wish.termDays,
    minMinor: min!,
    stepMinor: step!,
    maxOrderMinor: maxOrder!,
    maxPersonMinor: maxPerson!,
    fixedMinor: fixedAmount!,
    quotaMinor: quota!,
    soldMinor: 0n,
    startMs: wish.startAtMs,
    endMs: wish.endAtMs,
    instantMinor: instantPool!,
    canEndEarly: wish.canEndEarly,
    canRenew: wish.canRenew,
    kycMin: wish.kycMin,
    vipMin: wish.vipMin,
    isForNewPeople: wish.isForNewPeople,
    reward: reward.value,
    source: wish.source,
    coverAlarmMs: null,
  });
}

type Reward = EarnProduct['reward'];

/** The second coin of a hybrid; other kinds must have none of its fields. */
function readReward(deps: EarnDeps, wish: ProductWish): Result<Reward, 'EARN_REWARD_WRONG'> {
  const { rewardAsset, rewardBps, rewardBudget, rewardPerPerson } = wish;
  const given = [rewardAsset, rewardBps, rewardBudget].filter((each) => each !== null).length;
  if (given !== (hasReward(wish.kind) ? 3 : 0)) return refuse('EARN_REWARD_WRONG', { kind: wish.kind });
  if (rewardAsset === null || rewardBps === null || rewardBudget === null) {
    return rewardPerPerson === null ? ok(null) : refuse('EARN_REWARD_WRONG', { kind: wish.kind });
  }
  const coin = deps.assets.coin(rewardAsset);
  const budget = coin && parseAmount(rewardBudget, coin.ledgerScale);
  const perPerson = coin && rewardPerPerson !== null ? parseAmount(rewardPerPerson, coin.ledgerScale) : null;
  if (!budget?.ok || (perPerson !== null && (!perPerson?.ok || perPerson.value === 0n)) || rewardAsset === wish.asset) {
    return refuse('EARN_REWARD_WRONG', { kind: wish.kind });
  }
  const personMinor = perPerson?.ok ? perPerson.value : null;
  return ok({
    asset: rewardAsset,
    rateBps: rewardBps,
    budgetMinor: budget.value,
    personMinor,
    usedAtto: 0n,
    endedMs: null,
  });
}

function rewardWishOf(deps: EarnDeps, { reward }: EarnProduct) {
  const scale = reward && scaleOf(deps, reward.asset);
  const text = (minor: bigint | null): string | null =>
    minor === null || scale === null ? null : formatAmount(minor, scale);
  return {
    rewardAsset: reward?.asset ?? null,
    rewardBps: reward?.rateBps ?? null,
    rewardBudget: text(reward?.budgetMinor ?? null),
    rewardPerPerson: text(reward?.personMinor ?? null),
  };
}

/** Undefined for an invalid amount of the coin; only the pool may be zero. */
function readAmounts(wish: ProductWish, scale: number) {
  const needed = (text: string): bigint | undefined => {
    const read = parseAmount(text, scale);
    return read.ok && read.value > 0n ? read.value : undefined;
  };
  const optional = (text: string | null): bigint | null | undefined => (text === null ? null : needed(text));
  const pool = parseAmount(wish.instantPool, scale);
  return {
    min: needed(wish.min) as bigint,
    step: needed(wish.step) as bigint,
    maxOrder: optional(wish.maxOrder) as bigint | null,
    maxPerson: optional(wish.maxPerson) as bigint | null,
    fixedAmount: optional(wish.fixedAmount) as bigint | null,
    quota: needed(wish.quota) as bigint,
    instantPool: (pool.ok ? pool.value : undefined) as bigint,
  };
}

/**
 * Refuses coins that can be merged, because a merge recounts the books but not the orders. Terms of an existing
 * product, such as its end, can still be changed.
 */
function judgeCoins(deps: Deps, { asset, rewardAsset }: ProductWish): Result<true, 'EARN_COIN_MERGES'> {
  const merged = [asset, rewardAsset].find((coin) => coin !== null && isMerged(deps.products, coin));
  return merged ? refuse('EARN_COIN_MERGES', { asset: merged }) : ok(true);
}

function judgeWish(
  deps: Deps,
  wish: ProductWish,
  product: EarnProduct,
  now: EarnProduct | null,
): Result<true, ProductRefusal> {
  const coins = now ? ok(true as const) : judgeCoins(deps, wish);
  if (!coins.ok) return coins;
  const before = now ? wishOf(deps, now) : null;
  const fixed = before && FIXED_FIELDS.find((name) => before[name] !== wish[name]);
  if (fixed) return refuse('EARN_KIND_FIXED', { field: fixed });
  if (hasTerm(wish.kind) !== wish.termDays > 0)
    return refuse('EARN_TERM_WRONG', { kind: wish.kind, days: wish.termDays });
  const { minMinor, stepMinor, maxOrderMinor, maxPersonMinor, fixedMinor, quotaMinor, startMs, endMs } = product;
  const isBelow = [maxOrderMinor, maxPersonMinor, fixedMinor, quotaMinor].some(
    (bound) => bound !== null && bound < minMinor,
  );
  const isOffStep = [minMinor, fixedMinor].some((amount) => amount !== null && amount % stepMinor !== 0n);
  if (isBelow || isOffStep || (endMs !== null && endMs <= startMs)) return refuse('EARN_BOUNDS_WRONG');
  if (now && quotaMinor < now.soldMinor) {
    return refuse('EARN_QUOTA_SOLD', { sold: formatAmount(now.soldMinor, scaleOf(deps, now.asset)) });
  }
  // Whoever bought it was told that it may end early.
  if (now?.canEndEarly && !wish.canEndEarly && hasTerm(now.kind) && now.soldMinor > 0n)
    return refuse('EARN_EARLY_SOLD');
  if (now?.reward && product.reward && isUsedBeyond(deps, now.reward, product.reward.budgetMinor)) {
    return refuse('EARN_REWARD_WRONG', { kind: wish.kind });
  }
  return ok(true);
}

/** Whether more of a second coin was given already than a budget allows. */
const isUsedBeyond = (deps: EarnDeps, { asset, usedAtto }: NonNullable<Reward>, budgetMinor: bigint): boolean =>
  usedAtto > budgetMinor * attosOfMinor(scaleOf(deps, asset));

function wishOf(deps: EarnDeps, product: EarnProduct): ProductWish {
  return {
    ...termsOut(product, scaleOf(deps, product.asset)),
    ...rewardWishOf(deps, product),
  };
}
