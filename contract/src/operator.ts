import { z } from 'zod';
import { endpoint, PER_MINUTE_MS } from './endpoint.ts';
import { FEATURE_SWITCHES, type FeatureSwitch } from './feature-switches.ts';
import { none, text } from './fields.ts';

const NOT_OFFICIAL_REASONS = [
  'UNREADABLE',
  'HIDDEN_CHARACTERS',
  'NOT_A_PAGE',
  'USER_INFO',
  'IP_ADDRESS',
  'MIXED_SCRIPTS',
  'LOOK_ALIKE',
  'ONE_SLIP',
  'SUBDOMAIN_TRICK',
  'SUBDOMAIN_NOT_LISTED',
  'OTHER_PORT',
  'NOT_ENCRYPTED',
  'NAME_IN_PATH',
  'NAME_ELSEWHERE',
  'OTHER_MAILBOX',
  'NOT_LISTED',
] as const;

export const operator = {
  status: endpoint({
    method: 'GET',
    path: '/open/operator/status',
    summary: "Switches (the value 'false' means that the feature is on), the shutdown flag, demo mode",
    access: 'anyone',
    input: none,
    output: z.object({
      switches: z.object(
        Object.fromEntries(FEATURE_SWITCHES.map((name) => [name, z.string()])) as Record<FeatureSwitch, z.ZodString>,
      ),
      shutdown: z.boolean(),
      demo: z.boolean(),
    }),
    refusals: [],
  }),
  officialChannel: endpoint({
    method: 'GET',
    path: '/open/operator/official-channel',
    summary: "Whether a web address, e-mail address, phone number or name is one of the operator's own, and why not",
    access: 'anyone',
    rate: { max: 30, windowMs: PER_MINUTE_MS },
    input: z.strictObject({ text: text(500) }),
    output: z.object({
      kind: z.enum(['web', 'email', 'phone', 'handle', 'unknown']),
      /** `ONLY_AT`: this name is the operator's on the services in `official`, and nowhere else. */
      verdict: z.enum(['OFFICIAL', 'ONLY_AT', 'NOT_OFFICIAL']),
      reason: z.enum(NOT_OFFICIAL_REASONS).nullable(),
      /** The official contact that it is, or that it imitates. */
      official: z.string().nullable(),
      /** Where the address really leads, or how it reads without its disguise. */
      leadsTo: z.string().nullable(),
      /** Its letters that no English keyboard has, each with its code. */
      oddLetters: z.array(z.string()),
    }),
    refusals: [],
  }),
} as const;
