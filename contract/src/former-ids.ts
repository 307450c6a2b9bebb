/**
 * What older releases called endpoints, by their present id. Former ids live on: the audit log keeps them for ever, a change
 * that waits for a second member of staff may be older than the release, and a browser keeps what it sent under the name it
 * knew.
 */
const FORMER_IDS: Readonly<Record<string, string>> = {
  'addressBook.addAddress': 'wallet.addAddress',
  'transfers.send': 'wallet.send',
  'transfers.transfer': 'wallet.transfer',
  'withdrawals.withdraw': 'wallet.withdraw',
  'staffWithdrawals.approveWithdrawal': 'staffWallet.approveWithdrawal',
  'staffWithdrawals.askWithdrawal': 'staffWallet.askWithdrawal',
  'staffWithdrawals.rejectWithdrawal': 'staffWallet.rejectWithdrawal',
  'staffDeposits.returnDeposit': 'staffWallet.returnDeposit',
  'staffDeposits.releaseDeposit': 'staffWallet.releaseDeposit',
  'staffAlarms.resumeNetwork': 'staffWallet.resumeNetwork',
  'staffAlarms.releasePayment': 'staffWallet.releasePayment',
};

/** The present name of an id from an older release; what follows the id stays. */
export function presentName(id: string): string {
  const [group = '', key = '', ...rest] = id.split('.');
  const found = Object.entries(FORMER_IDS).find(([, former]) => former === `${group}.${key}`);
  return found === undefined ? id : [found[0], ...rest].join('.');
}

/** Every name that an id has had, the present one first. A suffix of the id, such as `.ask`, follows each of them. */
export function namesOf(id: string): readonly string[] {
  const [group = '', key = '', ...rest] = id.split('.');
  const former = FORMER_IDS[`${group}.${key}`];
  return former === undefined ? [id] : [id, [former, ...rest].join('.')];
}
