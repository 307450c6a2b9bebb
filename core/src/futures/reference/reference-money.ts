import type {
  CouponCommand,
  GrantCommand,
  LeverageCommand,
  MarginCommand,
  MarginModeCommand,
  ModeCommand,
  PotCommand,
  TransferCommand,
} from '../machine/command.ts';
import { MONEY_MAX } from '../machine/limits.ts';
import { tierOf } from '../tiers.ts';
import { least, most, plain, sum, up } from './exact.ts';
import { type Account, COUPON_IDS, type Coupon, PPM, type Refused, SIDES, TRANSFER_IDS } from './reference-books.ts';
import { isOf } from './reference-keeping.ts';
import { ReferenceOrders } from './reference-orders.ts';
import { type Held, isPriced, notional, type Unit, unrealised } from './reference-units.ts';

const ALL_MINOR = BigInt(MONEY_MAX);

/** Money in and out of the plain core, coupons, and what people set. */
export abstract class ReferenceMoney extends ReferenceOrders {
  protected transfer(command: TransferCommand): Refused {
    const { kind, account: id, amountMinor, transferId } = command;
    if (transferId === '' || amountMinor <= 0) return { code: 'INVALID_TRANSFER' };
    const question = `${kind} ${amountMinor}`;
    const known = this.find(id, TRANSFER_IDS, transferId);
    if (known) return this.answerKnown(known, question);
    const account = this.accounts.get(id);
    if (account === undefined) return { code: 'ACCOUNT_NOT_OPEN' };
    const minor = BigInt(amountMinor);
    const refusal = kind === 'credit' ? this.refuseIn(minor) : this.refuseOut(command, account);
    if (refusal) return refusal;
    this.moved(id, transferId, question, kind === 'credit' ? minor : -minor);
    account.balanceMinor += kind === 'credit' ? minor : -minor;
    if (kind === 'debit') {
      for (const coupon of account.coupons) this.takeBack(account, coupon, coupon.leftMinor, 'void');
      account.coupons = [];
    }
    return null;
  }

  protected transferPot(command: PotCommand): Refused {
    const { kind, pot, contract: where, amountMinor, transferId } = command;
    if (transferId === '' || amountMinor <= 0) return { code: 'INVALID_TRANSFER' };
    const question = `${kind} ${pot} ${where} ${amountMinor}`;
    const known = this.find(0, TRANSFER_IDS, transferId);
    if (known) return this.answerKnown(known, question);
    const contract = this.contracts.get(where);
    if (pot === 'fund' && contract === undefined) return { code: 'CONTRACT_NOT_FOUND' };
    const minor = BigInt(amountMinor);
    const there = pot === 'fund' ? contract!.fundMinor : this.pots[pot];
    const refusal = kind === 'creditPot' ? this.refuseIn(minor) : refusePot(there, minor);
    if (refusal) return refusal;
    const change = kind === 'creditPot' ? minor : -minor;
    this.moved(0, transferId, question, change);
    if (pot === 'fund') this.changeFund(contract!, change);
    else this.pots[pot] += change;
    return null;
  }

  private moved(account: number, text: string, question: string, change: bigint): void {
    const id = this.nextId++;
    this.remember({ account, kind: TRANSFER_IDS, text, question, id });
    this.issuedMinor += change;
    this.done(id);
  }

  private refuseIn(minor: bigint): Refused {
    const left = ALL_MINOR - this.issuedMinor;
    return minor <= left ? null : { code: 'AMOUNT_TOO_LARGE', details: { maxMinor: plain(left) } };
  }

  private refuseOut({ amountMinor, voidsCredit }: TransferCommand, account: Account): Refused {
    const { id, balanceMinor } = account;
    if (this.isLiquidating(id)) return { code: 'LIQUIDATING' };
    const cross: Unit = { account: id, contract: 0, position: 'none' };
    if (!this.membersOf(cross).every(isPriced)) return { code: 'NO_MARK' };
    const { needPpm } = this.standingOf(cross);
    const own = balanceMinor - this.isolatedOf(id) + least(0n, this.crossPnlOf(id));
    const maxOut = most(0n, least(this.availableOf(id), own - 2n * up(needPpm, PPM)));
    if (BigInt(amountMinor) > maxOut) return { code: 'ABOVE_MAX_OUT', details: { maxOutMinor: plain(maxOut) } };
    const voided = this.creditOf(id);
    if (voided === 0n || voidsCredit) return null;
    return { code: 'CREDIT_WOULD_BE_VOIDED', details: { voidedMinor: plain(voided) } };
  }

