import { LogOut as LogOutIcon } from 'lucide-react';
import { Button } from '../../../../kit/button.tsx';
import { useIdentityText } from '../../identity-text.ts';
import { useLogOut } from './log-out.model.ts';

/** Ends this session. */
export function LogOut() {
  const t = useIdentityText();
  const { isBusy, logOut } = useLogOut();
  return (
    <div className="p-4">
      <Button
        kind="secondary"
        size="large"
        wide
        busy={isBusy}
        icon={<LogOutIcon aria-hidden="true" />}
        onClick={logOut}
      >
        {t('identity.logOut')}
      </Button>
    </div>
  );
}
