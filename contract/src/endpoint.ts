import type { z } from 'zod';
import type { FeatureSwitch } from './feature-switches.ts';

/** The staff roles of the console. `superadmin` grants roles and moves no money. */
export const STAFF_ROLES = [
  'support',
  'support2',
  'reviewer',
  'risk',
  'product',
  'finance',
  'compliance',
  'auditor',
  'superadmin',
] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Who may call: anyone, a logged-in person, or staff with one of the listed roles. */
export type Access = 'anyone' | 'user' | readonly StaffRole[];

/** For how long calls are counted: the contract imports nothing, so core's lengths of time stand here once more. */
export const PER_SECOND_MS = 1_000;
export const PER_MINUTE_MS = 60_000;
export const PER_HOUR_MS = 3_600_000;
export const PER_DAY_MS = 86_400_000;

export interface RateLimit {
  /** Calls allowed in the window, counted per person where one is logged in, per address otherwise. */
  readonly max: number;
  readonly windowMs: number;
}

/** One promise between server and browser. Inputs are flat texts, as a form or a query sends them. */
export interface Endpoint<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Code extends string = string,
  Caller extends Access = Access,
> {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Caller;
  readonly input: Input;
  readonly output: Output;
  /** Every business refusal this endpoint can answer, beside the COMMON_REFUSALS that the edge answers for all. */
  readonly refusals: readonly Code[];
  readonly rate?: RateLimit;
  /** The switch that turns its feature off: the call is then answered FEATURE_OFF. Not for what only ends something. */
  readonly feature?: FeatureSwitch;
  /** Only mounted in the demo; production has no such path. */
  readonly demoOnly?: boolean;
  /** Larger than the edge's 64 KiB, for uploads. */
  readonly bodyLimitBytes?: number;
  /** Fields of a POST that may stand in the query instead of the body, as the seed's clients send them. */
  readonly queryFields?: readonly string[];
  /** True where a repeat with the same clientRequestId answers the first result again. */
  readonly idempotent?: boolean;
  /** Staff who have yet to register a key may call it, and nothing else that is for staff. */
  readonly withoutKey?: boolean;
  /** A success is a file to be saved and not the envelope; `output` is then what the edge says of it in the headers. */
  readonly answersFile?: boolean;
}

/** Refusals that the edge itself answers, for every endpoint. */
export const COMMON_REFUSALS = [
  'FIELD_INVALID',
  'FIELD_UNKNOWN',
  'LOGIN_REQUIRED',
  'FORBIDDEN',
  'TOO_MANY_REQUESTS',
  'BUSY',
  /** The database went away in the midst of it: it may have been done. The same request id asks again. */
  'OUTCOME_UNKNOWN',
  'FEATURE_OFF',
  'SYSTEM_ERROR',
  'IDEMPOTENCY_MISMATCH',
  'ORIGIN_REFUSED',
] as const;
/** Refusals that the edge answers beside those, for the endpoints of staff. */
export const STAFF_REFUSALS = ['STAFF_KEY_REQUIRED'] as const;
export type CommonRefusal = (typeof COMMON_REFUSALS)[number];

/** Declares an endpoint; the id is its capability and its key: `holdings.overview`. */
export const endpoint = <
  Input extends z.ZodType,
  Output extends z.ZodType,
  const Code extends string,
  const Caller extends Access,
>(
  declaration: Endpoint<Input, Output, Code, Caller>,
): Endpoint<Input, Output, Code, Caller> => declaration;

export type EndpointGroup = Readonly<Record<string, Endpoint>>;
/** Every refusal of a group of endpoints, or of several groups. */
export type AnyRefusalOf<Group extends EndpointGroup> = Group extends EndpointGroup
  ? RefusalOf<Group[keyof Group]>
  : never;
export type InputOf<E extends Endpoint> = z.input<E['input']>;
export type ParsedInputOf<E extends Endpoint> = z.output<E['input']>;
export type OutputOf<E extends Endpoint> = z.output<E['output']>;
export type RefusalOf<E extends Endpoint> = E['refusals'][number];

/** The envelope of every answer, over HTTP 200. `code` 0 is success; a refusal is 40000 and is named by `i18nMsgCode`. */
export interface Envelope<Data> {
  readonly code: number;
  readonly data: Data | null;
  readonly msg: string;
  readonly i18nMsgCode: string | null;
  readonly details: Readonly<Record<string, string | number | boolean>> | null;
  readonly serverNow: number;
}

export const CODE = {
  success: 0,
  refused: 40_000,
  tooMany: 42_900,
  busy: 50_300,
  loginRequired: 401,
  downtime: 99_999,
} as const;
