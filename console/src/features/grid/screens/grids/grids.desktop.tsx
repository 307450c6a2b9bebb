import { Grid3x3 } from 'lucide-react';
import { ListPage } from '../../../../kit/list-page.tsx';
import { Surface } from '../../../../kit/page.tsx';
import { Tabs } from '../../../../kit/tabs.tsx';
import { ActionDialog } from '../../../../lib/actions/action-dialog.tsx';
import { t } from '../../../../lib/i18n.ts';
import { listWords, waitWords } from '../../../../lib/lists/list-words.ts';
import { gridColumns } from '../../parts/columns.tsx';
import { Load } from '../../parts/load.tsx';
import { GRID_STATES, useGridsModel } from './grids.model.ts';

export function GridsDesktop() {
  const { list, load, state, setState, mayStop, act } = useGridsModel();
  return (
    <ListPage
      title={t('console.grid.title')}
      room="grid/screens/grids"
      top={
        <>
          <Surface state={load.state} rows={3} words={waitWords(t('console.grid.loadFailed'))} onRetry={load.retry}>
            {load.data && <Load load={load.data} />}
          </Surface>
          <Tabs
            label={t('console.switches.state')}
            value={state}
            options={GRID_STATES.map((value) => ({ value, label: t(`console.grid.state.${value}`) }))}
            onChange={setState}
          />
        </>
      }
      view={list.view}
      commands={list.commands}
      emptyIcon={<Grid3x3 className="size-5" />}
      words={listWords(t('console.grid.empty'), t('console.grid.failed'))}
      rowKey={({ id }) => id}
      columns={gridColumns(mayStop, act.start)}
    >
      {act.wanted && (
        <ActionDialog
          title={t('console.grid.stopTitle', { number: act.wanted.number, uid: act.wanted.uid })}
          effect={t('console.grid.effect.stop')}
          verb={t('console.grid.stop')}
          isDangerous
          act={act}
        />
      )}
    </ListPage>
  );
}
