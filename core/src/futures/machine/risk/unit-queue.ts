import { LONG, SHORT } from '../stakes.ts';
import { Standing } from '../standing.ts';
import type { FuturesState, QueuedUnit } from '../state.ts';
import type { Guards } from './guards.ts';
import { standingOf } from './units.ts';

const PPM = 1_000_000;
/** Quotients that differ by more than this share are surely in their order, however they were rounded. */
const SURELY = 1e-9;

/** A unit that is due, with its place in line. */
interface Due extends QueuedUnit {
  readonly haveMinor: number;
  readonly needMinor: number;
  readonly needRest: number;
}

/** Finds the units that are due, and lines them up. */
export class UnitQueue {
  private readonly standing: Standing;

  constructor(
    private readonly state: FuturesState,
    private readonly guards: Guards,
  ) {
    this.standing = new Standing(state);
  }

  /** Looks at all accounts that may have come nearer to their limit: who is due goes into the queue, the others get new guards. */
  look(): void {
    const { state } = this;
    const due: Due[] = [];
    for (const owner of state.takeChanged()) this.lookAt(owner, due);
    due.sort((one, other) => compare(state, one, other));
    for (const { owner, stake, side } of due) {
      state.queue.push({ owner, stake, side });
      state.accounts.countWaiting(owner, 1);
    }
  }

  private lookAt(owner: number, due: Due[]): void {
    const { accounts, stakes } = this.state;
    this.lookAtUnit({ owner, stake: -1, side: -1 }, due);
    for (const stake of accounts.stakesAt(owner)) {
      if (!stakes.isIsolated(stake)) continue;
      this.lookAtUnit({ owner, stake, side: LONG }, due);
      this.lookAtUnit({ owner, stake, side: SHORT }, due);
    }
  }

  private lookAtUnit(unit: QueuedUnit, due: Due[]): void {
    const standing = standingOf(this.standing, unit);
    if (!standing.hasPosition || this.isWaiting(unit)) return;
    const { haveMinor, needMinor, needRest } = standing;
    if (standing.isDue) due.push({ ...unit, haveMinor, needMinor, needRest });
    // It is due once the mark moves again, wherever it is then.
    else if (haveMinor <= needMinor) this.state.noteNear(unit.owner);
    else if (unit.stake < 0) this.guards.setCross(unit.owner, standing);
    else this.guards.setIsolated(unit.stake, unit.side, standing);
  }

  private isWaiting({ owner, stake, side }: QueuedUnit): boolean {
    const { accounts, queue } = this.state;
    if (accounts.waitingAt(owner) === 0) return false;
    return queue.some((unit) => unit.owner === owner && unit.stake === stake && unit.side === side);
  }
}

/** Least have for its need first; then account, cross before isolated, contract, LONG before SHORT. */
function compare({ accounts, stakes }: FuturesState, one: Due, other: Due): number {
  const byRate = compareRates(one, other);
  if (byRate !== 0) return byRate;
  if (one.owner !== other.owner) return accounts.idAt(one.owner) - accounts.idAt(other.owner);
  if (one.stake === other.stake) return one.side - other.side;
  if (one.stake < 0 || other.stake < 0) return one.stake - other.stake;
  return stakes.contractOf(one.stake) - stakes.contractOf(other.stake);
}

function compareRates(one: Due, other: Due): number {
  const [left, right] = [roughly(one), roughly(other)];
  if (Math.abs(left - right) > SURELY * Math.max(1, Math.abs(left), Math.abs(right))) return left - right;
  const exact = BigInt(one.haveMinor) * neededPpm(other) - BigInt(other.haveMinor) * neededPpm(one);
  return exact < 0n ? -1 : exact > 0n ? 1 : 0;
}

const roughly = ({ haveMinor, needMinor, needRest }: Due): number => haveMinor / (needMinor + needRest / PPM);
const neededPpm = ({ needMinor, needRest }: Due): bigint => BigInt(needMinor) * BigInt(PPM) + BigInt(needRest);
