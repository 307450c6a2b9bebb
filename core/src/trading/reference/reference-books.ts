import type { Refusal } from '../../result.ts';
import type {
  Command,
  Contingency,
  FeeFrom,
  MarketStatusCommand,
  PlaceCommand,
  SelfTrade,
  TakeMarketCommand,
  TransferCommand,
} from '../command.ts';
import type { CoreLimits } from '../core-state.ts';
import type { TradingEvent, TradingRefusal } from '../event.ts';
import type { CoreImage, MarketImage, OrderImage } from '../journal/image.ts';
import { insufficient, isMarket, withFee } from './reference-rules.ts';

export const LOT_LIMIT = 8_000_000_000_000_000n;
const AMOUNT_MAX = LOT_LIMIT * 10n ** 15n;

export type Refused = Refusal<TradingRefusal> | null;
/** A list with at least one order that is open or waits for its turn. */
export interface List {
  readonly id: number;
  readonly account: number;
  readonly contingency: Contingency;
  /** Its orders that have not ended. */
  members: Order[];
  pending: Order[];
  /** Whether it still has two alternatives of which neither has traded or woken. */
  isPaired: boolean;
}
export type Order = { -readonly [Field in keyof Omit<OrderImage, 'feeFrom' | 'selfTrade'>]: OrderImage[Field] } & {
  readonly feeFrom: FeeFrom;
  readonly selfTrade: SelfTrade;
};
export type Rules = { -readonly [Field in keyof MarketImage]: MarketImage[Field] };
interface Balance {
  availableMinor: bigint;
  heldMinor: bigint;
}
interface Known {
  readonly account: number;
  readonly kind: number;
  readonly text: string;
  readonly question: string;
  readonly id: number;
}

/** The plain core's state: its money and its rules. `reference.ts` has the orders. */
export abstract class ReferenceBooks {
  protected readonly rules = new Map<number, Rules>();
  protected readonly balances = new Map<string, Balance>();
  protected readonly levels = new Map<number, number>();
  /** Accounts that were credited or given a level. */
  protected readonly persons = new Set([0]);
  protected readonly tables = new Map([[0, [{ makerPpm: 0, takerPpm: 0 }]]]);
  protected orders: Order[] = [];
  protected lists: List[] = [];
  protected known: Known[] = [];
  protected feeVersion = 0;
  protected sequence = 0;
  protected atMs = 0;
  protected nextId = 1;
  protected said: TradingEvent[] = [];

  constructor(protected readonly limits: CoreLimits) {}

  /** Whether any market has reached stops that are still asleep. */
  get isAnyDue(): boolean {
    return [...this.rules.values()].some(({ dueHighTicks }) => dueHighTicks !== undefined);
  }

  /** The same as the fast core's image, without the remembered digests, which only the fast core has. */
  image(): Omit<CoreImage, 'remembered'> & {
    remembered: { account: number; kind: number; text: string; id: number }[];
  } {
    const waiting = this.lists.flatMap(({ pending }) => pending);
    const used = new Set([this.feeVersion, ...[...this.orders, ...waiting].map((order) => order.feeVersion)]);
    return {
      sequence: this.sequence,
      atMs: this.atMs,
      nextId: this.nextId,
      markets: [...this.rules.values()].sort((one, other) => one.market - other.market),
      fees: [...this.tables].flatMap(([version, levels]) => (used.has(version) ? [{ version, levels }] : [])),
      feeLevels: [...this.levels]
        .flatMap(([account, level]) => (level > 0 ? [{ account, level }] : []))
        .sort((one, other) => one.account - other.account),
      balances: [...this.balances]
        .map(([key, balance]) => ({ account: Number(key.split(':')[0]), asset: Number(key.split(':')[1]), ...balance }))
        .filter(({ availableMinor, heldMinor }) => availableMinor + heldMinor > 0n)
        .sort((one, other) => one.account - other.account || one.asset - other.asset),
      orders: [
        ...this.orders.map(asImage),
        ...this.lists.flatMap(({ pending }) =>
          pending.map((order) => ({ ...asImage(order), isPending: true as const })),
        ),
      ].sort((one, other) => one.id - other.id),
      remembered: this.known.map(({ account, kind, text, id }) => ({ account, kind, text, id })),
    };
  }

