import { Attempts } from '../../platform/attempts/attempts.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { type Argon2Cost, PasswordHasher } from '../../platform/crypto/password-hasher.ts';
import { SecretBox } from '../../platform/crypto/secret-box.ts';
import { Vault } from '../../platform/crypto/vault.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import type { MessageSender } from '../../platform/mail/message-sender.ts';
import { Passkeys } from '../../platform/passkeys/passkeys.ts';
import { Puzzles } from '../../platform/puzzles/puzzles.ts';
import { Settings } from '../../platform/settings/settings.ts';
import { DEFAULT_LIMITS, type IdentityDeps, type IdentityLimits } from './identity-deps.ts';
import type {
  Identity,
  KnownAccounts,
  KnownPerson,
  OpenedAccount,
  SecurityCheck,
  SendBoundCode,
} from './identity-shapes.ts';
import { outgoingMessages } from './jobs/send-messages.job.ts';
import { tidyIdentity } from './jobs/tidy-identity.job.ts';
import { deliverNotice, type WantedMessage, writeTo } from './messages.ts';
import type { AuditPort, Keys, NoticePort } from './ports.ts';
import { findLinkedByDevice } from './queries/linked-account.query.ts';
import { findFirstSeen, findFrozen, findProfile } from './queries/person.query.ts';
import { findMaskedContact, findRecipient } from './queries/recipient.query.ts';
import { findLevels, findVipLevels } from './queries/vip-level.query.ts';
import { SessionCache } from './sessions/session-cache.ts';
import { createSessionReads } from './sessions/session-reads.ts';
import { findPerson, setVipLevel } from './store/person.store.ts';
import { sendBoundCode } from './usecases/code/send-bound-code.ts';
import { expireDocuments } from './usecases/kyc/expire-documents.ts';
import { sealKept } from './usecases/kyc/seal-kept.ts';
import { openKnownAccounts } from './usecases/login/open-known-accounts.ts';
import { spendFactors } from './usecases/security/judge-factors.ts';
import { lockWithdrawals } from './usecases/security/lock-withdrawals.ts';
import { passwordCheck, securityCheck } from './usecases/security/security-check.ts';
import { setWhitelistMode } from './usecases/security/set-whitelist-mode.ts';
import { authenticate, uidOfAccessToken } from './usecases/session/authenticate.ts';
import { endExpired } from './usecases/session/end-sessions.ts';

export interface IdentityParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly sender: MessageSender;
  readonly keys: Keys;
  readonly notices: NoticePort;
  readonly audit: AuditPort;
  /**
   * Pass the process's own, so that a switch takes effect at once. If absent, identity makes its own, which follows
   * within a second.
   */
  readonly settings?: Settings;
  /** The cost of hashing a password; tests make it cheap. */
  readonly cost?: Argon2Cost;
  readonly limits?: Partial<IdentityLimits>;
  /** Where links in messages lead; without it messages have no links. */
  readonly publicOrigin?: string;
  /** The name shown in the authenticator app. */
  readonly issuer?: string;
}

/**
 * Identity for the composition root: the interface of `public.ts`, and what the edge, the handlers and the loops need.
 */
export interface IdentityModule extends Identity {
  /** Sends the message of a notice to its person; see `WantedMessage`. */
  deliver(message: WantedMessage): Promise<'sent' | 'off' | 'nobody' | 'failed'>;
  /**
   * Opens accounts for people whom the house knows, with passwords and a verification level, and logs them in; whoever
   * has one is only logged in. Only the demo calls it, whose people nobody has to recognise.
   */
  openKnownAccounts(people: readonly KnownPerson[], known: KnownAccounts): Promise<OpenedAccount[]>;
  /** For this module's handlers. */
  readonly deps: IdentityDeps;
  /** For the edge: the person to whom a request's cookie belongs. */
  authenticate(request: {
    readonly cookie: string | undefined;
    readonly accessToken: string | undefined;
    readonly nowMs: number;
  }): Promise<{ uid: string; sessionId: string } | null>;
  /** For the live connection: the person to whom a session's unexpired access token belongs. */
  uidOfAccessToken(token: string, sessionId: string): string | null;
  /** Run by a loop: ends expired sessions. */
  endExpiredSessions(): Promise<'more' | 'idle'>;
  /** Run by a loop: warns of documents that expire soon, and lowers the level when one has expired. */
  expireDocuments(): Promise<'more' | 'idle'>;
  /** Run by a loop: seals one page of what an older release kept unsealed. */
  sealKept(): Promise<'more' | 'idle'>;
  /** Run by a loop a few times a day: deletes what nobody needs any more. */
  tidy(): Promise<'idle'>;
  /** Run by a loop: sends the messages that were queued. */
  sendMessages(): Promise<'more' | 'idle'>;
  /** Waits for messages that are just being sent. */
  finishMessages(): Promise<void>;
}

