import { Page, WhenReady } from '../../../../kit/page.tsx';
import { ActionDialog } from '../../../../lib/actions/action-dialog.tsx';
import { formatAmount } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import { waitWords } from '../../../../lib/lists/list-words.ts';
import { NetworkCard } from '../../parts/chains/network-card.tsx';
import { Payments } from '../../parts/chains/payments.tsx';
import { useChainsModel } from './chains.model.ts';

const BONES = { rows: 6, height: 88 };

export function ChainsDesktop() {
  const model = useChainsModel();
  const { action } = model;
  const { wanted } = action;
  return (
    <Page title={t('console.nav.chains')} room="custody/screens/chains">
      <WhenReady state={model.state} words={waitWords(t('console.chains.failed'))} onRetry={model.retry} bones={BONES}>
        <div className="grid items-start gap-4 min-[1200px]:grid-cols-2">
          {model.networks.map((network) => (
            <NetworkCard key={network.network} network={network} mayPause={model.mayPause} />
          ))}
        </div>
      </WhenReady>
      <h2 className="mt-2 text-16 font-semibold">{t('console.chains.payments')}</h2>
      <Payments list={model.payments} mayAct={model.mayAct} onAct={action.start} />
      {wanted && (
        <ActionDialog
          title={t(`console.chains.${wanted.kind}Title`, {
            amount: formatAmount(wanted.payment.amount),
            asset: wanted.payment.asset,
          })}
          effect={t(`console.chains.${wanted.kind}Effect`)}
          verb={t(`console.chains.${wanted.kind}`)}
          isDangerous={wanted.kind === 'cancel'}
          act={action}
        />
      )}
    </Page>
  );
}
