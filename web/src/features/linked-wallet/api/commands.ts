import { attempt } from '../../../lib/calls/attempt.ts';
import type { CallId, CallInput } from '../../../lib/client.ts';

const MONEY: readonly CallId[] = [
  'holdings.overview',
  'withdrawals.withdrawInfo',
  'withdrawals.history',
  'holdings.holds',
];

export const commands = {
  createSession: (input: CallInput<'linkedWallet.createSession'>) => attempt('linkedWallet.createSession', input),
  cancelSession: (id: string) => attempt('linkedWallet.cancelSession', { id }, ['linkedWallet.session']),
  bindCode: (id: string, channel: 'email' | 'sms') => attempt('linkedWallet.bindCode', { id, channel }),
  bind: (input: CallInput<'linkedWallet.bind'>) => attempt('linkedWallet.bind', input, ['linkedWallet.link']),
  unbindCode: (channel: 'email' | 'sms') => attempt('linkedWallet.unbindCode', { channel }),
  unbind: (input: CallInput<'linkedWallet.unbind'>) => attempt('linkedWallet.unbind', input, ['linkedWallet.link']),
  withdrawCode: (id: string, channel: 'email' | 'sms') => attempt('linkedWallet.withdrawCode', { id, channel }),
  withdraw: (input: CallInput<'linkedWallet.withdraw'>) => attempt('linkedWallet.withdraw', input, MONEY),
  scan: (input: CallInput<'linkedWallet.scan'>) => attempt('linkedWallet.scan', input),
  confirm: (input: CallInput<'linkedWallet.confirm'>) => attempt('linkedWallet.confirm', input),
  reject: (appKey: string) => attempt('linkedWallet.reject', { appKey }),
  draft: (input: CallInput<'linkedWallet.demoDraft'>) => attempt('linkedWallet.demoDraft', input),
  relay: (input: CallInput<'linkedWallet.demoRelay'>) =>
    attempt('linkedWallet.demoRelay', input, ['linkedWallet.demoAccount']),
  gift: (input: CallInput<'linkedWallet.demoGift'>) =>
    attempt('linkedWallet.demoGift', input, ['linkedWallet.demoAccount']),
};
