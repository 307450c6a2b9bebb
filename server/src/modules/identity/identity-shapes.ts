import type { FACTOR_REFUSALS, SEND_CODE_REFUSALS, TRADING_PASSWORD_REFUSALS } from '@bourse/contract/fields.ts';
import type { LockReason, WithdrawalLock } from '@bourse/core/identity/withdrawal-lock.ts';
import type { Result } from '@bourse/core/result.ts';
import type { Queryable, Tx } from '../../platform/db/db.ts';
import type { JudgedPasskey, PasskeyProof } from '../../platform/passkeys/passkeys.ts';

export type KycLevel = 'none' | 'primary' | 'advanced';
export type Channel = 'email' | 'sms';
/** `LOGIN_REQUIRED`, which the edge answers for every call, where the session ended in the midst of it. */
export type FactorRefusal = (typeof FACTOR_REFUSALS)[number] | 'LOGIN_REQUIRED';
export type TradingPasswordRefusal = (typeof TRADING_PASSWORD_REFUSALS)[number];
export type SendCodeRefusal = (typeof SEND_CODE_REFUSALS)[number];

/** What other capabilities may know of a person. */
export interface Profile {
  readonly uid: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly totpBound: boolean;
  /** How many passkeys the person has. */
  readonly passkeys: number;
  readonly tradingPasswordSet: boolean;
  readonly kycLevel: KycLevel;
  /** Since when the document of an earlier verification is no longer valid; null where none is missing. */
  readonly kycExpiredAtMs: number | null;
  /** 0 to 6. */
  readonly vipLevel: number;
  readonly frozen: boolean;
  readonly whitelistMode: boolean;
  readonly createdAtMs: number;
  readonly locale: string;
  readonly currency: string | null;
  readonly antiPhishingCode: string | null;
  /** Null unless the lock is still in force. */
  readonly withdrawalLock: WithdrawalLock | null;
}

/** A code that is on its way; `sentTo` is masked. */
export interface SentCode {
  readonly sentTo: string;
  readonly expiresAtMs: number;
  readonly resendAtMs: number;
}

/** What a code of a higher capability is for. Such a code is good for one payload only. */
type BoundPurpose =
  | 'withdraw'
  | 'send'
  | 'recover'
  | 'address-book'
  | 'whitelist-on'
  | 'whitelist-off'
  | 'api-key'
  | 'link-wallet'
  | 'unlink-wallet';

/** What the person typed. */
export interface Factors {
  readonly tradingPassword?: string | undefined;
  readonly emailCode?: string | undefined;
  readonly smsCode?: string | undefined;
  readonly totpCode?: string | undefined;
  readonly passkey?: PasskeyProof | undefined;
}

export interface SendBoundCode {
  readonly uid: string;
  readonly purpose: BoundPurpose;
  readonly channel: Channel;
  /** SHA-256 of all that the code permits; another payload needs another code. */
  readonly payloadHash: string;
  /** Shown in the message: coin, amount, full address. */
  readonly params: Readonly<Record<string, string>>;
}

export interface SecurityCheck extends Factors {
  readonly uid: string;
  /** In which it is asked: what it permits is not done where it has ended meanwhile. */
  readonly sessionId: string;
  readonly purpose: BoundPurpose;
  readonly payloadHash: string;
  /** Different second factors asked for; fewer where the person has bound fewer. */
  readonly factorsNeeded: 1 | 2;
  /** One of them must be a code that was sent: it is good for this payload alone, an authenticator's and a passkey for any. */
  readonly needsSentCode?: boolean;
}

/** Second factors that were right and are not spent yet. */
export interface JudgedFactors {
  readonly uid: string;
  readonly sessionId: string;
  readonly codeIds: readonly string[];
  readonly totpStep: number | null;
  readonly passkey: JudgedPasskey | null;
}

export interface FirstSeen {
  /** Null where no device was remembered with the session: it counts as new for as long as that lasts. */
  readonly deviceFirstSeenAtMs: number | null;
  /** When the person was first seen in this country; where the country is not known, when the account was opened. */
  readonly countryFirstSeenAtMs: number;
}

export interface Recipient {
  readonly uid: string;
  /** `A***n, UID ••••214` */
  readonly masked: string;
}

export type SpentRefusal = 'CODE_SPENT' | 'TOTP_REPLAYED' | 'PASSKEY_SPENT' | 'LOGIN_REQUIRED';
export type SecurityRefusal = FactorRefusal | TradingPasswordRefusal;
export type SecurityCheckResult = Result<JudgedFactors, SecurityRefusal>;
export type SendBoundCodeResult = Result<SentCode, SendCodeRefusal>;

/** An account that shares a device with another one. */
export interface LinkedAccount {
  readonly uid: string;
  readonly isFrozen: boolean;
  /** How many devices both were logged in on. */
  readonly devices: number;
  readonly lastSeenAtMs: number;
}

