import { queryOptions } from '@tanstack/react-query';
import { useAct } from '../../../lib/calls.ts';
import { call, type StaffOutput } from '../../../lib/client.ts';

export type OfficialChannel = StaffOutput<'staffOperator.officialChannels'>['rows'][number];

export const officialChannelsQuery = queryOptions({
  queryKey: ['staffOperator.officialChannels'],
  queryFn: () => call('staffOperator.officialChannels', {}),
});

/** Asks for a change, which waits for a second member of staff. */
export const useSetOfficialChannel = () => useAct('staffOperator.setOfficialChannel', ['staffActions.list']);
