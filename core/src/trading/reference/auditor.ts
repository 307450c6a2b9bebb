import type { JournalRow } from '../../journal/journal-row.ts';
import { lengthOf } from '../../journal/words.ts';
import type { Command, PlaceCommand } from '../command.ts';
import type { Outcome, TradeEvent } from '../event.ts';
import { decodeCommand } from '../journal/command-codec.ts';
import { readEvents } from '../journal/event-reader.ts';
import type { CoreImage } from '../journal/image.ts';

interface Life {
  readonly place: PlaceCommand;
  lots: number;
  traded: number;
  isClosed: boolean;
}

/**
 * Keeps its own books from nothing but what the journal says was done. It knows no holds, no price levels and none of the
 * core's code; only that money and lots must come from somewhere.
 */
export class Auditor {
  /** The outcome of each (account, kind of id, id), which must be done only once. */
  readonly done = new Map<string, Outcome>();
  private readonly ownedMinor = new Map<string, bigint>();
  private readonly lives = new Map<number, Life>();
  private readonly units = new Map<number, { base: number; quote: number; lotMinor: bigint; unitMinor: bigint }>();
  private readonly tradeCounts = new Map<number, number>();

  /** Reads a journal row. Throws at the first impossible thing. */
  read(row: JournalRow): void {
    const outcomes = readEvents(row.events);
    let at = 0;
    for (const outcome of outcomes) {
      const command = decodeCommand(row.commands, at);
      at += lengthOf(row.commands[at]!);
      this.account(command, outcome);
    }
    expectThat(at === row.commands.length && outcomes.length === row.count, 'a command has no outcome');
  }

  /** Throws where the core's own books differ. */
  compare(image: CoreImage): void {
    const owned = new Map([...this.ownedMinor].filter(([, minor]) => minor !== 0n));
    for (const { account, asset, availableMinor, heldMinor } of image.balances) {
      const key = `${account}:${asset}`;
      expectThat(owned.get(key) === availableMinor + heldMinor, `the balance ${key} is not what the journal makes it`);
      expectThat(availableMinor >= 0n && heldMinor >= 0n, `the balance ${key} is below zero`);
      owned.delete(key);
    }
    expectThat(owned.size === 0, 'balances are missing');
    const open = [...this.lives].filter(([, life]) => !life.isClosed).map(([id]) => id);
    expectThat(String(image.orders.map((order) => order.id)) === String(open), 'other orders are open');
    for (const order of image.orders) {
      expectThat(order.lots === this.lives.get(order.id)!.lots, `order ${order.id} is of another size`);
      const left = order.lots - this.lives.get(order.id)!.traded;
      expectThat(order.openLots === left, `order ${order.id} has other lots left`);
    }
  }

  private account(command: Command, outcome: Outcome): void {
    const id = idOf(command);
    const first = outcome[0]!;
    const isDone = first.kind === 'done';
    if (id !== null && madeBy(outcome) > 0) {
      expectThat(!this.done.has(id), `${id} was done twice`);
      this.done.set(id, outcome);
    }
    if (isDone && command.kind === 'market') this.units.set(command.market, command);
    if (isDone && command.kind === 'credit') this.move(command.account, command.asset, command.amountMinor);
    if (isDone && command.kind === 'debit') this.move(command.account, command.asset, -command.amountMinor);
    const place = command.kind === 'replace' ? command.place : command;
    for (const event of outcome) {
      if (event.kind === 'accepted' && place.kind === 'place') this.begin(event.orderId, place);
      else if (event.kind === 'listed' && command.kind === 'placeList') {
        for (const [at, order] of command.orders.entries()) this.begin(event.listId + 1 + at, order);
      } else if (event.kind === 'amended') {
        const life = this.living(event.orderId);
        const isRight = event.lotsBefore === life.lots && event.lots < life.lots && event.lots > life.traded;
        expectThat(isRight, `order ${event.orderId} was amended to what it cannot be`);
        life.lots = event.lots;
      } else if (event.kind === 'trade') this.trade(event);
      else if (event.kind === 'closed') {
        const life = this.living(event.orderId);
        life.isClosed = true;
        const isWhole = life.lots === 0 || life.traded + event.openLots === life.lots;
        expectThat(isWhole, `order ${event.orderId} closed with lots that are nowhere`);
      }
    }
  }

