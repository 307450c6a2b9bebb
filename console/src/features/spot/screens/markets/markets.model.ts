import { useQuery } from '@tanstack/react-query';
import { useReasonedAction } from '../../../../lib/actions/reason.ts';
import { t } from '../../../../lib/i18n.ts';
import { stateOf } from '../../../../lib/lists/list-state.ts';
import { useIsOneOf } from '../../../../lib/me.ts';
import { type Market, marketsQuery, useSetStatus } from '../../api/markets.ts';

export type { Market } from '../../api/markets.ts';

/** Every market, and halting or opening one. */
export function useMarketsModel() {
  const markets = useQuery(marketsQuery);
  const setting = useSetStatus();
  const act = useReasonedAction<Market>(
    ({ symbol, status }, reason) =>
      setting.mutateAsync({ symbol, status: status === 'open' ? 'halted' : 'open', reason }),
    ({ status }) => t(status === 'open' ? 'console.markets.isHalted' : 'console.markets.isOpen'),
  );
  return {
    view: { state: stateOf(markets), rows: markets.data?.rows ?? [], mayAct: useIsOneOf(['risk']) },
    commands: { retry: () => void markets.refetch() },
    act,
  } as const;
}
