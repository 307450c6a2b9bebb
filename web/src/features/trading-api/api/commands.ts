import { attempt } from '../../../lib/calls/attempt.ts';
import type { CallInput } from '../../../lib/client.ts';

export const commands = {
  keyCode: (input: CallInput<'tradingApi.keyCode'>) => attempt('tradingApi.keyCode', input),
  createKey: (input: CallInput<'tradingApi.createKey'>) => attempt('tradingApi.createKey', input, ['tradingApi.keys']),
  deleteKey: (id: string) => attempt('tradingApi.deleteKey', { id }, ['tradingApi.keys']),
};
