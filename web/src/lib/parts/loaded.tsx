import type { UseQueryResult } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { Failed } from '../../kit/states.tsx';
import { failureIn } from '../calls/call-failure.ts';
import { useShellText } from '../shell-text.ts';

/** The parts of a query that are needed to show its state. */
export type LoadedQuery<Data> = Pick<
  UseQueryResult<Data, Error>,
  'data' | 'error' | 'isPending' | 'isFetching' | 'refetch'
>;

interface LoadedProps<Data> {
  readonly query: LoadedQuery<Data>;
  /** Placeholders in the shape of the content. */
  readonly skeleton: ReactNode;
  /** What could not be loaded, in the screen's words. */
  readonly failedText?: string;
  /** Adds "Your money is safe", for answers about money. */
  readonly isMoney?: boolean;
  readonly children: (data: Data) => ReactNode;
}

/** Shows placeholders while a query loads, its content when it is there, and an error with Retry when it fails. */
export function Loaded<Data>({ query, skeleton, failedText, isMoney, children }: LoadedProps<Data>) {
  const t = useShellText();
  if (query.data !== undefined) return children(query.data);
  // With its own key, because React would otherwise reuse the placeholders' elements for the content, which then jump.
  const grey = <Fragment key="grey">{skeleton}</Fragment>;
  if (!query.error) return grey;
  const failure = failureIn(query.error);
  // These failures lead to another page, so this place says nothing.
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
