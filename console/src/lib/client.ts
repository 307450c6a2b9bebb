import type { Contract } from '@bourse/contract/contract.ts';
import type {
  CommonRefusal,
  Envelope,
  InputOf,
  OutputOf,
  RefusalOf,
  STAFF_REFUSALS,
} from '@bourse/contract/endpoint.ts';
import { staffPaths } from '@bourse/contract/staff-paths.gen.ts';
import { getLocale } from './i18n.ts';
import { localeHeaders } from './locale.ts';
import { learnServerNow } from './time/clock.ts';

/** The groups that staff may call; only types, because the schemas stay on the server. */
type Groups = Pick<Contract, Extract<keyof Contract, `staff${string}`>>;
export type StaffEndpointId = keyof typeof staffPaths;
type EndpointAt<Id extends StaffEndpointId> = Id extends `${infer Group extends keyof Groups}.${infer Key}`
  ? Key extends keyof Groups[Group]
    ? Groups[Group][Key]
    : never
  : never;
export type StaffInput<Id extends StaffEndpointId> = InputOf<EndpointAt<Id>>;
export type StaffOutput<Id extends StaffEndpointId> = OutputOf<EndpointAt<Id>>;
export type StaffRefusal<Id extends StaffEndpointId = StaffEndpointId> =
  | RefusalOf<EndpointAt<Id>>
  | CommonRefusal
  | (typeof STAFF_REFUSALS)[number]
  | 'NETWORK_DOWN';

/** A refusal, or a network that is down: the only error that this client throws. */
export class Refused extends Error {
  constructor(
    readonly refusal: string,
    readonly details: Readonly<Record<string, string | number | boolean>> = {},
  ) {
    super(refusal);
  }
}

const TIMEOUT_MS = 30_000;

/** Calls a staff endpoint by its id. The cookie identifies the caller. */
export async function call<Id extends StaffEndpointId>(id: Id, input: StaffInput<Id>): Promise<StaffOutput<Id>> {
  const [method, path] = staffPaths[id];
  const fields = Object.entries(input as Record<string, string | undefined>).filter(
    (field): field is [string, string] => field[1] !== undefined,
  );
  const form = new URLSearchParams(fields);
  const isQuery = method === 'GET';
  const response = await fetch(isQuery && form.size > 0 ? `${path}?${form}` : path, {
    method,
    credentials: 'same-origin',
    headers: { 'X-Requested-With': 'XMLHttpRequest', ...localeHeaders(getLocale()) },
    ...(!isQuery && { body: form }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new Refused('NETWORK_DOWN');
  });
  const envelope = (await response.json().catch(() => {
    throw new Refused('SYSTEM_ERROR');
  })) as Envelope<StaffOutput<Id>>;
  learnServerNow(envelope.serverNow);
  if (envelope.code === 0 && envelope.data !== null) return envelope.data;
  throw new Refused(envelope.i18nMsgCode ?? 'SYSTEM_ERROR', envelope.details ?? {});
}
