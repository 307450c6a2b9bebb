import type { ReactNode } from 'react';
import { Button } from '../../../../kit/button.tsx';
import { Field } from '../../../../kit/field.tsx';
import { Dialog } from '../../../../kit/overlay/dialog.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { t } from '../../../../lib/i18n.ts';
import { tell } from '../../../../lib/toast.ts';
import type { StaffKey } from '../../api/keys.ts';
import { useNewKey } from './new-key.model.ts';
import { NewKeyFields } from './new-key-fields.tsx';
import { useOldKey } from './old-key.model.ts';

interface AddKeyProps {
  readonly hasKey: boolean;
  readonly onClose: () => void;
}

/** Adds another key. */
export function AddKey({ hasKey, onClose }: AddKeyProps) {
  const closeDone = () => {
    tell('ok', t('console.keys.added'));
    onClose();
  };
  const model = useNewKey({ hasKey, onDone: closeDone });
  return (
    <KeyDialog
      title={t('console.keys.add')}
      verb={t('console.keys.add')}
      isConfirmedByKey={hasKey}
      canSubmit={model.view.canSubmit}
      isBusy={model.view.isBusy}
      onSubmit={model.commands.submit}
      onClose={onClose}
    >
      <NewKeyFields {...model} />
    </KeyDialog>
  );
}

interface RemoveKeyProps {
  readonly staffKey: StaffKey;
  readonly onClose: () => void;
}

/** Removes a key; an existing key must confirm it. */
export function RemoveKey({ staffKey, onClose }: RemoveKeyProps) {
  const closeDone = () => {
    tell('ok', t('console.keys.removed'));
    onClose();
  };
  const { view, commands } = useOldKey({ staffKey, onDone: closeDone });
  return (
    <KeyDialog
      title={t('console.keys.removeTitle', { name: staffKey.name })}
      verb={t('console.keys.remove')}
      isDangerous
      isConfirmedByKey
      canSubmit={view.canSubmit}
      isBusy={view.isBusy}
      onSubmit={commands.submit}
      onClose={onClose}
    >
      <Field
        label={t('console.login.password')}
        type="password"
        autoComplete="current-password"
        maxLength={128}
        value={view.password}
        onChange={commands.setPassword}
      />
      {view.problem !== null && (
        <div role="alert">
          <Notice tone="danger">{view.problem}</Notice>
        </div>
      )}
    </KeyDialog>
  );
}

interface KeyDialogProps {
  readonly title: string;
  readonly verb: string;
  readonly isDangerous?: boolean;
  readonly isConfirmedByKey: boolean;
  readonly canSubmit: boolean;
  readonly isBusy: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function KeyDialog(props: KeyDialogProps) {
  const effect = [t('console.keys.effect'), ...(props.isConfirmedByKey ? [t('console.keys.twice')] : [])];
  return (
    <Dialog title={props.title} closeLabel={t('console.close')} onClose={props.onClose}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          props.onSubmit();
        }}
      >
        <Notice tone="info">{effect.join(' ')}</Notice>
        {props.children}
        <div className="flex justify-end gap-3">
          <Button kind="secondary" onClick={props.onClose}>
            {t('console.back')}
          </Button>
          <Button
            type="submit"
            kind={props.isDangerous ? 'danger-filled' : 'primary'}
            busy={props.isBusy}
            disabled={!props.canSubmit}
          >
            {props.verb}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
