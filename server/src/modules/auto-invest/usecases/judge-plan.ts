import {
  type AllocationRefusal,
  AMOUNT_MAX_MINOR,
  judgeShares,
  leastAmountMinor,
  type Share,
} from '@bourse/core/auto-invest/allocation.ts';
import { type Recurrence, recurrenceOf } from '@bourse/core/auto-invest/schedule.ts';
import { isZone } from '@bourse/core/calendar/zone.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { USDT_SCALE } from '@bourse/core/money/value.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { readPositive } from '@bourse/core/wallet/amount-checks.ts';
import type { AutoInvestDeps } from '../auto-invest-deps.ts';
import type { PlanTerms } from '../queries/plan.query.ts';
import { marketOf } from './coins.ts';

/** The coins, amount and days of a plan, as a form sends them. */
export interface Wishes {
  readonly coins: readonly Share[];
  /** In USDT. */
  readonly amount: string;
  readonly period: 'day' | 'week' | 'month';
  readonly weekday?: number | undefined;
  readonly day?: number | undefined;
}

export interface PlanAsk extends Wishes {
  readonly hour: number;
  readonly zone: string;
  readonly autoTransfer?: boolean | undefined;
  readonly movesToEarn?: boolean | undefined;
  readonly tellsSuccess?: boolean | undefined;
}

export type WishRefusal =
  | AllocationRefusal
  | 'AUTO_INVEST_COIN_UNKNOWN'
  | 'AUTO_INVEST_DATE_REQUIRED'
  | 'AMOUNT_ZERO'
  | 'AMOUNT_PLACES'
  | 'AMOUNT_TOO_LARGE'
  | 'AUTO_INVEST_AMOUNT_MIN'
  | 'AUTO_INVEST_AMOUNT_MAX';

export interface JudgedWishes {
  readonly shares: readonly Share[];
  readonly amountMinor: bigint;
  readonly recurrence: Recurrence;
}

/** Checks coins, shares, dates and amount. @refuses see WishRefusal, in that order */
export function judgeWishes(deps: AutoInvestDeps, wishes: Wishes): Result<JudgedWishes, WishRefusal> {
  const { coins, period, weekday, day } = wishes;
  const shares = judgeShares(coins);
  // A coin that nobody can buy is reported before faults in shares.
  const unknown = coins.length > 0 && coins.find(({ asset }) => !marketOf(deps, asset));
  if (!shares.ok && (shares.refusal.code !== 'AUTO_INVEST_SHARE_SUM' || !unknown)) return shares;
  if (unknown) return refuse('AUTO_INVEST_COIN_UNKNOWN', { asset: unknown.asset });
  const recurrence = recurrenceOf(period, weekday, day);
  if (!recurrence) return refuse('AUTO_INVEST_DATE_REQUIRED', { field: period === 'week' ? 'weekday' : 'day' });
  const amount = readPositive(wishes.amount, USDT_SCALE);
  if (!amount.ok) return amount;
  const least = leastAmountMinor(
    coins.map(({ asset, percent }) => ({ percent, minNotionalMinor: marketOf(deps, asset)!.minNotionalMinor })),
  );
  const usdt = (minor: bigint): string => formatAmount(minor, USDT_SCALE);
  if (amount.value < least) return refuse('AUTO_INVEST_AMOUNT_MIN', { min: usdt(least) });
  if (amount.value > AMOUNT_MAX_MINOR) return refuse('AUTO_INVEST_AMOUNT_MAX', { max: usdt(AMOUNT_MAX_MINOR) });
  return ok({ shares: coins, amountMinor: amount.value, recurrence });
}

/** Checks everything that a plan needs. @refuses see WishRefusal | AUTO_INVEST_ZONE_UNKNOWN */
export function judgePlan(
  deps: AutoInvestDeps,
  ask: PlanAsk,
): Result<PlanTerms, WishRefusal | 'AUTO_INVEST_ZONE_UNKNOWN'> {
  const judged = judgeWishes(deps, ask);
  if (!judged.ok) return judged;
  if (!isZone(ask.zone)) return refuse('AUTO_INVEST_ZONE_UNKNOWN', { zone: ask.zone });
  const { shares, amountMinor, recurrence } = judged.value;
  return ok({
    shares,
    amountMinor,
    schedule: { ...recurrence, hour: ask.hour, zone: ask.zone },
    autoTransfer: ask.autoTransfer ?? true,
    movesToEarn: ask.movesToEarn ?? false,
    tellsSuccess: ask.tellsSuccess ?? false,
  });
}

/** All fields of the form as text, so that the same request id cannot ask for something else. */
export const askText = (ask: PlanAsk): string[] => [
  ask.coins.map(({ asset, percent }) => `${asset}:${percent}`).join(','),
  ask.amount,
  ask.period,
  String(ask.weekday ?? ''),
  String(ask.day ?? ''),
  String(ask.hour),
  ask.zone,
  String(ask.autoTransfer ?? ''),
  String(ask.movesToEarn ?? ''),
  String(ask.tellsSuccess ?? ''),
];
