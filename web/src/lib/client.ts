import type { Contract } from '@bourse/contract/contract.ts';
import type { Endpoint, InputOf, OutputOf } from '@bourse/contract/endpoint.ts';
import { paths } from '@bourse/contract/paths.gen.ts';
import { languageTag } from '@bourse/i18n/locales.ts';
import { CallFailure } from './calls/call-failure.ts';
import { learnServerTime, serverNowMs } from './calls/server-time.ts';
import { getCurrency, getLocale } from './locale.ts';

export type CallId = keyof typeof paths;
type EndpointAt<Id> = Id extends `${infer Group}.${infer Key}`
  ? Group extends keyof Contract
    ? Key extends keyof Contract[Group]
      ? Contract[Group][Key] extends infer Found extends Endpoint
        ? Found
        : never
      : never
    : never
  : never;
export type CallInput<Id extends CallId> = InputOf<EndpointAt<Id>>;
export type CallOutput<Id extends CallId> = OutputOf<EndpointAt<Id>>;

export interface CallOptions {
  /** The caller shows the failure itself, beside a field or in place of what did not load. */
  readonly quiet?: boolean;
  /**
   * Sent before it is known who is logged in. An answer "not logged in" is ignored, because the session's own call handles
   * it.
   */
  readonly isEarly?: boolean;
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What the client needs from the shell, which sets it once at the start. */
export interface ClientEvents {
  /** Not logged in: forgets the person and goes to the login page, which leads back here afterwards. */
  onLoginNeeded(): void;
  onDowntime(): void;
  /** Shows a failure: as a toast on the desktop, as a warning on h5. */
  onFailure(sentence: string): void;
  /** The sentence for a refusal in the language in use, or null where there is none. */
  sentenceOf(group: string, code: string, details: CallFailure['details']): Promise<string | null>;
  networkSentence(kind: 'network' | 'timeout' | 'pending'): Promise<string>;
}

const TIMEOUT_MS = 30_000;
const SUCCESS: ReadonlySet<number> = new Set([0, 20, 32, 33, 34, 200, 600, 1022, 1023, 1024, 9998, 9999, 200_017]);
const DOWNTIME: ReadonlySet<number> = new Set([99_999, -999_999]);
const LOGIN_NEEDED = 401;

/** The outcome that the body's code stands for. All three-digit codes beginning with 1 are successes. */
export function outcomeOf(code: number, errno?: unknown): 'success' | 'login' | 'downtime' | 'refused' {
  if (code === LOGIN_NEEDED) return 'login';
  if (DOWNTIME.has(code)) return 'downtime';
  if (SUCCESS.has(code) || (Number.isInteger(code) && code >= 100 && code <= 199) || errno === 'OK') return 'success';
  return 'refused';
}

let events: ClientEvents | null = null;
let accessToken: { readonly text: string; readonly expiresAtMs: number } | null = null;
let thirdAppToken: string | null = null;
const pending = new Set<string>();

export const setClientEvents = (next: ClientEvents): void => {
  events = next;
};
/** A second secret besides the cookie, kept only in memory. */
export const setAccessToken = (text: string | null, expiresAtMs = 0): void => {
  accessToken = text ? { text, expiresAtMs } : null;
};
/** The token while it is valid. An expired one would be refused, whereas the cookie alone would not. */
export const getAccessToken = (): string | null =>
  accessToken && accessToken.expiresAtMs > serverNowMs() ? accessToken.text : null;
export const setThirdAppToken = (text: string | null): void => {
  thirdAppToken = text;
};

/** A random name for one request. Works on plain http too, where `randomUUID` does not exist. */
export function requestToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A UUID for `clientRequestId`: made when a form opens and kept until its outcome is known. */
export function newRequestId(): string {
  const hex = requestToken();
  const variant = ((Number.parseInt(hex[16] ?? '0', 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** The headers of every call. */
export function requestHeaders(): Record<string, string> {
  const locale = getLocale();
  const token = getAccessToken();
  return {
    language: locale,
    locale: languageTag(locale),
    token: requestToken(),
    'X-Requested-With': 'XMLHttpRequest',
    selectType: getCurrency(),
    ...(token && { authorization: token, loginToken: token }),
    ...(thirdAppToken && { thirdAppToken }),
  };
}

function formOf(input: object): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    if (value !== undefined && value !== null) form.append(name, String(value));
  }
  return form;
}

interface Reply {
  readonly code?: unknown;
  readonly errno?: unknown;
  readonly data?: unknown;
  readonly msg?: unknown;
  readonly i18nMsgCode?: unknown;
  readonly details?: unknown;
  readonly serverNow?: unknown;
}

/**
 * Calls an endpoint by its id. Bodies are form-encoded. While a call is pending, another one with the same method and URL is
 * rejected. After 30 seconds without an answer the outcome is unknown.
 *
 * @returns the endpoint's output
 * @throws  CallFailure, always with a sentence for people, which was already shown unless `quiet`
 */
export async function call<Id extends CallId>(
  id: Id,
  input: CallInput<Id>,
  options: CallOptions = {},
): Promise<CallOutput<Id>> {
  const [method, path] = paths[id];
  const form = formOf(input as object);
  const hasBody = method === 'POST';
  const url = !hasBody && form.size > 0 ? `${path}?${form}` : path;
  // With the method, because reading and writing may share a path.
  const name = `${method} ${url}`;
  if (pending.has(name)) throw await showFailure(id, new CallFailure('pending', id), { ...options, quiet: true });
  pending.add(name);
  try {
    const reply = await send(id, url, {
      method,
      ...(hasBody && { body: form }),
      headers: { ...requestHeaders(), ...options.headers },
      signal: AbortSignal.any([
        AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS),
        ...(options.signal ? [options.signal] : []),
      ]),
    });
    return reply as CallOutput<Id>;
  } catch (error) {
    // The caller cancelled, which is no failure.
    if (options.signal?.aborted) throw error;
    throw await showFailure(id, error instanceof CallFailure ? error : new CallFailure('network', id), options);
  } finally {
    pending.delete(name);
  }
}

async function send(id: CallId, url: string, init: RequestInit): Promise<unknown> {
  const sentAtMs = Date.now();
  let response: Response;
  try {
    response = await fetch(url, { credentials: 'same-origin', ...init });
  } catch (error) {
    throw new CallFailure(error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'network', id);
  }
  if (response.status === LOGIN_NEEDED) throw new CallFailure('login', id);
  if (response.status !== 200) throw new CallFailure('network', id, { status: response.status });
  const reply = (await response.json().catch(() => null)) as Reply | null;
  if (!reply) throw new CallFailure('network', id);
  if (typeof reply.serverNow === 'number') learnServerTime(reply.serverNow, sentAtMs, Date.now());
  const code = Number(reply.code);
  const outcome = outcomeOf(code, reply.errno);
  if (outcome === 'success') return reply.data;
  throw new CallFailure(outcome, id, {
    code,
    message: typeof reply.msg === 'string' ? reply.msg : '',
    i18nMsgCode: typeof reply.i18nMsgCode === 'string' ? reply.i18nMsgCode : null,
    details: (reply.details ?? {}) as CallFailure['details'],
  });
}

/** Adds the sentence to a failure, and does what its kind needs. */
async function showFailure(id: CallId, failure: CallFailure, options: CallOptions): Promise<CallFailure> {
  if (!events) return failure;
  if (failure.kind === 'login') {
    if (!options.isEarly) events.onLoginNeeded();
  } else if (failure.kind === 'downtime') events.onDowntime();
  else if (failure.kind === 'refused') {
    const group = id.slice(0, id.indexOf('.'));
    const code = failure.i18nMsgCode;
    const sentence = code ? await events.sentenceOf(group, code, failure.details).catch(() => null) : null;
    if (sentence) failure.message = sentence;
  } else failure.message = await events.networkSentence(failure.kind).catch(() => failure.message);
  const isTold = failure.kind === 'login' || failure.kind === 'downtime' || options.quiet;
  if (!isTold && failure.message) events.onFailure(failure.message);
  return failure;
}
