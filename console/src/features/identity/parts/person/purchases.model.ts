import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useReasonedAction } from '../../../../lib/actions/reason.ts';
import { pagedQuery } from '../../../../lib/calls.ts';
import type { StaffInput, StaffOutput } from '../../../../lib/client.ts';
import { t } from '../../../../lib/i18n.ts';
import { listOf, stateOf } from '../../../../lib/lists/list-state.ts';
import { useIsOneOf } from '../../../../lib/me.ts';
import { purchaseLockQuery, useSetPurchaseLock } from '../../api/person.ts';

export type Lot = StaffOutput<'staffPurchaseLock.lots'>['rows'][number];
type Days = StaffInput<'staffPurchaseLock.setLevel'>['lockDays'];
export const LEVELS: readonly Days[] = ['0', '1', '3', '7'];

/** For how long a person's purchases must stay, the present ones, and changing it for later ones. */
export function usePurchases(uid: string) {
  const level = useQuery(purchaseLockQuery(uid));
  const setting = useSetPurchaseLock();
  const [wanted, setWanted] = useState<Days>('1');
  const current = String(level.data?.lockDays ?? '');
  const act = useReasonedAction<'level'>(
    (_, reason) => setting.mutateAsync({ uid, lockDays: wanted, reason }),
    () => t('console.purchaseLock.done'),
  );
  return {
    state: stateOf(level),
    level: level.data ?? null,
    retry: () => void level.refetch(),
    lots: listOf(useInfiniteQuery(pagedQuery('staffPurchaseLock.lots', { uid }))),
    maySet: useIsOneOf(['risk']),
    act,
    wanted,
    setWanted,
    isChanged: wanted !== current,
    start: () => {
      setWanted(LEVELS.find((each) => each === current) ?? '1');
      act.start('level');
    },
  } as const;
}
