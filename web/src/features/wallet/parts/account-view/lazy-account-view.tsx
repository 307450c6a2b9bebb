import { lazy, Suspense } from 'react';
import { ListSkeleton } from '../../../../kit/list.tsx';
import type { AccountTab } from '../../rules/accounts.ts';

const AccountView = lazy(() => import('./account-view.tsx'));

interface LazyAccountViewProps {
  readonly tab: Exclude<AccountTab, 'overview'>;
  readonly onTransfer: (asset?: string) => void;
}

/** One account; its code is not part of the overview's first load. */
export const LazyAccountView = (props: LazyAccountViewProps) => (
  <Suspense fallback={<ListSkeleton rows={4} />}>
    <AccountView key={props.tab} {...props} />
  </Suspense>
);
