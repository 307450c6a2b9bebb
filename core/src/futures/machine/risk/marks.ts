import { EVENT } from '../../journal/event-words.ts';
import type { FreezeCommand, MarkCommand } from '../command.ts';
import { TICKS_LIMIT } from '../limits.ts';
import { LONG, SHORT } from '../stakes.ts';
import type { FuturesState } from '../state.ts';
import { lineKey } from './deleverage-line.ts';
import { Guards } from './guards.ts';
import { Liquidation } from './liquidation.ts';
import type { UnitOrders } from './unit-orders.ts';
import { UnitQueue } from './unit-queue.ts';

/** Sets marks, and liquidates whoever is due by them. */
export class Marks {
  private readonly guards: Guards;
  private readonly queue: UnitQueue;
  private readonly liquidation: Liquidation;

  constructor(
    private readonly state: FuturesState,
    orders: UnitOrders,
  ) {
    this.guards = new Guards(state);
    this.queue = new UnitQueue(state, this.guards);
    this.liquidation = new Liquidation(state, orders);
  }

  /** Whether units wait for their liquidation. */
  get isDue(): boolean {
    return this.state.queue.length > 0;
  }

  /** @refuses  CONTRACT_NOT_FOUND | INVALID_MARK */
  mark({ contract: id, indexTicks, markTicks }: MarkCommand): boolean {
    const { contracts, events, lines } = this.state;
    const contract = contracts[id];
    if (contract === undefined) return events.refuse('CONTRACT_NOT_FOUND');
    if (!isPrice(indexTicks) || !isPrice(markTicks)) return events.refuse('INVALID_MARK');
    events.write(EVENT.DONE, 0);
    contract.indexTicks = indexTicks;
    contract.markTicks = markTicks;
    contract.isFrozen = false;
    for (const side of [LONG, SHORT]) lines.delete(lineKey(id, side));
    this.guards.pass(contract);
    this.queue.look();
    this.liquidate();
    return true;
  }

  /** @refuses  CONTRACT_NOT_FOUND */
  freeze({ contract: id }: FreezeCommand): boolean {
    const { contracts, events } = this.state;
    const contract = contracts[id];
    if (contract === undefined) return events.refuse('CONTRACT_NOT_FOUND');
    contract.isFrozen = true;
    return events.write(EVENT.DONE, 0);
  }

  /** Goes on with what an earlier command left. */
  continue(): true {
    this.state.events.write(EVENT.DONE, 0);
    this.liquidate();
    return true;
  }

  /** Liquidates the next units of the queue, as many as one command may. */
  private liquidate(): void {
    const { queue, limits } = this.state;
    for (let left = limits.liquidationsMax; left > 0; left -= 1) {
      const unit = queue.shift();
      if (unit === undefined) return;
      this.liquidation.run(unit);
    }
  }
}

const isPrice = (ticks: number): boolean => Number.isInteger(ticks) && ticks >= 1 && ticks < TICKS_LIMIT;
