import { attempt } from '../../../lib/attempt.ts';
import type { CallInput } from '../../../lib/client.ts';

export const commands = {
  sendCode: (channel: 'email' | 'sms') => attempt('identity.sendMyCode', { purpose: 'api-key', channel }),
  createKey: (input: CallInput<'tradingApi.createKey'>) => attempt('tradingApi.createKey', input, ['tradingApi.keys']),
  deleteKey: (id: string) => attempt('tradingApi.deleteKey', { id }, ['tradingApi.keys']),
};
