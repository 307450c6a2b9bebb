import { formatAmount } from '@bourse/core/money/amount.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { AmountRefusal } from '@bourse/core/wallet/amount-checks.ts';
import { factorsNeeded } from '@bourse/core/wallet/security-factors.ts';
import { payloadHash } from '../../../platform/crypto/payload-hash.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { Caller } from '../../../platform/request/caller.ts';
import { replayOr } from '../../../platform/request/replay-or.ts';
import { judgeListed, type RecipientWish, spelled } from '../../address-book/public.ts';
import type { Coin } from '../../assets/public.ts';
import { lockPerson } from '../../balances/public.ts';
import {
  type Factors,
  type JudgedFactors,
  type Profile,
  profileOf,
  type Recipient,
  type SecurityRefusal,
} from '../../identity/public.ts';
import {
  findReplay,
  judgeExisting,
  judgeInternalAmount,
  judgeLeaving,
  type LeaveRefusal,
  type RequestName,
  readThresholds,
  refuseWhileStopped,
  settleInside,
  valueOfRequest,
  type Withdrawal,
} from '../../withdrawals/public.ts';
import { isCoinStopped } from '../store/coin-stop.store.ts';
import type { TransfersDeps } from '../transfers-deps.ts';
import { resolveRecipient } from './resolve-recipient.ts';

export interface SendWish extends RecipientWish {
  readonly asset: string;
  readonly amount: string;
}
export interface SendRequest extends SendWish, Factors {
  readonly clientRequestId: string;
}

export interface JudgedSend {
  readonly coin: Coin;
  readonly recipient: Recipient;
  readonly profile: Profile;
  readonly amountMinor: bigint;
  readonly valueMinor: bigint;
  /** Hash of coin, recipient and amount: codes are valid for exactly these. */
  readonly payloadHash: string;
}

export type SendRefusal =
  | AmountRefusal
  | LeaveRefusal
  | 'COIN_UNKNOWN'
  | 'COIN_STOPPED'
  | 'KYC_EXPIRED'
  | 'WITHDRAWALS_STOPPED'
  | 'PRICE_UNKNOWN'
  | 'RECIPIENT_UNKNOWN'
  | 'RECIPIENT_SELF'
  | 'LOOKUP_LIMIT';

/** Makes every check of a send that needs no secret. @refuses see SendRefusal */
export async function judgeSend(
  deps: TransfersDeps,
  caller: Caller,
  wish: SendWish,
): Promise<Result<JudgedSend, SendRefusal>> {
  const coin = deps.assets.coin(wish.asset);
  if (!coin) return refuse('COIN_UNKNOWN', { asset: wish.asset });
  if (await isCoinStopped(deps.db, coin.asset)) return refuse('COIN_STOPPED', { asset: coin.asset });
  const running = await refuseWhileStopped(deps);
  if (!running.ok) return running;
  const found = await resolveRecipient(deps, caller, wish);
  if (!found.ok) return found;
  if (!found.value) return refuse('RECIPIENT_UNKNOWN');
  const amount = judgeInternalAmount(deps, coin, wish.amount);
  if (!amount.ok) return amount;
  const { amountMinor } = amount.value;
  const value = valueOfRequest(deps, coin, amountMinor);
  if (!value.ok) return value;
  const profile = await profileOf(deps, deps.db, caller.uid);
  const existing = await judgeExisting(deps, deps.db, profile, { target: null, uid: found.value.uid, knownAtMs: null });
  if (!existing.ok) return existing;
  const leaving = await judgeLeaving(deps, deps.db, {
    profile,
    coin,
    amountMinor,
    valueMinor: value.value,
    toUid: found.value.uid,
    nowMs: caller.nowMs,
  });
  if (!leaving.ok) return leaving;
  return ok({
    coin,
    recipient: found.value,
    profile,
    amountMinor,
    valueMinor: value.value,
    payloadHash: payloadHash('send', [coin.asset, found.value.uid, formatAmount(amountMinor, coin.ledgerScale)]),
  });
}

