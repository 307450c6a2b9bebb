import type { deposit, finalOnly } from '@bourse/contract/deposit-shapes.ts';
import type { FinalOnly } from '@bourse/core/wallet/early-credit.ts';
import type { z } from 'zod';
import { amountText, explorerUrl, usdtText } from '../assets/public.ts';
import { valueAt } from '../pricing/public.ts';
import type { DepositsDeps } from './deposits-deps.ts';
import type { Incoming } from './queries/incoming-history.query.ts';

/** A deposit as the API shows it: amounts as canonical decimal text in coin units. */
export function depositOut(deps: Pick<DepositsDeps, 'assets' | 'pricing'>, row: Incoming): z.output<typeof deposit> {
  const coin = deps.assets.coin(row.asset);
  const pair = deps.assets.coinNetwork(row.asset, row.network);
  const value = coin ? valueAt(deps.pricing, row.asset, row.amountMinor, coin.ledgerScale, row.atMs) : null;
  return {
    id: row.id,
    asset: row.asset,
    network: row.network,
    networkName: deps.assets.network(row.network)?.name ?? row.network,
    amount: amountText(deps, row.asset, row.amountMinor),
    address: row.address,
    memo: row.memo,
    txId: row.txId,
    explorerUrl: explorerUrl(deps, row.network, row.txId),
    state: row.state,
    confirmations: row.confirmations,
    confirmationsCredit: row.creditAt,
    confirmationsUnlock: row.unlockAt,
    minimum: amountText(deps, row.asset, pair?.depositMinMinor ?? 0n),
    atMs: row.atMs,
    updatedAtMs: row.updatedAtMs,
    valueUsdt: value === null ? null : usdtText(value),
    finalOnly: row.finalOnly && forPerson(finalOnlyOut(row.finalOnly)),
    kind: row.kind,
    counterparty: row.counterparty,
  };
}

type FinalOnlyOut = z.output<typeof finalOnly>;

/** Why a deposit waits until it is final, as staff see it. */
export const finalOnlyOut = ({ reason, worthMinor, limitMinor }: FinalOnly): FinalOnlyOut => ({
  reason,
  worthUsdt: worthMinor === null ? null : usdtText(worthMinor),
  limitUsdt: limitMinor === null ? null : usdtText(limitMinor),
});

/** Hides what the deposits of all people together are worth: only the house may know. */
const forPerson = (waits: FinalOnlyOut): FinalOnlyOut =>
  waits.reason === 'HOUSE_LIMIT' ? { ...waits, worthUsdt: null } : waits;
