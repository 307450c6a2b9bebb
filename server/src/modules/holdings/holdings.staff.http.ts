import type { staffHoldings as staffContract } from '@bourse/contract/staff/people.ts';
import { ok, refuse } from '@bourse/core/result.ts';
import { LIMIT_WINDOW_LONG_MS, LIMIT_WINDOW_MS, limit24hMinor, limitUse } from '@bourse/core/wallet/limits.ts';
import { cutPage, pageLimitOf, readKeyset } from '../../platform/db/keyset.ts';
import type { Handlers } from '../../platform/request/context.ts';
import { amountText, usdtText } from '../assets/public.ts';
import { findOwnBalance } from '../balances/public.ts';
import { finalOnlyOut, findIncoming, openClaims } from '../deposits/public.ts';
import { findOutgoing, findWithdrawals } from '../withdrawals/public.ts';
import type { HoldingsDeps } from './holdings-deps.ts';

/** Lets staff see what a person has and moved. */
export function staffHoldingsHttp(deps: HoldingsDeps): Handlers<typeof staffContract> {
  const text = (asset: string, minor: bigint) => amountText(deps, asset, minor);
  return {
    overview: async ({ uid }, { nowMs }) => {
      const profile = await deps.identity.profile(deps.db, uid);
      if (!profile) return refuse('USER_UNKNOWN');
      const [balances, outgoing, claims] = await Promise.all([
        findOwnBalance(deps.db, uid),
        findOutgoing(deps.db, uid, nowMs - LIMIT_WINDOW_LONG_MS),
        openClaims(deps, uid),
      ]);
      const limitMinor = limit24hMinor(profile.kycLevel, profile.vipLevel);
      const { usedMinor } = limitUse(outgoing, { limitMinor, nowMs, windowMs: LIMIT_WINDOW_MS });
      const rows = balances
        .filter(({ availableMinor, heldMinor }) => availableMinor !== 0n || heldMinor !== 0n)
        .map(({ account, asset, availableMinor, heldMinor }) => {
          return { account, asset, available: text(asset, availableMinor), frozen: text(asset, heldMinor) };
        });
      return ok({ limit24hUsdt: usdtText(limitMinor), used24hUsdt: usdtText(usedMinor), rows, claims });
    },
    deposits: async ({ uid, before, limit }) => {
      const after = readKeyset(before);
      if (!after.ok) return after;
      const size = pageLimitOf(limit);
      const found = await findIncoming(deps.db, { uid, before: after.value, limit: size + 1 });
      const page = cutPage(found, size, ({ atMs, id }) => ({ atMs, id }));
      const rows = page.rows.map(({ id, asset, network, amountMinor, state, finalOnly, txId, atMs }) => ({
        id,
        asset,
        state,
        finalOnly: finalOnly && finalOnlyOut(finalOnly),
        atMs,
        network: network || null,
        txId: txId || null,
        amount: text(asset, amountMinor),
      }));
      return ok({ rows, next: page.next });
    },
    withdrawals: async ({ uid, before, limit }) => {
      const after = readKeyset(before);
      if (!after.ok) return after;
      const size = pageLimitOf(limit);
      const found = await findWithdrawals(deps.db, { uid, before: after.value, limit: size + 1 });
      const page = cutPage(found, size, ({ withdrawal }) => ({ atMs: withdrawal.createdAtMs, id: withdrawal.id }));
      const rows = page.rows.map(({ withdrawal: row }) => ({
        id: row.id,
        asset: row.asset,
        network: row.network,
        state: row.state,
        address: row.address,
        amount: text(row.asset, row.amountMinor),
        fee: text(row.asset, row.feeMinor),
        txId: row.txid,
        atMs: row.createdAtMs,
      }));
      return ok({ rows, next: page.next });
    },
  };
}
