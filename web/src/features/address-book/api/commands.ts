import { attempt } from '../../../lib/calls/attempt.ts';
import type { CallId, CallInput } from '../../../lib/client.ts';

const ADDRESS_BOOK: readonly CallId[] = ['addressBook.addresses', 'withdrawals.checkAddress'];

export const commands = {
  whitelistCode: (input: CallInput<'addressBook.whitelistCode'>) => attempt('addressBook.whitelistCode', input),
  addressCode: (input: CallInput<'addressBook.addressCode'>) => attempt('addressBook.addressCode', input),
  addAddress: (input: CallInput<'addressBook.addAddress'>) => attempt('addressBook.addAddress', input, ADDRESS_BOOK),
  editAddress: (input: CallInput<'addressBook.editAddress'>) => attempt('addressBook.editAddress', input, ADDRESS_BOOK),
  deleteAddress: (input: CallInput<'addressBook.deleteAddress'>) =>
    attempt('addressBook.deleteAddress', input, ADDRESS_BOOK),
  setWhitelistMode: (input: CallInput<'addressBook.setWhitelistMode'>) =>
    attempt('addressBook.setWhitelistMode', input, ['addressBook.addresses', 'withdrawals.withdrawInfo']),
};
