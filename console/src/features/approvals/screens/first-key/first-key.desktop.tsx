import { Button } from '../../../../kit/button.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { Door } from '../../../../lib/door.tsx';
import { t } from '../../../../lib/i18n.ts';
import { NewKeyFields } from '../../parts/keys/new-key-fields.tsx';
import { useFirstKeyModel } from './first-key.model.ts';

/** Shown in place of the console until the member has registered a key, where keys are required. */
export function FirstKeyDesktop() {
  const { newKey, view, commands } = useFirstKeyModel();
  return (
    <Door
      room="approvals/screens/first-key"
      title={t('console.keys.firstTitle')}
      onSubmit={view.isDone ? commands.toTheDoor : newKey.commands.submit}
    >
      {view.isDone ? (
        <>
          <Notice tone="ok">{t('console.keys.firstDone')}</Notice>
          <Button type="submit" wide>
            {t('console.enrol.goOn')}
          </Button>
        </>
      ) : (
        <>
          <p className="text-13 text-text-muted">{t('console.keys.firstWhy')}</p>
          {view.isPossible ? (
            <NewKeyFields {...newKey} />
          ) : (
            <Notice tone="warn">{t('console.keys.trouble.unable')}</Notice>
          )}
          {view.isPossible && (
            <Button type="submit" wide busy={newKey.view.isBusy} disabled={!newKey.view.canSubmit}>
              {t('console.keys.add')}
            </Button>
          )}
          <Button kind="secondary" wide onClick={commands.leave}>
            {t('console.logOut')}
          </Button>
        </>
      )}
    </Door>
  );
}
