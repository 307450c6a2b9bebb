import { EVENT } from '../../journal/event-words.ts';
import { riskRateBps } from '../../liquidation.ts';
import { PPM } from '../../tiers.ts';
import type { LeverageCommand, MarginCommand, MarginModeCommand, ModeCommand, OpenCommand } from '../command.ts';
import type { Contract } from '../contract.ts';
import { mulDivUp } from '../minor.ts';
import { bindMargin, unrealisedMinor } from '../positions.ts';
import { BUY, LONG, ORDERS, SELL, SHORT, STAKE } from '../stakes.ts';
import { capacityMinor, Standing } from '../standing.ts';
import type { FuturesState } from '../state.ts';

const { CLOSING, OTHER } = ORDERS;
const SIDES = [LONG, SHORT] as const;
/** A change of leverage must leave a position at least this risk rate: 120 %, where people are warned for the last time. */
const LEAST_RATE_BPS = 12_000;

/** What people set for their accounts and for what they have in a contract. */
export class Settings {
  private readonly standing: Standing;

  constructor(private readonly state: FuturesState) {
    this.standing = new Standing(state);
  }

  open({ account }: OpenCommand): boolean {
    this.state.noteMoney(this.state.accounts.open(account));
    return this.done();
  }

  /** @refuses  ACCOUNT_NOT_OPEN | POSITION_OPEN | OPEN_ORDERS */
  mode({ account, mode }: ModeCommand): boolean {
    const { accounts, events } = this.state;
    const owner = accounts.find(account);
    if (owner < 0) return events.refuse('ACCOUNT_NOT_OPEN');
    if (accounts.modeAt(owner) === mode) return this.done();
    if (accounts.stakesAt(owner).some((stake) => this.hasPosition(stake))) return events.refuse('POSITION_OPEN');
    if (accounts.countAt(owner) > 0) return events.refuse('OPEN_ORDERS');
    accounts.setMode(owner, mode);
    return this.done();
  }

  /** @refuses  CONTRACT_NOT_FOUND | ACCOUNT_NOT_OPEN | POSITION_OPEN | OPEN_ORDERS */
  marginMode({ account, contract, marginMode }: MarginModeCommand): boolean {
    const { events, stakes } = this.state;
    const stake = this.stakeOf(account, contract);
    if (stake === null) return false;
    if (stakes.isIsolated(stake) === (marginMode === 'isolated')) return this.done();
    if (this.hasPosition(stake)) return events.refuse('POSITION_OPEN');
    if (this.hasOrders(stake)) return events.refuse('OPEN_ORDERS');
    stakes.narrow[stake * STAKE.WIDTH + STAKE.IS_ISOLATED] = marginMode === 'isolated' ? 1 : 0;
    stakes.touched.note(stake);
    return this.done();
  }

  /**
   * Margins of positions change with it; what they grow by comes out of the capacity.
   *
   * @refuses  CONTRACT_NOT_FOUND | ACCOUNT_NOT_OPEN | LIQUIDATING | OPEN_ORDERS | TIER_LEVERAGE | INSUFFICIENT_MARGIN | NO_MARK |
   *           RISK_TOO_HIGH
   */
  leverage({ account, contract: id, leverage }: LeverageCommand): boolean {
    const { accounts, contracts, events, stakes } = this.state;
    const stake = this.stakeOf(account, id);
    if (stake === null) return false;
    if (stakes.leverageOf(stake) === leverage) return this.done();
    const owner = stakes.ownerOf(stake);
    if (accounts.waitingAt(owner) > 0) return events.refuse('LIQUIDATING');
    if (this.hasOrders(stake)) return events.refuse('OPEN_ORDERS');
    const maxLeverage = this.maxLeverageOf(stake, contracts[id]!);
    if (leverage < 1 || leverage > maxLeverage) return events.refuse('TIER_LEVERAGE', { maxLeverage });
    const growths = SIDES.map((side) => this.marginAt(stake, side, leverage) - stakes.marginOf(stake, side));
    const neededMinor = growths[LONG]! + growths[SHORT]!;
    const capacity = capacityMinor(this.state, owner);
    if (neededMinor > capacity) return events.refuse('INSUFFICIENT_MARGIN', { neededMinor, capacityMinor: capacity });
    // What is freed could leave while nobody knows whether the position still has it.
    if (growths.some((growth) => growth < 0) && contracts[id]!.isFrozen) return events.refuse('NO_MARK');
    if (stakes.isIsolated(stake) && !this.staysSafe(stake, growths)) return false;
    stakes.narrow[stake * STAKE.WIDTH + STAKE.LEVERAGE] = leverage;
    for (const side of SIDES) bindMargin(this.state, stake, side, growths[side]!);
    return this.done();
  }

