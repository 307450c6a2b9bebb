import { MONEY } from './accounts.ts';
import type { Contract } from './contract.ts';
import { unrealisedMinor } from './positions.ts';
import { LONG, SHORT } from './stakes.ts';
import type { FuturesState } from './state.ts';

const PPM = 1_000_000;
const { BALANCE, BOUND, CREDIT, CREDIT_FREE, ISOLATED, WIDTH } = MONEY;

/**
 * How units stand at the marks. Results are left in fields, because an order asks often.
 *
 * What is needed is `needMinor` and `needRest` millionths; what is had is whole. So a unit is due exactly where `haveMinor` is at
 * most `needMinor`.
 */
export class Standing {
  haveMinor = 0;
  needMinor = 0;
  /** Millionths of a minor unit above `needMinor`. */
  needRest = 0;
  hasPosition = false;
  /** Whether any of its positions has a mark that is not frozen. */
  isPriced = false;

  constructor(private readonly state: FuturesState) {}

  /** All cross positions of an account; the tier of a contract is that of both its sides together. */
  cross(owner: number): this {
    const { accounts, stakes, contracts } = this.state;
    const at = owner * WIDTH;
    const { money } = accounts;
    this.clear();
    this.haveMinor = money[at + BALANCE]! - money[at + ISOLATED]! + money[at + CREDIT]!;
    for (const stake of accounts.stakesAt(owner)) {
      if (stakes.isIsolated(stake)) continue;
      const long = stakes.lotsOf(stake, LONG);
      const short = stakes.lotsOf(stake, SHORT);
      if (long + short === 0) continue;
      const contract = contracts[stakes.contractOf(stake)]!;
      const { markTicks, unitMinor } = contract;
      if (long > 0) this.haveMinor += unrealisedMinor(this.state, stake, LONG, markTicks);
      if (short > 0) this.haveMinor += unrealisedMinor(this.state, stake, SHORT, markTicks);
      this.need(contract, (long + short) * markTicks * unitMinor);
    }
    return this;
  }

  /** One isolated position. */
  isolated(stake: number, side: number): this {
    const { stakes, contracts } = this.state;
    const contract = contracts[stakes.contractOf(stake)]!;
    this.clear();
    const lots = stakes.lotsOf(stake, side);
    if (lots === 0) return this;
    this.haveMinor = stakes.marginOf(stake, side) + unrealisedMinor(this.state, stake, side, contract.markTicks);
    this.need(contract, lots * contract.markTicks * contract.unitMinor);
    return this;
  }

  /** The unit that a position is of. */
  ofPosition(stake: number, side: number): this {
    const { stakes } = this.state;
    return stakes.isIsolated(stake) ? this.isolated(stake, side) : this.cross(stakes.ownerOf(stake));
  }

  get isDue(): boolean {
    return this.isPriced && this.haveMinor <= this.needMinor;
  }

  clear(): void {
    this.haveMinor = this.needMinor = this.needRest = 0;
    this.hasPosition = this.isPriced = false;
  }

  /** Adds what is needed of a notional: of an isolated position, or of both sides of a cross stake. */
  need(contract: Contract, notionalMinor: number): void {
    const { keptPpm, deductionMinor } = contract.tiers[contract.tierAt(notionalMinor)]!;
    const whole = Math.floor(notionalMinor / PPM);
    const rest = (notionalMinor - whole * PPM) * keptPpm;
    const over = Math.floor(rest / PPM);
    this.needMinor += whole * keptPpm + over - deductionMinor;
    this.needRest += rest - over * PPM;
    if (this.needRest >= PPM) {
      this.needRest -= PPM;
      this.needMinor += 1;
    }
    this.hasPosition = true;
    if (!contract.isFrozen) this.isPriced = true;
  }
}

/** What the cross positions of an account would realise at the marks. */
export function crossUnrealisedMinor(state: FuturesState, owner: number): number {
  const only = state.accounts.onlyStakeAt(owner);
  if (only >= 0) return crossOfStake(state, only);
  let sum = 0;
  for (const stake of state.accounts.stakesAt(owner)) sum += crossOfStake(state, stake);
  return sum;
}

function crossOfStake(state: FuturesState, stake: number): number {
  const { stakes, contracts } = state;
  if (stakes.isIsolated(stake)) return 0;
  const { markTicks } = contracts[stakes.contractOf(stake)]!;
  return unrealisedMinor(state, stake, LONG, markTicks) + unrealisedMinor(state, stake, SHORT, markTicks);
}

/** What new orders may bind: a loss of open positions counts, a gain does not. */
export function capacityMinor(state: FuturesState, owner: number): number {
  const { money } = state.accounts;
  const at = owner * WIDTH;
  const available = money[at + BALANCE]! - money[at + BOUND]!;
  return Math.max(0, available + Math.min(0, crossUnrealisedMinor(state, owner)) + money[at + CREDIT_FREE]!);
}
