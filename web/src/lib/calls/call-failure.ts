export type FailureKind = 'network' | 'timeout' | 'pending' | 'login' | 'downtime' | 'refused';

interface FailureFacts {
  readonly status?: number;
  readonly code?: number;
  readonly message?: string;
  readonly i18nMsgCode?: string | null;
  readonly details?: Readonly<Record<string, string | number | boolean>>;
}

/** Codes after which it is unknown whether the call took effect: the server failed while it was working on it. */
const UNKNOWN_CODES: ReadonlySet<string> = new Set(['OUTCOME_UNKNOWN', 'SYSTEM_ERROR']);

/** A call that did not succeed. `message` is a sentence for people, in their language. */
export class CallFailure extends Error {
  readonly kind: FailureKind;
  readonly endpointId: string;
  readonly status: number | null;
  readonly code: number | null;
  /** The refusal's code, such as `INSUFFICIENT_BALANCE`. */
  readonly i18nMsgCode: string | null;
  /** The numbers of the refusal, as text. */
  readonly details: Readonly<Record<string, string | number | boolean>>;

  constructor(kind: FailureKind, endpointId: string, facts: FailureFacts = {}) {
    super(facts.message ?? kind);
    this.name = 'CallFailure';
    this.kind = kind;
    this.endpointId = endpointId;
    this.status = facts.status ?? null;
    this.code = facts.code ?? null;
    this.i18nMsgCode = facts.i18nMsgCode ?? null;
    this.details = facts.details ?? {};
  }

  /** The field that was refused, if the refusal names one. */
  get field(): string | null {
    return typeof this.details.field === 'string' ? this.details.field : null;
  }

  /**
   * True if it is unknown whether the call took effect, after 30 seconds without an answer or because the exchange says so.
   * Ask again with the same request id, and never send a new one.
   */
  get isOutcomeUnknown(): boolean {
    return this.kind === 'timeout' || this.kind === 'network' || UNKNOWN_CODES.has(this.i18nMsgCode ?? '');
  }
}

/** The failure in an error of a query or command, or null. */
export const failureIn = (error: unknown): CallFailure | null => (error instanceof CallFailure ? error : null);
