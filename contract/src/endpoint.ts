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

/** Lengths of the windows in which calls are counted. Core has these too, but the contract imports nothing. */
export const PER_SECOND_MS = 1_000;
export const PER_MINUTE_MS = 60_000;
export const PER_HOUR_MS = 3_600_000;
export const PER_DAY_MS = 86_400_000;

export interface RateLimit {
  /** Calls allowed in the window, counted per person where one is logged in, and per address otherwise. */
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
  /** The business refusals of this endpoint; the edge adds the COMMON_REFUSALS to every endpoint. */
  readonly refusals: readonly Code[];
  readonly rate?: RateLimit;
  /**
   * The switch that turns the endpoint's feature off, which refuses calls with FEATURE_OFF. Left out for calls that only end
   * something: those must stay possible.
   */
  readonly feature?: FeatureSwitch;
  /** Mounted only in the demo; production has no such path. */
  readonly demoOnly?: boolean;
  /** Set where an upload needs more than the edge's 64 KiB. */
  readonly bodyLimitBytes?: number;
  /** Fields of a POST that may come in the query instead of the body, as the first clients sent them. */
  readonly queryFields?: readonly string[];
  /** True where a repeat with the same clientRequestId gets the first result again. */
  readonly idempotent?: boolean;
  /** Staff who have yet to register a key may call it; every other staff endpoint refuses them. */
  readonly withoutKey?: boolean;
  /** What another client's document calls each refusal; told in its details as `messageKey`. */
  readonly messageKeys?: Readonly<Record<string, string>>;
  /** A success is a file to save instead of the envelope; `output` then describes what the headers say of it. */
  readonly answersFile?: boolean;
}

/** Refusals of the edge itself, for every endpoint. */
export const COMMON_REFUSALS = [
  'FIELD_INVALID',
  'FIELD_UNKNOWN',
  'LOGIN_REQUIRED',
  'FORBIDDEN',
  'TOO_MANY_REQUESTS',
  'BUSY',
  /** The database failed on the way, so the call may or may not have taken effect. Asking with the same request id tells. */
  'OUTCOME_UNKNOWN',
  'FEATURE_OFF',
  'SYSTEM_ERROR',
  'IDEMPOTENCY_MISMATCH',
  'ORIGIN_REFUSED',
] as const;
/** Further refusals of the edge, for endpoints of staff. */
export const STAFF_REFUSALS = ['STAFF_KEY_REQUIRED'] as const;
export type CommonRefusal = (typeof COMMON_REFUSALS)[number];

/** Declares an endpoint. Its id is its capability and its key: `holdings.overview`. */
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
