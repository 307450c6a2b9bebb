import { Page } from '../../../../kit/page.tsx';
import { Tabs } from '../../../../kit/tabs.tsx';
import { t } from '../../../../lib/i18n.ts';
import { Closes } from '../../parts/closes/closes.tsx';
import { Load } from '../../parts/load/load.tsx';
import { Plans } from '../../parts/plans/plans.tsx';
import { Runs } from '../../parts/runs/runs.tsx';
import { useDeskModel } from './desk.model.ts';

export function DeskDesktop() {
  const { view, open } = useDeskModel();
  return (
    <Page title={t('console.autoInvest.title')} room="auto-invest/screens/desk">
      <Tabs
        label={t('console.autoInvest.title')}
        value={view.tab}
        options={view.tabs.map((value) => ({ value, label: t(`console.autoInvest.tab.${value}`) }))}
        onChange={open}
      />
      {view.tab === 'load' && <Load />}
      {view.tab === 'plans' && <Plans />}
      {view.tab === 'runs' && <Runs />}
      {view.tab === 'closes' && <Closes />}
    </Page>
  );
}
