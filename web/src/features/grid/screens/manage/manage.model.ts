import { useQueryState } from '../../../../lib/links.ts';
import { useGridsLive } from '../../api/live.ts';
import { useGrid } from '../../api/queries.ts';

/** One's grids, or one of them; which, the address says. */
export function useManageScreen() {
  const [query, setQuery] = useQueryState();
  const gridId = query.get('grid');
  const grid = useGrid(gridId);
  useGridsLive();
  return {
    view: { gridId, grid, arePast: query.get('past') === 'yes' },
    commands: {
      openGrids: () => setQuery({ grid: null }, false),
      openGrid: (id: string) => setQuery({ grid: id }, false),
      setPast: (arePast: boolean) => setQuery({ past: arePast ? 'yes' : null }),
    },
  };
}
export type ManageScreen = ReturnType<typeof useManageScreen>;
