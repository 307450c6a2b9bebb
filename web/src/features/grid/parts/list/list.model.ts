import { pagedOf } from '../../../../lib/calls/paged.ts';
import { useGrids, useSummary } from '../../api/queries.ts';

/** A person's grids, page by page. */
export const useListModel = (arePast: boolean) => pagedOf(useGrids(!arePast));

/** All grids together. */
export const useSummaryModel = () => useSummary();
