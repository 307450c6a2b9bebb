import { mulDiv } from '../money/round.ts';
import { type Cell, cellAfter, firstCells, ticksOfCell } from './cell.ts';
import { worthMinor } from './figures.ts';
import type { GridMarket, GridPlan } from './plan.ts';

const PPM = 1_000_000n;

/**
 * A grid on paper: every order trades as a whole, at its price, as soon as the price is there. What a real one meets beside that
 * (a queue, delay, slippage) is left out.
 *
 * @invariant  what it has never falls below zero; all of it is what came in, less what was paid, plus what was received
 */
export class GridOnPaper {
  quoteMinor: bigint;
  baseMinor: bigint;
  gridProfitMinor = 0n;
  feesMinor = 0n;
  fills = 0;
  pairs = 0;
  #lastTicks: number;
  /** Prices at which something trades next: most moves reach neither. */
  #nextUp = 0;
  #nextDown = 0;
  readonly #cells: Cell[];
  readonly #levels: readonly number[];
  readonly #lots: number;
  readonly #market: GridMarket;

  constructor(parts: {
    readonly levels: readonly number[];
    readonly lastTicks: number;
    readonly plan: GridPlan;
    readonly market: GridMarket;
    readonly put: { readonly quoteMinor: bigint; readonly baseMinor: bigint };
  }) {
    const { levels, lastTicks, plan, market, put } = parts;
    this.#levels = levels;
    this.#lots = plan.lots;
    this.#market = market;
    this.#lastTicks = lastTicks;
    this.#cells = firstCells(levels.length - 1, plan);
    this.quoteMinor = put.quoteMinor;
    this.baseMinor = put.baseMinor;
    if (plan.buyLots > 0) this.#trade('buy', lastTicks, plan.buyLots);
    this.#lookAhead();
  }

  /** The value of everything at the last price, minor units of quote. */
  get valueMinor(): bigint {
    return this.quoteMinor + worthMinor(this.baseMinor, this.#lastTicks, this.#market);
  }

  /** Its cells as they are. */
  get cells(): readonly Cell[] {
    return this.#cells;
  }

  /** Moves the price there, and trades everything on the way in the order in which it is passed. */
  moveTo(ticks: number): void {
    const isUp = ticks > this.#lastTicks;
    while (isUp ? this.#nextUp <= ticks : this.#nextDown >= ticks) {
      this.#fill(isUp ? this.#firstSell()! : this.#firstBuy()!);
      this.#lookAhead();
    }
    this.#lastTicks = ticks;
  }

  // Cells stand in the order of their prices, so the first sell from below, or the first buy from above, is passed first.
  #firstSell(): Cell | undefined {
    return this.#cells.find(({ side }) => side === 'sell');
  }

  #firstBuy(): Cell | undefined {
    return this.#cells.findLast(({ side }) => side === 'buy');
  }

  #lookAhead(): void {
    const [sell, buy] = [this.#firstSell(), this.#firstBuy()];
    this.#nextUp = sell ? ticksOfCell(sell, this.#levels) : Number.POSITIVE_INFINITY;
    this.#nextDown = buy ? ticksOfCell(buy, this.#levels) : 0;
  }

  #fill(cell: Cell): void {
    const fill = this.#trade(cell.side, ticksOfCell(cell, this.#levels), this.#lots);
    const { next, profitMinor } = cellAfter(cell, fill);
    this.#cells[cell.cell] = next;
    this.fills += 1;
    if (profitMinor === null) return;
    this.pairs += 1;
    this.gridProfitMinor += profitMinor;
  }

  #trade(side: 'buy' | 'sell', ticks: number, lots: number): { quoteMinor: bigint; feeMinor: bigint } {
    const { lotMinor, unitMinor, feePpm } = this.#market;
    const quoteMinor = BigInt(ticks) * BigInt(lots) * unitMinor;
    const feeMinor = mulDiv(quoteMinor, BigInt(feePpm), PPM, 'up');
    const baseMinor = BigInt(lots) * lotMinor;
    this.quoteMinor += side === 'buy' ? -quoteMinor - feeMinor : quoteMinor - feeMinor;
    this.baseMinor += side === 'buy' ? baseMinor : -baseMinor;
    this.feesMinor += feeMinor;
    return { quoteMinor, feeMinor };
  }
}
