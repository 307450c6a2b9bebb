import type { deposits as contract } from '@bourse/contract/deposits.ts';
import { ok, refuse } from '@bourse/core/result.ts';
import type { Handlers } from '../../platform/request/context.ts';
import { amountText, explorerUrl } from '../assets/public.ts';
import { findRoute } from '../custody/public.ts';
import type { DepositsDeps } from './deposits-deps.ts';
import { openClaims } from './open-claims.ts';
import { type DepositMore, findDepositMore, findOldAddresses } from './queries/deposit-more.query.ts';
import { explainDeposit } from './usecases/explain-deposit.ts';

type MoreHandlers = Pick<Handlers<typeof contract>, 'depositMore' | 'oldAddresses' | 'explainDeposit' | 'claims'>;

/** Endpoints for what is special about some deposits: waits, sources, returns, claims and old addresses. */
export function depositMoreHttp(deps: DepositsDeps): MoreHandlers {
  return {
    depositMore: async ({ id }, { uid }) => {
      const found = await findDepositMore(deps.db, uid, id);
      return found ? ok(moreOut(deps, found)) : refuse('DEPOSIT_UNKNOWN');
    },
    oldAddresses: async (input, { uid }) => {
      const route = findRoute(deps, input.asset, input.network);
      if (!route.ok) return route;
      return ok({ rows: [...(await findOldAddresses(deps.db, route.value.network.family, uid))] });
    },
    explainDeposit: async (input, context) => {
      const said = await explainDeposit(deps, context, input);
      return said.ok ? ok({ done: true as const }) : said;
    },
    claims: async (_input, { uid }) => {
      return ok({ rows: await openClaims(deps, uid) });
    },
  };
}

function moreOut(deps: DepositsDeps, more: DepositMore) {
  const { sentBack } = more;
  return {
    leavesFromMs: more.leavesFromMs,
    source: more.source,
    sentBack: sentBack && {
      address: sentBack.address,
      amount: amountText(deps, more.asset, sentBack.amountMinor - sentBack.feeMinor),
      fee: amountText(deps, more.asset, sentBack.feeMinor),
      txId: sentBack.txHash,
      explorerUrl: explorerUrl(deps, more.network, sentBack.txHash),
      isDone: sentBack.isDone,
    },
  };
}