  /**
   * @refuses  CONTRACT_NOT_FOUND | ACCOUNT_NOT_OPEN | INVALID_TRANSFER | LIQUIDATING | NO_POSITION | INSUFFICIENT_MARGIN | NO_MARK |
   *           ABOVE_MAX_OUT
   */
  margin({ account, contract: id, position, amountMinor }: MarginCommand): boolean {
    const { accounts, contracts, events, stakes } = this.state;
    const known = this.known(account, id);
    if (known === null) return false;
    if (amountMinor === 0) return events.refuse('INVALID_TRANSFER');
    if (accounts.waitingAt(known) > 0) return events.refuse('LIQUIDATING');
    const stake = stakes.find(known, id);
    const side = position === 'LONG' ? LONG : SHORT;
    if (stake < 0 || !stakes.isIsolated(stake) || stakes.lotsOf(stake, side) === 0) return events.refuse('NO_POSITION');
    if (amountMinor > 0) {
      const capacity = capacityMinor(this.state, known);
      if (amountMinor > capacity) {
        return events.refuse('INSUFFICIENT_MARGIN', { neededMinor: amountMinor, capacityMinor: capacity });
      }
    } else {
      if (contracts[id]!.isFrozen) return events.refuse('NO_MARK');
      const maxOutMinor = this.spareMargin(stake, side, contracts[id]!);
      if (-amountMinor > maxOutMinor) return events.refuse('ABOVE_MAX_OUT', { maxOutMinor });
    }
    bindMargin(this.state, stake, side, amountMinor);
    return this.done();
  }

  /** What may be taken from an isolated position's margin. */
  private spareMargin(stake: number, side: number, { markTicks, unitMinor }: Contract): number {
    const { stakes } = this.state;
    const notional = stakes.lotsOf(stake, side) * markTicks * unitMinor;
    const least = mulDivUp(notional, 1, stakes.leverageOf(stake));
    const loss = Math.min(0, unrealisedMinor(this.state, stake, side, markTicks));
    return Math.max(0, stakes.marginOf(stake, side) + loss - least);
  }

  private marginAt(stake: number, side: number, leverage: number): number {
    const { stakes, contracts } = this.state;
    const { unitMinor } = contracts[stakes.contractOf(stake)]!;
    return mulDivUp(stakes.entryOf(stake, side) * unitMinor, 1, leverage);
  }

  /** Whether isolated positions of which margin is freed stay far enough from their liquidation; otherwise it is answered. */
  private staysSafe(stake: number, growths: readonly number[]): boolean {
    const { events } = this.state;
    for (const side of SIDES) {
      if (growths[side]! >= 0) continue;
      const { haveMinor, needMinor, needRest } = this.standing.isolated(stake, side);
      const standing = {
        havePpm: BigInt(haveMinor + growths[side]!) * PPM,
        neededPpm: BigInt(needMinor) * PPM + BigInt(needRest),
      };
      // Without a need there is no rate, and nothing to be liquidated for.
      const rateBps = Number(riskRateBps(standing) ?? LEAST_RATE_BPS);
      if (rateBps < LEAST_RATE_BPS) return events.refuse('RISK_TOO_HIGH', { rateBps, minRateBps: LEAST_RATE_BPS });
    }
    return true;
  }

  private maxLeverageOf(stake: number, contract: Contract): number {
    const { stakes } = this.state;
    const [long, short] = [stakes.lotsOf(stake, LONG), stakes.lotsOf(stake, SHORT)];
    const lots = stakes.isIsolated(stake) ? Math.max(long, short) : long + short;
    return contract.tiers[contract.tierAt(lots * contract.markTicks * contract.unitMinor)]!.maxLeverage;
  }

  /** The account's place; null where it or the contract is not there, which is answered then. */
  private known(account: number, contract: number): number | null {
    const { accounts, contracts, events } = this.state;
    const owner = accounts.find(account);
    if (contracts[contract] !== undefined && owner >= 0) return owner;
    events.refuse(contracts[contract] === undefined ? 'CONTRACT_NOT_FOUND' : 'ACCOUNT_NOT_OPEN');
    return null;
  }

  private stakeOf(account: number, contract: number): number | null {
    const owner = this.known(account, contract);
    return owner === null ? null : this.state.stakeOf(owner, contract);
  }

  private hasPosition(stake: number): boolean {
    return this.state.stakes.lotsOf(stake, LONG) > 0 || this.state.stakes.lotsOf(stake, SHORT) > 0;
  }

  /** Open orders only: waiting ones hold nothing. */
  private hasOrders(stake: number): boolean {
    const { stakes } = this.state;
    return [BUY, SELL].some((side) => stakes.ordersOf(stake, side, CLOSING) + stakes.ordersOf(stake, side, OTHER) > 0);
  }

  private done(): true {
    return this.state.events.write(EVENT.DONE, 0);
  }
}
