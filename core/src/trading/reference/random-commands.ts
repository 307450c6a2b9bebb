import type { Command, PlaceCommand, PlaceListCommand } from '../command.ts';
import type { Outcome } from '../event.ts';

/** The invented exchange that random commands are for. Small on purpose, so that rare situations occur often. */
const ACCOUNTS = 6;
const MARKETS = [
  // Like BTC/USDT: a unit is one minor unit.
  { market: 1, base: 1, quote: 2, lotMinor: 1_000n, unitMinor: 1n },
  // Like ETH/USDT: lots of a coin with 18 places.
  { market: 2, base: 3, quote: 2, lotMinor: 10n ** 14n, unitMinor: 5n },
  // Quoted in a coin with 18 places: fees are parts of a unit.
  { market: 3, base: 1, quote: 3, lotMinor: 20_000n, unitMinor: 2n * 10n ** 7n },
  // Lots and units larger than a billion minor units.
  { market: 4, base: 4, quote: 3, lotMinor: 10n ** 17n, unitMinor: 10n ** 12n },
] as const;
const MIDDLE = 1_000;

/**
 * Commands decided by a seed, for tests and the fuzzer. They cover all kinds and all refusals: prices often meet, ids repeat,
 * and some sums are too large.
 */
export class RandomCommands {
  private placed = 0;
  private transfers = 0;
  private feeVersion = 1;
  private readonly clientIds: string[] = [''];
  /** The latest accepted orders. Most cancels and amendments name one of these and its own account. */
  private known: { readonly account: number; readonly orderId: number }[] = [];
  /** The latest lists that were accepted. */
  private knownLists: { readonly account: number; readonly listId: number }[] = [];
  /** The latest commands; some are sent again unchanged. */
  private recent: Command[] = [];

  /** @param random  from 0 (inclusive) to 1 (exclusive) */
  constructor(private readonly random: () => number) {}

  /** The commands that must come before the first order. */
  start(): Command[] {
    const commands: Command[] = MARKETS.map((one) => ({
      kind: 'market',
      ...one,
      minNotionalUnits: 50,
      bandPpm: 500_000,
    }));
    commands.push({ kind: 'fees', version: 1, levels: [{ makerPpm: 2_000, takerPpm: 2_000 }, ZERO_MAKER] });
    for (let account = 1; account <= ACCOUNTS; account += 1) {
      for (let asset = 1; asset <= 4; asset += 1) commands.push(this.credit(account, asset));
    }
    return commands;
  }

  /** Learns the outcome of a command. */
  learn(command: Command, outcome: Outcome): void {
    const [first] = outcome;
    if (command.kind === 'placeList' && first?.kind === 'listed') {
      const { account } = command.orders[0]!;
      const { listId } = first;
      this.knownLists = [{ account, listId }, ...this.knownLists].slice(0, 20);
      const orders = command.orders.map((_order, at) => ({ account, orderId: listId + 1 + at }));
      this.known = [...orders, ...this.known].slice(0, 40);
    }
    const place = command.kind === 'replace' ? command.place : command;
    if (place.kind !== 'place') return;
    const { account } = place;
    for (const event of outcome) {
      if (event.kind === 'accepted') this.known = [{ account, orderId: event.orderId }, ...this.known].slice(0, 40);
    }
  }

  next(): Command {
    const dice = this.random();
    if (dice < 0.03 && this.recent.length > 0) return this.pick(this.recent);
    const command = this.fresh(dice);
    this.recent = [command, ...this.recent].slice(0, 20);
    return command;
  }

  private fresh(dice: number): Command {
    if (dice < 0.47) return this.place();
    if (dice < 0.55) return this.list();
    if (dice < 0.6) return this.amend();
    if (dice < 0.78) return this.cancel();
    if (dice < 0.83) {
      const { account, orderId } = this.someOrder();
      return { kind: 'replace', orderId, place: { ...this.place(), account } };
    }
    if (dice < 0.835) return { kind: 'wake', market: this.market() };
    if (dice < 0.84) return { kind: 'cancelAll', account: this.account(), market: this.upTo(5) };
    if (dice < 0.95) return this.transfer();
    return this.rule();
  }

