import { ListChecks } from 'lucide-react';
import { Button } from '../../../../kit/button.tsx';
import { Page } from '../../../../kit/page.tsx';
import { ReasonDialog } from '../../../../kit/reason-dialog.tsx';
import { Bones, Empty, Failed } from '../../../../kit/states.tsx';
import { Tabs } from '../../../../kit/tabs.tsx';
import { t } from '../../../../lib/i18n.ts';
import { reasonWords } from '../../../../lib/list-words.ts';
import { ActionCard } from '../../parts/action-card/action-card.tsx';
import { kindText } from '../../parts/action-card/action-text.ts';
import { TABS, useActionsModel } from './actions.model.ts';

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
      {view.state === 'loading' && <Bones rows={3} height={120} />}
      {view.state === 'failed' && (
        <Failed text={t('console.actions.failed')} retryLabel={t('console.retry')} onRetry={commands.retry} />
      )}
      {view.state === 'ready' && view.rows.length === 0 && (
        <Empty icon={<ListChecks className="size-5" />} text={t(`console.actions.empty.${tab}`)} />
      )}
      {view.rows.map((action) => (
        <ActionCard key={action.id} action={action} onStep={(step) => act.start({ step, action })} />
      ))}
      {view.hasMore && (
        <Button kind="secondary" small busy={view.isLoadingMore} onClick={commands.more}>
          {t('console.more')}
        </Button>
      )}
      {act.wanted && (
        <ReasonDialog
          title={kindText(act.wanted.action.kind)}
          effect={t(`console.actions.effect.${act.wanted.step}`)}
          words={reasonWords(t(`console.actions.${act.wanted.step}`))}
          isDangerous={act.wanted.step === 'reject'}
          {...act.dialog}
        />
      )}
    </Page>
  );
}
