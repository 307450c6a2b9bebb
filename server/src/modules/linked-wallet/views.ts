import type { OutputOf } from '@bourse/contract/endpoint.ts';
import type { linkedWallet } from '@bourse/contract/linked-wallet.ts';
import { linkStateAt } from '@bourse/core/linked-wallet/link-session.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import type { LinkedWalletDeps } from './linked-wallet-deps.ts';
import type { Link } from './queries/link.query.ts';
import type { LinkMove, LinkSession } from './queries/session-row.ts';

type SessionOut = OutputOf<typeof linkedWallet.session>;

export const linkOut = ({ id, address, nickname, device, linkedAtMs }: Link): OutputOf<typeof linkedWallet.bind> => ({
  id,
  address,
  nickname,
  device,
  linkedAtMs,
});

/** An amount of a coin as text; in minor units if the coin has left the catalog. */
export const amountOf = (deps: Pick<LinkedWalletDeps, 'assets'>, asset: string, minor: bigint): string =>
  formatAmount(minor, deps.assets.coin(asset)?.ledgerScale ?? 0);

export function moveOut(deps: LinkedWalletDeps, move: LinkMove | null): SessionOut['payment'] {
  if (!move) return null;
  const { asset, network, amountMinor, toAddress } = move;
  return {
    asset,
    network,
    networkName: deps.assets.network(network)?.name ?? network,
    amount: amountOf(deps, asset, amountMinor),
    to: toAddress,
  };
}

/** A session as it is now: shown as expired even before that was recorded. */
export function sessionOut(deps: LinkedWalletDeps, session: LinkSession, nowMs: number): SessionOut {
  return {
    id: session.id,
    purpose: session.purpose,
    state: linkStateAt(session, nowMs),
    createdAtMs: session.createdAtMs,
    expiresAtMs: session.expiresAtMs,
    device: session.device,
    nickname: session.nickname,
    address: session.walletAddress,
    payment: moveOut(deps, session.move),
    txId: session.txHash,
  };
}
