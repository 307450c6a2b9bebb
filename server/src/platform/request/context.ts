import type {
  CommonRefusal,
  Endpoint,
  EndpointGroup,
  OutputOf,
  ParsedInputOf,
  RefusalOf,
  StaffRole,
} from '@bourse/contract/endpoint.ts';
import type { Result } from '@bourse/core/result.ts';

/**
 * What the edge knows of a caller before a handler runs. Handlers may trust this, and nothing else that the caller
 * sent.
 */
export interface RequestContext {
  readonly requestId: string;
  readonly nowMs: number;
  readonly ip: string;
  readonly userAgent: string;
  /** The two-letter country from the operator's proxy header, if one is configured; otherwise null. */
  readonly country: string | null;
  /** The value of the remembered-device cookie; null until the first answer sets it. */
  readonly deviceId: string | null;
  /** The locale of the caller's `language` header; en_US by default. */
  readonly locale: string;
  /** The person who is logged in; null if nobody is. */
  readonly uid: string | null;
  readonly sessionId: string | null;
  /** The member of staff, or null; `needsKey` if this session may only register a key. */
  readonly staff: { readonly staffId: string; readonly role: StaffRole; readonly needsKey: boolean } | null;
  /** Sets or removes an httpOnly cookie on the answer. Only identity uses it. */
  setCookie(name: string, value: string | null, maxAgeMs?: number): void;
  cookie(name: string): string | undefined;
}

/** A RequestContext in which the edge has made sure that a person is logged in. */
export type UserContext = RequestContext & { readonly uid: string; readonly sessionId: string };
export type StaffContext = RequestContext & { readonly staff: NonNullable<RequestContext['staff']> };

type ContextOf<E extends Endpoint> = E['access'] extends 'anyone'
  ? RequestContext
  : E['access'] extends 'user'
    ? UserContext
    : StaffContext;

/** Handles one endpoint: translates and decides nothing. A refusal is returned, never thrown. */
type Handler<E extends Endpoint> = (
  input: ParsedInputOf<E>,
  context: ContextOf<E>,
) => Promise<Result<OutputOf<E>, RefusalOf<E> | CommonRefusal>>;

/** One handler for every endpoint of a contract group. */
export type Handlers<Group extends EndpointGroup> = { readonly [Key in keyof Group]: Handler<Group[Key]> };
