import { formatAmount } from '@bourse/core/money/amount.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { readPositive } from '@bourse/core/wallet/amount-checks.ts';
import type { Route } from '../../custody/public.ts';
import type { DepositsDeps } from '../deposits-deps.ts';
import { openDeposit } from './open-deposit.ts';

/** A deposit from a linked address, as the person asked for it. */
export interface LinkedDepositWish {
  readonly asset: string;
  readonly network: string;
  readonly amount: string;
}

type DepositRefusal =
  | Extract<Awaited<ReturnType<typeof openDeposit>>, { ok: false }>['refusal']['code']
  | 'AMOUNT_ZERO'
  | 'AMOUNT_PLACES'
  | 'AMOUNT_TOO_LARGE'
  | 'AMOUNT_BELOW_MIN';

/**
 * Says where a person's linked address should send a deposit, and whether it would be credited.
 *
 * @returns  the amount in minor units, and the person's own deposit address
 * @refuses  COIN_UNKNOWN | NETWORK_UNKNOWN | DEPOSIT_PAUSED | AMOUNT_ZERO | AMOUNT_PLACES | AMOUNT_TOO_LARGE |
 *           AMOUNT_BELOW_MIN
 */
export async function judgeLinkedDeposit(
  deps: Pick<DepositsDeps, 'assets' | 'chains' | 'settings' | 'depositAddresses'>,
  uid: string,
  wish: LinkedDepositWish,
): Promise<Result<{ readonly route: Route; readonly amountMinor: bigint; readonly address: string }, DepositRefusal>> {
  const route = await openDeposit(deps, wish.asset, wish.network);
  if (!route.ok) return route;
  const { coin, pair } = route.value;
  const amount = readPositive(wish.amount, coin.ledgerScale, pair.scale);
  if (!amount.ok) return amount;
  if (amount.value < pair.depositMinMinor) {
    return refuse('AMOUNT_BELOW_MIN', { min: formatAmount(pair.depositMinMinor, coin.ledgerScale) });
  }
  const { address } = await deps.depositAddresses.current({ uid, network: wish.network });
  return ok({ route: route.value, amountMinor: amount.value, address });
}
