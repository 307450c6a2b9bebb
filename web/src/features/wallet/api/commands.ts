import { attempt } from '../../../lib/attempt.ts';
import type { CallId, CallInput } from '../../../lib/client.ts';
import { MONEY } from './money-calls.ts';

const ADDRESS_BOOK: readonly CallId[] = ['addressBook.addresses', 'withdrawals.checkAddress'];

export const commands = {
  transfer: (input: CallInput<'transfers.transfer'>) =>
    attempt('transfers.transfer', input, [...MONEY, 'transfers.history']),
  withdrawCode: (input: CallInput<'withdrawals.withdrawCode'>) => attempt('withdrawals.withdrawCode', input),
  withdraw: (input: CallInput<'withdrawals.withdraw'>) =>
    // What is known of an address changes with its first payment: the next may be less, and is no first use.
    attempt('withdrawals.withdraw', input, [
      ...MONEY,
      'withdrawals.history',
      'withdrawals.checkAddress',
      'assets.coins',
    ]),
  cancelWithdrawal: (input: CallInput<'withdrawals.cancelWithdrawal'>) =>
    attempt('withdrawals.cancelWithdrawal', input, [...MONEY, 'withdrawals.history', 'withdrawals.withdrawalDetail']),
  cancelByLink: (input: CallInput<'withdrawals.cancelByLink'>) =>
    attempt('withdrawals.cancelByLink', input, [...MONEY, 'withdrawals.history', 'withdrawals.withdrawalDetail']),
  answerQuestion: (input: CallInput<'withdrawals.answerQuestion'>) =>
    attempt('withdrawals.answerQuestion', input, ['withdrawals.history', 'withdrawals.withdrawalDetail']),
  requestReturn: (input: CallInput<'withdrawals.requestReturn'>) =>
    attempt('withdrawals.requestReturn', input, ['withdrawals.history', 'withdrawals.withdrawalDetail']),
  resolveRecipient: (input: CallInput<'transfers.resolveRecipient'>) => attempt('transfers.resolveRecipient', input),
  sendCode: (input: CallInput<'transfers.sendCode'>) => attempt('transfers.sendCode', input),
  send: (input: CallInput<'transfers.send'>) => attempt('transfers.send', input, [...MONEY, 'withdrawals.history']),
  rotateAddress: (input: CallInput<'deposits.rotateAddress'>) =>
    attempt('deposits.rotateAddress', input, ['deposits.depositAddress', 'deposits.oldAddresses']),
  faucet: (input: CallInput<'deposits.demoFaucet'>) => attempt('deposits.demoFaucet', input, ['deposits.history']),
  whitelistCode: (input: CallInput<'addressBook.whitelistCode'>) => attempt('addressBook.whitelistCode', input),
  addressCode: (input: CallInput<'addressBook.addressCode'>) => attempt('addressBook.addressCode', input),
  addAddress: (input: CallInput<'addressBook.addAddress'>) => attempt('addressBook.addAddress', input, ADDRESS_BOOK),
  editAddress: (input: CallInput<'addressBook.editAddress'>) => attempt('addressBook.editAddress', input, ADDRESS_BOOK),
  deleteAddress: (input: CallInput<'addressBook.deleteAddress'>) =>
    attempt('addressBook.deleteAddress', input, ADDRESS_BOOK),
  setWhitelistMode: (input: CallInput<'addressBook.setWhitelistMode'>) =>
    attempt('addressBook.setWhitelistMode', input, ['addressBook.addresses', 'withdrawals.withdrawInfo']),
};
