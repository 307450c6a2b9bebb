import type { FACTOR_REFUSALS, SEND_CODE_REFUSALS, TRADING_PASSWORD_REFUSALS } from '@bourse/contract/fields.ts';
import type { LockReason, WithdrawalLock } from '@bourse/core/identity/withdrawal-lock.ts';
import type { Result } from '@bourse/core/result.ts';
import type { Queryable, Tx } from '../../platform/db/db.ts';
import type { JudgedPasskey, PasskeyProof } from '../../platform/passkeys/passkeys.ts';
import type { PuzzleAnswer } from '../../platform/puzzles/puzzles.ts';

export type KycLevel = 'none' | 'primary' | 'advanced';
/** Since when a person has each level or a higher one; null where they do not, or have had it since before this was recorded. */
export interface KycSince {
  readonly primary: number | null;
  readonly advanced: number | null;
}
export type Channel = 'email' | 'sms';
/** Includes `LOGIN_REQUIRED`, which the edge can answer to any call, for a session that ended during the call. */
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
  readonly kycSinceMs: KycSince;
  /** The country of the verified document, two letters; null where there is none. */
  readonly nationality: string | null;
  /** Since when the document of an earlier verification has expired; null if none has. */
  readonly kycExpiredAtMs: number | null;
  /** 0 to 6. */
  readonly vipLevel: number;
  readonly frozen: boolean;
  readonly whitelistMode: boolean;
  readonly createdAtMs: number;
  readonly locale: string;
  readonly currency: string | null;
  readonly antiPhishingCode: string | null;
  /** Null if no lock is in force now. */
  readonly withdrawalLock: WithdrawalLock | null;
}

/** A code that was sent; `sentTo` is masked. */
export interface SentCode {
  readonly sentTo: string;
  readonly expiresAtMs: number;
  readonly resendAtMs: number;
}

/** What a code for another capability is for. Such a code works for one payload only. */
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
  /** SHA-256 of everything that the code permits; other content needs another code. */
  readonly payloadHash: string;
  /** Shown in the message: coin, amount and full address. */
  readonly params: Readonly<Record<string, string>>;
}

export interface SecurityCheck extends Factors {
  readonly uid: string;
  /** The session that asks. If it ends before `spendFactors`, the action is refused. */
  readonly sessionId: string;
  readonly purpose: BoundPurpose;
  readonly payloadHash: string;
  /** How many different second factors are needed; fewer if the person has bound fewer. */
  readonly factorsNeeded: 1 | 2;
  /**
   * One of them must be a code that was sent, because only that is bound to this payload; authenticators and passkeys
   * work for any.
   */
  readonly needsSentCode?: boolean;
}

/** Who asks, in which session, and the trading password that was typed. */
export interface PasswordCheck {
  readonly uid: string;
  readonly sessionId: string;
  readonly tradingPassword: string;
}

/** Second factors that were right and are not used up yet. */
export interface JudgedFactors {
  readonly uid: string;
  readonly sessionId: string;
  readonly codeIds: readonly string[];
  readonly totpStep: number | null;
  readonly passkey: JudgedPasskey | null;
}

export interface FirstSeen {
  /** Null if no device was remembered with the session; then the device counts as new for the whole session. */
  readonly deviceFirstSeenAtMs: number | null;
  /** When the person was first seen in this country; if the country is unknown, when the account was opened. */
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

/** Another account that was used on the same device. */
export interface LinkedAccount {
  readonly uid: string;
  readonly isFrozen: boolean;
  /** On how many devices both accounts were logged in. */
  readonly devices: number;
  readonly lastSeenAtMs: number;
}

/** Somebody whose account the house opens itself. */
export interface KnownPerson {
  readonly email: string;
  /** The address from which they come. */
  readonly ip: string;
}

/** What all of them get. */
export interface KnownAccounts {
  readonly password: string;
  readonly tradingPassword: string;
  readonly kycLevel: KycLevel;
  readonly userAgent: string;
}

export interface OpenedAccount {
  readonly uid: string;
  /** The value of the session's cookie. */
  readonly cookie: string;
  /** False for an account that was there. */
  readonly isNew: boolean;
}

/** What higher capabilities may ask of identity. */
export interface Identity {
  /** The person as of now; null for an unknown number. */
  profile(q: Queryable, uid: string): Promise<Profile | null>;

  /** Those of the given persons who are frozen, with one query for all of them. */
  frozenAmong(q: Queryable, uids: readonly string[]): Promise<ReadonlySet<string>>;

  /**
   * Sends a six-digit code to a bound channel. It works once, within five minutes, for this purpose and payload only.
   *
   * @refuses CODE_TOO_SOON | CODE_DAILY_LIMIT | CHANNEL_NOT_BOUND | SENDER_UNAVAILABLE
   */
  sendBoundCode(request: SendBoundCode): Promise<SendBoundCodeResult>;

