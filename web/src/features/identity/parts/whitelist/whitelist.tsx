import { useState } from 'react';
import { Button } from '../../../../kit/button.tsx';
import { Overlay } from '../../../../kit/overlay/dialog.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { serverNowMs } from '../../../../lib/calls/server-time.ts';
import { dateTime } from '../../../../lib/format.ts';
import { useShellText } from '../../../../lib/shell-text.ts';
import { useIdentityText } from '../../identity-text.ts';
import { lockEndMs } from '../../rules/lock-end.ts';
import type { ChangeProps } from '../change/change-props.ts';
import { SecurityCheck } from '../security-check/security-check.tsx';
import { useWhitelistModel } from './whitelist.model.ts';

/** Turns the withdrawal whitelist on, or turns it off, which stops withdrawals for a while. */
export function Whitelist(props: ChangeProps) {
  const t = useIdentityText();
  const shell = useShellText();
  const { security, onClose } = props;
  const { turnsOn, sendCode, confirm, showDone: done } = useWhitelistModel(props);
  const [isWarned, setIsWarned] = useState(false);
  const endMs = lockEndMs(serverNowMs(), security.lockHours.change, security.withdrawalLock?.untilMs ?? null);
  if (isWarned) {
    return (
      <SecurityCheck
        open
        onClose={onClose}
        confirmLabel={turnsOn ? t('identity.whitelist.turnOn') : t('identity.whitelist.turnOff')}
        factorsNeeded={1}
        sendCode={sendCode}
        confirm={confirm}
        onConfirmed={done}
      />
    );
  }
  return (
    <Overlay
      open
      width={420}
      title={turnsOn ? t('identity.whitelist.onTitle') : t('identity.whitelist.offTitle')}
      closeLabel={shell('shell.action.close')}
      onClose={onClose}
      footer={
        <>
          <Button kind="secondary" size="large" onClick={onClose}>
            {shell('shell.action.back')}
          </Button>
          <span className="min-w-0 flex-1">
            <Button size="large" wide onClick={() => setIsWarned(true)}>
              {t('identity.change.continue')}
            </Button>
          </span>
        </>
      }
    >
      {turnsOn ? (
        <Notice tone="info">{t('identity.whitelist.onEffect')}</Notice>
      ) : (
        <Notice tone="warn">
          <p className="font-medium">{t('identity.change.stops', { time: dateTime(endMs, t.locale) })}</p>
          <p className="text-text-muted">{t('identity.change.stopsWhat')}</p>
        </Notice>
      )}
    </Overlay>
  );
}
