import type { deposits as contract } from '@bourse/contract/deposits.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { ok, refuse } from '@bourse/core/result.ts';
import { readPositive } from '@bourse/core/wallet/amount-checks.ts';
import type { Handlers } from '../../platform/request/context.ts';
import { historyPage, RECENT } from '../balances/public.ts';
import { ChainFault, type DepositTarget, findRoute, type Route } from '../custody/public.ts';
import { depositMoreHttp } from './deposit-more.http.ts';
import { depositRows } from './deposit-rows.ts';
import type { DepositsDeps } from './deposits-deps.ts';
import { findOwnIncoming } from './queries/incoming-history.query.ts';
import { openDeposit } from './usecases/open-deposit.ts';
import { depositOut } from './views.ts';

type DepositsHandlers = Handlers<typeof contract>;

/** Every endpoint by which people receive money. */
export function depositsHttp(deps: DepositsDeps): DepositsHandlers {
  return {
    ...depositMoreHttp(deps),
    history: (input, { uid }) => historyPage(uid, input, RECENT, (filter) => depositRows(deps, filter)),
    depositAddress: async (input, { uid }) => {
      const route = await openDeposit(deps, input.asset, input.network);
      if (!route.ok) return route;
      return ok(targetOut(deps, route.value, await deps.depositAddresses.current({ uid, network: input.network })));
    },
    rotateAddress: async (input, { uid }) => {
      const route = await openDeposit(deps, input.asset, input.network);
      if (!route.ok) return route;
      if (!deps.depositAddresses.rotates(input.network)) return refuse('NOT_ROTATABLE', { network: input.network });
      return ok(targetOut(deps, route.value, await deps.depositAddresses.rotate({ uid, network: input.network })));
    },
    depositDetail: async (input, { uid }) => {
      const found = await findOwnIncoming(deps.db, uid, input.id);
      return found ? ok(depositOut(deps, found)) : refuse('DEPOSIT_UNKNOWN');
    },
    receive: async (_input, { uid }) => {
      const contact = await deps.identity.maskedContact(deps.db, uid);
      return ok({
        uid,
        emailMasked: contact?.emailMasked ?? null,
        phoneMasked: contact?.phoneMasked ?? null,
        payUri: `pay:${uid}`,
      });
    },
    demoFaucet: (input, { uid }) => payFromFaucet(deps, uid, input),
  };
}

const SCHEMES: Readonly<Record<string, string>> = { evm: 'ethereum', bitcoin: 'bitcoin', tempo: 'ethereum' };

function targetOut(deps: DepositsDeps, route: Route, target: DepositTarget) {
  const scheme = SCHEMES[route.network.family] ?? route.network.family;
  return {
    asset: route.coin.asset,
    network: route.network.network,
    address: target.address,
    memo: target.memo,
    uri: `${scheme}:${target.address}${target.memo === null ? '' : `?memo=${encodeURIComponent(target.memo)}`}`,
    rotatable: deps.depositAddresses.rotates(route.network.network),
  };
}

async function payFromFaucet(
  deps: DepositsDeps,
  uid: string,
  input: { readonly asset: string; readonly network: string; readonly amount: string },
): ReturnType<DepositsHandlers['demoFaucet']> {
  const route = findRoute(deps, input.asset, input.network);
  if (!route.ok) return route;
  const { coin, pair } = route.value;
  const amount = readPositive(input.amount, coin.ledgerScale, pair.scale);
  if (!amount.ok) return amount;
  if (!deps.faucet) return refuse('FEATURE_OFF');
  const amountMinorMax = deps.faucet.amountMinorMax(coin.asset);
  if (amount.value > amountMinorMax) {
    return refuse('AMOUNT_ABOVE_MAX', { max: formatAmount(amountMinorMax, coin.ledgerScale) });
  }
  const target = await deps.depositAddresses.current({ uid, network: input.network });
  try {
    const paid = await deps.faucet.pay({
      asset: coin.asset,
      network: input.network,
      ...target,
      amountMinor: amount.value,
    });
    return ok({ txId: paid.txId, address: target.address });
  } catch (error) {
    if (error instanceof ChainFault) return refuse('CHAIN_AWAY', { network: input.network });
    throw error;
  }
}
