import { equalShares, PERCENT_ABOVE } from '@bourse/core/auto-invest/allocation.ts';
import { recurrenceOf, type Schedule } from '@bourse/core/auto-invest/schedule.ts';
import type { PlanInput } from '../api/commands.ts';
import type { DatesInput, Plan, Wishes } from '../api/queries.ts';

/** One coin of the form, and its share as it was typed. */
export interface DraftCoin {
  readonly asset: string;
  readonly typed: string;
}

/** A plan as it stands in the form: what was typed stays as it is. */
export interface Draft {
  readonly coins: readonly DraftCoin[];
  /** Nobody has typed a share yet, so they are kept equal. */
  readonly isShared: boolean;
  readonly amount: string;
  readonly period: Plan['period'];
  readonly weekday: number;
  readonly day: number;
  readonly hour: number;
  readonly zone: string;
  readonly autoTransfer: boolean;
  readonly movesToEarn: boolean;
  readonly tellsSuccess: boolean;
}

/** Nothing is chosen beforehand that costs money: no coin, no amount, no account but the one that buys. */
export const emptyDraft = (zone: string, coin: string | null): Draft => ({
  coins: coin === null ? [] : [{ asset: coin, typed: '100' }],
  isShared: true,
  amount: '',
  period: 'week',
  weekday: 1,
  day: 1,
  hour: 9,
  zone,
  autoTransfer: false,
  movesToEarn: false,
  tellsSuccess: false,
});

export const draftOfPlan = (plan: Plan): Draft => ({
  coins: plan.coins.map(({ asset, percent }) => ({ asset, typed: String(percent) })),
  isShared: false,
  amount: plan.amount,
  period: plan.period,
  weekday: plan.weekday ?? 1,
  day: plan.day ?? 1,
  hour: plan.hour,
  zone: plan.zone,
  autoTransfer: plan.autoTransfer,
  movesToEarn: plan.movesToEarn,
  tellsSuccess: plan.tellsSuccess,
});

/** What was sent and nobody has answered, back in the form. */
export const draftOfSent = (sent: PlanInput): Draft => ({
  coins: (JSON.parse(sent.coins) as { asset: string; percent: string }[]).map(({ asset, percent }) => ({
    asset,
    typed: percent,
  })),
  isShared: false,
  amount: sent.amount,
  period: sent.period,
  weekday: Number(sent.weekday ?? 1),
  day: Number(sent.day ?? 1),
  hour: Number(sent.hour),
  zone: sent.zone,
  autoTransfer: sent.autoTransfer === 'true',
  movesToEarn: sent.movesToEarn === 'true',
  tellsSuccess: sent.tellsSuccess === 'true',
});

/** A share as it was typed: whole percents; null for anything else. */
export function percentOf(typed: string): number | null {
  const text = typed.trim();
  return /^[0-9]{1,3}$/.test(text) ? Number(text) : null;
}

const sharedEqually = (coins: readonly DraftCoin[]): readonly DraftCoin[] =>
  equalShares(coins.map(({ asset }) => asset)).map(({ asset, percent }) => ({ asset, typed: String(percent) }));

export const equalised = (draft: Draft): Draft => ({ ...draft, coins: sharedEqually(draft.coins), isShared: true });

/** A coin more: equal shares stay equal, and beside typed ones it gets what is left, where that is a share. */
export function withCoin(draft: Draft, asset: string): Draft {
  const coins = [...draft.coins, { asset, typed: '' }];
  if (draft.isShared) return { ...draft, coins: sharedEqually(coins) };
  const left = 100 - draft.coins.reduce((sum, { typed }) => sum + (percentOf(typed) ?? 0), 0);
  return { ...draft, coins: [...draft.coins, { asset, typed: left > PERCENT_ABOVE ? String(left) : '' }] };
}

export function withoutCoin(draft: Draft, asset: string): Draft {
  const coins = draft.coins.filter((each) => each.asset !== asset);
  return {
    ...draft,
    coins: draft.isShared ? sharedEqually(coins) : coins,
    isShared: draft.isShared || coins.length === 0,
  };
}

export const withShare = (draft: Draft, asset: string, typed: string): Draft => ({
  ...draft,
  coins: draft.coins.map((each) => (each.asset === asset ? { asset, typed } : each)),
  isShared: false,
});

const whenOf = ({ period, weekday, day }: Draft) => ({
  period,
  ...(period === 'week' && { weekday: String(weekday) }),
  ...(period === 'month' && { day: String(day) }),
});

/** What is bought and when, as the server takes it. @param amount  canonical text */
export const wishesOf = (draft: Draft, amount: string): Wishes => ({
  coins: JSON.stringify(draft.coins.map(({ asset, typed }) => ({ asset, percent: String(percentOf(typed) ?? 0) }))),
  amount,
  ...whenOf(draft),
});

export const datesInputOf = (draft: Draft): DatesInput => ({
  ...whenOf(draft),
  hour: String(draft.hour),
  zone: draft.zone,
});

const flagOf = (yes: boolean) => (yes ? ('true' as const) : ('false' as const));

/** All of it. Every flag is said: nothing is left to what the server would take it for. */
export const planInputOf = (draft: Draft, amount: string): PlanInput => ({
  ...wishesOf(draft, amount),
  hour: String(draft.hour),
  zone: draft.zone,
  autoTransfer: flagOf(draft.autoTransfer),
  movesToEarn: flagOf(draft.movesToEarn),
  tellsSuccess: flagOf(draft.tellsSuccess),
});

export const scheduleOf = ({ period, weekday, day, hour, zone }: Draft): Schedule => {
  const recurrence = recurrenceOf(period, weekday, day) ?? ({ period: 'day' } as const);
  return { ...recurrence, hour, zone };
};
