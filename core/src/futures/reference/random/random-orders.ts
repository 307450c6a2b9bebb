import type {
  OrderTerms,
  PlaceCommand,
  PlaceStopsCommand,
  PositionMode,
  PositionSide,
  StopTerms,
} from '../../machine/command.ts';

/** Those who have much money and make most of the market. */
export const MAKERS = 3;
export const MIDDLE = 1_000;
export const UNITS = [100, 170, 1_000] as const;

/** Few people meet in all ways; many make what grows grow, and large amounts are rounded the long way. */
export interface World {
  readonly accounts: number;
  /** What all amounts are multiplied by. */
  readonly scale: number;
  /** How far a mark may move at once, as shares. */
  readonly moves: readonly number[];
  /** How many units one command liquidates. */
  readonly liquidationsMax: number;
}
const JUMPS = [0.004, 0.008, 0.01, 0.015, 0.02, 0.02, 0.03, 0.04, 0.2, 0.6];
export const SMALL: World = { accounts: 9, scale: 1, moves: JUMPS, liquidationsMax: 1 };
export const CROWDED: World = { accounts: 150, scale: 1, moves: JUMPS, liquidationsMax: 1 };
export const RICH: World = { accounts: 9, scale: 99_991, moves: JUMPS, liquidationsMax: 1 };
/** Marks move, but never by more than a position must keep. */
export const CALM: World = { accounts: 9, scale: 1, moves: [0.002, 0.005, 0.01], liquidationsMax: 100 };

interface Place {
  readonly account: number;
  readonly contract: number;
  readonly position: PositionSide;
}

/** Orders and stops decided by a seed. */
export abstract class RandomOrders {
  /** What the exchange's clock says by now. */
  nowMs = 0;
  protected asked = 0;
  protected readonly marks = [0, MIDDLE, MIDDLE, MIDDLE];
  protected readonly modes = new Map<number, PositionMode>();
  protected readonly clientIds: string[] = [];
  protected known: { readonly account: number; readonly orderId: number }[] = [];
  protected places: Place[] = [];

  /** @param random  from 0 (inclusive) to 1 (exclusive) */
  constructor(
    protected readonly random: () => number,
    protected readonly world: World = SMALL,
  ) {}

  protected place(): PlaceCommand {
    const isMaker = this.random() < 0.45;
    const account = isMaker ? 1 + this.upTo(MAKERS) : this.account();
    const contract = this.contract();
    const terms = this.terms(account, contract, isMaker);
    return { kind: 'place', account, contract, ...terms, ...this.closingOf(account), clientId: this.clientId() };
  }

  /** Now and then what is somebody's is closed. */
  private closingOf(account: number): Partial<PlaceCommand> {
    if (this.random() > 0.25 || this.places.length === 0) return {};
    const place = this.pick(this.places);
    const side = place.position === 'LONG' ? 'sell' : 'buy';
    const isOneWay = this.modeOf(place.account) === 'oneWay';
    const lots = 1 + this.upTo(12);
    if (isOneWay) return { ...place, side, lots, position: 'none', reduceOnly: this.random() < 0.6 };
    return { ...place, account: this.random() < 0.95 ? place.account : account, side, lots, reduceOnly: false };
  }

  private terms(account: number, contract: number, isMaker: boolean): OrderTerms {
    const isMarket = !isMaker && this.random() < 0.35;
    const side = this.random() < 0.5 ? 'buy' : 'sell';
    const isOneWay = (this.modeOf(account) === 'oneWay') !== this.isOdd();
    const opens = side === 'buy' ? 'LONG' : 'SHORT';
    const closes = side === 'buy' ? 'SHORT' : 'LONG';
    const timeInForce =
      isMarket !== this.isOdd() ? 'ioc' : this.pick(['gtc', 'gtc', 'gtc', 'gtc', 'ioc', 'fok'] as const);
    const ticks = this.isOdd() ? this.pick([0, 2 ** 30, MIDDLE * 3]) : this.ticks(contract, side, isMaker);
    return {
      side,
      position: isOneWay ? 'none' : this.random() < 0.8 ? opens : closes,
      type: isMarket ? 'market' : 'limit',
      timeInForce,
      postOnly: timeInForce === 'gtc' ? this.random() < 0.15 : this.isOdd(),
      reduceOnly: isOneWay && this.random() < 0.25,
      selfTrade: this.random() < 0.5 ? 'expireTaker' : 'expireMaker',
      ticks: isMarket !== this.isOdd() ? 0 : ticks,
      lots: this.isOdd() ? this.pick([0, 401, 300]) : 1 + this.upTo(this.pick([4, 15, 40, 60, 120])),
    };
  }

