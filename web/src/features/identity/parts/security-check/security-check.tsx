import { Link } from 'wouter';
import { Button, buttonClass } from '../../../../kit/button.tsx';
import { CodeField } from '../../../../kit/form/code-field.tsx';
import { FocusFirst } from '../../../../kit/form/focus-first.tsx';
import { Overlay } from '../../../../kit/overlay/dialog.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { Failed, Notice } from '../../../../kit/states.tsx';
import { pathTo } from '../../../../lib/links.ts';
import { useShellText } from '../../../../lib/shell-text.ts';
import { useIdentityText } from '../../identity-text.ts';
import { Factors } from '../factors/factors.tsx';
import { type MissingStep, useSecurityCheckModel } from './security-check.model.ts';
import type { SecurityCheckProps } from './security-check-props.ts';

/**
 * Asks for the trading password and six-digit codes before money leaves, in a dialog on the desktop and a sheet on touch
 * screens. If the account lacks something, it shows what to set up in place of the fields.
 */
export function SecurityCheck(props: SecurityCheckProps) {
  return props.open ? <OpenCheck {...props} /> : null;
}

const FORM_ID = 'security-check';

function OpenCheck(props: SecurityCheckProps) {
  const t = useIdentityText();
  const shell = useShellText();
  const { view, factors, commands } = useSecurityCheckModel(props);
  const canConfirm = view.state === 'ready' && view.missing.length === 0;
  return (
    <Overlay
      open
      title={t('identity.check.title')}
      closeLabel={shell('shell.action.close')}
      onClose={props.onClose}
      isBusy={view.isBusy}
      footer={
        canConfirm && (
          <Button type="submit" form={FORM_ID} size="large" wide busy={view.isBusy} disabled={!view.isComplete}>
            {props.confirmLabel}
          </Button>
        )
      }
    >
      <form
        id={FORM_ID}
        data-room="identity/parts/security-check"
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void commands.confirm();
        }}
      >
        {props.summary}
        {view.state === 'loading' && <CheckSkeleton />}
        {view.state === 'failed' && (
          <Failed text={view.failedText} retryLabel={shell('shell.action.retry')} onRetry={commands.retry} />
        )}
        {view.missing.length > 0 && <Missing steps={view.missing} />}
        {canConfirm && (
          <>
            {view.asksPassword && (
              <CodeField
                isSecret
                label={t('identity.tradingPassword')}
                aside={
                  <Link
                    href={pathTo('identity.security', { do: 'trading-password' })}
                    className={buttonClass({ kind: 'link', size: 'small' })}
                  >
                    {t('identity.forgot')}
                  </Link>
                }
                value={view.tradingPassword}
                error={view.passwordError}
                disabled={view.isBusy}
                onChange={commands.setTradingPassword}
              />
            )}
            <Factors model={factors} codesAreFor={props.codesAreFor} disabled={view.isBusy} />
            {view.overall && <Notice tone="danger">{view.overall}</Notice>}
            <FocusFirst key={view.passwordError ? 'again' : 'first'} />
          </>
        )}
      </form>
    </Overlay>
  );
}

function CheckSkeleton() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-5">
      <Skeleton height={74} />
      <Skeleton height={74} />
    </div>
  );
}

/** What has to be set up before money can leave, each with a link. */
function Missing({ steps }: { readonly steps: readonly MissingStep[] }) {
  const t = useIdentityText();
  return (
    <div className="flex flex-col gap-3">
      <p className="text-14 text-text-muted">{t('identity.check.missing')}</p>
      <ul className="divide-y divide-line">
        {steps.map((step) => (
          <li key={step} className="flex min-h-14 items-center justify-between gap-4">
            <span>{t(`identity.check.missing.${step}`)}</span>
            <Link
              href={pathTo('identity.security', { do: step })}
              className={buttonClass({ kind: 'secondary', size: 'small' })}
            >
              {t('identity.check.setUp')}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
