import { onlineManager, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { DensityProvider } from '../kit/density.tsx';
import { Toaster } from '../kit/overlay/toast.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { OfflineBar } from '../kit/states.tsx';
import { serverNowMs } from '../lib/calls/server-time.ts';
import { clockTime } from '../lib/format.ts';
import { dismiss, useNotifications } from '../lib/notify.ts';
import { queryClient } from '../lib/query.ts';
import { useShellText } from '../lib/shell-text.ts';
import { statusQuery, useLiveStatus } from '../lib/status.ts';
import { ContinueAs } from './access/continue-as.tsx';
import { leaveForDowntime } from './client-events.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { formFactor } from './form-factor.ts';
import { Router } from './router.tsx';
import { AnnouncementsSlot } from './shells/announcements-slot.tsx';
import { Windows } from './windows.tsx';

const isH5 = formFactor === 'h5';
export type ShellComponent = ComponentType<{ readonly children: ReactNode }>;

/** The frame of the layout in use. */
export const loadShell = async (): Promise<ShellComponent> =>
  (await (isH5 ? import('./shells/h5/h5-shell.tsx') : import('./shells/desktop/desktop-shell.tsx'))).default;

/** The placeholders of a screen: the same as in the server's HTML, which is shown before any script has run. */
function ScreenSkeleton() {
  return (
    <div aria-hidden="true" className={isH5 ? 'flex flex-col gap-5 p-4 pt-14' : 'flex flex-col gap-4'}>
      <Skeleton width={160} height={28} />
      <Skeleton height={isH5 ? 148 : 244} />
      <Skeleton height={isH5 ? 320 : 264} />
    </div>
  );
}

/** The whole page. */
export function App({ Shell }: { readonly Shell: ShellComponent }) {
  return (
    <QueryClientProvider client={queryClient}>
      <DensityProvider density={isH5 ? 'touch' : 'compact'}>
        <Suspense fallback={null}>
          <Watches />
          <ErrorBoundary>
            <ContinueAs>
              <Shell>
                <Offline />
                <AnnouncementsSlot />
                <Router fallback={<ScreenSkeleton />} />
                <Windows />
              </Shell>
            </ContinueAs>
          </ErrorBoundary>
          <Toasts />
        </Suspense>
      </DensityProvider>
    </QueryClientProvider>
  );
}

/** Leaves for the downtime page as soon as staff set the shutdown flag. */
function Watches() {
  useLiveStatus();
  const { data } = useQuery(statusQuery());
  useEffect(() => {
    if (data?.shutdown) leaveForDowntime();
  }, [data?.shutdown]);
  return null;
}

const subscribeOnline = (listener: () => void) => onlineManager.subscribe(listener);

function Offline() {
  const t = useShellText();
  const isOnline = useSyncExternalStore(subscribeOnline, () => onlineManager.isOnline());
  const [sinceMs, setSinceMs] = useState(0);
  useEffect(() => {
    if (!isOnline) setSinceMs(serverNowMs());
  }, [isOnline]);
  if (isOnline || sinceMs === 0) return null;
  return (
    <OfflineBar
      text={t('shell.offline.text', { time: clockTime(sinceMs) })}
      retryLabel={t('shell.offline.retry')}
      onRetry={() => {
        // The browser's own flag is wrong behind some proxies, so a real request decides.
        void fetch('/healthz', { cache: 'no-store' }).then(
          () => onlineManager.setOnline(true),
          () => undefined,
        );
      }}
    />
  );
}

function Toasts() {
  const t = useShellText();
  return (
    <Toaster
      items={useNotifications()}
      onClose={dismiss}
      closeLabel={t('shell.action.close')}
      label={t('shell.notifications.label')}
    />
  );
}
