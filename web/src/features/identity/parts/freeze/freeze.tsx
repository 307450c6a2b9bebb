import { Notice } from '../../../../kit/states.tsx';
import { useIdentityText } from '../../identity-text.ts';
import { ChangeDialog } from '../change/change-dialog.tsx';
import type { ChangeProps } from '../change/change-props.ts';
import { SecretField } from '../password/secret-field.tsx';
import { useFreezeModel } from './freeze.model.ts';

/** Freezes the account: no money can leave. */
export function Freeze(props: ChangeProps) {
  const t = useIdentityText();
  const { view, commands } = useFreezeModel(props);
  return (
    <ChangeDialog
      title={t('identity.freeze.title')}
      onClose={props.onClose}
      lockHours={0}
      lockedUntilMs={null}
      submitLabel={t('identity.freeze.now')}
      isDanger
      canSubmit={view.canSubmit}
      isBusy={view.isBusy}
      overall={view.overall}
      onSubmit={() => void commands.submit()}
    >
      <Notice tone="warn">
        <p className="font-medium">{t('identity.freeze.effect')}</p>
        <p className="text-text-muted">{t('identity.freeze.openAgain')}</p>
      </Notice>
      <SecretField
        label={t('identity.password.login')}
        value={view.password}
        error={view.error}
        onChange={commands.setPassword}
      />
    </ChangeDialog>
  );
}
