import type { MoneyDeps } from '../src/boot/sides/money-side.ts';
import { addressBookHttp } from '../src/modules/address-book/address-book.http.ts';
import { bookingsHttp } from '../src/modules/bookings/bookings.http.ts';
import { depositsHttp } from '../src/modules/deposits/deposits.http.ts';
import { holdingsHttp } from '../src/modules/holdings/holdings.http.ts';
import { transfersHttp } from '../src/modules/transfers/transfers.http.ts';
import { withdrawalsHttp } from '../src/modules/withdrawals/withdrawals.http.ts';

/** Every call of a person about their money, under one name each. */
export function walletHttp(deps: MoneyDeps) {
  const { history: deposits, ...ofDeposits } = depositsHttp(deps);
  const { history: withdrawals, ...ofWithdrawals } = withdrawalsHttp(deps);
  const { history: transfers, info: transferInfo, ...ofTransfers } = transfersHttp(deps);
  return {
    ...holdingsHttp(deps),
    ...ofDeposits,
    ...ofWithdrawals,
    ...addressBookHttp(deps),
    ...ofTransfers,
    ...bookingsHttp(deps),
    deposits,
    withdrawals,
    transfers,
    transferInfo,
  };
}
