import type { OutputOf } from '@bourse/contract/endpoint.ts';
import type { transfers } from '@bourse/contract/transfers.ts';
import { compareText } from '../../balances/public.ts';
import { targetsOf } from './transfer-path.ts';

type Account = OutputOf<typeof transfers.info>['accounts'][number];

/**
 * An account besides Funding that has all that is missing there, or null.
 *
 * @param missing  decimal text; null for any amount
 */
export function accountWith(accounts: readonly Account[], missing: string | null): Account | null {
  const others = accounts.filter(
    ({ account, opened }) => account !== 'funding' && opened && targetsOf(account).includes('funding'),
  );
  const enough = others.filter(({ available }) => compareText(available, missing ?? '0') >= (missing === null ? 1 : 0));
  return enough.sort((a, b) => compareText(b.available, a.available))[0] ?? null;
}