  private begin(id: number, place: PlaceCommand): void {
    this.lives.set(id, { place, lots: place.lots, traded: 0, isClosed: false });
  }

  private trade(trade: TradeEvent): void {
    const count = (this.tradeCounts.get(trade.market) ?? 0) + 1;
    expectThat(trade.tradeId === count, `trade ${trade.tradeId} of market ${trade.market} is not the next`);
    this.tradeCounts.set(trade.market, count);
    for (const id of [trade.makerOrderId, trade.takerOrderId]) {
      const life = this.living(id);
      life.traded += trade.lots;
      const { side, ticks } = life.place;
      const { lots } = life;
      const isWorse = ticks > 0 && (side === 'buy' ? trade.ticks > ticks : trade.ticks < ticks);
      expectThat(!isWorse, `order ${id} traded at a worse price than its own`);
      expectThat(lots === 0 || life.traded <= lots, `order ${id} traded more than it asked for`);
    }
    const isOwn = trade.makerAccount === trade.takerAccount;
    const mayTradeWithItself = this.living(trade.takerOrderId).place.selfTrade === 'none';
    expectThat(!isOwn || mayTradeWithItself, 'somebody traded with himself');
    const { base, quote, lotMinor, unitMinor } = this.units.get(trade.market)!;
    const quoteMinor = BigInt(trade.ticks) * BigInt(trade.lots) * unitMinor;
    const taker = { account: trade.takerAccount, feeMinor: trade.takerFeeMinor };
    const maker = { account: trade.makerAccount, feeMinor: trade.makerFeeMinor };
    const [buyer, seller] = trade.takerSide === 'buy' ? [taker, maker] : [maker, taker];
    this.move(buyer.account, base, BigInt(trade.lots) * lotMinor);
    this.move(seller.account, base, -BigInt(trade.lots) * lotMinor);
    this.move(seller.account, quote, quoteMinor - seller.feeMinor);
    this.move(buyer.account, quote, -quoteMinor);
    this.move(buyer.account, trade.isBuyerFeeInBase ? base : quote, -buyer.feeMinor);
    this.move(0, trade.isBuyerFeeInBase ? base : quote, buyer.feeMinor);
    this.move(0, quote, seller.feeMinor);
    const terms = this.living(trade.takerSide === 'buy' ? trade.takerOrderId : trade.makerOrderId).place.feeFrom;
    expectThat(trade.isBuyerFeeInBase === (terms === 'received'), 'a fee is of another coin than its order says');
  }

  private living(id: number): Life {
    const life = this.lives.get(id);
    if (life === undefined || life.isClosed) throw new Error(`order ${id} is not open`);
    return life;
  }

  private move(account: number, asset: number, changeMinor: bigint): void {
    const minor = (this.ownedMinor.get(`${account}:${asset}`) ?? 0n) + changeMinor;
    expectThat(minor >= 0n, `account ${account} owns less than nothing of ${asset}`);
    this.ownedMinor.set(`${account}:${asset}`, minor);
  }
}

/** The id of the order, list or transfer that an outcome made; 0 for none. */
export function madeBy(outcome: Outcome): number {
  const accepted = outcome.find((event) => event.kind === 'accepted');
  if (accepted !== undefined) return accepted.orderId;
  if (outcome[0]?.kind === 'listed') return outcome[0].listId;
  return outcome[0]?.kind === 'done' ? outcome[0].id : 0;
}

/** The id that makes a command happen only once; null for commands that may be repeated. */
export function idOf(command: Command): string | null {
  if (command.kind === 'credit' || command.kind === 'debit') return `${command.account} transfer ${command.transferId}`;
  if (command.kind === 'placeList' && command.clientId !== '' && command.idUse === 'once') {
    return `${command.orders[0]?.account} list ${command.clientId}`;
  }
  const place = command.kind === 'replace' ? command.place : command;
  return place.kind === 'place' && place.clientId !== '' && place.idUse === 'once'
    ? `${place.account} order ${place.clientId}`
    : null;
}

function expectThat(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new Error(otherwise);
}
