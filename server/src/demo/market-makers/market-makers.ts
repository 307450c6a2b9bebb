import { HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import type { Price } from '@bourse/core/money/value.ts';
import { drawnEven, drawSeed, MILLION } from '@bourse/core/pricing/drawn.ts';
import {
  drawHouseTrade,
  indexMilliTicks,
  type MakerFunds,
  type MakerQuote,
  type MakerShape,
  makerPlan,
  makerQuotes,
  type RestingQuote,
} from '@bourse/core/spot/market-making.ts';
import type { Command, PlaceCommand } from '@bourse/core/trading/command.ts';
import type { Answer, Trading } from '../../engine/trading.ts';
import type { AccountsNow, Market } from '../../modules/spot/public.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { isDatabaseAway } from '../../platform/db/db.ts';
import type { Logger } from '../../platform/log/log.ts';
import { MakerDesk } from './maker-desk.ts';
import { type MarketMakerConfig, nearPpm, paceOf, shapeOf } from './market-maker-config.ts';
import { unitsPerUsdt } from './units-per-usdt.ts';

/** A market with the core's numbers for its coins. */
export interface MadeMarket extends Market {
  readonly baseNumber: number;
  readonly quoteNumber: number;
}

export interface MarketMakerParts {
  readonly trading: Trading;
  readonly config: MarketMakerConfig;
  readonly clock: Clock;
  readonly log: Logger;
  /** The accounts that quote. A separate one trades with them, so that nobody trades with themselves. */
  readonly makers: readonly number[];
  readonly houseTrader: number;
  /** Every market that is not quiet, as of now. */
  readonly markets: () => readonly MadeMarket[];
  /** The index price of one coin in USDT; null if unknown. */
  readonly index: (asset: string) => Price | null;
  readonly accountsNow: (accounts: readonly number[]) => Promise<AccountsNow>;
  /** Whether somebody is watching. */
  readonly isWatched: () => Promise<boolean>;
}

/** How long to wait for rows before everything is read again. */
const ROWS_MS_MAX = 10_000;

/**
 * The demo's market makers: a few accounts whose quotes follow the index, and one that trades against any quotes. They
 * know only public data and use the same commands as everybody.
 *
 * @invariant none of them trades with itself: an account that quotes never takes, and one that takes never rests
 */
export class MarketMakers {
  readonly #parts: MarketMakerParts;
  readonly #desk: MakerDesk;
  readonly #stopListening: () => void;
  /** When each market's next trade is due. */
  readonly #due = new Map<number, number>();
  #round = 0;
  #drawn = 0;
  #quoteAtMs = 0;
  #wasWatched = false;
  /** Their last command; until the rows include it, their open orders are unknown. */
  #doneTo = 0;
  #doneAtMs = 0;

  constructor(parts: MarketMakerParts) {
    this.#parts = parts;
    this.#desk = new MakerDesk([...parts.makers, parts.houseTrader]);
    this.#stopListening = parts.trading.onProjected((step) => this.#desk.hear(step));
    this.#drawn = parts.clock.nowMs();
  }

  /** One turn: renews quotes and trades, where due. */
  async run(): Promise<'idle'> {
    const { clock, config } = this.#parts;
    const nowMs = clock.nowMs();
    const isWatched = await this.#parts.isWatched();
    if (isWatched && !this.#wasWatched) this.#hurry(nowMs);
    this.#wasWatched = isWatched;
    // While nobody is watching, everything is done in fewer and larger batches.
    if (!isWatched && nowMs < this.#quoteAtMs) return 'idle';
    if (!(await this.#isUpToDate(nowMs))) return 'idle';
    const commands: Command[] = [];
    if (nowMs >= this.#quoteAtMs) {
      this.#quoteAtMs = nowMs + (isWatched ? config.roundMs : config.restRoundMs);
      this.#round += 1;
      const markets = this.#parts.markets();
      const plans = markets.map((market) => this.#quotes(market, markets));
      // Stale quotes are cancelled in all markets before new ones are placed, so that makers do not trade with each
      // other.
      commands.push(...plans.flatMap(({ cancels }) => cancels), ...plans.flatMap(({ places }) => places));
    }
    commands.push(...this.#trades(nowMs, isWatched));
    await this.#submit(commands);
    return 'idle';
  }

  /** Cancels all quotes. */
  async withdraw(): Promise<void> {
    await this.#submit(this.#parts.makers.map((account) => ({ kind: 'cancelAll', account, market: 0 })));
  }

  stop(): void {
    this.#stopListening();
  }

  async #isUpToDate(nowMs: number): Promise<boolean> {
    const isLate = nowMs - this.#doneAtMs > ROWS_MS_MAX;
    if (this.#desk.sequence >= 0 && this.#desk.sequence < this.#doneTo && !isLate) return false;
    if (this.#desk.sequence < 0 || this.#desk.sequence < this.#doneTo) {
      this.#desk.load(await this.#parts.accountsNow([...this.#parts.makers, this.#parts.houseTrader]));
      this.#doneTo = Math.min(this.#doneTo, this.#desk.sequence);
    }
    return true;
  }

  #quotes(market: MadeMarket, all: readonly MadeMarket[]): { cancels: Command[]; places: Command[] } {
    const { makers, config } = this.#parts;
    const pace = paceOf(config, market);
    const milliTicks = this.#milliTicks(market);
    const isFarTurn = (this.#round + market.market) % config.farRounds === 0;
    const cancels: Command[] = [];
    const places: Command[] = [];
    for (const [which, account] of makers.entries()) {
      const resting = this.#desk.resting(account, market.market);
      const shape = shapeOf(pace, this.#unitsPerUsdt(market), which, makers.length);
      const plan =
        milliTicks === 0
          ? { cancel: resting.map(({ orderId }) => orderId), place: [] }
          : this.#plan({
              market,
              account,
              shape,
              milliTicks,
              all,
              resting,
              reach: isFarTurn ? MILLION : nearPpm(pace),
            });
      cancels.push(...plan.cancel.map((orderId): Command => ({ kind: 'cancel', account, orderId, clientId: '' })));
      places.push(...plan.place.map((quote) => orderOf(account, market, quote, 'gtc')));
    }
    return { cancels, places };
  }

  #plan(given: {
    readonly market: MadeMarket;
    readonly account: number;
    readonly shape: MakerShape;
    readonly milliTicks: number;
    readonly all: readonly MadeMarket[];
    readonly resting: readonly RestingQuote[];
    readonly reach: number;
  }) {
    const { market, account, shape, milliTicks, all, resting, reach } = given;
    const seed = drawSeed(`${account}/${market.market}/${Math.floor(this.#parts.clock.nowMs() / HOUR_MS)}`);
    const wanted = makerQuotes(shape, milliTicks, this.#funds(account, market, all), market.minNotionalUnits, seed);
    // A quote on the wrong side of the index after a jump always counts as near.
    const isNear = ({ side, ticks }: MakerQuote): boolean =>
      (side === 'sell' ? ticks * 1_000 - milliTicks : milliTicks - ticks * 1_000) * MILLION <= milliTicks * reach;
    return makerPlan(shape, milliTicks, resting.filter(isNear), wanted.filter(isNear));
  }

  /**
   * Somebody has begun to watch: brings forward what was planned at the quiet pace, so that a first price moves soon.
   */
  #hurry(nowMs: number): void {
    for (const [market, due] of this.#due) {
      this.#due.set(market, nowMs + Math.max(0, due - nowMs) / this.#parts.config.restFactor);
    }
  }

  #trades(nowMs: number, isWatched: boolean): Command[] {
    const { config, houseTrader: taker } = this.#parts;
    const markets = this.#parts.markets();
    return markets.flatMap((market) => {
      const pace = paceOf(config, market);
      const due = this.#due.get(market.market);
      if (due !== undefined && nowMs < due) return [];
      const meanMs = (MINUTE_MS / pace.tradesPerMinute) * (isWatched ? 1 : config.restFactor);
      const seed = drawSeed(`${market.market}/${this.#drawn++}`);
      this.#due.set(market.market, nowMs + waitMs(meanMs, seed));
      const milliTicks = this.#milliTicks(market);
      if (due === undefined || milliTicks === 0) return [];
      const shape = { tradeUnits: Math.floor(pace.tradeUsdt * this.#unitsPerUsdt(market)), worstPpm: config.worstPpm };
      const trade = drawHouseTrade(
        shape,
        milliTicks,
        this.#funds(taker, market, markets),
        market.minNotionalUnits,
        seed,
      );
      return trade ? [orderOf(taker, market, trade, 'ioc')] : [];
    });
  }

  /** The funds for one market: markets that need the same coin share it. */
  #funds(account: number, market: MadeMarket, all: readonly MadeMarket[]): MakerFunds {
    const sharing = (number: number): bigint =>
      BigInt(all.filter(({ baseNumber, quoteNumber }) => baseNumber === number || quoteNumber === number).length);
    const baseMinor = this.#desk.totalMinor(account, market.baseNumber) / sharing(market.baseNumber);
    const quoteMinor = this.#desk.totalMinor(account, market.quoteNumber) / sharing(market.quoteNumber);
    const targetUnits = (this.#parts.config.coinUsdt * this.#unitsPerUsdt(market)) / Number(sharing(market.baseNumber));
    const ticks = this.#milliTicks(market) / 1_000;
    return {
      lots: whole(baseMinor / market.lotMinor),
      units: whole(quoteMinor / market.unitMinor),
      targetLots: ticks > 0 ? Math.floor(targetUnits / ticks) : 0,
    };
  }

  /** The index in thousandths of a tick; 0 if there is none. */
  #milliTicks(market: MadeMarket): number {
    const base = this.#parts.index(market.base);
    const quote = this.#parts.index(market.quote);
    return base && quote ? indexMilliTicks(base, quote, market.grid) : 0;
  }

  #unitsPerUsdt(market: MadeMarket): number {
    const price = this.#parts.index(market.quote);
    return price ? unitsPerUsdt(market, price) : 0;
  }

  async #submit(commands: readonly Command[]): Promise<void> {
    if (commands.length === 0) return;
    const { trading, log, clock } = this.#parts;
    const settled = await Promise.allSettled(commands.map((command) => trading.submit(command)));
    const refused = new Map<string, number>();
    for (const each of settled) {
      if (each.status === 'rejected') {
        // It is unknown whether these orders are open, so everything is read from the rows once they are available
        // again.
        this.#desk.forget();
        if (!isDatabaseAway(each.reason)) throw each.reason;
        continue;
      }
      const code = each.value.ok ? refusalOf(each.value.value) : each.value.refusal.code;
      if (code) refused.set(code, (refused.get(code) ?? 0) + 1);
      if (each.value.ok) this.#doneTo = Math.max(this.#doneTo, each.value.value.sequence);
    }
    this.#doneAtMs = clock.nowMs();
    if (refused.size > 0) log.debug({ refused: Object.fromEntries(refused) }, 'orders of market makers were refused');
  }
}

function orderOf(account: number, market: MadeMarket, quote: MakerQuote, timeInForce: 'gtc' | 'ioc'): PlaceCommand {
  return {
    kind: 'place',
    account,
    market: market.market,
    side: quote.side,
    type: 'limit',
    timeInForce,
    postOnly: false,
    ticks: quote.ticks,
    lots: quote.lots,
    quoteUnits: 0,
    trigger: 'none',
    stopTicks: 0,
    feeFrom: 'received',
    selfTrade: 'expireTaker',
    idUse: 'once',
    clientId: '',
  };
}

const refusalOf = ({ outcome }: Answer): string | null =>
  outcome[0]?.kind === 'refused' ? outcome[0].refusal.code : null;

const whole = (count: bigint): number => Number(count > 10n ** 15n ? 10n ** 15n : count);

/** Random waits between independent trades: most are short and some long. */
function waitMs(meanMs: number, seed: number): number {
  const even = (drawnEven(seed, 2) + MILLION + 1) / (2 * MILLION + 2);
  return Math.floor(-Math.log(even) * meanMs);
}
