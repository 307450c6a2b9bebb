import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { GridDeps } from '../grid-deps.ts';
import type { GridReason, Strategy } from '../queries/strategy.query.ts';
import { lockStrategy, moveStrategy } from '../store/strategy.store.ts';
import { tellGrid } from './tell/tell-grid.ts';

export interface GridEnd {
  readonly state: 'STOPPED_MANUAL' | 'STOPPED_TP' | 'STOPPED_SL' | 'FAILED';
  readonly reason?: GridReason;
  /** Whether the base coin is sold at the market. */
  readonly sells: boolean;
}

/**
 * Marks a grid as ending, with the reason; the driver then takes the necessary steps. A grid that is already ending
 * keeps its reason.
 *
 * @param note  records who ends it, in the same transaction
 * @refuses     GRID_ENDED | BUSY while its money is on the way to it, which takes a moment
 */
export async function endGrid(
  deps: GridDeps,
  id: string,
  end: GridEnd,
  note?: (tx: Tx) => Promise<void>,
): Promise<Result<Strategy, 'GRID_ENDED' | 'BUSY'>> {
  const { db, clock } = deps.spot;
  return db.decide<Strategy, 'GRID_ENDED' | 'BUSY'>(async (tx) => {
    const strategy = await lockStrategy(tx, id);
    if (!strategy) throw new Error(`there is no grid ${id}`);
    const { state, step } = strategy;
    if (state !== 'TO_RUN' && state !== 'RUNNING' && state !== 'SUSPENDED') return refuse('GRID_ENDED');
    if (step === 'FUNDING') return refuse('BUSY');
    const change = {
      state: end.state,
      step: 'CANCELLING',
      sells: end.sells,
      ...(end.reason ? { reason: end.reason } : {}),
    } as const;
    await moveStrategy(tx, strategy, change, clock.nowMs());
    await note?.(tx);
    await tellGrid(tx, strategy);
    return ok({ ...strategy, ...change });
  });
}
