import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../../lib/i18n.ts';
import { stateOf } from '../../../../lib/list-state.ts';
import { useIsOneOf } from '../../../../lib/me.ts';
import { useReasonedAction } from '../../../../lib/reason.ts';
import { type HotLimit, hotLimitsQuery, useSetHotLimit } from '../../api/custody.ts';

const AMOUNT = /^(?:0|[1-9][0-9]{0,29})(?:\.[0-9]{1,18})?$/u;

/** How much the hot wallets keep back and hold at most, and asking for a change. */
export function useHotWalletsModel() {
  const limits = useQuery(hotLimitsQuery);
  const [keep, setKeep] = useState('');
  const [most, setMost] = useState('');
  const asking = useSetHotLimit();
  const act = useReasonedAction<HotLimit>(
    ({ asset, network }, reason) => asking.mutateAsync({ asset, network, keep, ...(most !== '' && { most }), reason }),
    () => t('console.asked'),
  );
  return {
    view: { state: stateOf(limits), rows: limits.data?.rows ?? [], mayAct: useIsOneOf(['finance']) },
    form: { keep, setKeep, most, setMost, isGood: AMOUNT.test(keep) && (most === '' || AMOUNT.test(most)) },
    commands: {
      retry: () => void limits.refetch(),
      start: (row: HotLimit) => {
        setKeep(row.keep);
        setMost(row.most ?? '');
        act.start(row);
      },
    },
    act,
  } as const;
}