  protected rule(command: Exclude<Command, PlaceCommand | TransferCommand>): Refused {
    if (command.kind === 'feeLevel') {
      this.levels.set(command.account, command.level);
      this.persons.add(command.account);
    } else if (command.kind === 'fees') {
      const rates = command.levels.flatMap(({ makerPpm, takerPpm }) => [makerPpm, takerPpm]);
      const areRates = rates.length > 0 && rates.every((ppm) => ppm <= 1_000_000);
      if (command.version <= this.feeVersion || !areRates) return { code: 'INVALID_FEES' };
      this.feeVersion = command.version;
      this.tables.set(command.version, [...command.levels]);
    } else if (command.kind === 'market') {
      const { kind: _kind, ...fields } = command;
      const old = this.rules.get(command.market);
      const isSame = (['base', 'quote', 'lotMinor', 'unitMinor'] as const).every(
        (one) => !old || old[one] === fields[one],
      );
      if (!isMarket(command) || !isSame) return { code: 'INVALID_MARKET' };
      const fresh = { status: 'open', takenFor: 0, referenceTicks: 0, lastTicks: 0, tradeCount: 0 } as const;
      this.rules.set(command.market, { ...fresh, ...old, ...fields });
    } else if (command.kind === 'lastPrice') {
      const rules = this.rules.get(command.market);
      if (rules === undefined) return { code: 'MARKET_NOT_FOUND' };
      const isStill = rules.status === 'halted' || rules.takenFor > 0;
      const isInUse = this.orders.some((order) => order.market === command.market) || this.isListDue(command.market);
      if (!isStill || isInUse) return { code: 'MARKET_IN_USE' };
      if (command.ticks >= 2 ** 30) return { code: 'INVALID_MARKET' };
      rules.lastTicks = command.ticks;
    } else if (command.kind === 'reference') {
      const rules = this.rules.get(command.market);
      if (rules === undefined) return { code: 'MARKET_NOT_FOUND' };
      rules.referenceTicks = command.ticks;
    } else if (command.kind === 'wake') {
      const rules = this.rules.get(command.market);
      if (rules === undefined) return { code: 'MARKET_NOT_FOUND' };
      this.said.push({ kind: 'done', id: 0 });
      const isStill = rules.status === 'halted' || rules.takenFor > 0;
      if (rules.dueHighTicks !== undefined && !isStill) this.follow(rules, this.limits.wakesMax);
      return null;
    } else if (command.kind === 'marketStatus' || command.kind === 'takeMarket' || command.kind === 'giveMarket') {
      const refusal = this.stand(command);
      if (refusal) return refusal;
    }
    this.said.push({ kind: 'done', id: 0 });
    return null;
  }

  /** Places due orders of lists, and wakes reached stops, up to the limit. */
  protected abstract follow(rules: Rules, wakesMax: number): void;

  /** Whether a market has lists whose turn has come. */
  protected abstract isListDue(market: number): boolean;

  /** Halts, opens, takes or gives back a market. */
  private stand(command: MarketStatusCommand | TakeMarketCommand): Refused {
    const rules = this.rules.get(command.market);
    if (rules === undefined) return { code: 'MARKET_NOT_FOUND' };
    if (command.kind === 'marketStatus') {
      if (rules.takenFor > 0) return { code: 'MARKET_TAKEN' };
      rules.status = command.status;
    } else if (command.kind === 'takeMarket') {
      if (rules.takenFor > 0 && rules.takenFor !== command.asset) return { code: 'MARKET_TAKEN' };
      rules.takenFor = command.asset;
    } else if (rules.takenFor === command.asset) rules.takenFor = 0;
    return null;
  }

  protected balance(account: number, asset: number): Balance {
    const key = `${account}:${asset}`;
    const found = this.balances.get(key) ?? { availableMinor: 0n, heldMinor: 0n };
    this.balances.set(key, found);
    return found;
  }

  protected available(account: number, asset: number, changeMinor: bigint): void {
    this.balance(account, asset).availableMinor += changeMinor;
    if (this.balance(account, asset).availableMinor < 0n) throw new Error('available fell below zero');
  }

