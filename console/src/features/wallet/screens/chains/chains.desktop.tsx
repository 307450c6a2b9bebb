import { Page } from '../../../../kit/page.tsx';
import { ReasonDialog } from '../../../../kit/reason-dialog.tsx';
import { Bones, Failed } from '../../../../kit/states.tsx';
import { formatAmount } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import { reasonWords } from '../../../../lib/list-words.ts';
import { NetworkCard } from '../../parts/chains/network-card.tsx';
import { Payments } from '../../parts/chains/payments.tsx';
import { useChainsModel } from './chains.model.ts';

export function ChainsDesktop() {
  const model = useChainsModel();
  const { action } = model;
  const { wanted } = action;
  return (
    <Page title={t('console.nav.chains')} room="wallet/screens/chains">
      {model.state === 'loading' && <Bones rows={6} height={88} />}
      {model.state === 'failed' && (
        <Failed text={t('console.chains.failed')} retryLabel={t('console.retry')} onRetry={model.retry} />
      )}
      <div className="grid items-start gap-4 min-[1200px]:grid-cols-2">
        {model.networks.map((network) => (
          <NetworkCard key={network.network} network={network} mayPause={model.mayPause} />
        ))}
      </div>
      <h2 className="mt-2 text-16 font-semibold">{t('console.chains.payments')}</h2>
      <Payments list={model.payments} mayAct={model.mayAct} onAct={action.start} />
      {wanted && (
        <ReasonDialog
          title={t(`console.chains.${wanted.kind}Title`, {
            amount: formatAmount(wanted.payment.amount),
            asset: wanted.payment.asset,
          })}
          effect={t(`console.chains.${wanted.kind}Effect`)}
          words={reasonWords(t(`console.chains.${wanted.kind}`))}
          isDangerous={wanted.kind === 'cancel'}
          {...action.dialog}
        />
      )}
    </Page>
  );
}
