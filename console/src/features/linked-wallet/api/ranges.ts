import { queryOptions } from '@tanstack/react-query';
import { useAct } from '../../../lib/calls.ts';
import { call, type StaffOutput } from '../../../lib/client.ts';

export type CoinRange = StaffOutput<'staffLinkedWallet.ranges'>['rows'][number];

export const rangesQuery = queryOptions({
  queryKey: ['staffLinkedWallet.ranges'],
  queryFn: () => call('staffLinkedWallet.ranges', {}),
});

/** Asks for a change, which waits for a second member of Finance. */
export const useSetRange = () => useAct('staffLinkedWallet.setRange', ['staffActions.list']);
