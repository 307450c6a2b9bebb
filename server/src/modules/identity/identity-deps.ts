import type { Attempts } from '../../platform/attempts/attempts.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { PasswordHasher } from '../../platform/crypto/password-hasher.ts';
import type { SecretBox } from '../../platform/crypto/secret-box.ts';
import type { Vault } from '../../platform/crypto/vault.ts';
import type { Db } from '../../platform/db/db.ts';
import type { MessageSender } from '../../platform/mail/message-sender.ts';
import type { Passkeys } from '../../platform/passkeys/passkeys.ts';
import { PUZZLE_ZERO_BITS, type Puzzles } from '../../platform/puzzles/puzzles.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { AuditPort, NoticePort } from './ports.ts';
import type { SessionCache } from './sessions/session-cache.ts';
import type { SessionReads } from './sessions/session-reads.ts';

/** What an operator can tune. */
export interface IdentityLimits {
  /** How many zero bits the log-in puzzle asks for; each one doubles the work. */
  readonly captchaZeroBits: number;
  /** How many different accounts may fail from one network range in an hour before unknown devices there must wait. */
  readonly rangeAccountsMax: number;
}
export const DEFAULT_LIMITS: IdentityLimits = { captchaZeroBits: PUZZLE_ZERO_BITS, rangeAccountsMax: 10 };

export interface IdentityDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sender: MessageSender;
  readonly notices: NoticePort;
  readonly audit: AuditPort;
  readonly settings: Settings;
  readonly passwords: PasswordHasher;
  readonly attempts: Attempts;
  readonly puzzles: Puzzles;
  readonly box: SecretBox;
  /** Seals photos and personal data of verifications. */
  readonly vault: Vault;
  readonly passkeys: Passkeys;
  readonly sessions: SessionCache;
  readonly sessionReads: SessionReads;
  /** The key for hashes of codes, of accounts that may not exist, and of document numbers. */
  readonly hashKey: Buffer;
  /** Signs access tokens. */
  readonly tokenKey: Buffer;
  readonly limits: IdentityLimits;
  /** Where links in messages lead, such as `https://exchange.example`; null if no pages are served. */
  readonly publicOrigin: string | null;
  /** The name shown in the authenticator app. */
  readonly issuer: string;
}

/** Who is calling, as the edge saw it. */
export interface Caller {
  readonly ip: string;
  readonly country: string | null;
  readonly userAgent: string;
  readonly locale: string;
  /** The remembered-device cookie. */
  readonly deviceToken: string | null;
  /** The cookie that identifies a browser which asked for a code without being logged in. */
  readonly mark: string | null;
  /** The session cookie, which may be invalid. */
  readonly sessionCookie: string | undefined;
}
