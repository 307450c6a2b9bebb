import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { NetworkParams } from '../../networks/network-params.ts';
import { encodeMemo } from '../../networks/tempo-memo.ts';
import { ownAddresses } from '../keys/own-addresses.ts';
import type { SignedAttempt, Signer, SigningIntent, SigningOrder, SignRefusal } from '../ports.ts';
import { feeAssetOf, feeMinorOf } from '../sign/fees.ts';
import type { LocalSigner } from '../sign/local-signer.ts';
import type { KnownHead } from '../store/signer-head.store.ts';
import { isSealed, type PaymentContent, readApprovedParts } from './approved-payment.ts';
import type { Ceilings } from './ceilings.ts';
import { FEE, type LogHead, type SigningLog } from './signing-log.ts';

/** What the database has of an approved payment. It counts only as far as its seal confirms it. */
export interface ApprovedRow {
  readonly parts: readonly string[];
  readonly seal: string;
  /** False if the record has ended or was taken back. */
  readonly isOpen: boolean;
}

export interface GuardParts {
  readonly keys: LocalSigner;
  readonly networks: readonly NetworkParams[];
  readonly log: SigningLog;
  readonly ceilings: Ceilings;
  readonly sealKey: Uint8Array;
  /** Reads with the signer's own rights; null if nothing was approved. @throws if the database cannot be reached */
  readonly findApproved: (order: Pick<SigningOrder, 'kind' | 'ref'>) => Promise<ApprovedRow | null>;
  /** What the database was told of the log. @throws if it cannot be reached */
  readonly findNewestHead: () => Promise<KnownHead>;
  /** Tells the database the log's head, before anything is answered. @throws if it cannot be reached */
  readonly keepHead: (head: LogHead, nowMs: number) => Promise<void>;
  readonly nowMs: () => number;
}

/**
 * How far the clocks of two machines, or a clock before and after a restart, may differ; windows are shorter by this at
 * worst.
 */
const CLOCK_MS_MAX = 5 * MINUTE_MS;
const AWAY = { because: 'its database is away' } as const;

/**
 * The signer, which trusts no caller. Coins that stay with us must go to an address that it derives itself. What leaves
 * must be in an approved record, within the ceilings, and the only thing that was ever signed for that record.
 */
export class GuardedSigner implements Signer {
  readonly #parts: GuardParts;
  #last: Promise<unknown> = Promise.resolve();

  constructor(parts: GuardParts) {
    this.#parts = parts;
  }

  xpub(accountPath: string): string {
    return this.#parts.keys.xpub(accountPath);
  }

  /** One after the other: two judged at the same time could each be the last that a ceiling allows. */
  sign(intent: SigningIntent, order: SigningOrder): Promise<Result<SignedAttempt, SignRefusal>> {
    const signed = this.#last.then(() => this.#signKnown(intent, order));
    this.#last = signed.catch(() => {});
    return signed;
  }

  signStatement(statement: Parameters<Signer['signStatement']>[0]): ReturnType<Signer['signStatement']> {
    return this.#parts.keys.signStatement(statement);
  }

  /** Signs only with a complete log and a right clock, and tells the database what it signed before it answers. */
  async #signKnown(intent: SigningIntent, order: SigningOrder): Promise<Result<SignedAttempt, SignRefusal>> {
    const { log } = this.#parts;
    const ready = await this.judgeMemory();
    if (!ready.ok) return ready;
    const { lines } = log.head;
    const signed = await this.#sign(intent, order);
    return log.head.lines === lines || (await this.#keepHead()) ? signed : refuse('SIGNER_AWAY', AWAY);
  }

  /**
   * Compares the log with what the database was told of it, and tells the database the rest: what a crash interrupted,
   * and everything from before heads were kept.
   *
   * @refuses SIGNER_FORGOT with the number of lines that exist and that should exist | SIGNER_CLOCK with what each
   *          clock says | SIGNER_AWAY
   */
  async judgeMemory(): Promise<Result<null, 'SIGNER_FORGOT' | 'SIGNER_CLOCK' | 'SIGNER_AWAY'>> {
    const { log, findNewestHead, nowMs } = this.#parts;
    const known = await findNewestHead().catch(() => null);
    if (!known) return refuse('SIGNER_AWAY', AWAY);
    const { head, nowMs: databaseMs } = known;
    const { lines } = log.head;
    if (head && !log.contains(head)) return refuse('SIGNER_FORGOT', { lines, known: head.lines });
    const ownMs = nowMs();
    const text = (atMs: number) => new Date(atMs).toISOString();
    if (Math.abs(ownMs - databaseMs) > CLOCK_MS_MAX)
      return refuse('SIGNER_CLOCK', { signer: text(ownMs), database: text(databaseMs) });
    const { lastAtMs } = log;
    if (lastAtMs !== null && ownMs < lastAtMs - CLOCK_MS_MAX)
      return refuse('SIGNER_CLOCK', { signer: text(ownMs), lastSigned: text(lastAtMs) });
    return lines <= (head?.lines ?? 0) || (await this.#keepHead()) ? ok(null) : refuse('SIGNER_AWAY', AWAY);
  }

  #keepHead(): Promise<boolean> {
    const { log, keepHead, nowMs } = this.#parts;
    return keepHead(log.head, nowMs()).then(
      () => true,
      () => false,
    );
  }

