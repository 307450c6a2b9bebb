import { GRIDS_MAX, GRIDS_MIN, type GridMode, levelsOf, netRange } from '@bourse/core/grid/levels.ts';
import { type GridMarket, type GridPlan, leastInvestment, planGrid } from '@bourse/core/grid/plan.ts';
import { formatAmount, readAmount } from '@bourse/core/money/amount.ts';
import { priceText } from '@bourse/core/trading/grid.ts';
import { readTyped } from '../../balances/public.ts';
import { gridOf, type Market, type MarketGrid } from '../../spot/public.ts';
import type { GridInput } from '../api/commands.ts';
import type { Bounds } from './bounds.ts';
import { judgeTypedExits } from './judge-exits.ts';
import { type Problem, readOptionalPrice, readPrice, ruled, ticksOfText } from './price.ts';

/** The form of a grid as it was typed. */
export interface Draft {
  readonly symbol: string;
  readonly mode: GridMode;
  readonly lower: string;
  readonly upper: string;
  readonly grids: string;
  readonly investment: string;
  readonly usesBase: boolean;
  readonly investmentBase: string;
  readonly trigger: string;
  readonly takeProfit: string;
  readonly stopLoss: string;
  /** Null until somebody chose: then it follows the stop loss. */
  readonly sellsOnStop: boolean | null;
}
export type DraftField = 'lower' | 'upper' | 'grids' | 'investment' | 'investmentBase' | 'trigger' | keyof ExitFields;
interface ExitFields {
  readonly takeProfit: string;
  readonly stopLoss: string;
}

export const emptyDraft = (symbol: string): Draft => ({
  symbol,
  mode: 'arithmetic',
  lower: '',
  upper: '',
  grids: '',
  investment: '',
  usesBase: false,
  investmentBase: '',
  trigger: '',
  takeProfit: '',
  stopLoss: '',
  sellsOnStop: null,
});

/** What was sent, in the form again. */
export const draftOfSent = (sent: GridInput): Draft => ({
  symbol: sent.symbol,
  mode: sent.mode,
  lower: sent.lower,
  upper: sent.upper,
  grids: sent.grids,
  investment: sent.investment,
  usesBase: sent.investmentBase !== undefined,
  investmentBase: sent.investmentBase ?? '',
  trigger: sent.trigger ?? '',
  takeProfit: sent.takeProfit ?? '',
  stopLoss: sent.stopLoss ?? '',
  sellsOnStop: sent.sellsOnStop === undefined ? null : sent.sellsOnStop === 'true',
});

/** On by itself where there is a stop loss. */
export const sellsOnStopOf = ({ sellsOnStop, stopLoss }: Draft): boolean => sellsOnStop ?? stopLoss.trim() !== '';

/** What a form must know beside what is typed. */
export interface Terms {
  readonly market: Market;
  readonly last: string | null;
  /** Parts per million, the higher of the two rates; null for a visitor. */
  readonly feePpm: number | null;
  /** What the spot account has free; null while nobody knows. */
  readonly funds: { readonly base: string; readonly quote: string } | null;
}

/** What comes of a form: what is wrong with it, and as much of the plan as can be said. */
export interface Judged {
  readonly grid: MarketGrid;
  readonly problems: Readonly<Problems>;
  /** Prices of the levels, the lowest first. */
  readonly levels: readonly string[] | null;
  /** Ticks; what the same are as prices stands in `levels`. */
  readonly levelTicks: readonly number[] | null;
  /** The ends of the range where both are prices, the lower one below: what can be moved on the chart. */
  readonly bounds: Bounds | null;
  readonly lastTicks: number | null;
  /** Millionths. */
  readonly net: { readonly low: number; readonly high: number } | null;
  /** Minor units of quote. */
  readonly leastMinor: bigint | null;
  readonly plan: GridPlan | null;
  /** The price that the plan reckons with. */
  readonly planTicks: number | null;
  readonly terms: GridMarket | null;
  readonly investment: string | null;
  readonly input: GridInput | null;
}

const WHOLE = /^\s*\d{1,5}\s*$/;

