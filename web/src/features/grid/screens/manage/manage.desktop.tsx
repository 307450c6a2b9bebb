import { Button } from '../../../../kit/button.tsx';
import { PageHead } from '../../../../kit/page-head.tsx';
import { CoinIcon } from '../../../../kit/pictures/coin-icon.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
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

export default function ManageDesktop() {
  const model = useManageScreen();
  const { gridId, grid } = model.view;
  return (
    <div data-room="grid/screens/manage">
      {gridId === null ? (
        <Overview model={model} />
      ) : (
        <Loaded query={grid} skeleton={<Skeleton height={520} />} isMoney>
          {(found) => <One model={model} grid={found} />}
        </Loaded>
      )}
    </div>
  );
}

function Overview({ model: { view, commands } }: PartProps) {
  const t = useGridText();
  return (
    <>
      <PageHead title={t('grid.mine')} action={<NewGridLink />} />
      <div className="flex flex-col gap-5">
        <SummaryCard />
        <Grids arePast={view.arePast} onPast={commands.setPast} onGrid={commands.openGrid} />
      </div>
    </>
  );
}

function One({ model: { commands }, grid }: PartProps & { readonly grid: OneGrid }) {
  const t = useGridText();
  const name = useGridName();
  const actions = useActionsModel(grid);
  return (
    <>
      <Button kind="link" size="small" onClick={commands.openGrids}>
        {t('grid.mine')}
      </Button>
      <PageHead
        title={
          <span className="flex flex-wrap items-center gap-3">
            <CoinIcon coin={grid.base} size={28} />
            {name(grid)}
            <StateBadge state={grid.state} />
          </span>
        }
        action={<GridButtons actions={actions} />}
      />
      <GridDetails grid={grid} actions={actions} />
    </>
  );
}
