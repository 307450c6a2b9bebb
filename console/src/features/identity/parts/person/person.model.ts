import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isReason, useReasonedAction } from '../../../../lib/actions/reason.ts';
import { pagedQuery, useOneAtATime } from '../../../../lib/calls.ts';
import type { StaffOutput } from '../../../../lib/client.ts';
import { t } from '../../../../lib/i18n.ts';
import { listOf, stateOf, wholeListOf } from '../../../../lib/lists/list-state.ts';
import { useIsOneOf } from '../../../../lib/me.ts';
import { refusalText } from '../../../../lib/refusal-text.ts';
import { holdingsQuery, type PersonSession, sessionsQuery, useAddNote, useEndSessions } from '../../api/person.ts';

export type { PersonSession } from '../../api/person.ts';
export type MovesId = 'staffHoldings.deposits' | 'staffHoldings.withdrawals';

/** Limits and balances of a person. */
export function useHoldings(uid: string) {
  const holdings = useQuery(holdingsQuery(uid));
  return { state: stateOf(holdings), data: holdings.data ?? null, retry: () => void holdings.refetch() };
}

/** A person's deposits or withdrawals. */
export const useMoves = (id: MovesId, uid: string) =>
  listOf<StaffOutput<MovesId>['rows'][number]>(useInfiniteQuery(pagedQuery(id, { uid })));

/** The log-ins of the last twelve months. */
export const useLogins = (uid: string) => listOf(useInfiniteQuery(pagedQuery('staffPeople.logins', { uid })));

/** A person's sessions, and ending one or all of them. */
export function useSessions(uid: string) {
  const sessions = useQuery(sessionsQuery(uid));
  const ending = useEndSessions();
  const act = useReasonedAction<PersonSession | 'all'>(
    (wanted, reason) => ending.mutateAsync({ uid, ...(wanted !== 'all' && { sessionId: wanted.sessionId }), reason }),
    () => t('console.person.ended'),
  );
  return {
    list: wholeListOf(sessions),
    mayEnd: useIsOneOf(['risk', 'support2']),
    act,
  } as const;
}

/** Staff's notes about a person, and adding one. A refused note stays in its field. */
export function useNotes(uid: string) {
  const list = listOf(useInfiniteQuery(pagedQuery('staffPeople.notes', { uid })));
  const adding = useAddNote();
  const oneAtATime = useOneAtATime();
  const [text, setText] = useState('');
  const isGood = isReason(text);
  return {
    list,
    mayWrite: useIsOneOf(['support2', 'reviewer', 'risk', 'compliance']),
    text,
    setText,
    isGood,
    isBusy: adding.isPending,
    problem: adding.error ? refusalText(adding.error) : undefined,
    add: () => {
      if (!isGood) return;
      // The mutation holds the refusal.
      const add = () => adding.mutateAsync({ uid, text: text.trim() });
      void oneAtATime(() =>
        add().then(
          () => setText(''),
          () => {},
        ),
      );
    },
  } as const;
}