  /** What an open order holds: the asset and its minor units. */
  protected held(order: Order): { asset: number; minor: bigint } {
    const rules = this.rules.get(order.market)!;
    const covering = this.coveringOf(order);
    if (order.side === 'sell') {
      return { asset: rules.base, minor: covering ? 0n : BigInt(order.openLots) * rules.lotMinor };
    }
    let perLot = this.mostPerLot(order, order.ticks);
    if (covering) perLot -= this.mostPerLot(covering, covering.ticks);
    const units = BigInt(order.quoteUnits) + BigInt(order.openLots) * (perLot > 0n ? perLot : 0n);
    return { asset: rules.quote, minor: units * rules.unitMinor };
  }

  /** The first of two alternatives, asked of the second: the second holds only what exceeds the first's hold. */
  private coveringOf(order: Order): Order | null {
    const list = this.lists.find(({ id, isPaired }) => isPaired && id === order.listId);
    const [first, second] = list?.members ?? [];
    return second === order ? first! : null;
  }

  /** How many orders are open or wait for their turn. */
  protected openCount(account: number): number {
    const pending = this.lists.flatMap((list) => list.pending);
    return [...this.orders, ...pending].filter((order) => order.account === account).length;
  }

  protected rates(order: { feeVersion: number; feeLevel: number }) {
    return this.tables.get(order.feeVersion)![order.feeLevel]!;
  }

  protected mostPerLot(order: Order, ticks: number): bigint {
    if (order.feeFrom === 'received') return BigInt(ticks);
    const { makerPpm, takerPpm } = this.rates(order);
    return withFee(ticks, Math.max(makerPpm, takerPpm));
  }

  protected transfer(command: TransferCommand): Refused {
    const { account, asset, amountMinor, transferId } = command;
    if (transferId === '' || amountMinor === 0n) return { code: 'INVALID_TRANSFER' };
    const question = `${command.kind} ${asset} ${amountMinor}`;
    if (this.find(account, 1, transferId)) return this.answerKnown(account, 1, transferId, question);
    let issued = 0n;
    for (const [key, balance] of this.balances) {
      if (key.endsWith(`:${asset}`)) issued += balance.availableMinor + balance.heldMinor;
    }
    if (command.kind === 'credit' && issued + amountMinor > AMOUNT_MAX) {
      return { code: 'AMOUNT_TOO_LARGE', details: { asset, max: String(AMOUNT_MAX - issued) } };
    }
    const { availableMinor } = this.balance(account, asset);
    if (command.kind === 'debit' && availableMinor < amountMinor) {
      return insufficient(asset, amountMinor, availableMinor);
    }
    this.persons.add(account);
    this.available(account, asset, command.kind === 'credit' ? amountMinor : -amountMinor);
    const id = this.nextId++;
    this.remember({ account, kind: 1, text: transferId, question, id });
    this.said.push({ kind: 'done', id });
    return null;
  }

  protected find(account: number, kind: number, text: string): Known | undefined {
    // The latest, because the id may have named another order before.
    return this.known.findLast((one) => one.account === account && one.kind === kind && one.text === text);
  }

  protected idOf(account: number, clientId: string): number {
    return this.find(account, 0, clientId)?.id ?? 0;
  }

  protected remember(one: Known): void {
    this.known = [...this.known, one].slice(-this.limits.rememberedMax);
  }

  protected isKnown({ account, clientId }: PlaceCommand): boolean {
    return clientId !== '' && this.find(account, 0, clientId) !== undefined;
  }

  protected answerKnown(account: number, kind: number, text: string, question: string): Refused {
    const known = this.find(account, kind, text)!;
    if (known.question !== question) return { code: 'IDEMPOTENCY_MISMATCH', details: { id: String(known.id) } };
    this.said.push({ kind: 'repeated', id: known.id });
    return null;
  }
}

/** Leaves out terms that the first journals did not know where an order has none of them, as the fast core's image does. */
function asImage({ feeFrom, selfTrade, ...rest }: Order): OrderImage {
  return {
    ...rest,
    ...(feeFrom === 'received' ? { feeFrom } : {}),
    ...(selfTrade !== 'refuse' ? { selfTrade } : {}),
  };
}