  private place(): PlaceCommand {
    this.placed += 1;
    const isMarket = this.random() < 0.25;
    const isSum = isMarket && this.random() < 0.5;
    const isStop = this.random() < 0.15;
    const isOdd = this.random() < 0.02;
    const big = this.random() < 0.01 ? 10 ** this.upTo(14) : 1;
    const clientId = this.random() < 0.3 ? this.clientId() : '';
    return {
      kind: 'place',
      account: this.account(),
      market: this.market(),
      side: this.random() < 0.5 ? 'buy' : 'sell',
      type: isMarket ? 'market' : 'limit',
      timeInForce: isMarket !== isOdd ? 'ioc' : this.pick(['gtc', 'gtc', 'gtc', 'ioc', 'fok']),
      postOnly: this.random() < 0.1,
      ticks: isMarket && this.random() < 0.6 ? 0 : this.ticks(),
      lots: isSum ? 0 : (1 + this.upTo(40)) * big,
      quoteUnits: isSum ? (1 + this.upTo(60_000)) * big : 0,
      trigger: isStop ? this.pick(['above', 'below']) : 'none',
      ...this.waiting(isStop),
      feeFrom: this.random() < 0.7 ? 'received' : 'quote',
      selfTrade: this.pick(SELF_TRADES),
      idUse: this.random() < 0.5 ? 'once' : 'whileOpen',
      clientId,
      ...(isMarket !== isOdd && this.random() < 0.5 ? {} : this.part()),
    };
  }

  /** What a stop waits for: a fixed price, or one that it follows from now or from a price on. */
  private waiting(isStop: boolean): Pick<PlaceCommand, 'stopTicks' | 'trailBps'> {
    if (!isStop) return this.isOdd() ? { stopTicks: 0, trailBps: this.trailBps() } : { stopTicks: 0 };
    if (this.random() < 0.4) return { stopTicks: this.stopTicks() };
    return { stopTicks: this.random() < 0.5 ? this.stopTicks() : 0, trailBps: this.trailBps() };
  }

  private trailBps(): number {
    return this.random() < 0.03 ? this.pick([9, 2_001]) : this.pick([10, 20, 30, 50, 100, 100, 500, 2_000]);
  }

  /** Every fifth order is an iceberg, sometimes with a part that is too small or too large. */
  private part(): Pick<PlaceCommand, 'displayLots'> {
    return this.random() < 0.2 ? { displayLots: 1 + this.upTo(this.pick([3, 10, 10, 60])) } : {};
  }

  /** A list, mostly one that can be placed. */
  private list(): PlaceListCommand | Extract<Command, { kind: 'cancelList' }> {
    const dice = this.random();
    const clientId = this.random() < 0.2 ? this.clientId() : '';
    if (dice < 0.1) {
      const { account, listId } = this.knownLists.length > 0 ? this.pick(this.knownLists) : { account: 1, listId: 1 };
      const isById = clientId === '';
      return { kind: 'cancelList', account, listId: isById ? listId : 0, clientId };
    }
    const contingency = this.pick(CONTINGENCIES);
    const working = this.place();
    const { account, market, side } = working;
    const opposite = side === 'buy' ? 'sell' : 'buy';
    const after: PlaceCommand = { ...this.place(), account, market, side: opposite };
    const pair = this.pair({ ...working, side: contingency === 'oco' ? side : opposite });
    const orders = {
      oco: pair,
      oto: [this.asWorking(working), after],
      otoco: [this.asWorking(working), ...pair],
    }[contingency];
    const isWhole = !this.isOdd();
    const idUse = this.random() < 0.5 ? 'once' : 'whileOpen';
    return { kind: 'placeList', contingency, orders: isWhole ? orders : orders.slice(1), clientId, idUse };
  }

