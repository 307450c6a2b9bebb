import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readFigure } from '../../../../lib/actions/figure-fault.ts';
import { useReasonedAction } from '../../../../lib/actions/reason.ts';
import { t } from '../../../../lib/i18n.ts';
import { stateOf } from '../../../../lib/lists/list-state.ts';
import { useIsOneOf } from '../../../../lib/me.ts';
import { type Threshold, thresholdsQuery, useSetThreshold } from '../../api/thresholds.ts';

const isWithin = (value: number, { min, max }: Threshold): boolean => value >= min && value <= max;

/** The values from which staff must look at withdrawals, and asking for others. */
export function useThresholdsModel() {
  const thresholds = useQuery(thresholdsQuery);
  const [typed, setTyped] = useState('');
  const reading = readFigure(typed, true);
  const asking = useSetThreshold();
  const act = useReasonedAction<Threshold>(
    ({ name }, reason) => asking.mutateAsync({ name, value: reading.isGood ? reading.figure : typed, reason }),
    () => t('console.asked'),
  );
  const { wanted } = act;
  const value = reading.isGood ? Number(reading.figure) : null;
  const isOut = wanted !== null && value !== null && !isWithin(value, wanted);
  return {
    view: { state: stateOf(thresholds), rows: thresholds.data?.rows ?? [], mayAct: useIsOneOf(['risk']) },
    form: {
      typed,
      setTyped,
      /** What is wrong with the typed text: no number, or one outside the range. */
      fault:
        typed === '' ? null : reading.isGood ? (isOut ? t('console.refusal.THRESHOLD_RANGE') : null) : reading.fault,
      isGood: wanted !== null && value !== null && !isOut && value !== wanted.value,
    },
    commands: {
      retry: () => void thresholds.refetch(),
      start: (row: Threshold) => {
        setTyped(String(row.value));
        act.start(row);
      },
    },
    act,
  } as const;
}
