import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useReasonedAction } from '../../../../lib/actions/reason.ts';
import { t } from '../../../../lib/i18n.ts';
import { listOf, stateOf } from '../../../../lib/lists/list-state.ts';
import { useIsOneOf } from '../../../../lib/me.ts';
import { type GridRow, type GridState, gridLoadQuery, gridsQuery, useStopGrid } from '../../api/grids.ts';

export const GRID_STATES: readonly GridState[] = [
  'RUNNING',
  'TO_RUN',
  'SUSPENDED',
  'FAILED',
  'STOPPED_MANUAL',
  'STOPPED_TP',
  'STOPPED_SL',
];

/** Grids of everybody by state, what they do to the markets, and stopping one. */
export function useGridsModel() {
  const [state, setState] = useState<GridState>('RUNNING');
  const load = useQuery(gridLoadQuery);
  const stopping = useStopGrid();
  const act = useReasonedAction<GridRow>(
    ({ id }, reason) => stopping.mutateAsync({ gridId: id, reason }),
    () => t('console.grid.isStopped'),
  );
  const mayAct = useIsOneOf(['risk']);
  return {
    list: listOf(useInfiniteQuery(gridsQuery(state))),
    state,
    setState,
    load: { state: stateOf(load), data: load.data ?? null, retry: () => void load.refetch() },
    mayStop: ({ state: now }: GridRow) => mayAct && (now === 'RUNNING' || now === 'TO_RUN' || now === 'SUSPENDED'),
    act,
  } as const;
}
