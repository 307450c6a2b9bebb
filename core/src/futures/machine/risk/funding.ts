import { EVENT } from '../../journal/event-words.ts';
import { MONEY } from '../accounts.ts';
import type { FundCommand } from '../command.ts';
import type { Contract } from '../contract.ts';
import { mulDivDown, mulDivUp } from '../minor.ts';
import { crossMeansOf, meansOf, pay, receive } from '../pay.ts';
import { bindMargin } from '../positions.ts';
import { LONG, SHORT } from '../stakes.ts';
import { crossUnrealisedMinor, Standing } from '../standing.ts';
import type { FuturesState } from '../state.ts';
import { moveFund, type Placed } from './units.ts';

const { BALANCE, BOUND, WIDTH } = MONEY;
const BILLION = 1_000_000_000;
const PPM = 1_000_000;

/** A position that pays or receives, with what its lots are worth that those of the other side do not make up for. */
interface Funded extends Placed {
  readonly notionalMinor: number;
}

/** Moves funding from one side of a contract to the other. */
export class Funding {
  private readonly standing: Standing;

  constructor(private readonly state: FuturesState) {
    this.standing = new Standing(state);
  }

  /** @refuses  CONTRACT_NOT_FOUND | FUNDING_PAID | NO_MARK */
  fund({ contract: id, interval, ratePpb }: FundCommand): boolean {
    const { contracts, events, pots } = this.state;
    const contract = contracts[id];
    if (contract === undefined) return events.refuse('CONTRACT_NOT_FOUND');
    if (interval <= contract.fundingInterval) {
      return events.refuse('FUNDING_PAID', { interval: contract.fundingInterval });
    }
    if (contract.markTicks === 0 || contract.isFrozen) return events.refuse('NO_MARK');
    events.write(EVENT.DONE, 0);
    contract.fundingInterval = interval;
    if (ratePpb === 0) return true;
    const rate = Math.abs(ratePpb);
    const payers = ratePpb > 0 ? LONG : SHORT;
    let paid = 0;
    for (const position of this.positions(contract, payers)) paid += this.take(contract, position, rate);
    pots.rounding += paid - this.give(contract, this.positions(contract, payers === LONG ? SHORT : LONG), rate, paid);
    return true;
  }

  /** @returns  what it pays, and what the fund pays in its place */
  private take(contract: Contract, position: Funded, rate: number): number {
    const { state } = this;
    const { accounts, events, stakes } = state;
    const { stake, side } = position;
    const owner = stakes.ownerOf(stake);
    const owed = mulDivUp(position.notionalMinor, rate, BILLION);
    const isIsolated = stakes.isIsolated(stake);
    const free = isIsolated ? this.freeMinor(owner) : 0;
    const means = isIsolated ? meansOf(state, owner) : Math.max(0, crossMeansOf(state, owner));
    const amount = Math.min(owed, free + this.spareMinor(position), means);
    events.write(EVENT.FUNDED, contract.id, accounts.idAt(owner), side, 0 - amount, owed);
    if (amount > free && isIsolated) bindMargin(state, stake, side, free - amount);
    pay(state, contract, owner, amount, 'funding');
    // No more than the payer's liquidation may bring: whoever keeps one account at just what it needs would otherwise have the fund pay another
    // of his at each interval, whatever the rate is.
    const most = mulDivUp(position.notionalMinor, contract.terms.liquidationFeePpm, PPM);
    const lent = Math.min(owed - amount, contract.fundSpare(state.atMs), most);
    moveFund(state, contract, owner, 0 - lent);
    return amount + lent;
  }

  private give(contract: Contract, positions: readonly Funded[], rate: number, paid: number): number {
    const { state } = this;
    const { accounts, events, stakes } = state;
    const worth = positions.reduce((sum, { notionalMinor }) => sum + notionalMinor, 0);
    let given = 0;
    for (const position of positions) {
      const owner = stakes.ownerOf(position.stake);
      const due = mulDivDown(position.notionalMinor, rate, BILLION);
      const amount = Math.min(due, mulDivDown(paid, position.notionalMinor, worth));
      events.write(EVENT.FUNDED, contract.id, accounts.idAt(owner), position.side, amount, due);
      receive(state, owner, amount);
      given += amount;
    }
    return given;
  }

  /** What the unit of a position has above what it needs; of an isolated one's margin something always stays. */
  private spareMinor({ stake, side }: Placed): number {
    const { stakes } = this.state;
    const { haveMinor, needMinor, needRest } = this.standing.ofPosition(stake, side);
    const spare = Math.max(0, haveMinor - needMinor - (needRest > 0 ? 1 : 0));
    return stakes.isIsolated(stake) ? Math.min(spare, stakes.marginOf(stake, side) - 1) : spare;
  }

  /** What an account has that binds and covers nothing. */
  private freeMinor(owner: number): number {
    const { money } = this.state.accounts;
    const available = money[owner * WIDTH + BALANCE]! - money[owner * WIDTH + BOUND]!;
    return Math.max(0, available + Math.min(0, crossUnrealisedMinor(this.state, owner)));
  }

  /**
   * Positions of a side of a contract that are larger than the other side of their stake, by account: what both sides have would be
   * paid by its receiver, or by the fund where he lets the payer have nothing.
   */
  private positions({ id, markTicks, unitMinor }: Contract, side: number): Funded[] {
    const { accounts, stakes } = this.state;
    const found: Funded[] = [];
    for (let stake = 0; stake < stakes.size; stake += 1) {
      if (stakes.contractOf(stake) !== id) continue;
      const lots = stakes.lotsOf(stake, side) - stakes.lotsOf(stake, 1 - side);
      if (lots > 0) found.push({ stake, side, notionalMinor: lots * markTicks * unitMinor });
    }
    const accountOf = ({ stake }: Placed): number => accounts.idAt(stakes.ownerOf(stake));
    return found.sort((one, other) => accountOf(one) - accountOf(other));
  }
}