/**
 * Sends to another person of the exchange: free, at once and final, and counted in the limits like a withdrawal.
 *
 * @refuses    see SendRefusal; the security check; NOT_WHITELISTED; IDEMPOTENCY_MISMATCH
 * @invariant  a repeat of the same request id returns the first result
 */
export async function sendToPerson(
  deps: TransfersDeps,
  caller: Caller,
  request: SendRequest,
): Promise<Result<Withdrawal, SendRefusal | SecurityRefusal | 'NOT_WHITELISTED' | 'IDEMPOTENCY_MISMATCH'>> {
  const name: RequestName = {
    uid: caller.uid,
    operation: 'send',
    requestId: request.clientRequestId,
    inputHash: payloadHash('send-request', [request.asset, request.recipientType, spelled(request), request.amount]),
  };
  return replayOr(
    () => findReplay(deps.db, name),
    () => sendNew(deps, caller, request, name),
  );
}

async function sendNew(
  deps: TransfersDeps,
  caller: Caller,
  request: SendRequest,
  name: RequestName,
): Promise<Result<Withdrawal, SendRefusal | SecurityRefusal | 'NOT_WHITELISTED' | 'IDEMPOTENCY_MISMATCH'>> {
  const judged = await judgeSend(deps, caller, request);
  if (!judged.ok) return judged;
  const { profile, recipient } = judged.value;
  const listed = await judgeListed(deps, profile, recipient.uid, caller.nowMs);
  if (!listed.ok) return listed;
  const { twoCodesMinor } = await readThresholds(deps.settings);
  const checked = await deps.identity.securityCheck({
    uid: caller.uid,
    sessionId: caller.sessionId,
    purpose: 'send',
    payloadHash: judged.value.payloadHash,
    tradingPassword: request.tradingPassword,
    emailCode: request.emailCode,
    smsCode: request.smsCode,
    totpCode: request.totpCode,
    passkey: request.passkey,
    factorsNeeded: factorsNeeded(judged.value.valueMinor, profile, twoCodesMinor),
  });
  if (!checked.ok) return checked;
  const permitted = { ...judged.value, factors: checked.value };
  return deps.db.decide((tx) => commitSend(deps, tx, caller, permitted, name));
}

async function commitSend(
  deps: TransfersDeps,
  tx: Tx,
  caller: Caller,
  judged: JudgedSend & { readonly factors: JudgedFactors },
  name: RequestName,
): Promise<Result<Withdrawal, LeaveRefusal | SecurityRefusal | 'COIN_STOPPED' | 'IDEMPOTENCY_MISMATCH'>> {
  await lockPerson(tx, caller.uid, caller.nowMs);
  const before = await findReplay(tx, name);
  if (!before.ok) return before;
  if (before.value) return ok(before.value);
  const spent = await deps.identity.spendFactors(tx, judged.factors);
  if (!spent.ok) return spent;
  const nowMs = Math.max(caller.nowMs, deps.clock.nowMs());
  const profile = await profileOf(deps, tx, caller.uid);
  const { coin, amountMinor, valueMinor, recipient } = judged;
  const leaving = await judgeLeaving(deps, tx, {
    profile,
    coin,
    amountMinor,
    valueMinor,
    toUid: recipient.uid,
    nowMs,
  });
  if (!leaving.ok) return leaving;
  const settled = await settleInside(deps, tx, {
    id: newId(nowMs),
    ...name,
    kind: 'INTERNAL',
    asset: coin.asset,
    network: null,
    address: null,
    memo: null,
    toUid: recipient.uid,
    fromMasked: null,
    toMasked: null,
    amountMinor,
    feeMinor: 0n,
    usdtValueMinor: valueMinor,
    payloadHash: judged.payloadHash,
    holdKey: null,
    addressRisk: 'NONE',
    isFirstUse: false,
    deviceSeenAtMs: null,
    countrySeenAtMs: null,
    entryId: null,
    createdAtMs: nowMs,
  });
  // Asked while holding the lock of the books: a coin whose merge began after the amount was checked is still stopped
  // here.
  return (await isCoinStopped(tx, coin.asset)) ? refuse('COIN_STOPPED', { asset: coin.asset }) : settled;
}
