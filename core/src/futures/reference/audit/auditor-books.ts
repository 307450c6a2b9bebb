import type { FuturesCommand, PositionSide } from '../../machine/command.ts';
import type { FuturesEvent, TradeSide } from '../../machine/event.ts';
import { down } from '../exact.ts';

type Told<Kind extends FuturesEvent['kind']> = Extract<FuturesEvent, { kind: Kind }>;
interface Life {
  readonly account: number;
  readonly contract: number;
  readonly isBuy: boolean;
  /** Which position it is for; null where that depends on what is there. */
  readonly side: PositionSide | null;
  readonly ticks: number;
  lots: number;
  traded: number;
  isWaiting: boolean;
}
interface Held {
  lots: bigint;
  entryUnits: bigint;
}

/** What the auditor knows from commands and events, and how each changes it. */
export abstract class AuditorBooks {
  protected readonly balances = new Map<number, bigint>();
  protected readonly coupons = new Map<string, bigint>();
  protected readonly pots = { fees: 0n, rounding: 0n, coupons: 0n };
  protected readonly funds = new Map<number, bigint>();
  protected readonly units = new Map<number, bigint>();
  protected readonly tradeCounts = new Map<number, number>();
  protected readonly positions = new Map<string, Held>();
  protected readonly lives = new Map<number, Life>();
  protected issuedMinor = 0n;
  /** Whether the command that is read moves funding. */
  protected isFunding = false;
  /** What is being closed down towards a lower tier, and what has just been taken over and closed. */
  protected reducing: Told<'reducing'> | null = null;
  protected closedOut: Told<'closedOut'> | null = null;

  protected done(command: FuturesCommand): void {
    if (command.kind === 'contract') this.units.set(command.contract, BigInt(command.unitMinor));
    if (command.kind === 'grant') {
      const minor = BigInt(command.amountMinor);
      this.pots.coupons -= minor;
      this.coupons.set(`${command.account} ${command.couponId}`, minor);
    }
    if (command.kind === 'credit' || command.kind === 'debit') {
      const change = BigInt(command.kind === 'credit' ? command.amountMinor : -command.amountMinor);
      this.issuedMinor += change;
      this.change(command.account, change);
    }
    if (command.kind === 'creditPot' || command.kind === 'debitPot') {
      const change = BigInt(command.kind === 'creditPot' ? command.amountMinor : -command.amountMinor);
      this.issuedMinor += change;
      if (command.pot === 'fund') this.changeFund(command.contract, change);
      else this.pots[command.pot] += change;
    }
  }

  protected event(event: FuturesEvent): void {
    if (event.kind !== 'fundMoved') this.closeOutDone();
    switch (event.kind) {
      case 'trade':
        this.trade(event);
        break;
      case 'ended':
        this.ended(event);
        break;
      case 'amended': {
        const life = this.living(event.orderId);
        expectThat(event.lots < life.lots && event.lots > life.traded, `order ${event.orderId} cannot be so small`);
        life.lots = event.lots;
        break;
      }
      case 'triggered': {
        const life = this.living(event.orderId);
        expectThat(life.isWaiting, `order ${event.orderId} woke twice`);
        Object.assign(life, { isWaiting: false, lots: event.lots });
        break;
      }
      case 'creditUsed':
        this.creditUsed(event);
        break;
      case 'fundMoved':
        this.fundMoved(event);
        break;
      case 'netted': {
        const { account, contract, lots, markTicks, longRealisedMinor, shortRealisedMinor } = event;
        this.close(account, contract, 'LONG', lots, markTicks, longRealisedMinor);
        this.close(account, contract, 'SHORT', lots, markTicks, shortRealisedMinor);
        break;
      }
      case 'reducing':
        this.reducing = event;
        break;
      case 'takenOver':
      case 'deleveraged': {
        const { account, contract, position, lots, markTicks, realisedMinor, shareMinor } = event;
        this.reducing = null;
        this.close(account, contract, position, lots, markTicks, realisedMinor);
        this.change(account, BigInt(event.kind === 'takenOver' ? -shareMinor : shareMinor));
        break;
      }
      case 'closedOut':
        this.closedOut = event;
        this.change(event.account, BigInt(event.returnedMinor));
        break;
      case 'funded':
        this.change(event.account, BigInt(event.amountMinor));
        break;
      default:
    }
  }

  protected begin(
    id: number,
    account: number,
    contract: number,
    asked: Pick<Extract<FuturesCommand, { kind: 'place' }>, 'side' | 'position' | 'lots' | 'ticks'>,
    isWaiting: boolean,
  ): void {
    const { side, position, lots, ticks } = asked;
    const owner = { account, contract, isBuy: side === 'buy', side: position === 'none' ? null : position };
    this.lives.set(id, { ...owner, ticks, lots, traded: 0, isWaiting });
  }

  private ended({ orderId, openLots, reason }: Told<'ended'>): void {
    const life = this.living(orderId);
    const isRight = life.isWaiting || life.lots - life.traded === openLots;
    expectThat(isRight, `order ${orderId} ended with lots that are nowhere`);
    expectThat(
      (reason === 'filled') === (openLots === 0 && !life.isWaiting),
      `order ${orderId} ended for another reason`,
    );
    this.lives.delete(orderId);
  }

