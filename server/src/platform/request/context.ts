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

/** What the edge knows of a caller before a handler runs. Handlers trust this and nothing the caller sent beside it. */
export interface RequestContext {
  readonly requestId: string;
  readonly nowMs: number;
  readonly ip: string;
  readonly userAgent: string;
  /** Two-letter country from the operator's proxy header where one is configured, else null. */
  readonly country: string | null;
  /** The value of the remembered-device cookie; null before the first answer set it. */
  readonly deviceId: string | null;
  /** The locale of the caller's `language` header, or en_US. */
  readonly locale: string;
  /** The logged-in person, or null. */
  readonly uid: string | null;
  readonly sessionId: string | null;
  /** The staff member, or null; `needsKey` where this session may only register a key. */
  readonly staff: { readonly staffId: string; readonly role: StaffRole; readonly needsKey: boolean } | null;
  /** Sets or clears an httpOnly cookie on the answer. Only identity uses it. */
  setCookie(name: string, value: string | null, maxAgeMs?: number): void;
  cookie(name: string): string | undefined;
}

/** A RequestContext where the edge has already made sure that a person is logged in. */
export type UserContext = RequestContext & { readonly uid: string; readonly sessionId: string };
export type StaffContext = RequestContext & { readonly staff: NonNullable<RequestContext['staff']> };

type ContextOf<E extends Endpoint> = E['access'] extends 'anyone'
  ? RequestContext
  : E['access'] extends 'user'
    ? UserContext
    : StaffContext;

/** Handles one endpoint: translates, decides nothing. A refusal is returned, never thrown. */
type Handler<E extends Endpoint> = (
  input: ParsedInputOf<E>,
  context: ContextOf<E>,
) => Promise<Result<OutputOf<E>, RefusalOf<E> | CommonRefusal>>;

/** One handler for every endpoint of a contract group. */
export type Handlers<Group extends EndpointGroup> = { readonly [Key in keyof Group]: Handler<Group[Key]> };
