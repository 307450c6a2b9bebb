import { Copy } from '../../../../kit/copy.tsx';
import { Dialog } from '../../../../kit/overlay/dialog.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { t } from '../../../../lib/i18n.ts';

interface EnrolmentCodeProps {
  readonly login: string;
  readonly enrolmentCode: string;
  readonly isComplete: boolean;
  readonly onClose: () => void;
}

/** One of the two links with which a member sets a password and an authenticator. It is shown only now. */
export function EnrolmentCode({ login, enrolmentCode, isComplete, onClose }: EnrolmentCodeProps) {
  const link = `${location.origin}/console/enrol#${enrolmentCode}`;
  return (
    <Dialog title={t('console.members.codeTitle', { login })} closeLabel={t('console.close')} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <Notice tone="warn">{t('console.members.codeOnce')}</Notice>
        <p className="text-13 text-text-muted">
          {t(isComplete ? 'console.members.codeComplete' : 'console.members.codeHalf')}
        </p>
        <p className="code flex items-center gap-2 text-13 break-all">
          {link}
          <Copy text={link} label={t('console.members.copy')} />
        </p>
      </div>
    </Dialog>
  );
}
