import { attempt } from '../../../lib/calls/attempt.ts';
import { sendOnce } from '../../../lib/calls/send-once.ts';
import type { CallInput } from '../../../lib/client.ts';
import { MONEY } from '../../balances/public.ts';

type Transfer = Omit<CallInput<'transfers.transfer'>, 'clientRequestId'>;

/** Transfers a coin between the person's accounts. Repeating an unanswered transfer moves nothing twice. */
export const transferOnce = (payload: Transfer) =>
  sendOnce('transfers.transfer', payload, (clientRequestId) => commands.transfer({ clientRequestId, ...payload }));

export const commands = {
  transfer: (input: CallInput<'transfers.transfer'>) => attempt('transfers.transfer', input, MONEY),
  resolveRecipient: (input: CallInput<'transfers.resolveRecipient'>) => attempt('transfers.resolveRecipient', input),
};
