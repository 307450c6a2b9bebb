import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../../../kit/button.tsx';
import { FocusFirst } from '../../../../kit/form/focus-first.tsx';
import { Overlay } from '../../../../kit/overlay/dialog.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { serverNowMs } from '../../../../lib/calls/server-time.ts';
import { dateTime } from '../../../../lib/format.ts';
import { useShellText } from '../../../../lib/shell-text.ts';
import { useIdentityText } from '../../identity-text.ts';
import { lockEndMs } from '../../rules/lock-end.ts';

interface ChangeDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** For how many hours the change stops withdrawals; 0 shows no warning. */
  readonly lockHours: number;
  readonly lockedUntilMs: number | null;
  /** What else the change does; added to the warning. */
  readonly alsoDoes?: string;
  readonly submitLabel: string;
  readonly canSubmit: boolean;
  readonly isBusy: boolean;
  readonly isDanger?: boolean;
  /** A problem of the form as a whole. */
  readonly overall: string | null;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** The dialog of a security change: first until when it stops withdrawals, then the form. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { title, onClose, lockHours, isBusy, overall } = props;
  const t = useIdentityText();
  const shell = useShellText();
  const formId = useId();
  const [isWarned, setIsWarned] = useState(lockHours === 0);
  const endMs = lockEndMs(serverNowMs(), lockHours, props.lockedUntilMs);
  const back = (
    <Button kind="secondary" size="large" disabled={isBusy} onClick={onClose}>
      {shell('shell.action.back')}
    </Button>
  );
  return (
    <Overlay
      open
      title={title}
      closeLabel={shell('shell.action.close')}
      onClose={onClose}
      isBusy={isBusy}
      footer={
        isWarned ? (
          <Button
            type="submit"
            form={formId}
            size="large"
            wide
            kind={props.isDanger ? 'danger-filled' : 'primary'}
            busy={isBusy}
            disabled={!props.canSubmit}
          >
            {props.submitLabel}
          </Button>
        ) : (
          <>
            {back}
            <span className="min-w-0 flex-1">
              <Button size="large" wide onClick={() => setIsWarned(true)}>
                {t('identity.change.continue')}
              </Button>
            </span>
          </>
        )
      }
    >
      {isWarned ? (
        <form
          id={formId}
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (props.canSubmit) props.onSubmit();
          }}
        >
          {props.children}
          {overall && <Notice tone="danger">{overall}</Notice>}
          <FocusFirst />
        </form>
      ) : (
        <div className="flex flex-col gap-4">
          <Notice tone="warn">
            <p className="font-medium">{t('identity.change.stops', { time: dateTime(endMs, t.locale) })}</p>
            <p className="text-text-muted">{t('identity.change.stopsWhat')}</p>
          </Notice>
          {props.alsoDoes && <p className="text-14 text-text-muted">{props.alsoDoes}</p>}
        </div>
      )}
    </Overlay>
  );
}
