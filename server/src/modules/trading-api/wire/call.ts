import type { ApiFault } from './api-fault.ts';

/** One request as received: unparsed texts, because signatures are made over them. */
export interface Call {
  readonly method: string;
  /** The path without the query. */
  readonly path: string;
  readonly query: string;
  readonly body: string;
  /** The API key from the header, or an empty text. */
  readonly apiKey: string;
  readonly ip: string;
}

/** The answer as it is sent. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The answer of a route: anything that JSON can hold, or a fault. */
export type Answer =
  /** `moreWeight`: how much the call turned out to weigh beyond what was counted before. */
  | { readonly ok: true; readonly body: unknown; readonly moreWeight: number }
  | { readonly ok: false; readonly fault: ApiFault };

export const say = (body: unknown, moreWeight = 0): Answer => ({ ok: true, body, moreWeight });
export const deny = (fault: ApiFault): Answer => ({ ok: false, fault });
