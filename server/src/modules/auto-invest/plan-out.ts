import type { autoInvest as contract } from '@bourse/contract/auto-invest.ts';
import type { OutputOf } from '@bourse/contract/endpoint.ts';
import { averageCost, boughtValueMinor, PRICE_SCALE, roiBps, simpleAverage } from '@bourse/core/auto-invest/figures.ts';
import { shortfallOf } from '@bourse/core/auto-invest/run.ts';
import { formatAmount, formatFixed } from '@bourse/core/money/amount.ts';
import { type Price, USDT_SCALE } from '@bourse/core/money/value.ts';
import type { AutoInvestDeps } from './auto-invest-deps.ts';
import { type BoughtWithFees, findBought } from './queries/figures.query.ts';
import type { Plan } from './queries/plan.query.ts';
import { findPlanRuns, type PlanRuns } from './queries/run.query.ts';
import { marketOf, priceOf, scaleOf } from './usecases/coins.ts';
import { findFunds } from './usecases/funds.ts';

type PlanOut = OutputOf<typeof contract.plan>;
type FiguresOut = PlanOut['figures'][number];

/** Decimal places of a percentage. */
const PERCENT_PLACES = 2;
/** The least decimal places of a price; otherwise as many as its market. */
const PRICE_PLACES_MIN = 2;
const NOTHING: BoughtWithFees = { quantityMinor: 0n, investedMinor: 0n, feesMinor: 0n, priceSum: 0n, purchases: 0 };
const NO_RUNS: PlanRuns = { bought: 0, isRunning: false, last: null };

export const usdt = (minor: bigint): string => formatAmount(minor, USDT_SCALE);
export const percentText = (bps: bigint | null): string | null =>
  bps === null ? null : formatAmount(bps, PERCENT_PLACES);

/** A price of PRICE_SCALE places as its market shows it, rounded down. */
export const averageText = (deps: AutoInvestDeps, asset: string, price: bigint | null): string | null =>
  price === null
    ? null
    : formatFixed(
        price,
        PRICE_SCALE,
        Math.max(PRICE_PLACES_MIN, marketOf(deps, asset)?.priceScale ?? PRICE_PLACES_MIN),
      );

export const indexText = (price: Price | null): string | null =>
  price === null ? null : formatAmount(price.priceUnits, price.priceScale);

/** Plans as their owner sees them now, with what they have bought. */
export async function plansOut(deps: AutoInvestDeps, plans: readonly Plan[]): Promise<PlanOut[]> {
  const { db } = deps.money;
  const ids = plans.map(({ id }) => id);
  const [bought, runs, fundsOf] = await Promise.all([
    findBought(db, ids, (asset) => scaleOf(deps, asset)),
    findPlanRuns(db, ids),
    findFunds(db, [...new Set(plans.map(({ uid }) => uid))]),
  ]);
  return plans.map((plan) => {
    const figures = figuresOut(deps, plan, bought.get(plan.id) ?? new Map());
    const { bought: times, isRunning, last } = runs.get(plan.id) ?? NO_RUNS;
    const { schedule } = plan;
    return {
      id: plan.id,
      state: plan.state,
      coins: [...plan.shares],
      amount: usdt(plan.amountMinor),
      period: schedule.period,
      weekday: schedule.period === 'week' ? schedule.weekday : null,
      day: schedule.period === 'month' ? schedule.day : null,
      hour: schedule.hour,
      zone: schedule.zone,
      autoTransfer: plan.autoTransfer,
      movesToEarn: plan.movesToEarn,
      tellsSuccess: plan.tellsSuccess,
      nextRunAtMs: plan.nextRunMs,
      createdAtMs: plan.createdAtMs,
      deletedAtMs: plan.deletedAtMs,
      lastRun: last,
      isRunning,
      bought: times,
      insufficientInRow: plan.insufficientInRow,
      suffices: shortfallOf(plan.amountMinor, fundsOf(plan.uid), plan.autoTransfer) !== null,
      ...figures,
    };
  });
}

interface CoinSum {
  readonly investedMinor: bigint;
  /** Null if there is no price. */
  readonly valueMinor: bigint | null;
}

/** Sums over coins. If the value of one coin is unknown, so is the total. */
export function sumsOut(coins: readonly CoinSum[]) {
  const investedMinor = coins.reduce((sum, coin) => sum + coin.investedMinor, 0n);
  const valueMinor = coins.reduce<bigint | null>(
    (sum, coin) => (sum === null || coin.valueMinor === null ? null : sum + coin.valueMinor),
    0n,
  );
  return {
    invested: usdt(investedMinor),
    value: valueMinor === null ? null : usdt(valueMinor),
    roiPercent: percentText(valueMinor === null ? null : roiBps(valueMinor, investedMinor)),
  };
}

function figuresOut(deps: AutoInvestDeps, plan: Plan, bought: ReadonlyMap<string, BoughtWithFees>) {
  const once = [...bought.keys()].filter((asset) => plan.shares.every((share) => share.asset !== asset));
  const coins = [...plan.shares, ...once.map((asset) => ({ asset, percent: 0 }))].map(({ asset, percent }) => {
    const own = bought.get(asset) ?? NOTHING;
    const scale = scaleOf(deps, asset);
    const price = priceOf(deps, asset);
    // A coin of which nothing was bought is worth nothing, whatever its price.
    const valueMinor = own.quantityMinor === 0n ? 0n : price && boughtValueMinor(own, scale, price);
    const out: FiguresOut = {
      asset,
      percent,
      ledgerScale: scale,
      displayScale: deps.money.assets.coin(asset)!.displayScale,
      isInPlan: percent > 0,
      quantity: formatAmount(own.quantityMinor, scale),
      invested: usdt(own.investedMinor),
      averageCost: averageText(deps, asset, averageCost(own, scale)),
      simpleAverage: averageText(deps, asset, simpleAverage(own)),
      price: indexText(price),
      value: valueMinor === null ? null : usdt(valueMinor),
      roiPercent: percentText(valueMinor === null ? null : roiBps(valueMinor, own.investedMinor)),
    };
    return { out, investedMinor: own.investedMinor, valueMinor };
  });
  const feesMinor = [...bought.values()].reduce((sum, own) => sum + own.feesMinor, 0n);
  return { ...sumsOut(coins), fees: usdt(feesMinor), figures: coins.map(({ out }) => out) };
}
