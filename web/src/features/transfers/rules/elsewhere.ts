import type { OutputOf } from '@bourse/contract/endpoint.ts';
import type { transfers } from '@bourse/contract/transfers.ts';
import { compareText } from '../../balances/public.ts';
import { targetsOf } from './transfer-path.ts';

type Account = OutputOf<typeof transfers.info>['accounts'][number];

/**
 * The account beside Funding that has what is missing there, or null where none has all of it.
 *
 * @param missing  decimal text; null for whatever there is
 */
export function accountWith(accounts: readonly Account[], missing: string | null): Account | null {
  const others = accounts.filter(
    ({ account, opened }) => account !== 'funding' && opened && targetsOf(account).includes('funding'),
  );
  const enough = others.filter(({ available }) => compareText(available, missing ?? '0') >= (missing === null ? 1 : 0));
  return enough.sort((a, b) => compareText(b.available, a.available))[0] ?? null;
}
