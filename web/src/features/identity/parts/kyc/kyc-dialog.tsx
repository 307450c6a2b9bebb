import { Redirect } from 'wouter';
import { Button } from '../../../../kit/button.tsx';
import { useDensity } from '../../../../kit/density.tsx';
import { Overlay } from '../../../../kit/overlay/dialog.tsx';
import { Qr } from '../../../../kit/pictures/qr.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { Failed } from '../../../../kit/states.tsx';
import { countdown } from '../../../../lib/format.ts';
import { pathTo } from '../../../../lib/links.ts';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { useShellText } from '../../../../lib/shell-text.ts';
import { useIdentityText } from '../../identity-text.ts';
import { mayHandIn } from '../../rules/kyc-form.ts';
import { useKycDialogModel } from './kyc-dialog.model.ts';
import { KycStanding } from './kyc-standing.tsx';

/**
 * Verification happens on a phone: shows its QR code and follows the state there. On touch screens it links to it directly.
 */
export function KycDialog({ onClose }: { readonly onClose: () => void }) {
  const isTouch = useDensity() === 'touch';
  if (isTouch) return <Redirect to={pathTo('identity.security', { view: 'kyc' })} replace />;
  return <PhoneDialog onClose={onClose} />;
}

const QR_PX = 180;

function PhoneDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useIdentityText();
  const shell = useShellText();
  const { kyc, view, commands } = useKycDialogModel();
  return (
    <Overlay open title={t('identity.kyc.title')} closeLabel={shell('shell.action.close')} onClose={onClose}>
      <Loaded query={kyc} skeleton={<Skeleton height={QR_PX} />}>
        {(data) => (
          <div className="flex flex-col gap-4">
            <KycStanding kyc={data} />
            {mayHandIn(data) && (
              <div className="flex items-start gap-5">
                <div className="relative shrink-0">
                  {view.link ? (
                    <Qr value={view.link} label={t('identity.kyc.qr')} size={QR_PX} />
                  ) : (
                    <Skeleton width={QR_PX} height={QR_PX} />
                  )}
                  {view.isExpired && (
                    <span className="absolute inset-0 grid place-items-center rounded-control bg-surface-raised">
                      <Button kind="secondary" size="small" onClick={commands.issue}>
                        {t('identity.kyc.newQr')}
                      </Button>
                    </span>
                  )}
                </div>
                <div className="flex min-w-0 flex-col gap-3 text-13 text-text-muted">
                  <h3 className="text-14 font-semibold text-text">
                    {t(`identity.kyc.target.${data.level === 'none' ? 'primary' : 'advanced'}`)}
                  </h3>
                  <p>{t('identity.kyc.scan')}</p>
                  <p>{t('identity.kyc.need')}</p>
                  {view.link && !view.isExpired && (
                    <p className="text-12 text-text-faint tabular-nums">
                      {t('identity.kyc.qrLeft', { time: countdown(view.leftMs) })}
                    </p>
                  )}
                  {view.failed && (
                    <Failed text={view.failed} retryLabel={shell('shell.action.retry')} onRetry={commands.issue} />
                  )}
                </div>
              </div>
            )}
          </div>
        )}
      </Loaded>
    </Overlay>
  );
}
