import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { LoginDesktop } from '../features/identity/screens/login/login.desktop.tsx';
import { Toasts } from '../kit/overlay/toasts.tsx';
import { Bones, Failed } from '../kit/states.tsx';
import { t, useLocale } from '../lib/i18n.ts';
import { meQuery } from '../lib/me.ts';
import { refusalText } from '../lib/refusal-text.ts';
import { dismissToast, useToasts } from '../lib/toast.ts';
import { sectionsOf } from './sections.ts';
import { KEYS_PATH, Shell } from './shell.tsx';

const EnrolDesktop = lazy(() =>
  import('../features/approvals/screens/enrol/enrol.desktop.tsx').then((module) => ({ default: module.EnrolDesktop })),
);
const KeysDesktop = lazy(() =>
  import('../features/approvals/screens/keys/keys.desktop.tsx').then((module) => ({ default: module.KeysDesktop })),
);
const FirstKeyDesktop = lazy(() =>
  import('../features/approvals/screens/first-key/first-key.desktop.tsx').then((module) => ({
    default: module.FirstKeyDesktop,
  })),
);
/** Here a visitor sets up a new login with an enrolment code, so no log-in is asked for. */
const ENROL_PATH = '/enrol';

/** Shows either the log-in or the sections that the role may open. */
export function App() {
  // Called only to redraw everything below in a new language, without losing what was typed.
  useLocale();
  const me = useQuery(meQuery);
  const toasts = useToasts();
  const [path] = useLocation();
  if (path === ENROL_PATH) {
    return (
      <Suspense fallback={<Bones rows={3} />}>
        <EnrolDesktop />
      </Suspense>
    );
  }
  if (me.isPending) return <Bones rows={1} />;
  if (me.isError) {
    return <Failed text={refusalText(me.error)} retryLabel={t('console.retry')} onRetry={() => void me.refetch()} />;
  }
  if (me.data === null) return <LoginDesktop />;
  if (me.data.needsKey) {
    return (
      <Suspense fallback={<Bones rows={3} />}>
        <FirstKeyDesktop />
      </Suspense>
    );
  }
  const sections = sectionsOf(me.data.role);
  const first = sections[0];
  return (
    <Shell me={me.data} sections={sections}>
      <Suspense fallback={<Bones rows={6} />}>
        <Switch>
          {sections.map(({ path, Screen }) => (
            <Route key={path} path={path} component={Screen} />
          ))}
          <Route path={KEYS_PATH} component={KeysDesktop} />
          <Route>
            {first ? (
              <Redirect to={first.path} replace />
            ) : (
              <p className="p-8 text-text-muted">{t('console.nothingForRole')}</p>
            )}
          </Route>
        </Switch>
      </Suspense>
      <Toasts toasts={toasts} closeLabel={t('console.close')} onClose={dismissToast} />
    </Shell>
  );
}