  private trade(trade: Told<'trade'>): void {
    const { contract, ticks, lots, maker, taker } = trade;
    const count = (this.tradeCounts.get(contract) ?? 0) + 1;
    expectThat(trade.tradeId === count, `trade ${trade.tradeId} of ${contract} is not the next`);
    this.tradeCounts.set(contract, count);
    expectThat(maker.account !== taker.account, 'somebody traded with himself');
    for (const side of [maker, taker]) if (side.orderId > 0) this.fill(trade, side);
    if (taker.orderId > 0 || this.reducing === null) return;
    const { account, position } = this.reducing;
    this.close(account, contract, position, lots, ticks, null);
  }

  private fill({ contract, ticks, lots }: Told<'trade'>, side: TradeSide): void {
    const { orderId, account, closedLots, realisedMinor, feeMinor } = side;
    const life = this.living(orderId);
    life.traded += lots;
    const isWorse = life.ticks > 0 && (life.isBuy ? ticks > life.ticks : ticks < life.ticks);
    expectThat(!isWorse, `order ${orderId} traded at a worse price than its own`);
    expectThat(life.traded <= life.lots, `order ${orderId} traded more than it asked for`);
    const opened = lots - closedLots;
    const closing = life.isBuy ? 'SHORT' : 'LONG';
    if (closedLots > 0) this.close(account, contract, closing, closedLots, ticks, realisedMinor);
    if (opened > 0) {
      const key = `${account} ${contract} ${life.isBuy ? 'LONG' : 'SHORT'}`;
      const held = this.positions.get(key) ?? { lots: 0n, entryUnits: 0n };
      held.lots += BigInt(opened);
      held.entryUnits += BigInt(opened) * BigInt(ticks);
      this.positions.set(key, held);
    }
    this.change(account, -BigInt(feeMinor));
    this.pots.fees += BigInt(feeMinor);
  }

  /** @param told  what it is said to have earned; null where that is not said */
  private close(
    account: number,
    contract: number,
    side: PositionSide,
    lots: number,
    ticks: number,
    told: number | null,
  ): void {
    const key = `${account} ${contract} ${side}`;
    const held = this.positions.get(key);
    if (held === undefined || held.lots < BigInt(lots)) throw new Error(`${key} has not so many lots`);
    const entry = down(held.entryUnits * BigInt(lots), held.lots);
    const units = BigInt(lots) * BigInt(ticks) - entry;
    const realised = (side === 'LONG' ? units : -units) * this.units.get(contract)!;
    expectThat(told === null || BigInt(told) === realised, `${key} earned ${realised}, told ${told}`);
    held.lots -= BigInt(lots);
    held.entryUnits -= entry;
    if (held.lots === 0n) this.positions.delete(key);
    this.change(account, realised);
  }

  /** What a coupon pays the balance need not; what is taken back goes to the pot. */
  private creditUsed({ account, couponId, use, amountMinor, leftMinor }: Told<'creditUsed'>): void {
    const key = `${account} ${couponId}`;
    const left = (this.coupons.get(key) ?? 0n) - BigInt(amountMinor);
    expectThat(left === BigInt(leftMinor) && left >= 0n && amountMinor > 0, `coupon ${couponId} has another rest`);
    this.coupons.set(key, left);
    if (use === 'void' || use === 'expiry') this.pots.coupons += BigInt(amountMinor);
    else this.change(account, BigInt(amountMinor));
  }

  private fundMoved({ contract, account, amountMinor, fundMinor }: Told<'fundMoved'>): void {
    const change = BigInt(amountMinor);
    this.changeFund(contract, change);
    expectThat(this.funds.get(contract) === BigInt(fundMinor), `the fund of ${contract} is not ${fundMinor}`);
    if (this.closedOut !== null) {
      // What a closed position brought beyond that and beyond what went back was paid by coupons.
      const { surplusMinor, returnedMinor } = this.closedOut;
      this.pots.coupons += BigInt(surplusMinor) - BigInt(returnedMinor) - change;
      this.closedOut = null;
      return;
    }
    // It pays what somebody lacks, or gets the fee of a reduction. What it adds to funding is nobody's who pays.
    if (!this.isFunding) this.change(account, -change);
  }

  /** A position that was closed without the fund. */
  protected closeOutDone(): void {
    if (this.closedOut === null) return;
    const { surplusMinor, returnedMinor } = this.closedOut;
    this.pots.coupons += BigInt(surplusMinor) - BigInt(returnedMinor);
    this.closedOut = null;
  }

  private living(id: number): Life {
    const life = this.lives.get(id);
    if (life === undefined) throw new Error(`order ${id} is not open`);
    return life;
  }

  private change(account: number, change: bigint): void {
    this.balances.set(account, (this.balances.get(account) ?? 0n) + change);
  }

  private changeFund(contract: number, change: bigint): void {
    this.funds.set(contract, (this.funds.get(contract) ?? 0n) + change);
  }
}

export function expectThat(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new Error(otherwise);
}