/** What higher capabilities may ask of identity. */
export interface Identity {
  /** The person as of now, or null for a number that nobody has. */
  profile(q: Queryable, uid: string): Promise<Profile | null>;

  /** Those of some persons who are frozen, with one query for all of them. */
  frozenAmong(q: Queryable, uids: readonly string[]): Promise<ReadonlySet<string>>;

  /**
   * Sends a six-digit code to a bound channel, good for this purpose and this payload only, for five minutes, once.
   *
   * @refuses CODE_TOO_SOON | CODE_DAILY_LIMIT | CHANNEL_NOT_BOUND | SENDER_UNAVAILABLE
   */
  sendBoundCode(request: SendBoundCode): Promise<SendBoundCodeResult>;

  /**
   * Judges trading password and second factors, in transactions of its own, so that wrong tries stay counted when the
   * caller's work is refused: call it after every other check and outside of a transaction. Right ones permit nothing yet:
   * `spendFactors` uses them up.
   *
   * @refuses ACCOUNT_FROZEN | SECURITY_CHECK_REQUIRED (details: what is bound and how many are needed) | CODE_WRONG | CODE_EXPIRED |
   *          CODE_SPENT | TOTP_WRONG | TOTP_REPLAYED | PASSKEY_WRONG | PASSKEY_EXPIRED | TRADING_PASSWORD_NOT_SET | TRADING_PASSWORD_WRONG (triesLeft) |
   *          TRADING_PASSWORD_LOCKED (untilMs, or untilReset)
   */
  securityCheck(check: SecurityCheck): Promise<SecurityCheckResult>;

  /**
   * Uses up what `securityCheck` found right, in the transaction of what it permits. The caller rolls back on a refusal, and
   * a code whose work was refused is still good.
   *
   * @refuses   CODE_SPENT | TOTP_REPLAYED | PASSKEY_SPENT where another call was faster | LOGIN_REQUIRED where the session has ended
   * @invariant a code or an authenticator step permits one thing, however many calls run at the same time; nothing that was asked
   *            for in a session that a new password, a freeze or a log-out ends is done after that
   */
  spendFactors(tx: Tx, judged: JudgedFactors): Promise<Result<true, SpentRefusal>>;

  /** Who is behind a phone number, an e-mail address or an account number; null for nobody. */
  resolveRecipient(
    q: Queryable,
    recipient: { readonly type: 'mobile' | 'email' | 'account'; readonly account: string },
  ): Promise<Recipient | null>;

  /** Masked addresses of a person, for showing them to others; null for nobody. */
  maskedContact(
    q: Queryable,
    uid: string,
  ): Promise<{ readonly emailMasked: string | null; readonly phoneMasked: string | null } | null>;

  /**
   * Stops money from leaving for some hours from now.
   *
   * @returns the lock in force afterwards, or null when there is none
   * @invariant a lock is extended to the latest end, never shortened
   */
  lockWithdrawals(
    tx: Tx,
    lock: { readonly uid: string; readonly reason: LockReason; readonly hours: number },
  ): Promise<WithdrawalLock | null>;

  /**
   * Sets the whitelist mode; switching it off locks withdrawals for 24 hours. The caller has made the security check.
   *
   * @returns the lock in force afterwards, or null when there is none
   */
  setWhitelistMode(tx: Tx, change: { readonly uid: string; readonly on: boolean }): Promise<WithdrawalLock | null>;

  /** Other accounts that logged in from a device of this person's, the one seen last first; at most twenty. */
  linkedByDevice(q: Queryable, uid: string): Promise<readonly LinkedAccount[]>;

  /** When the device and the country of a session were first seen for this person. */
  firstSeen(q: Queryable, who: { readonly uid: string; readonly sessionId: string }): Promise<FirstSeen>;

  /**
   * Writes to a person by e-mail, or by text message where they have no e-mail, in the transaction of what it tells; it is
   * sent after the commit. `template` names a message of the mail catalog.
   */
  tell(
    tx: Tx,
    message: { readonly uid: string; readonly template: string; readonly params: Readonly<Record<string, string>> },
  ): Promise<void>;

  /** Sets the VIP level, 0 to 6; the demo and, later, the daily job call it. */
  setVipLevel(tx: Tx, change: { readonly uid: string; readonly vipLevel: number }): Promise<void>;

  /** The levels that limits follow, of several people at once, by account number. */
  levels(
    q: Queryable,
    uids: readonly string[],
  ): Promise<ReadonlyMap<string, { readonly kycLevel: KycLevel; readonly vipLevel: number }>>;

  /** The VIP levels above 0, by account number. */
  vipLevels(q: Queryable): Promise<ReadonlyMap<string, number>>;
}
