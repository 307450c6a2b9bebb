import { Button } from '../../../../kit/button.tsx';
import { Copy } from '../../../../kit/copy.tsx';
import { Field } from '../../../../kit/field.tsx';
import { Qr } from '../../../../kit/pictures/qr.tsx';
import { Bones, Notice } from '../../../../kit/states.tsx';
import { Door } from '../../../../lib/door.tsx';
import { t } from '../../../../lib/i18n.ts';
import { useEnrolModel } from './enrol.model.ts';

/** The first log-in of a new member of staff, or of one whose authenticator was reset. */
export function EnrolDesktop() {
  const { view, commands } = useEnrolModel();
  return (
    <Door room="approvals/screens/enrol" title={t('console.enrol.title')} onSubmit={commands.submit}>
      {view.state === 'unknown' && <Notice tone="danger">{t('console.enrol.unknown')}</Notice>}
      {view.asksSecond && (
        <>
          <p className="text-13 text-text-muted">{t('console.enrol.secondHow')}</p>
          <Field
            label={t('console.enrol.second')}
            autoComplete="off"
            maxLength={300}
            value={view.secondLink}
            onChange={commands.setSecondLink}
            error={view.error}
          />
        </>
      )}
      {view.state === 'loading' && <Bones rows={3} />}
      {view.isDone && (
        <Notice tone="ok">
          {t('console.enrol.done')}{' '}
          <a className="text-accent-text underline underline-offset-4" href="/console/">
            {t('console.enrol.goOn')}
          </a>
        </Notice>
      )}
      {view.enrolment && !view.isDone && (
        <>
          <p className="text-14 font-medium">{view.enrolment.login}</p>
          <p className="text-13 text-text-muted">{t('console.enrol.scan')}</p>
          <Qr value={view.enrolment.otpauth} label={t('console.enrol.qr')} />
          <p className="text-13 text-text-muted">{t('console.enrol.secret')}</p>
          <p className="code flex items-center gap-2 text-13 break-all">
            {view.enrolment.totpSecret}
            <Copy text={view.enrolment.totpSecret} label={t('console.members.copy')} />
          </p>
          <Field
            type="password"
            autoComplete="new-password"
            label={t('console.enrol.password')}
            maxLength={128}
            value={view.password}
            onChange={commands.setPassword}
          />
          <Field
            label={t('console.enrol.code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            value={view.totpCode}
            onChange={commands.setTotpCode}
            error={view.problem}
          />
          <Button type="submit" busy={view.isBusy} disabled={!view.canSubmit}>
            {t('console.enrol.save')}
          </Button>
        </>
      )}
    </Door>
  );
}
