import { CircleUserRound } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'wouter';
import { cx } from '../../kit/cx.ts';
import { useDensity } from '../../kit/density.tsx';
import { pathTo } from '../../lib/links.ts';
import { useSession } from '../../lib/person/session.ts';
import { useShellText } from '../../lib/shell-text.ts';
import { ErrorBoundary } from '../error-boundary.tsx';

const Bell = lazy(() => import('../../features/notices/public.ts').then(({ Bell }) => ({ default: Bell })));

const pictureClass = (isTouch: boolean) =>
  cx(
    'inline-grid place-items-center rounded-control text-text-muted hover:bg-hover hover:text-text',
    isTouch ? 'size-11 [&_svg]:size-[22px]' : 'size-8 [&_svg]:size-[18px]',
  );

/** The notification bell in the header. Its code is fetched after the page. */
export function HeaderSlot(): ReactNode {
  const buttonClass = pictureClass(useDensity() === 'touch');
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={<span className={buttonClass} />}>
        <Bell buttonClass={buttonClass} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Header buttons on h5's first page for people who are logged in: the bell, and the account. */
export function PersonActions(): ReactNode {
  const t = useShellText();
  const { state } = useSession();
  if (state !== 'person') return null;
  return (
    <>
      <HeaderSlot />
      <Link href={pathTo('identity.security')} aria-label={t('shell.account.label')} className={pictureClass(true)}>
        <CircleUserRound aria-hidden="true" strokeWidth={1.75} />
      </Link>
    </>
  );
}
