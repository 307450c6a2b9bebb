import { attempt } from '../../../lib/calls/attempt.ts';
import type { CallInput } from '../../../lib/client.ts';
import { endpointCommand } from '../../../lib/query.ts';

export const commands = {
  submitCode: (input: CallInput<'recovery.submitCode'>) => attempt('recovery.submitCode', input),
  submit: (input: CallInput<'recovery.submit'>) =>
    attempt('recovery.submit', input, ['recovery.cases', 'recovery.terms']),
};
export const signCommand = () =>
  endpointCommand('recovery.sign', ['recovery.cases', 'recovery.caseDetail'], { quiet: true });
export const uploadCommand = () => endpointCommand('recovery.uploadScreenshot', [], { quiet: true });
