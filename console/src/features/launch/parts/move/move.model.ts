import { useState } from 'react';
import { useReasonedAction } from '../../../../lib/actions/reason.ts';
import { t } from '../../../../lib/i18n.ts';
import { readBusinessTime } from '../../../../lib/time/business-time.ts';
import { useMove } from '../../api/projects.ts';

/** A round whose start is moved. */
export interface Movable {
  readonly project: string;
  readonly round: number;
}

/** Asking for the start of a round to be moved whose price is not fixed. */
export function useMoveModel() {
  const [start, setStart] = useState('');
  const asking = useMove();
  const startAtMs = readBusinessTime(start);
  const act = useReasonedAction<Movable>(
    ({ project, round }, reason) =>
      asking.mutateAsync({ project, round: String(round), startAtMs: String(startAtMs), reason }),
    () => t('console.asked'),
  );
  return {
    start,
    isGood: startAtMs !== null,
    setStart,
    act,
    begin: (of: Movable) => {
      setStart('');
      act.start(of);
    },
  } as const;
}