/** Builds identity from its parts. */
export function createIdentity(parts: IdentityParts): IdentityModule {
  const deps = depsOf(parts);
  const outgoing = outgoingMessages(deps);
  return {
    deps,
    profile: (q, uid) => findProfile(q, uid, deps.clock.nowMs()),
    frozenAmong: findFrozen,
    sendBoundCode: ({ payloadHash, ...request }: SendBoundCode) =>
      sendBoundCode(deps, { ...request, payload: payloadHash }),
    securityCheck: (check: SecurityCheck) => securityCheck(deps, check),
    judgePuzzle: (answer) => deps.puzzles.judge(answer, deps.clock.nowMs()),
    passwordCheck: (check) => passwordCheck(deps, check),
    spendFactors: (tx, judged) => spendFactors(tx, deps, judged),
    resolveRecipient: findRecipient,
    maskedContact: findMaskedContact,
    lockWithdrawals: (tx, lock) => lockWithdrawals(tx, deps, lock),
    setWhitelistMode: (tx, change) => setWhitelistMode(tx, deps, change),
    firstSeen: async (q, who) => {
      const nowMs = deps.clock.nowMs();
      return (await findFirstSeen(q, who)) ?? { deviceFirstSeenAtMs: nowMs, countryFirstSeenAtMs: nowMs };
    },
    setVipLevel: (tx: Tx, change) => setVipLevel(tx, change.uid, change.vipLevel),
    levels: findLevels,
    vipLevels: findVipLevels,
    linkedByDevice: findLinkedByDevice,
    tell: (tx: Tx, { uid, template, params }) => writeTo(tx, deps, uid, template, params),
    async deliver(message) {
      const person = await findPerson(deps.db, message.uid);
      return person ? deliverNotice(deps, person, message) : 'nobody';
    },
    openKnownAccounts: (people, known) => openKnownAccounts(deps, people, known),
    authenticate: (request) => authenticate(deps, request),
    uidOfAccessToken: (token, sessionId) => uidOfAccessToken(deps, token, sessionId),
    endExpiredSessions: async () => ((await endExpired(deps)) > 0 ? 'more' : 'idle'),
    expireDocuments: () => expireDocuments(deps),
    sealKept: () => sealKept(deps),
    tidy: () => tidyIdentity(deps),
    sendMessages: () => outgoing.run(),
    finishMessages: () => outgoing.finish(),
  };
}

function depsOf(parts: IdentityParts): IdentityDeps {
  const limits = { ...DEFAULT_LIMITS, ...parts.limits };
  return {
    db: parts.db,
    clock: parts.clock,
    sender: parts.sender,
    notices: parts.notices,
    audit: parts.audit,
    settings: parts.settings ?? new Settings(parts.db),
    passwords: new PasswordHasher(parts.keys.key('identity.pepper'), parts.cost),
    attempts: new Attempts(parts.db, 'identity.attempt'),
    puzzles: new Puzzles(parts.db, 'identity.captcha', limits.captchaZeroBits),
    box: new SecretBox(parts.keys.key('identity.box')),
    vault: new Vault(parts.keys),
    passkeys: new Passkeys({
      key: parts.keys.key('identity.passkey'),
      origin: parts.publicOrigin ?? 'http://localhost',
      name: parts.issuer ?? 'Bourse',
    }),
    sessions: new SessionCache(),
    sessionReads: createSessionReads(parts.db),
    hashKey: parts.keys.key('identity.hash'),
    tokenKey: parts.keys.key('identity.access-token'),
    limits,
    publicOrigin: parts.publicOrigin ?? null,
    issuer: parts.issuer ?? 'Bourse',
  };
}