  protected grant({ account: id, couponId, amountMinor, expiresAtMs }: GrantCommand): Refused {
    if (amountMinor <= 0) return { code: 'INVALID_TRANSFER' };
    const text = String(couponId);
    const question = `${amountMinor} ${expiresAtMs}`;
    const known = this.find(id, COUPON_IDS, text);
    if (known) return this.answerKnown(known, question);
    const account = this.accounts.get(id);
    if (account === undefined) return { code: 'ACCOUNT_NOT_OPEN' };
    const isThere = account.coupons.some((one) => one.id === couponId);
    if (isThere) return { code: 'IDEMPOTENCY_MISMATCH', details: { orderId: couponId } };
    const minor = BigInt(amountMinor);
    const refusal = refusePot(this.pots.coupons, minor);
    if (refusal) return refusal;
    this.pots.coupons -= minor;
    account.coupons.push({ id: couponId, leftMinor: minor, expiresAtMs, isExpired: false });
    account.coupons.sort((one, other) => one.expiresAtMs - other.expiresAtMs || one.id - other.id);
    this.remember({ account: id, kind: COUPON_IDS, text, question, id: couponId });
    return this.done(couponId);
  }

  protected endCoupon({ kind, account: id, couponId }: CouponCommand): Refused {
    const account = this.accounts.get(id);
    if (account === undefined) return { code: 'ACCOUNT_NOT_OPEN' };
    const coupon = account.coupons.find((one) => one.id === couponId);
    if (coupon === undefined) return { code: 'COUPON_NOT_FOUND' };
    if (kind === 'expire' && !coupon.isExpired && this.atMs < coupon.expiresAtMs) return { code: 'COUPON_NOT_EXPIRED' };
    this.done();
    coupon.isExpired = true;
    const lacking = -(this.spareOf(id) + this.creditFreeOf(id, couponId));
    const keep = least(coupon.leftMinor, most(0n, lacking));
    this.takeBack(account, coupon, coupon.leftMinor - keep, 'expiry');
    account.coupons = account.coupons.filter(({ leftMinor }) => leftMinor > 0n);
    return null;
  }

  private takeBack(account: Account, coupon: Coupon, minor: bigint, use: 'void' | 'expiry'): void {
    if (minor === 0n) return;
    this.spendCoupon(account, coupon, minor, use);
    this.pots.coupons += minor;
  }

  protected setMode({ account: id, mode }: ModeCommand): Refused {
    const account = this.accounts.get(id);
    if (account === undefined) return { code: 'ACCOUNT_NOT_OPEN' };
    if (account.mode === mode) return this.done();
    if (this.positionsOf(id).length > 0) return { code: 'POSITION_OPEN' };
    if (this.countOrders(id) > 0) return { code: 'OPEN_ORDERS' };
    account.mode = mode;
    return this.done();
  }

  protected setMarginMode({ account, contract, marginMode }: MarginModeCommand): Refused {
    const refusal = this.refuseSetting(account, contract);
    if (refusal) return refusal;
    const stake = this.stakeOf(account, contract);
    if (stake.marginMode === marginMode) return this.done();
    if (stake.LONG || stake.SHORT) return { code: 'POSITION_OPEN' };
    if (this.orders.some((one) => isOf(one, stake))) return { code: 'OPEN_ORDERS' };
    stake.marginMode = marginMode;
    return this.done();
  }