  async #sign(intent: SigningIntent, order: SigningOrder): Promise<Result<SignedAttempt, SignRefusal>> {
    const { keys, log, networks } = this.#parts;
    const params = networks.find((each) => chainIdOf(each) === intent.chainId);
    if (!params) return refuse('POLICY_CHAIN', { chainId: String(intent.chainId) });
    const reservation = reservationOf(intent);
    const before = log.find(order);
    if (before && before.reservation !== reservation) {
      return refuse('POLICY_REPEATED', { ref: order.ref, before: before.reservation, asked: reservation });
    }
    const isOurs = ownAddresses(keys, params, intent, order).has(spelled(intent.to));
    return this.#payFees(params, intent, reservation, () =>
      isOurs ? keys.sign(intent, order) : this.#signApproved(params, intent, order, reservation),
    );
  }

  /**
   * Limits fees for all payments, because fees are the only way to lose money by moving it between our own addresses.
   * Of several attempts with one reservation only the most expensive counts, because at most one is mined.
   */
  async #payFees(
    params: NetworkParams,
    intent: SigningIntent,
    reservation: string,
    sign: () => Promise<Result<SignedAttempt, SignRefusal>>,
  ): Promise<Result<SignedAttempt, SignRefusal>> {
    const { log, ceilings, nowMs } = this.#parts;
    const asset = feeAssetOf(params);
    const amountMinor = feeMinorOf(params, intent) - log.feeOf(reservation);
    const isMore = amountMinor > 0n;
    const within = isMore ? ceilings.check('fees', { asset, amountMinor }, log, nowMs()) : ok(null);
    if (!within.ok) return within;
    const signed = await sign();
    if (!signed.ok || !isMore) return signed;
    const { txHash } = signed.value;
    log.add({ atMs: nowMs(), kind: FEE, ref: reservation, asset, amountMinor, reservation, txHash });
    return signed;
  }

  async #signApproved(
    params: NetworkParams,
    intent: SigningIntent,
    order: SigningOrder,
    reservation: string,
  ): Promise<Result<SignedAttempt, SignRefusal>> {
    const { keys, log, ceilings, nowMs } = this.#parts;
    const before = log.find(order);
    const approved = await this.#findApproved(order, params, intent);
    if (!approved.ok) return approved;
    const { amountMinor } = approved.value;
    const { asset } = intent;
    const within = before ? ok(null) : ceilings.check('payments', { asset, amountMinor }, log, nowMs());
    if (!within.ok) return within;
    const signed = await keys.sign(intent, order);
    if (!signed.ok || before) return signed;
    const { txHash } = signed.value;
    log.add({ atMs: nowMs(), kind: order.kind, ref: order.ref, asset, amountMinor, reservation, txHash });
    return signed;
  }

  async #findApproved(
    order: SigningOrder,
    params: NetworkParams,
    intent: SigningIntent,
  ): Promise<Result<PaymentContent, SignRefusal>> {
    if (order.kind !== 'withdrawal' && order.kind !== 'return') return refuse('POLICY_DESTINATION', { to: intent.to });
    const row = await this.#parts.findApproved(order).catch(() => 'AWAY' as const);
    if (row === 'AWAY') return refuse('SIGNER_AWAY', AWAY);
    const because = (why: string) => refuse('POLICY_RECORD', { ref: order.ref, because: why });
    if (!row) return because('nothing was approved');
    if (!isSealed(this.#parts.sealKey, 'APPROVED', row.parts, row.seal))
      return because('the seal is not of this record');
    const record = readApprovedParts(row.parts);
    if (record?.kind !== order.kind || record.ref !== order.ref) return because('it is the seal of another record');
    if (!row.isOpen) return because('the record has ended');
    // A record that was signed before may be signed again at a higher fee. A deposit goes back only if somebody has
    // approved it.
    if (!this.#parts.log.find(order) && (record.isFormer || (order.kind === 'return' && record.approvalsNeeded < 1)))
      return because('nobody has sealed how many must approve it');
    if (new Set(record.approvedBy).size < record.approvalsNeeded) return because('too few have approved it');
    if (!isSame(params, record, intent)) return because('something else was approved');
    return ok(record);
  }
}

function isSame(params: NetworkParams, record: PaymentContent, intent: SigningIntent): boolean {
  const memo = intent.scheme === 'evm' ? intent.memo : undefined;
  const wanted = record.memo === null || params.adapter !== 'tempo' ? undefined : encodeMemo(record.memo);
  return (
    record.network === params.network &&
    record.asset === intent.asset &&
    spelled(record.address) === spelled(intent.to) &&
    inChainUnits(params, record) === intent.amount &&
    memo === wanted
  );
}

/** The books may have more places than the chain, never fewer. */
function inChainUnits(params: NetworkParams, { asset, amountMinor }: PaymentContent): bigint {
  const token = params.adapter === 'bitcoin' ? undefined : params.tokens.find((each) => each.asset === asset);
  return token ? amountMinor / 10n ** BigInt(token.ledgerScale - token.chainScale) : amountMinor;
}

const chainIdOf = (params: NetworkParams) => (params.adapter === 'bitcoin' ? params.chain : params.chainId);

/** Addresses of account chains may differ in case; those of Bitcoin have only one spelling here. */
const spelled = (address: string): string => (address.startsWith('0x') ? address.toLowerCase() : address);

function reservationOf(intent: SigningIntent): string {
  if (intent.scheme === 'evm') return `${intent.chainId} ${intent.keyPath} ${intent.nonce}`;
  return intent.inputs
    .map(({ txHash, vout }) => `${txHash}:${vout}`)
    .toSorted()
    .join(' ');
}
