import { useQuery } from '@tanstack/react-query';
import { useChangeForm } from '../../../../lib/actions/change-form.ts';
import { useReasonedAction } from '../../../../lib/actions/reason.ts';
import { t } from '../../../../lib/i18n.ts';
import { stateOf } from '../../../../lib/lists/list-state.ts';
import { useIsOneOf } from '../../../../lib/me.ts';
import { type CoinRange, rangesQuery, useSetRange } from '../../api/ranges.ts';

const BOUNDS = ['linkMin', 'linkMax'] as const;

/** How much one payment to a linked wallet may be, and asking for changes. Two empty fields close the coin. */
export function useRangesModel() {
  const ranges = useQuery(rangesQuery);
  const form = useChangeForm(BOUNDS);
  const asking = useSetRange();
  const act = useReasonedAction<CoinRange>(
    ({ asset, network }, reason) =>
      asking.mutateAsync({ asset, network, ...(form.isEmpty ? {} : form.values), reason }),
    () => t('console.asked'),
  );
  return {
    state: stateOf(ranges),
    rows: ranges.data?.rows ?? [],
    mayAct: useIsOneOf(['finance']),
    retry: () => void ranges.refetch(),
    form,
    isGood: form.isGood || form.isEmpty,
    act,
    start: (row: CoinRange) => {
      form.fill({ linkMin: row.range?.min ?? '', linkMax: row.range?.max ?? '' });
      act.start(row);
    },
  } as const;
}
