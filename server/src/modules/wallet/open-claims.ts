import { findOpenClaims } from './queries/deposit-more.query.ts';
import { amountText } from './views.ts';
import type { WalletDeps } from './wallet-deps.ts';

/** What a person owes the house, as they and staff are shown it; the oldest first. */
export async function openClaims(deps: Pick<WalletDeps, 'db' | 'assets'>, uid: string) {
  const claims = await findOpenClaims(deps.db, uid);
  return claims.map(({ amountMinor, openMinor, ...claim }) => ({
    ...claim,
    amount: amountText(deps, claim.asset, amountMinor),
    open: amountText(deps, claim.asset, openMinor),
  }));
}