  /** The same order in a form that others may wait for. */
  private asWorking(place: PlaceCommand): PlaceCommand {
    if (this.isOdd()) return place;
    const isMarket = place.type === 'market' && this.random() < 0.5;
    const terms = isMarket
      ? ({ type: 'market', timeInForce: 'ioc' } as const)
      : ({ type: 'limit', timeInForce: place.type === 'market' ? 'gtc' : place.timeInForce } as const);
    const { trailBps: _none, ...plain } = place;
    return {
      ...plain,
      ...terms,
      ticks: place.ticks || (isMarket ? 0 : MIDDLE),
      lots: place.lots || 3,
      quoteUnits: 0,
      trigger: 'none',
      stopTicks: 0,
      selfTrade: place.selfTrade === 'refuse' ? 'expireTaker' : place.selfTrade,
    };
  }

  /** Two alternatives around the middle: one for each direction. */
  private pair(like: PlaceCommand): PlaceCommand[] {
    const isBuy = like.side === 'buy';
    const near = () => 1 + this.upTo(this.pick([4, 20]));
    const [lower, higher] = [MIDDLE - near(), MIDDLE + near()];
    const lots = 1 + this.upTo(40);
    const selfTrade = this.isOdd()
      ? 'refuse'
      : this.pick(['none', 'expireTaker', 'expireMaker', 'expireBoth'] as const);
    const { displayLots: _all, trailBps: _none, ...plain } = like;
    const base = { ...plain, lots, quoteUnits: 0, selfTrade, timeInForce: 'gtc', type: 'limit', clientId: '' } as const;
    const stop = (trigger: 'above' | 'below', stopTicks: number): PlaceCommand => {
      const isMarket = this.random() < 0.4;
      const ticks = isBuy ? stopTicks + this.upTo(20) : isMarket ? 0 : Math.max(1, stopTicks - this.upTo(20));
      const terms = isMarket ? ({ type: 'market', timeInForce: 'ioc' } as const) : {};
      const clientId = this.random() < 0.1 ? this.clientId() : '';
      const trail = this.random() < 0.3 ? { trailBps: this.trailBps() } : {};
      const wakes = 'trailBps' in trail && this.random() < 0.5 ? 0 : stopTicks;
      const part = isMarket ? {} : this.part();
      return { ...base, ...terms, ...part, ...trail, postOnly: false, trigger, stopTicks: wakes, ticks, clientId };
    };
    const stopOfFirst = stop(isBuy ? 'below' : 'above', isBuy ? lower : higher);
    const limit = {
      ...base,
      ...this.part(),
      postOnly: !this.isOdd(),
      trigger: 'none',
      stopTicks: 0,
      ticks: isBuy ? lower : higher,
    } as const;
    const second = stop(isBuy ? 'above' : 'below', isBuy ? higher : lower);
    return [this.random() < 0.7 ? limit : stopOfFirst, this.isOdd() ? { ...second, lots: lots + 1 } : second];
  }

  private isOdd(): boolean {
    return this.random() < 0.04;
  }

  /** Most prices lie within a few ticks of each other; some are further away, and some outside the band. */
  private ticks(): number {
    const spread = this.pick([4, 4, 20, 20, 300, 600]);
    return MIDDLE - spread + this.upTo(2 * spread + 1);
  }

  /** Sometimes far beyond any real price. */
  private stopTicks(): number {
    return this.random() < 0.03 ? MIDDLE * this.pick([6, 1 / 8]) : this.ticks();
  }

  private amend(): Command {
    return { kind: 'amend', ...this.someOrder(), lots: this.upTo(30) };
  }

  private cancel(): Command {
    if (this.random() < 0.2) {
      return { kind: 'cancel', account: this.account(), orderId: 0, clientId: this.pick(this.clientIds) };
    }
    return { kind: 'cancel', ...this.someOrder(), clientId: '' };
  }