  /**
   * Judges trading password and second factors in transactions of its own, so that wrong tries stay counted even if the
   * caller's work is refused. Call it after every other check and outside a transaction. Right factors permit nothing
   * until `spendFactors` uses them up.
   *
   * @refuses ACCOUNT_FROZEN | SECURITY_CHECK_REQUIRED (details: what is bound and how many are needed) | CODE_WRONG | CODE_EXPIRED |
   *          CODE_SPENT | TOTP_WRONG | TOTP_REPLAYED | PASSKEY_WRONG | PASSKEY_EXPIRED | TRADING_PASSWORD_NOT_SET | TRADING_PASSWORD_WRONG (triesLeft) |
   *          TRADING_PASSWORD_LOCKED (untilMs, or untilReset)
   */
  securityCheck(check: SecurityCheck): Promise<SecurityCheckResult>;

  /**
   * Judges the answer to a puzzle of `identity.captcha`, which is used up either way.
   *
   * @refuses CAPTCHA_REQUIRED | CAPTCHA_WRONG
   */
  judgePuzzle(answer: PuzzleAnswer): Promise<Result<true, 'CAPTCHA_REQUIRED' | 'CAPTCHA_WRONG'>>;

  /**
   * Judges the trading password alone, for what stays inside. As `securityCheck` otherwise: what is right permits nothing
   * until `spendFactors` finds that the session has not ended.
   *
   * @refuses ACCOUNT_FROZEN | TRADING_PASSWORD_NOT_SET | TRADING_PASSWORD_WRONG (triesLeft) | TRADING_PASSWORD_LOCKED (untilMs, or
   *          untilReset)
   */
  passwordCheck(check: PasswordCheck): Promise<Result<JudgedFactors, 'ACCOUNT_FROZEN' | TradingPasswordRefusal>>;

  /**
   * Uses up what `securityCheck` found right, in the transaction of what it permits. The caller rolls back on a
   * refusal, so that the code can be used again.
   *
   * @refuses    CODE_SPENT | TOTP_REPLAYED | PASSKEY_SPENT if another call was faster | LOGIN_REQUIRED if the session
   *             has ended
   * @invariant  a code or an authenticator step permits one thing, even if several calls run at the same time; after a
   *             new password, a freeze or a log-out has ended a session, nothing that was asked for in it is done
   */
  spendFactors(tx: Tx, judged: JudgedFactors): Promise<Result<true, SpentRefusal>>;

  /** The person behind a phone number, an e-mail address or an account number; null if none. */
  resolveRecipient(
    q: Queryable,
    recipient: { readonly type: 'mobile' | 'email' | 'account'; readonly account: string },
  ): Promise<Recipient | null>;

  /** Masked addresses of a person, to show to others; null for an unknown person. */
  maskedContact(
    q: Queryable,
    uid: string,
  ): Promise<{ readonly emailMasked: string | null; readonly phoneMasked: string | null } | null>;

  /**
   * Stops money from leaving for some hours from now.
   *
   * @returns    the lock in force afterwards; null if there is none
   * @invariant  a lock is extended to the latest end, never shortened
   */
  lockWithdrawals(
    tx: Tx,
    lock: { readonly uid: string; readonly reason: LockReason; readonly hours: number },
  ): Promise<WithdrawalLock | null>;

  /**
   * Switches the whitelist; switching it off locks withdrawals for 24 hours. The caller must have made the security
   * check.
   *
   * @returns the lock in force afterwards; null if there is none
   */
  setWhitelistMode(tx: Tx, change: { readonly uid: string; readonly on: boolean }): Promise<WithdrawalLock | null>;

  /** Other accounts that logged in on one of this person's devices, last seen first; at most twenty. */
  linkedByDevice(q: Queryable, uid: string): Promise<readonly LinkedAccount[]>;

  /** When the device and the country of a session were first seen for this person. */
  firstSeen(q: Queryable, who: { readonly uid: string; readonly sessionId: string }): Promise<FirstSeen>;

  /**
   * Writes to a person by e-mail, or by text message if they have no e-mail. Call it in the transaction of what it
   * tells; the message is sent after the commit. `template` names a message of the mail catalog.
   */
  tell(
    tx: Tx,
    message: { readonly uid: string; readonly template: string; readonly params: Readonly<Record<string, string>> },
  ): Promise<void>;

  /** Sets the VIP level, 0 to 6; only the demo calls it so far. */
  setVipLevel(tx: Tx, change: { readonly uid: string; readonly vipLevel: number }): Promise<void>;

  /** The levels that determine limits, for several people at once, by uid. */
  levels(
    q: Queryable,
    uids: readonly string[],
  ): Promise<ReadonlyMap<string, { readonly kycLevel: KycLevel; readonly vipLevel: number }>>;

  /** The VIP levels above 0, by uid. */
  vipLevels(q: Queryable): Promise<ReadonlyMap<string, number>>;
}
