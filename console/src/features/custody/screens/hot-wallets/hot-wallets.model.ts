import { useQuery } from '@tanstack/react-query';
import { useChangeForm } from '../../../../lib/actions/change-form.ts';
import { useReasonedAction } from '../../../../lib/actions/reason.ts';
import { t } from '../../../../lib/i18n.ts';
import { stateOf } from '../../../../lib/lists/list-state.ts';
import { useIsOneOf } from '../../../../lib/me.ts';
import { type HotLimit, hotLimitsQuery, useRotateHot, useSetHotLimit } from '../../api/custody.ts';

type HotNetwork = Pick<HotLimit, 'network' | 'networkName'>;
const LIMITS = ['keep', 'most'] as const;

/** How much each hot wallet keeps back and holds at most, and asking for changes or for another wallet. */
export function useHotWalletsModel() {
  const limits = useQuery(hotLimitsQuery);
  const form = useChangeForm(LIMITS);
  const asking = useSetHotLimit();
  const act = useReasonedAction<HotLimit>(
    ({ asset, network }, reason) => {
      const { keep, most } = form.values;
      return asking.mutateAsync({ asset, network, keep, ...(most !== '' && { most }), reason });
    },
    () => t('console.asked'),
  );
  const rotating = useRotateHot();
  const rotation = useReasonedAction<HotNetwork>(
    ({ network }, reason) => rotating.mutateAsync({ network, reason }),
    () => t('console.asked'),
  );
  const rows = limits.data?.rows ?? [];
  return {
    view: {
      state: stateOf(limits),
      rows,
      networks: [...new Map(rows.map((row) => [row.network, row])).values()],
      mayAct: useIsOneOf(['finance']),
      /** The upper bound may be left empty: the wallet may then hold any amount. */
      isGood: form.isFigure('keep') && (form.values.most === '' || form.isFigure('most')),
    },
    form,
    commands: {
      retry: () => void limits.refetch(),
      start: (row: HotLimit) => {
        form.fill({ keep: row.keep, most: row.most ?? '' });
        act.start(row);
      },
    },
    act,
    rotation,
  } as const;
}
