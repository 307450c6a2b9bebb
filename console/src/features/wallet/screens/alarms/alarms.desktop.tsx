import { Page } from '../../../../kit/page.tsx';
import { Bones, Failed } from '../../../../kit/states.tsx';
import { t } from '../../../../lib/i18n.ts';
import { AlarmActionDialog } from '../../parts/alarms/alarm-action.tsx';
import { ChainAlarms } from '../../parts/alarms/chain-alarms.tsx';
import { BooksNotice, NetworkStates } from '../../parts/alarms/network-states.tsx';
import { UnattributedDeposits } from '../../parts/alarms/unattributed-deposits.tsx';
import { useAlarmsModel } from './alarms.model.ts';

export function AlarmsDesktop() {
  const model = useAlarmsModel();
  const { view, commands, act } = model;
  const { chains } = view;
  return (
    <Page title={t('console.alarms.title')} room="wallet/screens/alarms">
      {chains.data && <BooksNotice haltedBy={chains.data.withdrawalsHaltedBy} />}
      <h2 className="mt-2 text-16 font-semibold">{t('console.alarms.networks')}</h2>
      <section className="rounded-card border border-line bg-surface">
        {chains.state === 'loading' && <Bones rows={4} height={44} />}
        {chains.state === 'failed' && (
          <Failed text={t('console.alarms.failed')} retryLabel={t('console.retry')} onRetry={commands.retryChains} />
        )}
        {chains.data && (
          <NetworkStates
            chains={chains.data}
            mayAct={view.mayAct}
            onResume={(network) => act.start({ kind: 'resume', network })}
          />
        )}
      </section>
      <ChainAlarms {...model} />
      <UnattributedDeposits {...model} />
      <AlarmActionDialog {...model} />
    </Page>
  );
}
