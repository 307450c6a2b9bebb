import { Skeleton } from '../../../../kit/skeleton.tsx';
import { H5Page } from '../../../../lib/parts/h5-page.tsx';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import type { OneGrid } from '../../api/queries.ts';
import { useGridText } from '../../grid-text.ts';
import { useActionsModel } from '../../parts/grid/grid.model.ts';
import { GridDetails } from '../../parts/grid/grid.tsx';
import { GridButtons } from '../../parts/grid/grid-buttons.tsx';
import { StateBadge, useGridName } from '../../parts/grid-bits.tsx';
import { Grids, NewGridLink } from '../../parts/list/list.tsx';
import { SummaryCard } from '../../parts/list/summary-card.tsx';
import { type ManageScreen, useManageScreen } from './manage.model.ts';

interface PartProps {
  readonly model: ManageScreen;
}

export default function ManageH5() {
  const model = useManageScreen();
  const { gridId, grid } = model.view;
  return (
    <div data-room="grid/screens/manage" className="flex min-h-full flex-1 flex-col">
      {gridId === null ? (
        <Overview model={model} />
      ) : (
        <Loaded query={grid} skeleton={<Grey />} isMoney>
          {(found) => <One grid={found} />}
        </Loaded>
      )}
    </div>
  );
}

function Grey() {
  const t = useGridText();
  return (
    <H5Page title={t('grid.mine')}>
      <Skeleton height={520} />
    </H5Page>
  );
}

function Overview({ model: { view, commands } }: PartProps) {
  const t = useGridText();
  return (
    <H5Page title={t('grid.mine')} foot={<NewGridLink isLarge />}>
      <SummaryCard />
      <Grids arePast={view.arePast} onPast={commands.setPast} onGrid={commands.openGrid} />
    </H5Page>
  );
}

function One({ grid }: { readonly grid: OneGrid }) {
  const name = useGridName();
  const actions = useActionsModel(grid);
  return (
    <H5Page title={name(grid)} foot={actions.view.canChange && <GridButtons actions={actions} />}>
      <div className="bg-surface px-4 pt-2">
        <StateBadge state={grid.state} />
      </div>
      <GridDetails grid={grid} actions={actions} />
    </H5Page>
  );
}
