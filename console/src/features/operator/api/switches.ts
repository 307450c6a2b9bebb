import { queryOptions } from '@tanstack/react-query';
import { useActBy } from '../../../lib/calls.ts';
import { call, type StaffInput, type StaffOutput } from '../../../lib/client.ts';

export type Switch = StaffOutput<'staffOperator.switches'>['rows'][number];

const REFRESH_MS = 15_000;

export const switchesQuery = queryOptions({
  queryKey: ['staffOperator.switches'],
  queryFn: () => call('staffOperator.switches', {}),
  refetchInterval: REFRESH_MS,
});

/** Turns a switch, a pause or the shutdown; each has its own endpoint. */
function turn({ name, isOn }: Switch, reason: string) {
  if (name === 'SHUTDOWN') return call('staffOperator.setShutdown', { on: isOn ? 'true' : 'false', reason });
  if (name.endsWith('_PAUSED_REASON')) {
    const direction = name.startsWith('DEPOSITS') ? 'deposit' : 'withdraw';
    return call('staffOperator.setPaused', { direction, on: isOn ? 'true' : 'false', reason });
  }
  const feature = name as StaffInput<'staffOperator.setFeature'>['name'];
  return call('staffOperator.setFeature', { name: feature, on: isOn ? 'false' : 'true', reason });
}

export const useTurn = () =>
  useActBy(
    ({ row, reason }: { readonly row: Switch; readonly reason: string }) => turn(row, reason),
    ['staffOperator.switches'],
  );
