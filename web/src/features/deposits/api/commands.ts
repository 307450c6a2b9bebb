import { attempt } from '../../../lib/calls/attempt.ts';
import type { CallInput } from '../../../lib/client.ts';

export const commands = {
  rotateAddress: (input: CallInput<'deposits.rotateAddress'>) =>
    attempt('deposits.rotateAddress', input, ['deposits.depositAddress', 'deposits.oldAddresses']),
  faucet: (input: CallInput<'deposits.demoFaucet'>) => attempt('deposits.demoFaucet', input, ['deposits.history']),
};
