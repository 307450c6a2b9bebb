import { formatAmount, readAmount } from '@bourse/core/money/amount.ts';
import type { MarketGrid } from '../market.ts';
import { type CheckedOrder, feeUp, type Problem, problem, readLots, type Short } from '../order-check.ts';
import { type Funds, hasLimit, type OrderDraft, typedTicks } from '../order-draft.ts';
import { isListInput, type ListInput, type OrderInput } from '../sending/order-input.ts';
import {
  boughtBackResult,
  type ExitField,
  type ExitProblem,
  exitOrder,
  type Position,
  type ReadExit,
  readExit,
  soldResult,
  tooSmall,
  worthAt,
} from './check-exits.ts';
import { EXITS, type ExitName, exitSideOf } from './exit-draft.ts';

export interface ListTerms {
  readonly grid: MarketGrid;
  readonly funds: Funds | null;
  readonly makerPpm: number;
  readonly takerPpm: number;
  /** The best price of the opposite side, and the last price; null where there is none. */
  readonly bestTicks: number | null;
  readonly lastTicks: number | null;
  readonly bandPpm: number;
}

export interface CheckedExit {
  /** One field as typed, the other derived from it. */
  readonly price: string;
  readonly percent: string;
  readonly problems: Readonly<Partial<Record<ExitField, ExitProblem>>>;
  /** Minor units of quote: the gain or loss of both orders; for coins already held, the proceeds or cost. */
  readonly resultMinor: bigint | null;
  /** In units of the price's last place, for the line on the chart; null for no line. */
  readonly linePrice: number | null;
}

export interface CheckedList {
  readonly exits: Readonly<Record<ExitName, CheckedExit>>;
  /** The exit's size, decimal text of base; null while it is not known. */
  readonly quantity: string | null;
  /** Only for coins already held: the problem with the quantity. */
  readonly quantityProblem: Problem | null;
  readonly input: ListInput | null;
  readonly short: Short | null;
}

/** What an order brings for its exits to close, as far as it is known. */
interface Held {
  readonly lots: number | null;
  readonly resultAt: (ticks: number) => bigint | null;
}

/** Judges an order with its exits, or two alternatives, as the server will. */
export function checkList(draft: OrderDraft, checked: CheckedOrder, terms: ListTerms): CheckedList {
  const { grid } = terms;
  const exitSide = exitSideOf(draft);
  const position: Position = { ...terms, exitSide, entryTicks: entryTicksOf(draft, checked, terms) };
  const read = {
    takeProfit: readExit('takeProfit', draft.exits.takeProfit, position, grid),
    stopLoss: readExit('stopLoss', draft.exits.stopLoss, position, grid),
  };
  const held = draft.type === 'oco' ? ownHeld(draft, terms) : heldAfter(draft, checked, read, terms);
  const { lots } = held;
  const exits = {} as Record<ExitName, CheckedExit>;
  for (const name of EXITS) exits[name] = judged(read[name], held, grid);
  const wanted = EXITS.filter((name) => !read[name].isEmpty);
  requireOnes(draft, wanted, exits);
  const isFine = EXITS.every((name) => Object.keys(exits[name].problems).length === 0);
  const quantity = lots === null ? null : formatAmount(BigInt(lots) * grid.lotMinor, grid.baseScale);
  const orders =
    !isFine || quantity === null
      ? null
      : wanted.map((name) => {
          const { stopTicks, fillTicks } = read[name];
          const { becomes } = draft.exits[name];
          return exitOrder(
            name,
            { stopTicks: stopTicks!, fillTicks: fillTicks! },
            { exitSide, becomes, quantity },
            grid,
          );
        });
  const base = { exits, quantity, quantityProblem: null, input: null, short: null };
  if (draft.type === 'oco') {
    if (orders === null || lots === null) return base;
    const input: ListInput = { contingency: 'oco', orders };
    return { ...base, ...paid(draft, lots, read, input, terms) };
  }
  if (orders === null) return base;
  const contingency = orders.length === 2 ? 'otoco' : 'oto';
  const listOf = (first: OrderInput): ListInput => ({
    contingency,
    orders: [byQuantity(first, checked, grid), ...orders],
  });
  const { short } = checked;
  return {
    ...base,
    input: checked.input && listOf(checked.input),
    short: short && !isListInput(short.input) ? { ...short, input: listOf(short.input) } : null,
  };
}

/** The price that an order should trade at, by the present book: a limit is not paid where the other side is better. */
function entryTicksOf(draft: OrderDraft, { estimate }: CheckedOrder, { grid, bestTicks, lastTicks }: ListTerms) {
  if (draft.type === 'oco') return lastTicks;
  if (!hasLimit(draft)) return estimate?.averageTicks ?? bestTicks ?? lastTicks;
  const ticks = typedTicks(draft.price, grid);
  if (ticks === null || bestTicks === null) return ticks;
  return draft.side === 'buy' ? Math.min(ticks, bestTicks) : Math.max(ticks, bestTicks);
}

