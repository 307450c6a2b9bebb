import type { LinkPurpose, LinkState } from '@bourse/core/linked-wallet/link-session.ts';

/** What a session moves, in minor units of the coin. */
export interface LinkMove {
  readonly asset: string;
  readonly network: string;
  readonly amountMinor: bigint;
  /** The person's deposit address, or the linked wallet. */
  readonly toAddress: string;
}

/** A session as stored; it may have expired without `state` saying so yet. */
export interface LinkSession {
  readonly id: string;
  readonly uid: string;
  readonly webSessionId: string;
  readonly purpose: LinkPurpose;
  readonly state: LinkState;
  readonly version: number;
  /** Null for linking. */
  readonly move: LinkMove | null;
  readonly walletAddress: string | null;
  readonly device: string | null;
  readonly nickname: string | null;
  readonly txHash: string | null;
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
}

export interface SessionRow {
  id: string;
  uid: string;
  web_session_id: string;
  purpose: LinkPurpose;
  state: LinkState;
  version: number;
  asset: string | null;
  network: string | null;
  amount_minor: string | null;
  to_address: string | null;
  wallet_address: string | null;
  device: string | null;
  nickname: string | null;
  tx_hash: string | null;
  created_at_ms: string;
  expires_at_ms: string;
}

export const SESSION_COLUMNS = `id, uid, web_session_id, purpose, state, version, asset, network, amount_minor, to_address,
  wallet_address, device, nickname, tx_hash, created_at_ms, expires_at_ms`;

export function asSession(row: SessionRow): LinkSession {
  return {
    id: row.id,
    uid: row.uid,
    webSessionId: row.web_session_id,
    purpose: row.purpose,
    state: row.state,
    version: row.version,
    move:
      row.asset === null
        ? null
        : {
            asset: row.asset,
            network: row.network!,
            amountMinor: BigInt(row.amount_minor!),
            toAddress: row.to_address!,
          },
    walletAddress: row.wallet_address,
    device: row.device,
    nickname: row.nickname,
    txHash: row.tx_hash,
    createdAtMs: Number(row.created_at_ms),
    expiresAtMs: Number(row.expires_at_ms),
  };
}
