import type { FACTOR_REFUSALS, SEND_CODE_REFUSALS, TRADING_PASSWORD_REFUSALS } from '@bourse/contract/fields.ts';
import type { WithdrawalLock } from '@bourse/core/identity/withdrawal-lock.ts';
import type { Result } from '@bourse/core/result.ts';

export type KycLevel = 'none' | 'primary' | 'advanced';
export type Channel = 'email' | 'sms';
export type FactorRefusal = (typeof FACTOR_REFUSALS)[number];
export type TradingPasswordRefusal = (typeof TRADING_PASSWORD_REFUSALS)[number];
export type SendCodeRefusal = (typeof SEND_CODE_REFUSALS)[number];

/** What other capabilities may know of a person. */
export interface Profile {
  readonly uid: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly totpBound: boolean;
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
  readonly purpose: BoundPurpose;
  readonly payloadHash: string;
  /** Different second factors asked for; fewer where the person has bound fewer. */
  readonly factorsNeeded: 1 | 2;
}

/** Second factors that were right and are not spent yet. */
export interface JudgedFactors {
  readonly uid: string;
  readonly codeIds: readonly string[];
  readonly totpStep: number | null;
}

export interface FirstSeen {
  readonly deviceFirstSeenAtMs: number;
  /** When the person was first seen in this country; where the country is not known, when the account was opened. */
  readonly countryFirstSeenAtMs: number;
}

export interface Recipient {
  readonly uid: string;
  /** `A***n, UID ••••214` */
  readonly masked: string;
}

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
