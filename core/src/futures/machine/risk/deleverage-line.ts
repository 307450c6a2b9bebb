import type { Contract } from '../contract.ts';
import { mulDivDown } from '../minor.ts';
import { unrealisedMinor } from '../positions.ts';
import { Standing } from '../standing.ts';
import type { FuturesState } from '../state.ts';
import { notionalMinor, positionsOf } from './units.ts';

/** Quotients that differ by more than this share are surely in their order, however they were rounded. */
const SURELY = 1e-9;

/** A position with its score, as a quotient. */
interface Scored {
  readonly stake: number;
  readonly account: number;
  readonly numerator: readonly [number, number];
  readonly denominator: readonly [number, number];
  readonly roughly: number;
}

/** The order in which positions of one side of a contract are closed: see `deleverage.ts`, whose order this is. */
export class DeleverageLine {
  private readonly standing: Standing;

  constructor(private readonly state: FuturesState) {
    this.standing = new Standing(state);
  }

  /** The stake whose position is closed next. There is one, because each lot that is to be closed has one on the other side. */
  first({ id }: Contract, side: number): number {
    const { lines, stakes } = this.state;
    const key = lineKey(id, side);
    for (;;) {
      const line = lines.get(key);
      const stake = line?.at(-1);
      if (line === undefined || stake === undefined) lines.set(key, this.made(id, side));
      else if (stakes.lotsOf(stake, side) > 0) return stake;
      else line.pop();
    }
  }

  private made(contract: number, side: number): number[] {
    const { stakes } = this.state;
    const scored: Scored[] = [];
    for (let stake = 0; stake < stakes.size; stake += 1) {
      if (stakes.contractOf(stake) === contract && stakes.lotsOf(stake, side) > 0) scored.push(this.score(stake, side));
    }
    if (scored.length === 0) throw new Error(`contract ${contract} has more lots on one side than on the other`);
    return scored.sort(lastFirst).map(({ stake }) => stake);
  }

  private score(stake: number, side: number): Scored {
    const { state } = this;
    const { stakes, contracts } = state;
    const contract = contracts[stakes.contractOf(stake)]!;
    const mark = notionalMinor(state, { stake, side });
    const gain = unrealisedMinor(state, stake, side, contract.markTicks);
    const entry = stakes.entryOf(stake, side) * contract.unitMinor;
    const own = Math.max(1, this.ownMinor(stake, side, mark));
    const account = state.accounts.idAt(stakes.ownerOf(stake));
    // Real leverage is mark / own: a share of gain counts times it, one of loss divided by it.
    return gain > 0
      ? { stake, account, numerator: [gain, mark], denominator: [entry, own], roughly: (gain / entry) * (mark / own) }
      : { stake, account, numerator: [gain, own], denominator: [entry, mark], roughly: (gain / entry) * (own / mark) };
  }

  /** What a position has of what its unit has. */
  private ownMinor(stake: number, side: number, notional: number): number {
    const { state, standing } = this;
    const { stakes } = state;
    if (stakes.isIsolated(stake)) return standing.isolated(stake, side).haveMinor;
    const owner = stakes.ownerOf(stake);
    const positions = positionsOf(state, { owner, stake: -1, side: -1 });
    const worth = positions.reduce((sum, position) => sum + notionalMinor(state, position), 0);
    return mulDivDown(standing.cross(owner).haveMinor, notional, worth);
  }
}

/** Where the order of a side of a contract is kept in the state. */
export const lineKey = (contract: number, side: number): number => contract * 2 + side;

/** The highest score last; of equals the lower account. */
function lastFirst(one: Scored, other: Scored): number {
  const [left, right] = [one.roughly, other.roughly];
  if (Math.abs(left - right) > SURELY * Math.max(Math.abs(left), Math.abs(right))) return left - right;
  const exact =
    product(one.numerator) * product(other.denominator) - product(other.numerator) * product(one.denominator);
  return exact < 0n ? -1 : exact > 0n ? 1 : other.account - one.account;
}

const product = ([one, other]: readonly [number, number]): bigint => BigInt(one) * BigInt(other);
