import { Page, Surface } from '../../../../kit/page.tsx';
import { t } from '../../../../lib/i18n.ts';
import { waitWords } from '../../../../lib/lists/list-words.ts';
import { AlarmActionDialog } from '../../parts/alarms/alarm-action.tsx';
import { ChainAlarms } from '../../parts/alarms/chain-alarms.tsx';
import { FinalOnlyDeposits } from '../../parts/alarms/final-only-deposits.tsx';
import { BooksNotice, NetworkStates } from '../../parts/alarms/network-states.tsx';
import { UnattributedDeposits } from '../../parts/alarms/unattributed-deposits.tsx';
import { useAlarmsModel } from './alarms.model.ts';

export function AlarmsDesktop() {
  const model = useAlarmsModel();
  const { chains, act } = model;
  return (
    <Page title={t('console.alarms.title')} room="custody/screens/alarms">
      {chains.data && <BooksNotice haltedBy={chains.data.withdrawalsHaltedBy} />}
      <h2 className="mt-2 text-16 font-semibold">{t('console.alarms.networks')}</h2>
      <Surface state={chains.state} rows={4} words={waitWords(t('console.alarms.failed'))} onRetry={chains.retry}>
        {chains.data && (
          <NetworkStates
            chains={chains.data}
            mayAct={model.mayAct}
            onResume={(network) => act.start({ kind: 'resume', network })}
          />
        )}
      </Surface>
      <ChainAlarms {...model} />
      <UnattributedDeposits {...model} />
      <FinalOnlyDeposits {...model} />
      <AlarmActionDialog {...model} />
    </Page>
  );
}