  /** Most prices lie within a few ticks of the mark, and some far away. */
  private ticks(contract: number, side: 'buy' | 'sell', isMaker: boolean): number {
    const mark = this.marks[contract] ?? MIDDLE;
    const spread = Math.max(2, Math.floor((mark * this.pick([2, 4, 20, 60, 290])) / 1_000));
    if (isMaker) return Math.max(1, mark + (side === 'buy' ? -1 : 1) * (this.upTo(spread) - 1));
    return Math.max(1, mark - spread + this.upTo(2 * spread + 1));
  }

  protected stops(): PlaceStopsCommand {
    const isBound = this.random() < 0.7;
    const place = this.places.length > 0 && this.random() < 0.9 ? this.pick(this.places) : undefined;
    const account = place?.account ?? this.account();
    const contract = place?.contract ?? this.contract();
    const count = this.isOdd() ? this.pick([0, 3]) : isBound && this.random() < 0.5 ? 2 : 1;
    const first = this.stop(account, contract, isBound, place?.position, 0);
    const stops = Array.from({ length: count }, (_none, at) =>
      at === 0 ? first : this.stop(account, contract, isBound, place?.position, at),
    );
    return { kind: 'placeStops', account, contract, stops, clientId: this.clientId() };
  }

  private stop(account: number, contract: number, isBound: boolean, position: PositionSide | undefined, at: number) {
    const asked = this.terms(account, contract, false);
    const isOneWay = this.modeOf(account) === 'oneWay';
    const closing = isOneWay ? { position: 'none', reduceOnly: true } : { position: position ?? 'LONG' };
    const side = position === 'SHORT' ? 'buy' : 'sell';
    const mark = this.marks[contract] ?? MIDDLE;
    const trigger = (at === 0) === this.random() < 0.9 ? 'above' : 'below';
    const far = 1 + this.upTo(Math.floor(mark / this.pick([3, 10, 30])));
    const away = this.isOdd() ? -far : far;
    const stop = {
      ...asked,
      ...(isBound && !this.isOdd() ? { ...closing, side } : {}),
      lots: isBound && this.random() < 0.4 ? 0 : asked.lots,
      watches: this.random() < 0.7 ? 'mark' : 'last',
      trigger,
      stopTicks: Math.max(this.isOdd() ? 0 : 1, trigger === 'above' ? mark + away : mark - away),
      isBound,
    };
    return stop as StopTerms;
  }

  protected clientId(): string {
    if (this.random() < 0.75) return '';
    if (this.random() < 0.1 && this.clientIds.length > 0) return this.pick(this.clientIds.slice(-20));
    this.asked += 1;
    const text = `c-${this.asked}`;
    this.clientIds.push(text);
    return text;
  }

  protected someOrder(): { readonly account: number; readonly orderId: number } {
    if (this.known.length > 0 && this.random() < 0.97) return this.pick(this.known);
    return { account: this.account(), orderId: 1 + this.upTo(1_000) };
  }

  protected modeOf(account: number): PositionMode {
    return this.modes.get(account) ?? 'hedge';
  }

  protected account(): number {
    const { accounts } = this.world;
    return this.random() < 0.005 ? accounts + 1 : 1 + this.upTo(accounts);
  }

  /** Some live on coupons, so that what stands behind positions is not there any more where these are used up. */
  protected isPoor(account: number): boolean {
    return account > MAKERS && account % 4 === 1;
  }

  protected contract(): number {
    return this.random() < 0.005 ? 9 : 1 + this.upTo(UNITS.length);
  }

  protected isOdd(): boolean {
    return this.random() < 0.02;
  }

  protected upTo(limit: number): number {
    return Math.floor(this.random() * limit);
  }

  protected pick<Value>(values: readonly Value[]): Value {
    return values[this.upTo(values.length)]!;
  }
}
