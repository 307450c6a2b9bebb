import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useReasonedAction } from '../../../../lib/actions/reason.ts';
import { t } from '../../../../lib/i18n.ts';
import { stateOf } from '../../../../lib/lists/list-state.ts';
import { useIsOneOf } from '../../../../lib/me.ts';
import { type Threshold, thresholdsQuery, useSetThreshold } from '../../api/thresholds.ts';

const isWithin = (text: string, { min, max }: Threshold): boolean =>
  /^[1-9][0-9]{0,8}$/u.test(text) && Number(text) >= min && Number(text) <= max;

/** The values from which staff look at withdrawals, and asking for others. */
export function useThresholdsModel() {
  const thresholds = useQuery(thresholdsQuery);
  const [value, setValue] = useState('');
  const asking = useSetThreshold();
  const act = useReasonedAction<Threshold>(
    ({ name }, reason) => asking.mutateAsync({ name, value, reason }),
    () => t('console.asked'),
  );
  return {
    view: { state: stateOf(thresholds), rows: thresholds.data?.rows ?? [], mayAct: useIsOneOf(['risk']) },
    form: {
      value,
      setValue,
      isOut: act.wanted !== null && value !== '' && !isWithin(value, act.wanted),
      isGood: act.wanted !== null && isWithin(value, act.wanted) && value !== String(act.wanted.value),
    },
    commands: {
      retry: () => void thresholds.refetch(),
      start: (row: Threshold) => {
        setValue(String(row.value));
        act.start(row);
      },
    },
    act,
  } as const;
}
