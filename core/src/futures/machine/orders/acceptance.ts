import type { DetailName } from '../../journal/event-words.ts';
import { TERM } from '../../journal/terms.ts';
import type { FuturesRefusal } from '../event.ts';
import { DEFAULT_LEVERAGE, TICKS_LIMIT } from '../limits.ts';
import { BUY, ORDERS } from '../stakes.ts';
import { capacityMinor } from '../standing.ts';
import type { FuturesState } from '../state.ts';
import { closedBy, openingMinor } from './closing.ts';
import { type Draft, isOneWay } from './draft.ts';
import { holdMinor } from './hold.ts';

const { CONTRACT_MASK, IS_BOUND, IS_FOK, IS_IOC, IS_POST_ONLY, IS_REDUCE_ONLY } = TERM;
const { CLOSING, COVERED, OTHER } = ORDERS;

type Details = Partial<Record<DetailName, number>>;

/** What an order must be so that it is accepted: asks in a fixed order, and says the first thing that is wrong. */
export class Acceptance {
  /** What belongs to the last refusal. */
  details: Details = {};

  constructor(private readonly state: FuturesState) {}

  /** Who asks, where, and whether the terms contradict each other or the account's mode. */
  refuseWhat(draft: Draft): FuturesRefusal | null {
    const { contracts, accounts } = this.state;
    const contract = contracts[draft.terms & CONTRACT_MASK];
    if (contract === undefined) return this.no('CONTRACT_NOT_FOUND');
    draft.contract = contract;
    draft.owner = accounts.find(draft.account);
    if (draft.owner < 0) return this.no('ACCOUNT_NOT_OPEN');
    draft.takeSide();
    draft.stake = this.state.findStake(draft.owner, contract.id);
    return isContradictory(draft) || isOneWay(draft.terms) !== (accounts.modeAt(draft.owner) === 'oneWay')
      ? this.no('INVALID_ORDER')
      : null;
  }

  /** Whether a unit of the account waits for its liquidation. */
  refuseLiquidating({ owner }: Draft): FuturesRefusal | null {
    return this.state.accounts.waitingAt(owner) > 0 ? this.no('LIQUIDATING') : null;
  }

  /** Whether the contract takes such an order now. */
  refuseStatus({ contract, isClosing }: Draft): FuturesRefusal | null {
    if (contract.status === 'halted') return this.no('CONTRACT_HALTED');
    return contract.status === 'reduceOnly' && !isClosing ? this.no('CONTRACT_REDUCE_ONLY') : null;
  }

  /** Whether the price is one that an order may have now. What a market order takes at worst is known afterwards. */
  refusePrice(draft: Draft): FuturesRefusal | null {
    const { contract, side, isClosing, isMarket } = draft;
    if (contract.markTicks === 0 || (contract.isFrozen && !isClosing)) return this.no('NO_MARK');
    draft.limitTicks = draft.ticks;
    if (isMarket) {
      const { marketBandPpm } = contract.terms;
      draft.limitTicks = side === BUY ? contract.highestTicks(marketBandPpm) : contract.lowestTicks(marketBandPpm);
      return null;
    }
    const lowTicks = contract.lowestTicks();
    const highTicks = contract.highestTicks();
    const isInBand = draft.ticks >= lowTicks && draft.ticks <= highTicks;
    return isInBand ? null : this.no('OUTSIDE_BAND', { lowTicks, highTicks });
  }

  /** Whether it is too large. */
  refuseLots({ contract, lots }: Draft): FuturesRefusal | null {
    const { maxLots } = contract.terms;
    return lots > maxLots ? this.no('QUANTITY_TOO_LARGE', { maxLots }) : null;
  }

  /**
   * Whether it is too small, or one too many.
   *
   * @param ticks  at what it is worth; 0 where that is not known yet
   * @param count  how many come together
   */
  refuseSize({ contract, lots, owner, isClosing }: Draft, ticks: number, count = 1): FuturesRefusal | null {
    const { ordersMax } = this.state.limits;
    const minMinor = contract.terms.minNotionalMinor;
    if (!isClosing && ticks > 0 && ticks * lots * contract.unitMinor < minMinor)
      return this.no('BELOW_MIN_NOTIONAL', { minMinor });
    const isOneTooMany = this.state.accounts.countAt(owner) + count > ordersMax;
    return isOneTooMany ? this.no('TOO_MANY_ORDERS', { ordersMax }) : null;
  }

