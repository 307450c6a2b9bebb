import { attempt } from '../../../lib/calls/attempt.ts';
import type { CallInput } from '../../../lib/client.ts';
import { MONEY } from '../../balances/public.ts';

export const commands = {
  withdrawCode: (input: CallInput<'withdrawals.withdrawCode'>) => attempt('withdrawals.withdrawCode', input),
  withdraw: (input: CallInput<'withdrawals.withdraw'>) =>
    // A first payment changes what is known of an address: the next one is no first use.
    attempt('withdrawals.withdraw', input, [
      ...MONEY,
      'withdrawals.history',
      'withdrawals.checkAddress',
      'assets.coins',
    ]),
  sendCode: (input: CallInput<'transfers.sendCode'>) => attempt('transfers.sendCode', input),
  send: (input: CallInput<'transfers.send'>) => attempt('transfers.send', input, [...MONEY, 'withdrawals.history']),
  cancelWithdrawal: (input: CallInput<'withdrawals.cancelWithdrawal'>) =>
    attempt('withdrawals.cancelWithdrawal', input, [...MONEY, 'withdrawals.history', 'withdrawals.withdrawalDetail']),
  cancelByLink: (input: CallInput<'withdrawals.cancelByLink'>) =>
    attempt('withdrawals.cancelByLink', input, [...MONEY, 'withdrawals.history', 'withdrawals.withdrawalDetail']),
  answerQuestion: (input: CallInput<'withdrawals.answerQuestion'>) =>
    attempt('withdrawals.answerQuestion', input, ['withdrawals.history', 'withdrawals.withdrawalDetail']),
  requestReturn: (input: CallInput<'withdrawals.requestReturn'>) =>
    attempt('withdrawals.requestReturn', input, ['withdrawals.history', 'withdrawals.withdrawalDetail']),
};
