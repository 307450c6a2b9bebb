import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useReasonedAction } from '../../../../lib/actions/reason.ts';
import { t } from '../../../../lib/i18n.ts';
import { listOf } from '../../../../lib/lists/list-state.ts';
import { useIsOneOf } from '../../../../lib/me.ts';
import {
  type ReviewedDeposit,
  reviewedDepositsQuery,
  useReleaseDeposit,
  useReturnDeposit,
} from '../../api/deposits.ts';

interface Wanted {
  readonly way: 'release' | 'return';
  readonly deposit: ReviewedDeposit;
}

/** Deposits that wait for staff, and the one whose dialog is open. */
export function useDepositsModel() {
  const list = listOf(useInfiniteQuery(reviewedDepositsQuery));
  const releasing = useReleaseDeposit();
  const returning = useReturnDeposit();
  const [address, setAddress] = useState('');
  const act = useReasonedAction<Wanted, { readonly isAsked: boolean }>(
    async ({ way, deposit: { id } }, reason) => {
      if (way === 'release') {
        await releasing.mutateAsync({ id, reason });
        return { isAsked: false };
      }
      const to = address.trim() === '' ? {} : { address: address.trim() };
      const { state } = await returning.mutateAsync({ id, ...to, reason });
      return { isAsked: state === 'WAITING' };
    },
    ({ way }, { isAsked }) => {
      if (isAsked) return t('console.asked');
      return way === 'release' ? t('console.deposits.released') : t('console.deposits.returning');
    },
  );
  return {
    ...list,
    /** Only compliance decides; auditors just read. */
    mayRelease: useIsOneOf(['compliance']),
    act,
    form: {
      address,
      setAddress,
      /** Staff must type the address where the chain names no sender. */
      needsAddress: act.wanted?.way === 'return' && act.wanted.deposit.fromAddress === null,
    },
    start: (deposit: ReviewedDeposit, way: Wanted['way']) => {
      setAddress('');
      act.start({ way, deposit });
    },
  } as const;
}
