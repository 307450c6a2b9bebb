import { useQuery } from '@tanstack/react-query';
import { useReasonedAction } from '../../../../lib/actions/reason.ts';
import { t } from '../../../../lib/i18n.ts';
import { stateOf } from '../../../../lib/lists/list-state.ts';
import { useIsOneOf } from '../../../../lib/me.ts';
import { type Switch, switchesQuery, useTurn } from '../../api/switches.ts';

/** A job sets this switch, and only an operator at the machine can clear it. */
const BY_MACHINE = 'WITHDRAWALS_HALTED_BY';

/** Switches, pauses and the shutdown, and turning them. */
export function useSwitchesModel() {
  const switches = useQuery(switchesQuery);
  const turning = useTurn();
  const isRisk = useIsOneOf(['risk']);
  const isProduct = useIsOneOf(['product']);
  const act = useReasonedAction<Switch>(
    (row, reason) => turning.mutateAsync({ row, reason }),
    () => t('console.switches.done'),
  );
  return {
    view: {
      state: stateOf(switches),
      rows: switches.data?.rows ?? [],
      mayTurn: ({ name }: Switch) =>
        name !== BY_MACHINE && (isRisk || (isProduct && !name.endsWith('_REASON') && name !== 'SHUTDOWN')),
    },
    commands: { retry: () => void switches.refetch() },
    act,
  } as const;
}
