import { Card, KeyValue } from '../../../kit/card.tsx';
import { CopyButton } from '../../../kit/copy-button.tsx';
import { useDensity } from '../../../kit/density.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { copyText } from '../../../lib/browser/clipboard.ts';
import { useShellText } from '../../../lib/shell-text.ts';
import { LazyQr, Loaded } from '../../balances/public.ts';
import { useDepositsText } from '../deposits-text.ts';

interface ReceiveCardProps {
  readonly load: Parameters<typeof Loaded>[0]['load'];
  readonly receive: {
    readonly uid: string;
    readonly emailMasked: string | null;
    readonly phoneMasked: string | null;
    readonly payUri: string;
  } | null;
}

const QR_SIZE = 148;

/** The account number, masked e-mail and phone, and a QR code: what another person needs to send here. */
export function ReceiveCard({ load, receive }: ReceiveCardProps) {
  const t = useDepositsText();
  const shell = useShellText();
  const isTouch = useDensity() === 'touch';
  const shape = isTouch ? 'flex flex-col items-center gap-5' : 'flex items-start gap-8';
  return (
    <Card title={t('deposits.receive.title')} room="deposits/parts/receive-card">
      <p className="mb-5 text-14 text-text-muted">{t('deposits.receive.intro')}</p>
      <Loaded
        load={load}
        skeleton={
          <div className={shape}>
            <Skeleton width={QR_SIZE} height={QR_SIZE} />
            <div className="w-full flex-1">
              <Skeleton height={108} />
            </div>
          </div>
        }
      >
        {receive && (
          <div className={shape}>
            <LazyQr value={receive.payUri} label={t('deposits.receive.qr')} size={QR_SIZE} />
            <div className="w-full max-w-md flex-1">
              <KeyValue
                rows={[
                  {
                    label: t('deposits.receive.uid'),
                    value: (
                      <span className="inline-flex items-center gap-1">
                        <span className="num text-16 font-semibold">{receive.uid}</span>
                        <CopyButton
                          label={shell('shell.action.copy')}
                          doneLabel={shell('shell.copied')}
                          onCopy={() => copyText(receive.uid)}
                        />
                      </span>
                    ),
                  },
                  { label: t('deposits.receive.email'), value: receive.emailMasked ?? t('deposits.receive.notBound') },
                  { label: t('deposits.receive.phone'), value: receive.phoneMasked ?? t('deposits.receive.notBound') },
                ]}
              />
            </div>
          </div>
        )}
      </Loaded>
    </Card>
  );
}
