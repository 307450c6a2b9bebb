import { useLocation } from 'wouter';
import { forgetPerson } from '../../../../lib/person/session.ts';
import { commands } from '../../api/commands.ts';
import { useAttempts } from '../attempt.model.ts';

/** Ends the session on the server and on this device; on the device even if the server fails. */
export function useLogOut() {
  const [, navigate] = useLocation();
  const attempts = useAttempts<never>({});
  return {
    isBusy: attempts.isBusy,
    logOut: async () => {
      await attempts.run(() => commands.logout());
      navigate('/', { replace: true });
      forgetPerson();
    },
  };
}
