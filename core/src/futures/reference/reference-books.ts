import type { Refusal } from '../../result.ts';
import type {
  ContractCommand,
  ContractStatus,
  MarginMode,
  OrderTerms,
  PositionMode,
  PositionSide,
  StopTerms,
} from '../machine/command.ts';
import type { CreditUse, FuturesEvent, FuturesRefusal } from '../machine/event.ts';
import type { FuturesLimits } from '../machine/limits.ts';
import { least, most, plain, up } from './exact.ts';

export const PPM = 1_000_000n;
const HOUR_MS = 3_600_000;
const HIGH_HOURS = 8;

export type Refused = Refusal<FuturesRefusal> | null;
/** What of a price is bounded by a contract, and what it is worth. */
export interface Contract {
  terms: ContractCommand;
  readonly unit: bigint;
  status: ContractStatus;
  indexTicks: bigint;
  markTicks: bigint;
  isFrozen: boolean;
  lastTicks: bigint;
  tradeCount: number;
  fundingInterval: number;
  fundMinor: bigint;
  fundHighs: { hour: number; minor: bigint }[];
}
export interface Coupon {
  readonly id: number;
  leftMinor: bigint;
  readonly expiresAtMs: number;
  isExpired: boolean;
}
export interface Account {
  readonly id: number;
  balanceMinor: bigint;
  mode: PositionMode;
  feeLevel: number;
  /** In the order in which they pay. */
  coupons: Coupon[];
}
export interface Position {
  readonly lots: bigint;
  readonly entryUnits: bigint;
  readonly marginMinor: bigint;
}
export interface Stake {
  readonly account: number;
  readonly contract: number;
  leverage: number;
  marginMode: MarginMode;
  LONG: Position | null;
  SHORT: Position | null;
}
export interface Order {
  readonly terms: OrderTerms;
  readonly id: number;
  readonly priority: number;
  readonly account: number;
  readonly contract: number;
  readonly clientId: string;
  /** Its price, or for a market order the worst that it takes. */
  readonly limitTicks: bigint;
  lots: bigint;
  openLots: bigint;
  /** How many of its open lots it holds money for, and how much. */
  heldLots: bigint;
  heldMinor: bigint;
  readonly makerPpm: number;
  readonly takerPpm: number;
}
export interface Stop {
  readonly terms: StopTerms;
  readonly id: number;
  readonly account: number;
  readonly contract: number;
  readonly clientId: string;
  readonly pairId: number;
}
interface Known {
  readonly account: number;
  readonly kind: number;
  readonly text: string;
  readonly question: string;
  readonly id: number;
}
/** Who has paid a cost. */
export interface Paid {
  readonly byCoupons: bigint;
  readonly byBalance: bigint;
}

export const SIDES: readonly PositionSide[] = ['LONG', 'SHORT'];
export const ORDER_IDS = 0;
export const TRANSFER_IDS = 1;
export const COUPON_IDS = 3;

/** All that the plain futures core knows, and how amounts move between accounts, coupons and pots. */
export abstract class ReferenceBooks {
  protected readonly contracts = new Map<number, Contract>();
  protected readonly accounts = new Map<number, Account>();
  protected stakes: Stake[] = [];
  /** All open orders, one that is just taking included. */
  protected orders: Order[] = [];
  protected stops: Stop[] = [];
  protected queue: { readonly account: number; readonly contract: number; readonly position: PositionSide | 'none' }[] =
    [];
  /** Whose positions are closed next where nobody takes the other side, by contract and side. */
  protected readonly lines = new Map<string, number[]>();
  protected known: Known[] = [];
  protected fees: { version: number; levels: readonly { readonly makerPpm: number; readonly takerPpm: number }[] } = {
    version: 0,
    levels: [],
  };
  protected readonly pots = { fees: 0n, rounding: 0n, coupons: 0n };
  protected issuedMinor = 0n;
  protected sequence = 0;
  protected atMs = 0;
  protected nextId = 1;
  protected said: FuturesEvent[] = [];

  constructor(protected readonly limits: FuturesLimits) {}

  protected stakeOf(account: number, contract: number): Stake {
    const found = this.stakes.find((one) => one.account === account && one.contract === contract);
    if (found) return found;
    const stake: Stake = { account, contract, leverage: 5, marginMode: 'cross', LONG: null, SHORT: null };
    this.stakes.push(stake);
    return stake;
  }

