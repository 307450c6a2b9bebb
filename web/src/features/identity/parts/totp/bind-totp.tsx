import { CopyButton } from '../../../../kit/copy-button.tsx';
import { useDensity } from '../../../../kit/density.tsx';
import { CodeField } from '../../../../kit/form/code-field.tsx';
import { Qr } from '../../../../kit/pictures/qr.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { Failed } from '../../../../kit/states.tsx';
import { copyText } from '../../../../lib/browser/clipboard.ts';
import { useShellText } from '../../../../lib/shell-text.ts';
import { useIdentityText } from '../../identity-text.ts';
import { ChangeDialog } from '../change/change-dialog.tsx';
import type { ChangeProps } from '../change/change-props.ts';
import { Factors } from '../factors/factors.tsx';
import { useBindTotpModel } from './bind-totp.model.ts';

const QR_PX = 148;

/** Binds an authenticator app: scan or type the secret, then enter its first code. */
export function BindTotp(props: ChangeProps) {
  const t = useIdentityText();
  const shell = useShellText();
  const { view, factors, commands } = useBindTotpModel(props);
  return (
    <ChangeDialog
      title={t('identity.totp.bindTitle')}
      onClose={props.onClose}
      lockHours={props.security.lockHours.firstBind}
      lockedUntilMs={props.security.withdrawalLock?.untilMs ?? null}
      submitLabel={t('identity.totp.bind')}
      canSubmit={view.canSubmit}
      isBusy={view.isBusy}
      overall={view.overall}
      onSubmit={() => void commands.submit()}
    >
      {view.startFailed ? (
        <Failed text={view.startFailed} retryLabel={shell('shell.action.retry')} onRetry={commands.restart} />
      ) : (
        <Setup setup={view.setup} />
      )}
      <CodeField
        label={t('identity.totp.firstCode')}
        value={view.totpCode}
        error={view.totpError}
        onChange={commands.setTotpCode}
      />
      <Factors model={factors} disabled={view.isBusy} />
    </ChangeDialog>
  );
}

function Setup({ setup }: { readonly setup: { readonly secret: string; readonly otpauth: string } | null }) {
  const t = useIdentityText();
  const shell = useShellText();
  const isTouch = useDensity() === 'touch';
  return (
    <div className={isTouch ? 'flex flex-col items-center gap-4' : 'flex items-start gap-5'}>
      {setup ? (
        <Qr value={setup.otpauth} label={t('identity.totp.qr')} size={QR_PX} />
      ) : (
        <Skeleton width={QR_PX} height={QR_PX} />
      )}
      <div className="flex min-w-0 flex-col gap-3 text-13 text-text-muted">
        <p>{t('identity.totp.scan')}</p>
        <p>{t('identity.totp.typeInstead')}</p>
        {setup ? (
          <p className="flex items-center gap-2">
            <span className="code text-14 font-medium text-text">{setup.secret.match(/.{1,4}/gu)?.join(' ')}</span>
            <CopyButton
              onCopy={() => copyText(setup.secret)}
              label={shell('shell.action.copy')}
              doneLabel={shell('shell.copied')}
            />
          </p>
        ) : (
          <Skeleton width={220} height={20} />
        )}
        <p className="text-12 text-text-faint">{t('identity.totp.keep')}</p>
      </div>
    </div>
  );
}
