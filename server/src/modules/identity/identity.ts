import { Attempts } from '../../platform/attempts/attempts.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { type Argon2Cost, PasswordHasher } from '../../platform/crypto/password-hasher.ts';
import { SecretBox } from '../../platform/crypto/secret-box.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import type { MessageSender } from '../../platform/mail/message-sender.ts';
import { Settings } from '../../platform/settings/settings.ts';
import type { SecurityCheck, SendBoundCode } from './identity-shapes.ts';
import { outgoingMessages } from './jobs/send-messages.job.ts';
import { tidyIdentity } from './jobs/tidy-identity.job.ts';
import { deliverNotice, type WantedMessage, writeTo } from './messages.ts';
import type { AuditPort, Keys, NoticePort } from './ports.ts';
import type { Identity } from './public.ts';
import { findLinkedByDevice } from './queries/linked-account.query.ts';
import { findFirstSeen, findFrozen, findProfile } from './queries/person.query.ts';
import { findMaskedContact, findRecipient } from './queries/recipient.query.ts';
import { findLevels, findVipLevels } from './queries/vip-level.query.ts';
import { DEFAULT_LIMITS, type IdentityLimits, type Room } from './room.ts';
import { SessionCache } from './session-cache.ts';
import { findPerson, setVipLevel } from './store/person.store.ts';
import { sendBoundCode } from './usecases/code/send-bound-code.ts';
import { expireDocuments } from './usecases/kyc/expire-documents.ts';
import { spendFactors } from './usecases/security/judge-factors.ts';
import { lockWithdrawals } from './usecases/security/lock-withdrawals.ts';
import { securityCheck } from './usecases/security/security-check.ts';
import { setWhitelistMode } from './usecases/security/set-whitelist-mode.ts';
import { authenticate, uidOfAccessToken } from './usecases/session/authenticate.ts';
import { endExpired } from './usecases/session/end-sessions.ts';

export interface IdentityDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sender: MessageSender;
  readonly keys: Keys;
  readonly notices: NoticePort;
  readonly audit: AuditPort;
  /** The process's own, so that a switch counts at once; absent: one of identity's, which follows within a second. */
  readonly settings?: Settings;
  /** What a password hash costs; tests make it cheap. */
  readonly cost?: Argon2Cost;
  readonly limits?: Partial<IdentityLimits>;
  /** Where links in messages lead; absent: messages carry none. */
  readonly publicOrigin?: string;
  /** The name in the authenticator app. */
  readonly issuer?: string;
}

/** Identity as the composition root holds it: the front door of `public.ts`, and what edge, handlers and loops need. */
export interface IdentityModule extends Identity {
  /** Sends what a notice says to whoever it is for; see `WantedMessage`. */
  deliver(message: WantedMessage): Promise<'sent' | 'off' | 'nobody' | 'failed'>;
  /** What the handlers of this module are built on. */
  readonly room: Room;
  /** For the edge: who a request's cookie belongs to. */
  authenticate(request: {
    readonly cookie: string | undefined;
    readonly accessToken: string | undefined;
    readonly nowMs: number;
  }): Promise<{ uid: string; sessionId: string } | null>;
  /** For the live connection: the person an unexpired access token of a session belongs to. */
  uidOfAccessToken(token: string, sessionId: string): string | null;
  /** A loop's run: ends sessions whose time is over. */
  endExpiredSessions(): Promise<'more' | 'idle'>;
  /** A loop's run: warns of documents that end soon, and takes the level back when one has ended. */
  expireDocuments(): Promise<'more' | 'idle'>;
  /** A loop's run, some times a day: forgets what nobody needs any more. */
  tidy(): Promise<'idle'>;
  /** A loop's run: sends what was written to people with what it tells. */
  sendMessages(): Promise<'more' | 'idle'>;
  /** Waits for messages that runs have left under way. */
  finishMessages(): Promise<void>;
}

/** Makes identity of its parts. */
export function createIdentity(deps: IdentityDeps): IdentityModule {
  const room = roomOf(deps);
  const outgoing = outgoingMessages(room);
  return {
    room,
    profile: (q, uid) => findProfile(q, uid, room.clock.nowMs()),
    frozenAmong: findFrozen,
    sendBoundCode: ({ payloadHash, ...request }: SendBoundCode) =>
      sendBoundCode(room, { ...request, payload: payloadHash }),
    securityCheck: (check: SecurityCheck) => securityCheck(room, check),
    spendFactors: (tx, judged) => spendFactors(tx, room, judged),
    resolveRecipient: findRecipient,
    maskedContact: findMaskedContact,
    lockWithdrawals: (tx, lock) => lockWithdrawals(tx, room, lock),
    setWhitelistMode: (tx, change) => setWhitelistMode(tx, room, change),
    firstSeen: async (q, who) => {
      const nowMs = room.clock.nowMs();
      return (await findFirstSeen(q, who)) ?? { deviceFirstSeenAtMs: nowMs, countryFirstSeenAtMs: nowMs };
    },
    setVipLevel: (tx: Tx, change) => setVipLevel(tx, change.uid, change.vipLevel),
    levels: findLevels,
    vipLevels: findVipLevels,
    linkedByDevice: findLinkedByDevice,
    tell: (tx: Tx, { uid, template, params }) => writeTo(tx, room, uid, template, params),
    async deliver(message) {
      const person = await findPerson(room.db, message.uid);
      return person ? deliverNotice(room, person, message) : 'nobody';
    },
    authenticate: (request) => authenticate(room, request),
    uidOfAccessToken: (token, sessionId) => uidOfAccessToken(room, token, sessionId),
    endExpiredSessions: async () => ((await endExpired(room)) > 0 ? 'more' : 'idle'),
    expireDocuments: () => expireDocuments(room),
    tidy: () => tidyIdentity(room),
    sendMessages: () => outgoing.run(),
    finishMessages: () => outgoing.finish(),
  };
}

function roomOf(deps: IdentityDeps): Room {
  return {
    db: deps.db,
    clock: deps.clock,
    sender: deps.sender,
    notices: deps.notices,
    audit: deps.audit,
    settings: deps.settings ?? new Settings(deps.db),
    passwords: new PasswordHasher(deps.keys.key('identity.pepper'), deps.cost),
    attempts: new Attempts(deps.db, 'identity.attempt'),
    box: new SecretBox(deps.keys.key('identity.box')),
    sessions: new SessionCache(),
    hashKey: deps.keys.key('identity.hash'),
    tokenKey: deps.keys.key('identity.access-token'),
    limits: { ...DEFAULT_LIMITS, ...deps.limits },
    publicOrigin: deps.publicOrigin ?? null,
    issuer: deps.issuer ?? 'Bourse',
  };
}
