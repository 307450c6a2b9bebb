import { createHash } from 'node:crypto';
import { DAY_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { ManualClock } from '../../platform/clock/clock.ts';
import { totpCode } from '../../platform/crypto/totp.ts';
import { type TestDatabase, testDatabase } from '../../platform/db/test-database.ts';
import type { Message, MessageSender, SendRefusal } from '../../platform/mail/message-sender.ts';
import type { AuditEntry } from '../approvals/public.ts';
import { createIdentity, type IdentityModule } from './identity.ts';
import type { Caller } from './identity-deps.ts';
import type { SecurityCheck } from './identity-shapes.ts';
import { sendBoundCode } from './usecases/code/send-bound-code.ts';
import { type AnonymousPurpose, sendCode } from './usecases/code/send-code.ts';
import { register } from './usecases/login/register.ts';
import { bindTotp, startTotp } from './usecases/security/bind-totp.ts';
import { setTradingPassword } from './usecases/security/set-trading-password.ts';
import type { OpenedSession } from './usecases/session/open-session.ts';

export const PASSWORD = 'a-rather-good-one-7';
export const TRADING_PASSWORD = '481516';
const START_MS = Date.UTC(2026, 10, 21, 12);
/** The cheapest that Argon2 allows: tests prove who may pass, not what hashing costs. */
const CHEAP = { memoryKib: 64, passes: 1 };

/** Keeps what would have been sent, and can be told to fail. */
class RecordingSender implements MessageSender {
  readonly sent: Message[] = [];
  isDown = false;
  /** Addresses whose mail server does not answer until the promise resolves. */
  readonly slow = new Map<string, Promise<void>>();

  async send(message: Message): Promise<Result<void, SendRefusal>> {
    await this.slow.get(message.to);
    if (this.isDown) return refuse('SEND_FAILED');
    this.sent.push(message);
    return ok(undefined);
  }

  /** The digits of the newest code that went to an address. */
  codeTo(address: string): string {
    const code = this.sent.findLast((message) => message.to === address)?.params.code;
    if (code === undefined) throw new Error(`no code went to ${address}`);
    return code;
  }

  templatesTo(address: string): string[] {
    return this.sent.filter((message) => message.to === address).map((message) => message.template);
  }
}

/** A person who is logged in, in a browser of their own. */
export interface Member {
  readonly uid: string;
  readonly email: string;
  readonly sessionId: string;
  readonly cookie: string;
  readonly deviceToken: string;
}

/** Identity on its own database, with a clock that stands still until moved; calls to its ports are recorded. */
export class IdentityFixture {
  readonly t: TestDatabase;
  readonly clock = new ManualClock(START_MS);
  readonly sender = new RecordingSender();
  readonly notices: { uid: string; kind: string; params: Readonly<Record<string, string>> }[] = [];
  readonly staffActions: AuditEntry[] = [];
  /** Pairs `staff uid` in which the member of staff must not act on the person. */
  readonly related = new Set<string>();
  readonly identity: IdentityModule;
  #members = 0;
  #networks = 0;
  readonly #sessionIds = new Map<string, string>();

  constructor(t: TestDatabase) {
    this.t = t;
    this.identity = this.anotherProcess();
  }

  static async open(): Promise<IdentityFixture> {
    return new IdentityFixture(await testDatabase());
  }

  get deps() {
    return this.identity.deps;
  }

  /** Identity as another process on the same database would have it: nothing in memory is shared. */
  anotherProcess(): IdentityModule {
    const { clock, sender } = this;
    return createIdentity({
      db: this.t.db,
      clock,
      sender,
      keys,
      cost: CHEAP,
      limits: { captchaZeroBits: 6 },
      publicOrigin: 'https://exchange.example',
      notices: { notify: async (_, notice) => String(this.notices.push(notice)) },
      audit: {
        audit: async (_, action) => {
          this.staffActions.push(action);
        },
        isRelated: async (_, { staffId, uid }) => this.related.has(`${staffId} ${uid}`),
        loginsOf: async (_, staffIds) => new Map(staffIds.map((id) => [id, `login of ${id}`])),
      },
    });
  }

  /** Registers a new person and moves past the wait between codes. */
  async member(name = `person${++this.#members}`): Promise<Member> {
    const email = `${name}@example.com`;
    const code = await this.anonymousCode('register', email, caller().ip);
    const opened = value(await register(this.deps, { account: email, code, password: PASSWORD, caller: caller() }));
    this.#sessionIds.set(opened.uid, opened.sessionId);
    return memberOf(email, opened);
  }

  /** Like `member`, with a trading password, `ageMs` later. */
  async trader(ageMs = 2 * DAY_MS): Promise<Member> {
    const member = await this.member();
    value(
      await setTradingPassword(this.deps, {
        ...member,
        tradingPassword: TRADING_PASSWORD,
        loginPassword: PASSWORD,
        factors: {},
      }),
    );
    this.clock.advanceMs(ageMs);
    return member;
  }

  /** Binds an authenticator and returns its secret and the session's new cookie. */
  async withTotp(member: Member): Promise<{ secret: string; cookie: string }> {
    const started = value(await startTotp(this.deps, member.uid));
    const emailCode = await this.myCode(member, 'bind-totp');
    const bound = await bindTotp(this.deps, {
      uid: member.uid,
      sessionId: member.sessionId,
      totpCode: this.totp(started.secret),
      factors: { emailCode },
    });
    this.clock.advanceMs(MINUTE_MS);
    return { secret: started.secret, cookie: value(bound).secret };
  }

  totp(secret: string): string {
    return totpCode(secret, this.clock.nowMs());
  }

  /** @param ip by default one that nobody else has */
  async anonymousCode(
    purpose: AnonymousPurpose,
    account: string,
    ip = `10.0.${++this.#networks % 256}.1`,
  ): Promise<string> {
    const visitor = { ip, deviceToken: null, mark: null };
    value(await sendCode(this.deps, { purpose, account, locale: 'en_US', ...visitor }));
    this.clock.advanceMs(MINUTE_MS);
    return this.sender.codeTo(account);
  }

  /** @param payload what the code permits, if that is more than its purpose */
  async myCode(
    member: Member,
    purpose: string,
    { channel = 'email', payload = '' }: { readonly channel?: 'email' | 'sms'; readonly payload?: string } = {},
  ): Promise<string> {
    value(await sendBoundCode(this.deps, { uid: member.uid, purpose, channel, payload, params: {} }));
    this.clock.advanceMs(MINUTE_MS);
    return this.sender.sent.at(-1)!.params.code!;
  }

  /** The security check as a use case makes it: judged, then used up. By default in the session of the registration. */
  async pass(
    check: Omit<SecurityCheck, 'sessionId'> & { readonly sessionId?: string },
    process = this.identity,
  ): Promise<Result<true>> {
    const judged = await process.securityCheck({ sessionId: this.#sessionIds.get(check.uid)!, ...check });
    return judged.ok ? this.t.db.decide((tx) => process.spendFactors(tx, judged.value)) : judged;
  }

  authenticate(cookie: string, accessToken?: string, process = this.identity) {
    return process.authenticate({ cookie, accessToken, nowMs: this.clock.nowMs() });
  }

  /** Resolves when a cookie is no longer valid; fails if that takes longer than the promised second. */
  async untilDead(cookie: string, process = this.identity): Promise<void> {
    const sinceMs = performance.now();
    while ((await this.authenticate(cookie, undefined, process)) !== null)
      if (performance.now() - sinceMs > 1_000) throw new Error('the cookie outlived its second');
  }

  async close(): Promise<void> {
    await this.identity.sendMessages();
    await this.identity.finishMessages();
    await this.t.close();
  }
}

const keys = { key: (purpose: string) => createHash('sha256').update(`test ${purpose}`).digest() };

const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

/** By default a browser that was never here before. */
export function caller(given: Partial<Caller> = {}): Caller {
  return {
    ip: '203.0.113.7',
    country: null,
    userAgent: USER_AGENT,
    locale: 'en_US',
    deviceToken: null,
    mark: null,
    sessionCookie: undefined,
    ...given,
  };
}

export function memberOf(email: string, opened: OpenedSession): Member {
  const { uid, sessionId, secret, deviceToken } = opened;
  return { uid, email, sessionId, cookie: secret, deviceToken: deviceToken! };
}

/** The value of an accepted result; fails the test on a refusal. */
export function value<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(`refused: ${result.refusal.code} ${JSON.stringify(result.refusal.details)}`);
  return result.value;
}

/** The name of a refusal, or `ok`. */
export function outcome(result: Result<unknown>): string {
  return result.ok ? 'ok' : result.refusal.code;
}

/** How often each outcome occurred. */
export function tally(results: readonly Result<unknown>[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const result of results) counts[outcome(result)] = (counts[outcome(result)] ?? 0) + 1;
  return counts;
}

/** A six-digit code that differs from this one. */
export function otherCode(code: string, away = 1): string {
  return ((Number(code) + away) % 1_000_000).toString().padStart(6, '0');
}
