import { UserSearch } from 'lucide-react';
import { Button } from '../../../../kit/button.tsx';
import { Field } from '../../../../kit/field.tsx';
import { Page } from '../../../../kit/page.tsx';
import { Bones, Empty, Failed } from '../../../../kit/states.tsx';
import { t } from '../../../../lib/i18n.ts';
import { FreezeUser } from '../../parts/freeze-user/freeze-user.tsx';
import { UserCard } from '../../parts/user-card/user-card.tsx';
import { useUserModel } from './user.model.ts';

export function UserDesktop() {
  const model = useUserModel();
  const { view, commands } = model;
  return (
    <Page title={t('console.user.title')} room="identity/screens/user">
      <form
        className="flex w-100 items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          commands.find();
        }}
      >
        <Field
          label={t('console.user.uid')}
          inputMode="numeric"
          placeholder={t('console.user.hint')}
          value={view.typed}
          onChange={commands.setTyped}
          error={view.typedError}
        />
        <Button type="submit" kind="secondary" disabled={!view.canFind}>
          {t('console.user.find')}
        </Button>
      </form>
      {view.state === 'none' && <Empty icon={<UserSearch className="size-5" />} text={t('console.user.none')} />}
      {view.state === 'loading' && <Bones rows={4} height={44} />}
      {view.state === 'failed' && (
        <Failed text={view.failedText} retryLabel={t('console.retry')} onRetry={commands.retry} />
      )}
      {view.user && <UserCard user={view.user} mayFreeze={view.mayFreeze} onFreeze={commands.startFreezing} />}
      <FreezeUser {...model} />
    </Page>
  );
}
