import { pathTo, useQueryState } from '../../../../lib/links.ts';
import { notify } from '../../../../lib/notify.ts';
import { useIdentityText } from '../../identity-text.ts';
import { useAfterLogin } from '../after-login.ts';

type AccessView = 'login' | 'register' | 'reset' | 'freeze';
const VIEWS: readonly AccessView[] = ['login', 'register', 'reset', 'freeze'];

/**
 * Whether log-in, sign-up, reset or the freeze link is shown. On h5 they share a page; on the desktop sign-up has its own.
 */
export function useAccessModel() {
  const t = useIdentityText();
  const [query, change] = useQueryState();
  const { isLoggedIn, target } = useAfterLogin();
  const wanted = query.get('view');
  const view = VIEWS.find((each) => each === wanted) ?? 'login';
  const carried = {
    forwardUrl: query.get('forwardUrl'),
    redirectUrl: query.get('redirectUrl'),
    inviteCode: query.get('inviteCode'),
  };
  return {
    view: { view, isLoggedIn, target },
    /** Links between these forms, which keep the page that the person came from. */
    links: {
      login: pathTo('identity.login', carried),
      register: pathTo('identity.register', { ...carried, view: 'register' }),
      reset: pathTo('identity.login', { ...carried, view: 'reset' }),
    },
    commands: {
      /** After a reset the person logs in with the new password. */
      finishReset: () => {
        notify({ tone: 'ok', title: t('identity.reset.done') });
        change({ view: null });
      },
    },
  };
}
