import { amountText } from '../assets/public.ts';
import type { DepositsDeps } from './deposits-deps.ts';
import { findOpenClaims } from './queries/deposit-more.query.ts';

/** What a person owes the house, oldest first, as it is shown to them and to staff. */
export async function openClaims(deps: Pick<DepositsDeps, 'db' | 'assets'>, uid: string) {
  const claims = await findOpenClaims(deps.db, uid);
  return claims.map(({ amountMinor, openMinor, ...claim }) => ({
    ...claim,
    amount: amountText(deps, claim.asset, amountMinor),
    open: amountText(deps, claim.asset, openMinor),
  }));
}
