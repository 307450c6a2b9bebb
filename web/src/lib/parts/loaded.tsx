import type { UseQueryResult } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { Failed } from '../../kit/states.tsx';
import { failureIn } from '../calls/call-failure.ts';
import { useShellText } from '../shell-text.ts';

/** An answer that is on its way, there, or failed. */
export type LoadedQuery<Data> = Pick<
  UseQueryResult<Data, Error>,
  'data' | 'error' | 'isPending' | 'isFetching' | 'refetch'
>;

interface LoadedProps<Data> {
  readonly query: LoadedQuery<Data>;
  /** Grey stand-ins of the same shape as what is coming. */
  readonly skeleton: ReactNode;
  /** What could not be loaded, in the words of the screen. */
  readonly failedText?: string;
  /** Adds "Your money is safe" where that is true. */
  readonly isMoney?: boolean;
  readonly children: (data: Data) => ReactNode;
}

/** An answer in its three lives: grey while it loads, itself when it is there, and a sentence with Retry when it fails. */
export function Loaded<Data>({ query, skeleton, failedText, isMoney, children }: LoadedProps<Data>) {
  const t = useShellText();
  if (query.data !== undefined) return children(query.data);
  // A key of its own: otherwise React makes the content out of the grey blocks, and what it reuses jumps.
  const grey = <Fragment key="grey">{skeleton}</Fragment>;
  if (!query.error) return grey;
  const failure = failureIn(query.error);
  // Login and downtime lead to another page; there is nothing to say in this place meanwhile.
  if (failure?.kind === 'login' || failure?.kind === 'downtime') return grey;
  const reason =
    failure?.kind === 'timeout'
      ? t('shell.loadTimeout')
      : failure?.kind === 'refused'
        ? failure.message
        : (failedText ?? t('shell.loadFailed'));
  return (
    <Failed
      text={isMoney ? `${reason} ${t('shell.moneySafe')}` : reason}
      retryLabel={t('shell.action.retry')}
      busy={query.isFetching}
      onRetry={() => void query.refetch()}
      reference={failure?.code ? `${failure.endpointId} ${failure.code}` : undefined}
    />
  );
}
