import { Button } from '../../../../kit/button.tsx';
import { Dialog } from '../../../../kit/dialog.tsx';
import { Field } from '../../../../kit/field.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { t } from '../../../../lib/i18n.ts';
import type { useUserModel } from '../../screens/user/user.model.ts';

/** Freezes an account, or opens it again; says first what that stops. */
export function FreezeUser({ view, commands }: ReturnType<typeof useUserModel>) {
  const { user } = view;
  if (!view.isFreezing || !user) return null;
  const title = user.frozen
    ? t('console.user.unfreezeTitle', { uid: user.uid })
    : t('console.user.freezeTitle', { uid: user.uid });
  return (
    <Dialog title={title} closeLabel={t('console.close')} onClose={commands.stopFreezing}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          commands.confirm();
        }}
      >
        <Notice tone="warn">{user.frozen ? t('console.user.unfreezeEffect') : t('console.user.freezeEffect')}</Notice>
        <Field label={t('console.user.reason')} maxLength={200} value={view.reason} onChange={commands.setReason} />
        <div className="flex justify-end gap-3">
          <Button kind="secondary" onClick={commands.stopFreezing}>
            {t('console.back')}
          </Button>
          <Button
            type="submit"
            kind={user.frozen ? 'primary' : 'danger-filled'}
            busy={view.isBusy}
            disabled={!view.canConfirm}
          >
            {user.frozen ? t('console.user.unfreeze') : t('console.user.freeze')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