  /** Whether there is enough to close, or enough behind what it opens; and what it holds. */
  refuseMeans(draft: Draft): FuturesRefusal | null {
    const { state } = this;
    const { contract, lots, side, stake, limitTicks, isClosing } = draft;
    draft.coveredLots = draft.heldMinor = 0;
    if (isClosing) {
      const closableLots = this.closableLots(draft);
      return lots > closableLots ? this.no('NOTHING_TO_CLOSE', { closableLots }) : null;
    }
    draft.coveredLots = isOneWay(draft.terms) ? this.uncoveredLots(draft) : lots;
    if (draft.coveredLots === 0) return null;
    const leverage = stake < 0 ? DEFAULT_LEVERAGE : state.stakes.leverageOf(stake);
    const maxMinor = contract.maxMinorAt(leverage);
    const notionalMinor = draft.coveredLots * limitTicks * contract.unitMinor;
    if ((stake < 0 ? 0 : openingMinor(state, stake, side)) + notionalMinor > maxMinor)
      return this.no('TIER_LEVERAGE', { maxMinor });
    const { takerPpm } = draft;
    draft.heldMinor = holdMinor(contract, { side, leverage, takerPpm }, draft.coveredLots, limitTicks);
    const capacity = capacityMinor(state, draft.owner);
    if (draft.heldMinor <= capacity) return null;
    return this.no('INSUFFICIENT_MARGIN', { neededMinor: draft.heldMinor, capacityMinor: capacity });
  }

  /** Whether an order that only makes would take. */
  refuseMatch({ contract: { book }, side, terms, limitTicks }: Draft): FuturesRefusal | null {
    if ((terms & IS_POST_ONLY) === 0) return null;
    const from = side === BUY ? book.asks : book.bids;
    return from.bestKey <= from.keyOf(limitTicks) ? this.no('POST_ONLY_WOULD_MATCH') : null;
  }

  /** Remembers what belongs to a refusal. */
  no(refusal: FuturesRefusal, details: Details = {}): FuturesRefusal {
    this.details = details;
    return refusal;
  }

  /** Lots of the position that no open order closes yet. */
  private closableLots({ stake, side }: Draft): number {
    const { stakes } = this.state;
    return stake < 0 ? 0 : stakes.lotsOf(stake, closedBy(side)) - stakes.ordersOf(stake, side, CLOSING);
  }

  /** In one-way mode: for how many lots it holds, because no opposite position covers them. */
  private uncoveredLots({ stake, side, lots }: Draft): number {
    if (stake < 0) return lots;
    const { stakes } = this.state;
    const covering = Math.max(0, stakes.lotsOf(stake, closedBy(side)) - stakes.ordersOf(stake, side, CLOSING));
    const uncovered = stakes.ordersOf(stake, side, OTHER) + lots - covering - stakes.ordersOf(stake, side, COVERED);
    return Math.min(lots, Math.max(0, uncovered));
  }
}

/** Whether no caller may ask for this, whatever the contract. */
function isContradictory({ terms, ticks, lots, isMarket, isClosing }: Draft): boolean {
  const isBound = (terms & IS_BOUND) !== 0;
  if ((lots === 0 && !isBound) || (isBound && !isClosing)) return true;
  if (isMarket ? ticks !== 0 : ticks === 0 || ticks >= TICKS_LIMIT) return true;
  if (isMarket && (terms & (IS_IOC | IS_FOK | IS_POST_ONLY)) !== IS_IOC) return true;
  if ((terms & IS_POST_ONLY) !== 0 && (terms & (IS_IOC | IS_FOK)) !== 0) return true;
  return !isOneWay(terms) && (terms & IS_REDUCE_ONLY) !== 0;
}