  /** An account's stakes, by contract. */
  protected stakesOf(account: number): Stake[] {
    return this.stakes.filter((one) => one.account === account).sort((one, other) => one.contract - other.contract);
  }

  protected ratesOf(account: number): { readonly makerPpm: number; readonly takerPpm: number } {
    const { levels } = this.fees;
    const level = Math.min(this.accounts.get(account)!.feeLevel, levels.length - 1);
    return levels[level] ?? { makerPpm: 0, takerPpm: 0 };
  }

  protected countOrders(account: number): number {
    return [...this.orders, ...this.stops].filter((one) => one.account === account).length;
  }

  /** Coupons pay first, then the balance, then the fund. */
  protected pay(id: number, costMinor: bigint, use: CreditUse, contract: number): Paid {
    const account = this.accounts.get(id)!;
    let left = costMinor;
    for (const coupon of account.coupons) {
      const part = least(left, coupon.leftMinor);
      if (part === 0n) continue;
      left -= part;
      this.spendCoupon(account, coupon, part, use);
    }
    account.coupons = account.coupons.filter(({ leftMinor }) => leftMinor > 0n);
    const byCoupons = costMinor - left;
    const byBalance = least(left, account.balanceMinor);
    account.balanceMinor -= byBalance;
    this.moveFund(contract, id, byBalance - left);
    return { byCoupons, byBalance };
  }

  protected spendCoupon(account: Account, coupon: Coupon, minor: bigint, use: CreditUse): void {
    coupon.leftMinor -= minor;
    this.said.push({
      kind: 'creditUsed',
      account: account.id,
      couponId: coupon.id,
      use,
      amountMinor: plain(minor),
      leftMinor: plain(coupon.leftMinor),
    });
  }

  /** Pays in what is above zero, and lets pay what is below. */
  protected settle(account: number, minor: bigint, contract: number): void {
    if (minor > 0n) this.accounts.get(account)!.balanceMinor += minor;
    if (minor < 0n) this.pay(account, -minor, 'loss', contract);
  }

  protected moveFund(id: number, account: number, changeMinor: bigint): void {
    if (changeMinor === 0n) return;
    const contract = this.contracts.get(id)!;
    this.changeFund(contract, changeMinor);
    this.said.push({
      kind: 'fundMoved',
      contract: id,
      account,
      amountMinor: plain(changeMinor),
      fundMinor: plain(contract.fundMinor),
    });
  }

  protected changeFund(contract: Contract, changeMinor: bigint): void {
    this.noteFund(contract);
    contract.fundMinor += changeMinor;
    this.noteFund(contract);
  }

  /** What a fund may pay: seven tenths of its highest balance of the last hours stay. */
  protected fundSpare({ fundMinor, fundHighs }: Contract): bigint {
    const hour = Math.floor(this.atMs / HOUR_MS);
    const highs = fundHighs.filter((one) => one.hour > hour - HIGH_HOURS).map(({ minor }) => minor);
    return most(0n, fundMinor - up(most(fundMinor, ...highs) * 7n, 10n));
  }

  private noteFund(contract: Contract): void {
    const hour = Math.floor(this.atMs / HOUR_MS);
    const last = contract.fundHighs.at(-1);
    if (last?.hour === hour) last.minor = most(last.minor, contract.fundMinor);
    else {
      contract.fundHighs = contract.fundHighs.filter((one) => one.hour > hour - HIGH_HOURS);
      contract.fundHighs.push({ hour, minor: contract.fundMinor });
    }
  }

  protected find(account: number, kind: number, text: string): Known | undefined {
    // The latest, because the id may have named another order before.
    return this.known.findLast((one) => one.account === account && one.kind === kind && one.text === text);
  }

  protected remember(one: Known): void {
    this.known = [...this.known, one].slice(-this.limits.rememberedMax);
  }

  /** Answers a question under an id that is known. */
  protected answerKnown(known: Known, question: string): Refused {
    if (known.question !== question) return { code: 'IDEMPOTENCY_MISMATCH', details: { orderId: known.id } };
    this.said.push({ kind: 'repeated', id: known.id });
    return null;
  }

  protected done(id = 0): null {
    this.said.push({ kind: 'done', id });
    return null;
  }
}
