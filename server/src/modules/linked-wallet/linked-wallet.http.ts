import type { linkedWallet } from '@bourse/contract/linked-wallet.ts';
import { linkLockedUntilMs } from '@bourse/core/linked-wallet/link-session.ts';
import { ok, refuse } from '@bourse/core/result.ts';
import { callerOf } from '../../platform/request/caller.ts';
import type { Handlers } from '../../platform/request/context.ts';
import { appHttp } from './linked-wallet-app.http.ts';
import { demoHttp } from './linked-wallet-demo.http.ts';
import type { LinkedWalletDeps } from './linked-wallet-deps.ts';
import { findLink, findUnlinkedAt } from './queries/link.query.ts';
import { findRanges, type LinkRange } from './queries/range.query.ts';
import { findOwnSession } from './queries/session.query.ts';
import { bindWallet, sendBindCode } from './usecases/bind-wallet.ts';
import { cancelSession } from './usecases/cancel-session.ts';
import { createSession } from './usecases/create-session.ts';
import { sendUnbindCode, unbindWallet } from './usecases/unbind-wallet.ts';
import { sendLinkedWithdrawCode, withdrawToWallet } from './usecases/withdraw-to-wallet.ts';
import { amountOf, linkOut, sessionOut } from './views.ts';

/** Endpoints of the linked wallet. */
export function linkedWalletHttp(deps: LinkedWalletDeps): Handlers<typeof linkedWallet> {
  return {
    link: async (_input, { uid, nowMs }) => {
      const [link, unlinkedAtMs, ranges] = await Promise.all([
        findLink(deps.db, uid),
        findUnlinkedAt(deps.db, uid),
        findRanges(deps.db),
      ]);
      return ok({
        link: link && linkOut(link),
        lockedUntilMs: linkLockedUntilMs(unlinkedAtMs, nowMs),
        coins: ranges.flatMap((range) => coinOut(deps, range)),
      });
    },
    createSession: async (input, context) => {
      const made = await createSession(deps, callerOf(context), input);
      if (!made.ok) return made;
      const { session, token, digits } = made.value;
      return ok({ session: sessionOut(deps, session, deps.clock.nowMs()), token, digits });
    },
    session: async ({ id }, context) => {
      const session = await findOwnSession(deps.db, context, id);
      return session ? ok(sessionOut(deps, session, deps.clock.nowMs())) : refuse('LINK_SESSION_UNKNOWN');
    },
    cancelSession: async ({ id }, context) => {
      const cancelled = await cancelSession(deps, callerOf(context), id);
      return cancelled.ok ? ok(sessionOut(deps, cancelled.value, deps.clock.nowMs())) : cancelled;
    },
    bindCode: (input, context) => sendBindCode(deps, callerOf(context), input),
    bind: async (input, context) => {
      const bound = await bindWallet(deps, callerOf(context), input);
      return bound.ok ? ok(linkOut(bound.value)) : bound;
    },
    unbindCode: ({ channel }, context) => sendUnbindCode(deps, callerOf(context), channel),
    unbind: (input, context) => unbindWallet(deps, callerOf(context), input),
    withdrawCode: (input, context) => sendLinkedWithdrawCode(deps, callerOf(context), input),
    withdraw: (input, context) => withdrawToWallet(deps, callerOf(context), input),
    ...appHttp(deps),
    ...demoHttp(deps),
  };
}

/** A coin that can be moved over a link; nothing if the coin or its chain does not exist here. */
function coinOut(deps: LinkedWalletDeps, range: LinkRange) {
  const { asset, network, minMinor, maxMinor } = range;
  const pair = deps.assets.coinNetwork(asset, network);
  const name = deps.assets.network(network)?.name;
  if (!pair || name === undefined || !deps.chainIds.has(network)) return [];
  return [
    {
      asset,
      network,
      networkName: name,
      scale: pair.scale,
      depositMin: amountOf(deps, asset, pair.depositMinMinor),
      withdrawMin: amountOf(deps, asset, minMinor),
      withdrawMax: amountOf(deps, asset, maxMinor),
    },
  ];
}
