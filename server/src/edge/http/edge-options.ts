import type { IncomingMessage } from 'node:http';
import type { Endpoint, StaffRole } from '@bourse/contract/endpoint.ts';
import type { OwnTurns } from '../../platform/limits/own-turns.ts';
import type { CallLimits } from './caller/call-limits.ts';
import type { UnknownCookies } from './caller/unknown-cookies.ts';
import type { OriginRule } from './origin.ts';

/** Finds whose the cookies of a request are; identity and approvals are passed in by `main.ts`. */
interface Authenticator {
  authenticate(request: {
    cookie: string | undefined;
    accessToken: string | undefined;
    nowMs: number;
  }): Promise<{ uid: string; sessionId: string } | null>;
  authenticateStaff(request: {
    cookie: string | undefined;
    nowMs: number;
  }): Promise<{ staffId: string; role: StaffRole; needsKey: boolean } | null>;
}

export interface EdgeOptions {
  readonly nowMs: () => number;
  readonly auth: Authenticator;
  /** Which pages may write, for people and for staff. */
  readonly origins: Readonly<Record<'people' | 'staff', OriginRule>>;
  readonly demo: boolean;
  readonly secureCookies: boolean;
  /** The country from which a request came, if the operator's proxy says it. */
  readonly countryOf: (request: IncomingMessage) => string | null;
  /** Limits how often callers may call; null for no limits. */
  readonly limits: CallLimits | null;
  /** Limits how many unknown cookies are looked up; null for no limit. */
  readonly unknownCookies: UnknownCookies | null;
  /** Lines of the changes that one person, or one of staff, makes at a time. */
  readonly turns: OwnTurns;
  /** True while the operator has shut the exchange down: every call except those of staff answers 99999. */
  readonly isShutDown: () => boolean;
  /** Whether a feature is switched on. */
  readonly isFeatureOn: (feature: NonNullable<Endpoint['feature']>) => boolean;
  /** A sentence for a refusal in a locale; the browser prefers its own text for `i18nMsgCode`. */
  readonly sentence: (code: string, locale: string) => string;
  readonly onCall: (call: { id: string; outcome: string; ms: number }) => void;
}