/** What an order brings after its fee, in the whole lots that an exit can trade. */
function heldAfter(
  draft: OrderDraft,
  { estimate }: CheckedOrder,
  read: Readonly<Record<ExitName, ReadExit>>,
  { grid, makerPpm, takerPpm }: ListTerms,
): Held {
  const feePpm = Math.max(makerPpm, takerPpm);
  if (estimate === null || estimate.feeMostMinor === null) return { lots: null, resultAt: () => null };
  if (draft.side === 'buy') {
    const bought = { baseMinor: estimate.baseMinor - estimate.feeMostMinor, costMinor: estimate.totalMinor };
    return {
      lots: Number(bought.baseMinor / grid.lotMinor),
      resultAt: (ticks) => soldResult(bought, ticks, feePpm, grid),
    };
  }
  const dearest = Math.max(...EXITS.map((name) => read[name].heldTicks ?? 0));
  // A market order's proceeds are not known in advance, so they are estimated by its worst price and not its average.
  const worstTicks = draft.type === 'market' && estimate.worst ? typedTicks(estimate.worst.price, grid) : null;
  const leastGross = worstTicks === null ? null : worthAt(estimate.baseMinor, worstTicks, grid, 'down');
  const leastMinor = leastGross === null ? estimate.netMinor : leastGross - feeUp(leastGross, feePpm);
  const affordable = dearest === 0 ? 0n : leastMinor / (BigInt(dearest) * grid.unitMinor);
  const soldLots = estimate.baseMinor / grid.lotMinor;
  const lots = affordable < soldLots ? affordable : soldLots;
  const sold = { netMinor: estimate.netMinor, baseMinor: estimate.baseMinor, againMinor: lots * grid.lotMinor };
  return {
    lots: dearest === 0 ? null : Number(lots),
    resultAt: (ticks) => boughtBackResult(sold, ticks, feePpm, grid),
  };
}

/** Coins already held: there is no first order, so only the exits' proceeds or costs are known. */
function ownHeld({ side, quantity }: OrderDraft, { grid, makerPpm, takerPpm }: ListTerms): Held {
  const read = readLots(quantity, grid);
  if ('problem' in read) return { lots: null, resultAt: () => null };
  const baseMinor = BigInt(read.value) * grid.lotMinor;
  const feePpm = Math.max(makerPpm, takerPpm);
  return {
    lots: read.value,
    resultAt: (ticks) =>
      side === 'sell'
        ? soldResult({ baseMinor, costMinor: 0n }, ticks, feePpm, grid)
        : worthAt(baseMinor, ticks, grid, 'up'),
  };
}

function judged(read: ReadExit, { lots, resultAt }: Held, grid: MarketGrid): CheckedExit {
  const { stopTicks, fillTicks, price, percent } = read;
  const small = lots !== null && fillTicks !== null && !read.problems.price ? tooSmall(lots, fillTicks, grid) : null;
  return {
    price,
    percent,
    problems: small ? { ...read.problems, price: small } : read.problems,
    resultMinor: fillTicks === null || read.problems.price ? null : resultAt(fillTicks),
    linePrice: stopTicks === null || read.problems.price ? null : stopTicks * Number(grid.tick),
  };
}

/** An order needs at least one of its exits; two alternatives need both. */
function requireOnes({ type }: OrderDraft, wanted: readonly ExitName[], exits: Record<ExitName, CheckedExit>): void {
  const add = (name: ExitName, code: ExitProblem['code']) => {
    exits[name] = { ...exits[name], problems: { price: { code, details: {} } } };
  };
  if (type !== 'oco') {
    if (wanted.length === 0) add('takeProfit', 'EXIT_REQUIRED');
    return;
  }
  for (const name of EXITS) if (!wanted.includes(name)) add(name, 'PRICE_REQUIRED');
}

/** Judges what must be paid: of two alternatives, the dearer one. */
function paid(
  { side }: OrderDraft,
  lots: number,
  read: Readonly<Record<ExitName, ReadExit>>,
  input: ListInput,
  { grid, funds }: ListTerms,
): Pick<CheckedList, 'input' | 'short' | 'quantityProblem'> {
  const isBuy = side === 'buy';
  const scale = isBuy ? grid.quoteScale : grid.baseScale;
  const dearest = Math.max(...EXITS.map((name) => read[name].heldTicks ?? 0));
  const neededMinor = isBuy ? BigInt(lots) * BigInt(dearest) * grid.unitMinor : BigInt(lots) * grid.lotMinor;
  const available = isBuy ? funds?.quoteMinor : funds?.baseMinor;
  if (available === undefined || neededMinor <= available) return { input, short: null, quantityProblem: null };
  const missing = formatAmount(neededMinor - available, scale);
  const details = { needed: formatAmount(neededMinor, scale), available: formatAmount(available, scale), missing };
  return {
    input: null,
    short: { missingMinor: readAmount(missing, scale), scale, input },
    quantityProblem: problem('INSUFFICIENT_BALANCE', details).problem,
  };
}

/** The first order of a list needs a quantity; for a market order by sum, what the sum buys in the present book. */
function byQuantity({ quoteAmount, ...order }: OrderInput, { estimate }: CheckedOrder, grid: MarketGrid): OrderInput {
  if (quoteAmount === undefined) return order;
  const lots = (estimate?.baseMinor ?? 0n) / grid.lotMinor;
  return { ...order, quantity: formatAmount(lots * grid.lotMinor, grid.baseScale) };
}
