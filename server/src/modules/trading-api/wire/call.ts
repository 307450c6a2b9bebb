import type { ApiFault } from './api-fault.ts';

/** One request as it came from the wire: texts that nobody has parsed, because signatures are made of them. */
export interface Call {
  readonly method: string;
  /** The path without the query. */
  readonly path: string;
  readonly query: string;
  readonly body: string;
  /** The API key of the header, or an empty text. */
  readonly apiKey: string;
  readonly ip: string;
}

/** What goes back. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What a route answers: anything that JSON can say, or why not. */
export type Answer =
  /** `moreWeight`: what the call turned out to weigh beyond what it was let in for. */
  | { readonly ok: true; readonly body: unknown; readonly moreWeight: number }
  | { readonly ok: false; readonly fault: ApiFault };

export const say = (body: unknown, moreWeight = 0): Answer => ({ ok: true, body, moreWeight });
export const deny = (fault: ApiFault): Answer => ({ ok: false, fault });
