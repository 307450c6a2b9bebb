import { CircleCheck, CircleX, TimerOff } from 'lucide-react';
import { Button } from '../../../../kit/button.tsx';
import { Card, Inset, KeyValue } from '../../../../kit/card.tsx';
import { Empty, Notice } from '../../../../kit/states.tsx';
import { countdown, exactAmount } from '../../../../lib/format.ts';
import { useLinkedWalletText } from '../../linked-wallet-text.ts';
import type { AppStage, AskedModel } from './asked.model.ts';

/** Shows in full what the app is asked to sign, and then the result. */
export function AskedCard({ view, commands }: AskedModel) {
  const t = useLinkedWalletText();
  const { stage } = view;
  if (stage.name === 'idle') return null;
  const another = (
    <Button kind="secondary" onClick={commands.startAnew}>
      {t('linkedWallet.app.another')}
    </Button>
  );
  return (
    <Card padding="form" room="linked-wallet/parts/app">
      {stage.name === 'asked' && view.leftMs > 0 && <Asked stage={stage} view={view} commands={commands} />}
      {stage.name === 'asked' && view.leftMs === 0 && (
        <Empty icon={<TimerOff />} text={t('linkedWallet.ended.EXPIRED')} action={another} />
      )}
      {stage.name === 'unsent' && (
        <div className="flex flex-col gap-4">
          {view.failure && <Notice tone="danger">{view.failure}</Notice>}
          <Button size="large" wide busy={view.isBusy} onClick={commands.confirm}>
            {t('linkedWallet.app.sendAgain')}
          </Button>
        </div>
      )}
      {(stage.name === 'confirmed' || stage.name === 'sent') && (
        <Empty icon={<CircleCheck />} text={t(`linkedWallet.app.${stage.name}`)} action={another} />
      )}
      {stage.name === 'rejected' && <Empty icon={<CircleX />} text={t('linkedWallet.app.rejected')} action={another} />}
    </Card>
  );
}

type AskedStage = Extract<AppStage, { readonly name: 'asked' }>;

function Asked({ stage, view, commands }: AskedModel & { readonly stage: AskedStage }) {
  const t = useLinkedWalletText();
  const { scanned, message } = stage;
  const { payment } = scanned;
  const words = {
    account: scanned.account,
    amount: exactAmount(payment?.amount ?? ''),
    asset: payment?.asset ?? '',
  };
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="text-13 text-text-muted">{t('linkedWallet.app.asks', { domain: scanned.toSign.domain })}</p>
        <h2 className="text-16 font-semibold">{t(`linkedWallet.app.for.${scanned.purpose}`, words)}</h2>
      </div>
      {payment && (
        <KeyValue
          small
          rows={[
            { label: t('linkedWallet.app.network'), value: payment.networkName },
            { label: t('linkedWallet.to'), value: <code className="code break-all">{payment.to}</code> },
          ]}
        />
      )}
      <div className="flex flex-col gap-1.5">
        <p className="text-13 text-text-muted">{t('linkedWallet.app.signs')}</p>
        <Inset>
          <pre className="code text-12 whitespace-pre-wrap break-words">{message}</pre>
        </Inset>
      </div>
      <p className="num text-13 text-text-muted">{t('linkedWallet.goodFor', { time: countdown(view.leftMs) })}</p>
      {view.failure && <Notice tone="danger">{view.failure}</Notice>}
      <div className="grid grid-cols-2 gap-3">
        <Button kind="secondary" size="large" wide disabled={view.isBusy} onClick={commands.reject}>
          {t('linkedWallet.app.reject')}
        </Button>
        <Button size="large" wide busy={view.isBusy} onClick={commands.confirm}>
          {t('linkedWallet.app.confirm')}
        </Button>
      </div>
    </div>
  );
}
