import { ListChecks } from 'lucide-react';
import { Page, Paged } from '../../../../kit/page.tsx';
import { Tabs } from '../../../../kit/tabs.tsx';
import { ActionDialog } from '../../../../lib/actions/action-dialog.tsx';
import { t } from '../../../../lib/i18n.ts';
import { listWords } from '../../../../lib/lists/list-words.ts';
import { ActionCard } from '../../parts/action-card/action-card.tsx';
import { kindText } from '../../parts/action-card/action-text.ts';
import { TABS, useActionsModel } from './actions.model.ts';

const BONES = { rows: 3, height: 120 };

export function ActionsDesktop() {
  const { tab, setTab, view, commands, act } = useActionsModel();
  return (
    <Page title={t('console.actions.title')} room="approvals/screens/actions">
      <Tabs
        label={t('console.actions.title')}
        value={tab}
        options={TABS.map((value) => ({ value, label: t(`console.actions.tab.${value}`) }))}
        onChange={setTab}
      />
      <Paged
        view={view}
        commands={commands}
        emptyIcon={<ListChecks className="size-5" />}
        words={listWords(t(`console.actions.empty.${tab}`), t('console.actions.failed'))}
        bones={BONES}
      >
        {view.rows.map((action) => (
          <ActionCard key={action.id} action={action} onStep={(step) => act.start({ step, action })} />
        ))}
      </Paged>
      {act.wanted && (
        <ActionDialog
          title={kindText(act.wanted.action.kind)}
          effect={t(`console.actions.effect.${act.wanted.step}`)}
          verb={t(`console.actions.${act.wanted.step}`)}
          isDangerous={act.wanted.step === 'reject'}
          act={act}
        />
      )}
    </Page>
  );
}
