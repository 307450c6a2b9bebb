import type { Queryable } from '../../../platform/db/db.ts';
import { findOwnBalances } from '../../balances/public.ts';
import { QUOTE_ASSET } from '../auto-invest-deps.ts';

/** The USDT that a person can spend now, in minor units. */
export interface Funds {
  readonly spotMinor: bigint;
  readonly fundingMinor: bigint;
}

/** What some people can spend. A person without an account has nothing. */
export async function findFunds(q: Queryable, uids: readonly string[]): Promise<(uid: string) => Funds> {
  const balances = await findOwnBalances(q, uids);
  return (uid) => {
    const of = (account: string): bigint =>
      balances.get(uid)?.find((row) => row.account === account && row.asset === QUOTE_ASSET)?.availableMinor ?? 0n;
    return { spotMinor: of('spot'), fundingMinor: of('funding') };
  };
}

/** What a plan can spend: the spot account, and the funding account if the plan may take from there. */
export const availableMinor = ({ spotMinor, fundingMinor }: Funds, autoTransfer: boolean): bigint =>
  spotMinor + (autoTransfer ? fundingMinor : 0n);
