import type { wallet as walletContract } from '@bourse/contract/wallet.ts';
import type { Handlers } from '../../platform/request/context.ts';
import { afterHttp } from './wallet-after.http.ts';
import { arriveHttp } from './wallet-arrive.http.ts';
import { bookHttp } from './wallet-book.http.ts';
import { depositMoreHttp } from './wallet-deposit-more.http.ts';
import type { WalletDeps } from './wallet-deps.ts';
import { leaveHttp } from './wallet-leave.http.ts';
import { overviewHttp } from './wallet-overview.http.ts';
import { recordHttp } from './wallet-record.http.ts';

export function walletHttp(deps: WalletDeps): Handlers<typeof walletContract> {
  return {
    ...overviewHttp(deps),
    ...arriveHttp(deps),
    ...depositMoreHttp(deps),
    ...leaveHttp(deps),
    ...afterHttp(deps),
    ...bookHttp(deps),
    ...recordHttp(deps),
  };
}