/** Judges a form as the server will, field by field. What is empty is no problem before it is pressed. */
export function judgeDraft(draft: Draft, known: Terms): Judged {
  const { market, last, feePpm, funds } = known;
  const grid = gridOf(market);
  const lastTicks = ticksOfText(last, grid);
  const problems: Problems = {};
  const lower = readPrice(draft.lower, grid, market.quote);
  const upper = readPrice(draft.upper, grid, market.quote);
  if ('problem' in lower) problems.lower = lower.problem;
  if ('problem' in upper) problems.upper = upper.problem;
  const count = WHOLE.test(draft.grids) ? Number(draft.grids) : null;
  if (count === null) problems.grids = ruled('WHOLE');
  const trigger = readOptionalPrice(draft.trigger, grid, market.quote);
  if (trigger && 'problem' in trigger) problems.trigger = trigger.problem;

  const range =
    'ticks' in lower && 'ticks' in upper && count !== null
      ? { mode: draft.mode, lowerTicks: lower.ticks, upperTicks: upper.ticks, grids: count }
      : null;
  const cut = range && levelsOf(range);
  if (cut && !cut.ok) {
    const { code } = cut.refusal;
    problems[code === 'GRID_RANGE_NARROW' ? 'upper' : 'grids'] = ruled(code, {
      min: code === 'GRID_COUNT' ? String(GRIDS_MIN) : '1.01',
      max: String(GRIDS_MAX),
    });
  }
  const levelTicks = cut?.ok ? cut.value : null;
  const net = levelTicks && feePpm !== null ? netRange(levelTicks, feePpm) : null;
  if (net && net.low <= 0) problems.grids = ruled('GRID_NO_PROFIT', { percent: netText(net.low) });

  const triggerTicks = trigger && 'ticks' in trigger ? trigger.ticks : null;
  if (range && levelTicks) {
    const words = { lower: priceText(range.lowerTicks, grid), upper: priceText(range.upperTicks, grid) };
    const isOutside = (ticks: number) => ticks < range.lowerTicks || ticks > range.upperTicks;
    if (triggerTicks !== null && isOutside(triggerTicks)) problems.trigger = ruled('GRID_TRIGGER', words);
    if (trigger === null && lastTicks !== null && isOutside(lastTicks)) {
      const price = priceText(lastTicks, grid);
      problems[lastTicks < range.lowerTicks ? 'lower' : 'upper'] = ruled('GRID_PRICE_OUTSIDE', { price, ...words });
    }
  }
  const exits = judgeTypedExits(draft, {
    // Before there is a range nothing is outside of it.
    lowerTicks: range?.lowerTicks ?? Number.MAX_SAFE_INTEGER,
    upperTicks: range?.upperTicks ?? 0,
    lastTicks: range ? lastTicks : null,
    grid,
    quote: market.quote,
  });
  Object.assign(problems, exits.problems);

  const money = judgeMoney(draft, known, problems);
  const planTicks = triggerTicks ?? lastTicks;
  const terms = feePpm === null ? null : gridMarketOf(grid, feePpm);
  let plan: GridPlan | null = null;
  let leastMinor: bigint | null = null;
  if (levelTicks && terms && planTicks !== null) {
    leastMinor = leastInvestment(levelTicks, planTicks, terms);
    if (money) {
      const planned = planGrid(levelTicks, planTicks, money, terms);
      if (planned.ok) plan = planned.value;
      else {
        const { code, minor } = planned.fault;
        const bound = formatAmount(minor, market.quoteScale);
        const numbers = code === 'GRID_INVESTMENT_LOW' ? { needed: bound } : { max: bound };
        problems.investment = ruled(code, { ...numbers, asset: market.quote });
      }
    }
  }
  if (money && funds) judgeFunds(money, known, problems);

  const isWhole = !Object.values(problems).some(Boolean) && money !== null && 'text' in lower && 'text' in upper;
  return {
    grid,
    problems,
    levels: levelTicks?.map((ticks) => priceText(ticks, grid)) ?? null,
    levelTicks,
    bounds:
      'ticks' in lower && 'ticks' in upper && lower.ticks < upper.ticks
        ? { lower: lower.ticks, upper: upper.ticks }
        : null,
    lastTicks,
    net,
    leastMinor,
    plan,
    planTicks,
    terms,
    investment: money && formatAmount(money.quoteMinor, market.quoteScale),
    input: isWhole
      ? {
          symbol: draft.symbol,
          mode: draft.mode,
          lower: lower.text,
          upper: upper.text,
          grids: String(count),
          investment: formatAmount(money.quoteMinor, market.quoteScale),
          ...(money.baseMinor > 0n && { investmentBase: formatAmount(money.baseMinor, market.baseScale) }),
          ...(trigger && 'text' in trigger && { trigger: trigger.text }),
          ...(exits.takeProfit !== null && { takeProfit: exits.takeProfit }),
          ...(exits.stopLoss !== null && { stopLoss: exits.stopLoss }),
          sellsOnStop: sellsOnStopOf(draft) ? 'true' : 'false',
        }
      : null,
  };
}

type Problems = Partial<Record<DraftField, Problem | undefined>>;
interface Money {
  readonly quoteMinor: bigint;
  readonly baseMinor: bigint;
}

function judgeMoney(draft: Draft, { market }: Terms, problems: Problems): Money | null {
  const quote = readTyped(draft.investment, market.quoteScale);
  if (!quote.ok) problems.investment = { of: 'text', problem: quote.problem, asset: market.quote };
  const base = draft.usesBase ? readTyped(draft.investmentBase, market.baseScale) : null;
  if (base && !base.ok) problems.investmentBase = { of: 'text', problem: base.problem, asset: market.base };
  if (!quote.ok || (base && !base.ok)) return null;
  return {
    quoteMinor: readAmount(quote.amount, market.quoteScale),
    baseMinor: base?.ok ? readAmount(base.amount, market.baseScale) : 0n,
  };
}

/** What the spot account has not is said after everything else that is wrong with the sum. */
function judgeFunds(money: Money, { market, funds }: Terms, problems: Problems): void {
  if (!funds) return;
  problems.investment ??= shortOf(money.quoteMinor, funds.quote, market.quoteScale, market.quote);
  problems.investmentBase ??= shortOf(money.baseMinor, funds.base, market.baseScale, market.base);
}

function shortOf(minor: bigint, free: string, scale: number, asset: string): Problem | undefined {
  const missingMinor = minor - readAmount(free, scale);
  if (missingMinor <= 0n) return undefined;
  const details = { missing: formatAmount(missingMinor, scale) };
  return { of: 'text', problem: { code: 'INSUFFICIENT_BALANCE', details }, asset };
}

/** What the rules of grids must know of a market. */
const gridMarketOf = ({ lotMinor, unitMinor, minNotionalMinor }: MarketGrid, feePpm: number): GridMarket => ({
  lotMinor,
  unitMinor,
  minNotionalUnits: Number((minNotionalMinor + unitMinor - 1n) / unitMinor),
  feePpm,
});

/** Millionths as percent with four places. */
export const netText = (ppm: number): string =>
  ppm < 0 ? `-${formatAmount(BigInt(-ppm), 4)}` : formatAmount(BigInt(ppm), 4);
