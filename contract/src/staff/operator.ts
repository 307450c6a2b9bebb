import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { FEATURE_SWITCHES } from '../feature-switches.ts';
import { none, text, timeMs } from '../fields.ts';
import { PROPOSE_REFUSALS, proposed } from './actions.ts';

/**
 * USDT values from which staff must look at a withdrawal or two codes are needed; how much USDT may be credited before it is
 * final; and for how many seconds a withdrawal waits.
 */
export const THRESHOLDS = [
  'REVIEW_FROM',
  'REVIEW_TWO_FROM',
  'REVIEW_NEW_DEVICE_FROM',
  'REVIEW_NEW_ADDRESS_FROM',
  'REVIEW_NEW_ACCOUNT_FROM',
  'REVIEW_FAST_EXIT_FROM',
  'TWO_CODES_FROM',
  'EARLY_CREDIT_PERSON_MAX',
  'EARLY_CREDIT_HOUSE_MAX',
  'WITHDRAWAL_COOLING_S',
] as const;

/** Switches, pauses and the shutdown. Open pages follow within seconds. */
export const staffOperator = {
  switches: endpoint({
    method: 'GET',
    path: '/open/staff/switches',
    summary: 'Every switch, the pauses and the shutdown flag as they are, with who set them and when',
    access: ['risk', 'product', 'support2', 'auditor', 'superadmin'],
    input: none,
    output: z.object({
      rows: z.array(
        z.object({
          name: z.string(),
          /** True where the feature works now: it is switched on, not paused, and the exchange is open. */
          isOn: z.boolean(),
          /** The text that people read during a pause. */
          text: z.string().nullable(),
          setBy: z.string().nullable(),
          setAtMs: timeMs.nullable(),
        }),
      ),
    }),
    refusals: [],
  }),
  setFeature: endpoint({
    method: 'POST',
    path: '/open/staff/switches/feature',
    summary: 'Switches a feature on or off: its entrances go, and its calls answer FEATURE_OFF at once',
    access: ['risk', 'product'],
    input: z.strictObject({ name: z.enum(FEATURE_SWITCHES), on: z.enum(['true', 'false']), reason: text(200, 3) }),
    output: z.object({ isOn: z.boolean() }),
    refusals: ['NO_CHANGE'],
  }),
  setPaused: endpoint({
    method: 'POST',
    path: '/open/staff/switches/pause',
    summary: 'Stops all deposits or all withdrawals, or lets them go on; people read the reason',
    access: ['risk'],
    input: z.strictObject({
      direction: z.enum(['deposit', 'withdraw']),
      on: z.enum(['true', 'false']),
      reason: text(200, 3),
    }),
    output: z.object({ isOn: z.boolean() }),
    refusals: ['NO_CHANGE'],
  }),
  setShutdown: endpoint({
    method: 'POST',
    path: '/open/staff/switches/shutdown',
    summary: 'Shuts the exchange, or opens it: every page leads to the downtime page and every call answers 99999',
    access: ['risk'],
    input: z.strictObject({ on: z.enum(['true', 'false']), reason: text(200, 3) }),
    output: z.object({ isOn: z.boolean() }),
    refusals: ['NO_CHANGE'],
  }),
  thresholds: endpoint({
    method: 'GET',
    path: '/open/staff/thresholds',
    summary:
      'From where on staff look at withdrawals and how much is credited before it is final, with who asked for it and when',
    access: ['risk', 'reviewer', 'auditor'],
    input: none,
    output: z.object({
      rows: z.array(
        z.object({
          name: z.enum(THRESHOLDS),
          value: z.number().int(),
          min: z.number().int(),
          max: z.number().int(),
          setBy: z.string().nullable(),
          setAtMs: timeMs.nullable(),
        }),
      ),
    }),
    refusals: [],
  }),
  setThreshold: endpoint({
    method: 'POST',
    path: '/open/staff/thresholds/set',
    summary: 'Asks for another threshold; a second member of Risk decides',
    access: ['risk'],
    input: z.strictObject({
      name: z.enum(THRESHOLDS),
      value: z.string().regex(/^[1-9][0-9]{0,8}$/, { error: 'NOT_A_NUMBER' }),
      reason: text(200, 3),
    }),
    output: proposed,
    refusals: [...PROPOSE_REFUSALS, 'NO_CHANGE', 'THRESHOLD_RANGE'],
  }),
  officialChannels: endpoint({
    method: 'GET',
    path: '/open/staff/official-channels',
    summary: 'What people are told is official: of the configuration, and of the list that staff keep',
    access: ['risk', 'product', 'support', 'support2', 'auditor'],
    input: none,
    output: z.object({
      rows: z.array(
        z.object({
          channel: z.string(),
          /**
           * True where the value comes from the server's configuration (public address, sender of mails) and cannot be
           * changed here.
           */
          isConfigured: z.boolean(),
        }),
      ),
      setBy: z.string().nullable(),
      setAtMs: timeMs.nullable(),
    }),
    refusals: [],
  }),
  setOfficialChannel: endpoint({
    method: 'POST',
    path: '/open/staff/official-channels/set',
    summary: 'Asks that something counts as official, or no longer does; a second of Risk or Product decides',
    access: ['risk', 'product'],
    input: z.strictObject({ channel: text(200, 3), on: z.enum(['true', 'false']), reason: text(200, 3) }),
    output: proposed,
    refusals: [...PROPOSE_REFUSALS, 'NO_CHANGE', 'CHANNEL_UNREADABLE', 'TOO_MANY_CHANNELS'],
  }),
} as const;
