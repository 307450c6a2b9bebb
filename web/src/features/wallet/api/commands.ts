import { attempt } from '../../../lib/attempt.ts';
import type { CallId, CallInput } from '../../../lib/client.ts';
import { MONEY } from './money-calls.ts';

const ADDRESS_BOOK: readonly CallId[] = ['wallet.addresses', 'wallet.checkAddress'];

export const commands = {
  transfer: (input: CallInput<'wallet.transfer'>) => attempt('wallet.transfer', input, [...MONEY, 'wallet.transfers']),
  withdrawCode: (input: CallInput<'wallet.withdrawCode'>) => attempt('wallet.withdrawCode', input),
  withdraw: (input: CallInput<'wallet.withdraw'>) =>
    // What is known of an address changes with its first payment: the next may be less, and is no first use.
    attempt('wallet.withdraw', input, [...MONEY, 'wallet.withdrawals', 'wallet.checkAddress', 'assets.coins']),
  cancelWithdrawal: (input: CallInput<'wallet.cancelWithdrawal'>) =>
    attempt('wallet.cancelWithdrawal', input, [...MONEY, 'wallet.withdrawals', 'wallet.withdrawalDetail']),
  cancelByLink: (input: CallInput<'wallet.cancelByLink'>) =>
    attempt('wallet.cancelByLink', input, [...MONEY, 'wallet.withdrawals', 'wallet.withdrawalDetail']),
  answerQuestion: (input: CallInput<'wallet.answerQuestion'>) =>
    attempt('wallet.answerQuestion', input, ['wallet.withdrawals', 'wallet.withdrawalDetail']),
  requestReturn: (input: CallInput<'wallet.requestReturn'>) =>
    attempt('wallet.requestReturn', input, ['wallet.withdrawals', 'wallet.withdrawalDetail']),
  resolveRecipient: (input: CallInput<'wallet.resolveRecipient'>) => attempt('wallet.resolveRecipient', input),
  sendCode: (input: CallInput<'wallet.sendCode'>) => attempt('wallet.sendCode', input),
  send: (input: CallInput<'wallet.send'>) => attempt('wallet.send', input, [...MONEY, 'wallet.withdrawals']),
  rotateAddress: (input: CallInput<'wallet.rotateAddress'>) =>
    attempt('wallet.rotateAddress', input, ['wallet.depositAddress', 'wallet.oldAddresses']),
  faucet: (input: CallInput<'wallet.demoFaucet'>) => attempt('wallet.demoFaucet', input, ['wallet.deposits']),
  whitelistCode: (input: CallInput<'wallet.whitelistCode'>) => attempt('wallet.whitelistCode', input),
  addressCode: (input: CallInput<'wallet.addressCode'>) => attempt('wallet.addressCode', input),
  addAddress: (input: CallInput<'wallet.addAddress'>) => attempt('wallet.addAddress', input, ADDRESS_BOOK),
  editAddress: (input: CallInput<'wallet.editAddress'>) => attempt('wallet.editAddress', input, ADDRESS_BOOK),
  deleteAddress: (input: CallInput<'wallet.deleteAddress'>) => attempt('wallet.deleteAddress', input, ADDRESS_BOOK),
  setWhitelistMode: (input: CallInput<'wallet.setWhitelistMode'>) =>
    attempt('wallet.setWhitelistMode', input, ['wallet.addresses', 'wallet.withdrawInfo']),
};
