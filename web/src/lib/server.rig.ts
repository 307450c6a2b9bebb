import { type Contract, contract } from '@bourse/contract/contract.ts';
import { CODE, type CommonRefusal, type Endpoint, type RefusalOf } from '@bourse/contract/endpoint.ts';
import { paths } from '@bourse/contract/paths.gen.ts';
import { vi } from 'vitest';
import type { CallId, CallInput, CallOutput } from './client.ts';

/**
 * Replaces `fetch`, the only way out of the browser. Specs say what each endpoint answers. A call without an answer, a call
 * whose fields the contract refuses, and an answer that the contract does not allow all fail the test.
 */

type EndpointOf<Id extends CallId> = Id extends `${infer Group}.${infer Key}`
  ? Group extends keyof Contract
    ? Key extends keyof Contract[Group]
      ? Contract[Group][Key] extends infer Found extends Endpoint
        ? Found
        : never
      : never
    : never
  : never;
export type CodeOf<Id extends CallId> = RefusalOf<EndpointOf<Id>> | CommonRefusal;
type Details = Readonly<Record<string, string | number | boolean>>;
/** The fields of a call as they are sent: texts by name. */
export type Fields = Readonly<Record<string, string>>;

interface Refused {
  readonly refused: string;
  readonly details: Details;
}
type Reply = { readonly data: unknown } | Refused | 'no network';
type Answerer = (fields: Fields) => Reply | Promise<Reply>;

const idAt = new Map(Object.entries(paths).map(([id, [method, path]]) => [`${method} ${path}`, id as CallId]));
const answers = new Map<CallId, Answerer>();
let otherwise: Answerer | null = null;
const calls: { readonly id: CallId; readonly fields: Fields }[] = [];
const complaints: string[] = [];

function endpointOf(id: CallId): Endpoint {
  const [group = '', key = ''] = id.split('.');
  const members = contract[group as keyof Contract] as Readonly<Record<string, Endpoint>>;
  return members[key] as Endpoint;
}

/** Sets an endpoint's answer from now on: a fixed one, or one that depends on the call. */
export function answer<Id extends CallId>(
  id: Id,
  data: CallOutput<Id> | ((fields: Fields) => CallOutput<Id> | Promise<CallOutput<Id>>),
): void {
  answers.set(id, async (fields) => ({
    data: typeof data === 'function' ? await (data as (fields: Fields) => unknown)(fields) : data,
  }));
}

/** Makes an endpoint refuse, with one of its own refusals or one of the edge's, and with its details. */
export function refuse<Id extends CallId>(id: Id, code: CodeOf<Id>, details: Details = {}): void {
  answers.set(id, () => ({ refused: code, details }));
}

/** Makes endpoints unreachable, so that it is unknown whether a call arrived. */
export function cut(...ids: readonly CallId[]): void {
  for (const id of ids) answers.set(id, () => 'no network');
}

/** An answer that the spec holds back. */
export interface Held<Id extends CallId> {
  answer(data: CallOutput<Id>): void;
  refuse(code: CodeOf<Id>, details?: Details): void;
  cut(): void;
}

/** Holds an endpoint's answer back until the spec ends it. Later calls get the same result. */
export function hold<Id extends CallId>(id: Id): Held<Id> {
  let end: (reply: Reply) => void = () => {};
  const ended = new Promise<Reply>((resolve) => {
    end = resolve;
  });
  answers.set(id, () => ended);
  return {
    answer: (data) => end({ data }),
    refuse: (code, details = {}) => end({ refused: code, details }),
    cut: () => end('no network'),
  };
}

/** What endpoints without an answer do: never answer, or be unreachable. */
export function everythingElse(does: 'thinks' | 'is out of reach'): void {
  otherwise = does === 'thinks' ? () => new Promise<Reply>(() => {}) : () => 'no network';
}

/** Whether the spec has said what all other endpoints do. */
export const isElseSaid = (): boolean => otherwise !== null;

/** Whether the spec has set an answer for an endpoint. */
export const isAnswered = (id: CallId): boolean => answers.has(id);

/** The fields of all calls of an endpoint, in order. A call is kept without the type of its endpoint. */
export const sent = <Id extends CallId>(id: Id): (Fields & Partial<Record<keyof CallInput<Id>, string>>)[] =>
  calls.filter((call) => call.id === id).map(({ fields }) => fields as never);

async function fetchHere(address: string, init: RequestInit = {}): Promise<Response> {
  const url = new URL(address, location.origin);
  const method = init.method ?? 'GET';
  const id = idAt.get(`${method} ${url.pathname}`);
  if (!id) {
    complaints.push(`no endpoint is at ${method} ${url.pathname}`);
    throw new TypeError('no endpoint');
  }
  const fields = Object.fromEntries(new URLSearchParams((init.body as URLSearchParams | undefined) ?? url.search));
  calls.push({ id, fields });
  const { input, output, refusals } = endpointOf(id);
  const read = input.safeParse(fields);
  if (!read.success) complaints.push(`${id} was sent what the contract refuses: ${read.error.message}`);
  const answerer = answers.get(id) ?? otherwise;
  if (!answerer) complaints.push(`${id} was called, and the spec gave no answer for it`);
  const reply = answerer ? await untilTakenBack(answerer(fields), init.signal) : 'no network';
  if (reply === 'no network') throw new TypeError('no network');
  if ('data' in reply) {
    const known = output.safeParse(reply.data);
    if (!known.success) complaints.push(`${id} answered what the contract does not know: ${known.error.message}`);
    return envelope({ code: CODE.success, data: reply.data });
  }
  if (reply.refused === 'LOGIN_REQUIRED') return envelope({ code: CODE.loginRequired, i18nMsgCode: reply.refused });
  // Sentences of the server itself are never shown; where the page has none, the test would see this text.
  if (!refusals.includes(reply.refused) && !/^[A-Z_]+$/.test(reply.refused)) complaints.push(`${id}: ${reply.refused}`);
  return envelope({
    code: CODE.refused,
    msg: `no sentence for ${reply.refused}`,
    i18nMsgCode: reply.refused,
    details: reply.details,
  });
}

const envelope = (fields: object): Response =>
  new Response(
    JSON.stringify({
      code: CODE.success,
      data: null,
      msg: '',
      i18nMsgCode: null,
      details: null,
      serverNow: Date.now(),
      ...fields,
    }),
  );

/** Ends a cancelled call at once, as browsers do. */
function untilTakenBack(reply: Reply | Promise<Reply>, signal: AbortSignal | null | undefined): Promise<Reply> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('taken back', 'AbortError')));
    Promise.resolve(reply).then(resolve, reject);
  });
}

/** Fails the test for another problem that was noticed. */
export const complain = (of: string): void => void complaints.push(of);

/** How many calls there were in all. */
export const callCount = (): number => calls.length;

/** Which endpoints were called. */
export const called = (): ReadonlySet<CallId> => new Set(calls.map(({ id }) => id));

/** Replaces `fetch` with this server. */
export const openServer = (): void => void vi.stubGlobal('fetch', fetchHere);

/** Forgets everything, and fails the test if there were problems. */
export function closeServer(): void {
  const heard = [...new Set(complaints)];
  answers.clear();
  otherwise = null;
  calls.length = 0;
  complaints.length = 0;
  if (heard.length > 0) throw new Error(heard.join('\n'));
}
