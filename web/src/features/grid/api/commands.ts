import { attempt } from '../../../lib/calls/attempt.ts';
import { sendOnce } from '../../../lib/calls/send-once.ts';
import type { CallId, CallInput } from '../../../lib/client.ts';
import { MONEY } from '../../balances/public.ts';

export type GridInput = Omit<CallInput<'grid.create'>, 'clientRequestId'>;

/** Every answer about a person's grids. */
export const GRIDS: readonly CallId[] = ['grid.summary', 'grid.list', 'grid.one', 'grid.fills'];
const WITH_MONEY: readonly CallId[] = [...GRIDS, 'spot.balances', ...MONEY];

/** Sent once: the same again, while nobody has answered, makes no second grid. */
export const createOnce = (payload: GridInput) =>
  sendOnce('grid.create', payload, (clientRequestId) =>
    attempt('grid.create', { clientRequestId, ...payload }, WITH_MONEY),
  );

/** A grid ends once, and a second request to stop it is answered as the first. */
export const stopGrid = (input: CallInput<'grid.stop'>) => attempt('grid.stop', input, WITH_MONEY);
/** Says what is to be so, and saying it again changes nothing. */
export const setExits = (input: CallInput<'grid.setExits'>) => attempt('grid.setExits', input, GRIDS);
