import { CircleCheck, Smartphone, TimerOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, buttonClass } from '../../../../kit/button.tsx';
import { CopyWordsButton } from '../../../../kit/copy-button.tsx';
import { Empty, Notice } from '../../../../kit/states.tsx';
import { copyText } from '../../../../lib/browser/clipboard.ts';
import { countdown } from '../../../../lib/format.ts';
import { useIsDemo } from '../../../../lib/status.ts';
import { LazyQr } from '../../../balances/public.ts';
import { type LinkedWalletText, useLinkedWalletText } from '../../linked-wallet-text.ts';
import { spokenDigits } from '../../rules/scanned-code.ts';
import type { SessionModel } from './session.model.ts';

interface SessionPanelProps extends SessionModel {
  /** Shown once the app has confirmed. */
  readonly confirmed: ReactNode;
  /** Shown once the session has led to a result. */
  readonly done: ReactNode;
}

/** What a screen reader announces, once for each state. */
function said(t: LinkedWalletText, { state, session }: SessionModel['view']): string {
  const { nickname, device } = session ?? {};
  if (state === 'SCANNED') return t('linkedWallet.scannedBy', { nickname: nickname ?? '', device: device ?? '' });
  if (state === 'CONFIRMED_IN_APP') return t('linkedWallet.confirmed');
  if (state === 'EXPIRED' || state === 'CANCELLED' || state === 'REJECTED_IN_APP')
    return t(`linkedWallet.ended.${state}`);
  return '';
}

/** A session from its code to its end. */
export function SessionPanel({ view, commands, confirmed, done }: SessionPanelProps) {
  const t = useLinkedWalletText();
  return (
    <div data-room="linked-wallet/parts/session" data-state={view.state}>
      <p aria-live="polite" className="sr-only">
        {said(t, view)}
      </p>
      {view.state === 'CREATED' && <Code view={view} commands={commands} />}
      {view.state === 'SCANNED' && (
        <Empty
          icon={<Smartphone />}
          text={
            <>
              <strong className="mb-1 block text-16 font-semibold text-text">
                {t('linkedWallet.scannedBy', {
                  nickname: view.session?.nickname ?? '',
                  device: view.session?.device ?? '',
                })}
              </strong>
              {t('linkedWallet.confirmInApp', { time: countdown(view.leftMs) })}
            </>
          }
          action={<Cancel commands={commands} />}
        />
      )}
      {view.state === 'CONFIRMED_IN_APP' && confirmed}
      {view.state === 'CONSUMED' && done}
      {(view.state === 'EXPIRED' || view.state === 'CANCELLED' || view.state === 'REJECTED_IN_APP') && (
        <Empty
          icon={<TimerOff />}
          text={t(`linkedWallet.ended.${view.state}`)}
          action={
            <Button busy={view.isBusy} onClick={commands.again}>
              {t('linkedWallet.newCode')}
            </Button>
          }
        />
      )}
      {view.failure && <Notice tone="danger">{view.failure}</Notice>}
    </div>
  );
}

/** The app has confirmed, and a step on this page remains. */
export function Confirmed({ text, children }: { readonly text: ReactNode; readonly children?: ReactNode }) {
  return <Empty icon={<CircleCheck />} text={text} action={children} />;
}

const Cancel = ({ commands }: Pick<SessionModel, 'commands'>) => {
  const t = useLinkedWalletText();
  return (
    <Button kind="secondary" onClick={commands.leave}>
      {t('linkedWallet.cancel')}
    </Button>
  );
};

function Code({ view, commands }: SessionModel) {
  const t = useLinkedWalletText();
  const isDemo = useIsDemo();
  return (
    <div className="flex flex-col items-center gap-4 py-4 text-center">
      <h3 className="text-16 font-semibold">{t('linkedWallet.scan')}</h3>
      <LazyQr value={view.link} label={t('linkedWallet.qr')} size={180} />
      <p className="num text-13 text-text-muted">{t('linkedWallet.goodFor', { time: countdown(view.leftMs) })}</p>
      <div>
        <p className="text-13 text-text-muted">{t('linkedWallet.typeDigits')}</p>
        <p data-testid="link-digits" className="num text-20 font-semibold tracking-wider">
          {spokenDigits(view.digits)}
        </p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <CopyWordsButton
          kind="secondary"
          onCopy={() => copyText(view.link)}
          label={t('linkedWallet.copyLink')}
          doneLabel={t('linkedWallet.copied')}
        />
        {isDemo && (
          <a href={view.link} target="_blank" rel="noreferrer" className={buttonClass({ kind: 'secondary' })}>
            {t('linkedWallet.openDemo')}
          </a>
        )}
        <Cancel commands={commands} />
      </div>
    </div>
  );
}
