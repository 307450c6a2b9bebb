import { OwnTurns } from '../../platform/limits/own-turns.ts';
import { SharedLimits } from '../../platform/limits/shared-limits.ts';
import { CallLimits } from './caller/call-limits.ts';
import { UnknownCookies } from './caller/unknown-cookies.ts';
import type { EdgeOptions } from './edge-options.ts';

const OWN = { allowed: ['https://own.example'], sameHostAllowed: false };

/**
 * Options of an edge for a spec: nothing is shut down, every feature is on, limits count in memory, and time stands
 * still.
 */
export const edgeOptions = (over: Pick<EdgeOptions, 'auth'> & Partial<EdgeOptions>): EdgeOptions => ({
  nowMs: () => 60_000,
  demo: false,
  secureCookies: false,
  countryOf: () => null,
  limits: new CallLimits(new SharedLimits(null)),
  unknownCookies: new UnknownCookies(),
  turns: new OwnTurns(),
  origins: { people: OWN, staff: OWN },
  isShutDown: () => false,
  isFeatureOn: () => true,
  sentence: (code) => `sentence of ${code}`,
  onCall: () => {},
  ...over,
});