  protected setLeverage({ account, contract: where, leverage }: LeverageCommand): Refused {
    const refusal = this.refuseSetting(account, where);
    if (refusal) return refusal;
    const stake = this.stakeOf(account, where);
    const contract = this.contracts.get(where)!;
    if (stake.leverage === leverage) return this.done();
    if (this.isLiquidating(account)) return { code: 'LIQUIDATING' };
    if (this.orders.some((one) => isOf(one, stake))) return { code: 'OPEN_ORDERS' };
    const positions = this.positionsOf(account).filter((held) => held.stake === stake);
    const isIsolated = stake.marginMode === 'isolated';
    const values = positions.map(notional);
    const { maxLeverage } = tierOf(contract.terms.tiers, isIsolated ? most(0n, ...values) : sum(values));
    if (leverage < 1 || leverage > maxLeverage) return { code: 'TIER_LEVERAGE', details: { maxLeverage } };
    const marginAt = (entryUnits: bigint) => up(entryUnits * contract.unit, BigInt(leverage));
    const more = sum(positions.map(({ position }) => marginAt(position.entryUnits) - position.marginMinor));
    const capacity = this.capacityOf(account);
    if (more > 0n && more > capacity) return insufficient(more, capacity);
    const freedOf = ({ position }: Held) => position.marginMinor - marginAt(position.entryUnits);
    if (contract.isFrozen && positions.some((held) => freedOf(held) > 0n)) return { code: 'NO_MARK' };
    for (const held of isIsolated ? positions : []) {
      const refusalOf = freedOf(held) > 0n ? this.refuseFreed(held, freedOf(held)) : null;
      if (refusalOf) return refusalOf;
    }
    stake.leverage = leverage;
    for (const side of SIDES) {
      const position = stake[side];
      if (position) stake[side] = { ...position, marginMinor: marginAt(position.entryUnits) };
    }
    return this.done();
  }

  /** Margin that a new leverage would free must leave a rate of 120 %. */
  private refuseFreed(held: Held, freed: bigint): Refused {
    const { havePpm, needPpm } = this.standingOf(this.unitOf(held));
    const left = most(0n, havePpm - freed * PPM);
    if (left * 100n >= needPpm * 120n) return null;
    return { code: 'RISK_TOO_HIGH', details: { rateBps: plain((left * 10_000n) / needPpm), minRateBps: 12_000 } };
  }

  protected moveMargin({ account, contract: where, position: side, amountMinor }: MarginCommand): Refused {
    const refusal = this.refuseSetting(account, where);
    if (refusal) return refusal;
    if (amountMinor === 0) return { code: 'INVALID_TRANSFER' };
    if (this.isLiquidating(account)) return { code: 'LIQUIDATING' };
    const stake = this.stakeOf(account, where);
    const held = this.positionsOf(account).find((one) => one.stake === stake && one.side === side);
    if (held === undefined || stake.marginMode === 'cross') return { code: 'NO_POSITION' };
    const { position, contract } = held;
    const change = BigInt(amountMinor);
    const capacity = this.capacityOf(account);
    if (change > capacity) return insufficient(change, capacity);
    if (change < 0n) {
      if (contract.isFrozen) return { code: 'NO_MARK' };
      const must = up(notional(held), BigInt(stake.leverage));
      const maxOut = most(0n, position.marginMinor + least(0n, unrealised(held)) - must);
      if (-change > maxOut) return { code: 'ABOVE_MAX_OUT', details: { maxOutMinor: plain(maxOut) } };
    }
    stake[side] = { ...position, marginMinor: position.marginMinor + change };
    return this.done();
  }

  private refuseSetting(account: number, contract: number): Refused {
    if (!this.contracts.has(contract)) return { code: 'CONTRACT_NOT_FOUND' };
    return this.accounts.has(account) ? null : { code: 'ACCOUNT_NOT_OPEN' };
  }
}

function refusePot(there: bigint, minor: bigint): Refused {
  return minor <= there ? null : { code: 'INSUFFICIENT_POT', details: { availableMinor: plain(most(0n, there)) } };
}

const insufficient = (needed: bigint, capacity: bigint): Refused => ({
  code: 'INSUFFICIENT_MARGIN',
  details: { neededMinor: plain(needed), capacityMinor: plain(capacity) },
});
