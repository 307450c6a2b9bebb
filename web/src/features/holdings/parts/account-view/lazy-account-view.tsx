import { lazy, Suspense } from 'react';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import type { AccountTab } from '../../rules/accounts.ts';

const AccountView = lazy(() => import('./account-view.tsx'));

interface LazyAccountViewProps {
  readonly tab: Exclude<AccountTab, 'overview'>;
  readonly onTransfer: (asset?: string) => void;
}

/** One account. Its code is not in the overview's first load. */
export const LazyAccountView = (props: LazyAccountViewProps) => (
  <Suspense fallback={<Skeleton height={320} />}>
    <AccountView key={props.tab} {...props} />
  </Suspense>
);