  private transfer(): Command {
    if (this.random() < 0.6) return this.credit(this.account(), 1 + this.upTo(4));
    return { ...this.credit(this.account(), 1 + this.upTo(4)), kind: 'debit' };
  }

  private credit(account: number, asset: number): Extract<Command, { kind: 'credit' | 'debit' }> {
    this.transfers += this.random() < 0.9 ? 1 : 0;
    const transferId = this.random() < 0.01 ? '' : `transfer-${this.transfers}`;
    const places = asset <= 2 ? 8 : 19;
    const amountMinor = BigInt(1 + this.upTo(1e9)) * 10n ** BigInt(places - 7 + (this.random() < 0.01 ? 12 : 0));
    return { kind: 'credit', account, asset, amountMinor, transferId };
  }

  private rule(): Command {
    const market = this.market();
    const dice = this.random();
    if (dice < 0.25) return { kind: 'marketStatus', market, status: this.random() < 0.12 ? 'halted' : 'open' };
    if (dice < 0.35) return this.taking(market);
    if (dice < 0.6) return { kind: 'reference', market, ticks: this.random() < 0.2 ? 0 : this.ticks() };
    if (dice < 0.65) return { kind: 'lastPrice', market, ticks: this.random() < 0.1 ? 2 ** 30 : this.ticks() };
    if (dice < 0.8) return { kind: 'feeLevel', account: this.account(), level: this.upTo(4) };
    if (dice < 0.9) {
      const rates = { makerPpm: this.upTo(3_000), takerPpm: this.upTo(3_000) };
      this.feeVersion += this.upTo(3);
      return { kind: 'fees', version: this.feeVersion, levels: [rates, ZERO_MAKER, rates].slice(this.upTo(3)) };
    }
    const { lotMinor, ...rest } = MARKETS[market === 9 ? 0 : market - 1]!;
    const isSame = this.random() < 0.8;
    const bandPpm = this.pick([0, 300_000, 500_000]);
    return { kind: 'market', ...rest, lotMinor: isSame ? lotMinor : 7n, minNotionalUnits: this.upTo(100), bandPpm };
  }

  /** A market rarely stays taken for long: it is given back for every coin that it may have been taken for. */
  private taking(market: number): Command {
    const kind = this.random() < 0.15 ? 'takeMarket' : 'giveMarket';
    return { kind, market, asset: 1 + this.upTo(2) };
  }

  /** Every tenth id was used before. */
  private clientId(): string {
    if (this.random() < 0.1) return this.pick(this.clientIds);
    const text = `c-${this.placed}`;
    this.clientIds.push(text);
    return text;
  }

  /** Orders, priorities and transfers share one sequence of numbers, so a recent number is often an open order's id. */
  private someOrder(): { readonly account: number; readonly orderId: number } {
    if (this.known.length > 0 && this.random() < 0.8) return this.pick(this.known);
    const newest = this.placed + this.transfers;
    return { account: this.account(), orderId: Math.max(1, newest - this.upTo(Math.min(newest, 60))) };
  }

  private account(): number {
    return 1 + this.upTo(this.random() < 0.01 ? ACCOUNTS + 2 : ACCOUNTS);
  }

  private market(): number {
    return this.random() < 0.005 ? 9 : 1 + this.upTo(MARKETS.length);
  }

  private upTo(limit: number): number {
    return Math.floor(this.random() * limit);
  }

  private pick<Value>(values: readonly Value[]): Value {
    return values[this.upTo(values.length)]!;
  }
}

const CONTINGENCIES = ['oco', 'oto', 'otoco', 'otoco'] as const;
const SELF_TRADES = ['refuse', 'none', 'expireTaker', 'expireTaker', 'expireMaker', 'expireBoth'] as const;
const ZERO_MAKER = { makerPpm: 0, takerPpm: 333 };
