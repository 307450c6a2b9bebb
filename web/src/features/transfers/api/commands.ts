import { attempt } from '../../../lib/calls/attempt.ts';
import type { CallInput } from '../../../lib/client.ts';
import { MONEY } from '../../balances/public.ts';

export const commands = {
  transfer: (input: CallInput<'transfers.transfer'>) => attempt('transfers.transfer', input, MONEY),
  resolveRecipient: (input: CallInput<'transfers.resolveRecipient'>) => attempt('transfers.resolveRecipient', input),
};
