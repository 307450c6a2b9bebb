import { endpoints } from '@bourse/contract/contract.ts';
import type { Endpoint, Envelope } from '@bourse/contract/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { mergedCalls } from '../../server/test/house/product-calls.ts';
import { HOSTILE_BODIES, HOSTILE_HEADERS } from './hostile/requests.ts';
import { HOSTILE_VALUES } from './hostile-values.ts';

/** Valid input by field name, for the fields beside the hostile one. */
const GOOD: Readonly<Record<string, string>> = {
  account: 'nobody@bourse.example',
  accountType: 'email',
  action: 'add',
  address: '0x8ba1f109551bD432803012645Ac136ddd64DBA72',
  amount: '1',
  answer: 'an answer',
  antiPhishingCode: 'abcd1234',
  appKey: 'A'.repeat(22),
  asset: 'USDT',
  assets: 'ETH',
  category: 'deposit',
  channel: 'email',
  clientRequestId: '0190f000-0000-7000-8000-000000000001',
  code: '000000',
  contentHash: '0'.repeat(64),
  decision: 'reject',
  device: 'a phone',
  digits: '00000000',
  direction: 'deposit',
  email: 'other@bourse.example',
  entryId: '1',
  format: 'csv',
  explanation: 'words that the person reads',
  file: 'details',
  from: 'funding',
  frozen: 'true',
  id: '0190f000-0000-7000-8000-000000000002',
  history: 'airdrop',
  imageBase64: 'A'.repeat(120),
  interval: '1h',
  kind: 'ONCHAIN',
  label: 'a label',
  lockDays: '3',
  login: 'nobody',
  made: `${'A'.repeat(43)}.${'A'.repeat(200)}.${'A'.repeat(300)}.internal`,
  loginPassword: 'wrong-password',
  name: 'no-such-job',
  message: 'a message',
  network: 'eth',
  newCode: '000000',
  newPassword: 'Another-pass-1',
  nickname: 'a wallet',
  oldPassword: 'wrong-password',
  on: 'true',
  orderId: '999999999',
  outcome: 'REFUSE',
  password: 'wrong-password',
  paused: 'false',
  passkey: `${'A'.repeat(43)}.${'A'.repeat(200)}.${'A'.repeat(60)}.${'A'.repeat(90)}`,
  passkeyId: '0190f000-0000-7000-8000-000000000008',
  path: 'user:999999999:funding:USDT',
  paymentId: '0190f000-0000-7000-8000-000000000003',
  phone: '+447700900123',
  problem: 'MEMO_MISSING',
  publicKey: 'gmDRTtj2FA+wzJUIlAL9ly1eovjLBu7uXUFR+jFULmg=',
  purpose: 'change-password',
  questions: 'PURPOSE',
  quoteId: '0190f000-0000-7000-8000-000000000006',
  range: '1w',
  rawTx: `0x${'0'.repeat(200)}`,
  reason: 'because of a test',
  reasonCode: 'OTHER',
  recipientAccount: '999999999',
  recipientType: 'account',
  remark: 'a remark',
  scope: 'all',
  returnAddress: '0x8ba1f109551bD432803012645Ac136ddd64DBA72',
  scopes: 'read',
  secondCode: 'B'.repeat(43),
  search: '1',
  side: 'front',
  signature: `0x${'0'.repeat(130)}`,
  snapshotId: '0190f000-0000-7000-8000-000000000005',
  source: 'SALARY',
  statement: 'from what I have earned',
  status: 'open',
  symbol: 'BTC_USDT',
  target: 'primary',
  to: 'spot',
  token: 'A'.repeat(22),
  totpCode: '000000',
  tradingPassword: '000001',
  txHash: `0x${'0'.repeat(64)}`,
  txId: '0'.repeat(64),
  uid: '999999999',
  disabled: 'false',
  en_US: 'A test announcement',
  enrolmentCode: 'A'.repeat(43),
  fallback: 'english',
  family: 'evm',
  keep: '1',
  kycLevel: 'none',
  level: 'info',
  listing: 'HIGH',
  ownUid: '',
  relativeUids: '',
  role: 'risk',
  staffId: '0190f000-0000-7000-8000-000000000007',
  tab: 'waiting',
  text: 'a note',
  vipLevel: '0',
  depositMin: '1',
  withdrawMin: '2',
  linkMin: '2',
  linkMax: '1000',
  withdrawMax: '9',
  withdrawFee: '1',
  credit: '3',
  unlock: '6',
};
/** Overrides by endpoint id, where one field name means different things. */
const GOOD_AT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...mergedCalls('good'),
  'identity.sendCode': { purpose: 'reset-password' },
  'identity.sendMyCode': { target: 'other@bourse.example', permits: 'other@bourse.example' },
  'statement.request': { account: 'funding' },
  'holdings.account': { account: 'funding' },
  'withdrawals.withdrawalByLink': { token: 'A'.repeat(43) },
  'withdrawals.cancelByLink': { token: 'A'.repeat(43) },
  'bookings.bill': { id: '1-funding-USDT' },
  'bookings.bills': { account: 'funding' },
  // Keeps the exchange under test open.
  'staffOperator.setShutdown': { on: 'false' },
  'staffOperator.setPaused': { on: 'false' },
  'staffOperator.setThreshold': { name: 'REVIEW_FROM', value: '60000' },
  'staffOperator.setOfficialChannel': { channel: 'https://news.bourse.example' },
  'staffOperator.setFeature': { name: 'Hbt_Switch', on: 'true' },
};

interface Fault {
  readonly endpoint: string;
  readonly what: string;
  readonly value: string;
  readonly answer: string;
}

export interface HostileReport {
  readonly endpoints: number;
  readonly fields: number;
  readonly values: number;
  readonly requests: number;
  /** Values that were tried only against their field's schema. */
  readonly shapeTries: number;
  /** Answers with status 500 and above, and connections without an answer. */
  readonly faults: readonly Fault[];
  /** Values that a schema refuses although the answer did not name the field. */
  readonly unnamed: readonly Fault[];
}

export interface HostileOptions {
  readonly server: FastifyInstance;
  /** Cookies of a person or member of staff who may call this endpoint; called again when a session has ended. */
  readonly cookiesFor: (endpoint: Endpoint) => Promise<string>;
  /** The most requests to send, spread evenly over all possible ones; all if left out. */
  readonly requestsMax?: number;
  /**
   * Send only every nth value that its field's schema refuses over HTTP, a different one for each field; all if left out. The
   * other values are tried only against the schema, because such a request would get no further.
   */
  readonly refusedEvery?: number;
  /** Try only every nth of those other values against the schema, a different one for each field; all if left out. */
  readonly shapeEvery?: number;
  /** Send only every nth value that its field's schema accepts, a different one for each field; all if left out. */
  readonly takenEvery?: number;
  /** Send only every nth hostile body and header, a different one for each endpoint; all if left out. */
  readonly wholeEvery?: number;
  /** Where to begin among the requests, so that with a maximum each seed tries other ones. */
  readonly seed?: number;
}

/** Requests under way at once. Slow ones wait for the database and not for this process. */
const IN_FLIGHT = 12;

interface Try {
  readonly id: string;
  readonly endpoint: Endpoint;
  readonly what: string;
  readonly value: string;
  readonly field: string | null;
  /** The values of the other fields. */
  readonly good: Readonly<Record<string, string>>;
  /** The value's number among those of its field. Each field starts counting elsewhere, so that "every nth" picks others. */
  readonly turn: number;
  /** What to send in place of the form with the value. */
  readonly body?: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Sends every hostile value to every field in the contract, and every hostile body and header to every endpoint. */
export async function runHostile(options: HostileOptions): Promise<HostileReport> {
  const everything = endpoints()
    .flatMap(({ id, endpoint }, place) => triesOf(id, endpoint, place, options))
    .filter((attempt) => !shutsTheExchange(attempt));
  const tries: Try[] = [];
  const shapeTries: Try[] = [];
  for (const attempt of everything) {
    const isRefused = mustNameField(attempt);
    if (attempt.turn % everyOf(attempt.field, isRefused, options) === 0) tries.push(attempt);
    else if (isRefused && attempt.turn % (options.shapeEvery ?? 1) === 0) shapeTries.push(attempt);
  }
  const step = Math.max(1, Math.ceil(tries.length / (options.requestsMax ?? tries.length)));
  const faults: Fault[] = [];
  const unnamed = shapeTries.filter((attempt) => !shapeNamesField(attempt)).map(faultOfShape);
  const cookies = new Map<string, Promise<string>>();
  let requests = 0;
  let next = (options.seed ?? 0) % step;
  const work = async () => {
    for (let at = next; at < tries.length; at = next) {
      next += step;
      const attempt = tries[at]!;
      requests++;
      const answer = await send(options, attempt, cookies);
      const fault: Fault = {
        endpoint: attempt.id,
        what: attempt.what,
        value: attempt.value.slice(0, 80),
        answer: `${answer.status} ${answer.body.slice(0, 200)}`,
      };
      if (answer.status >= 500 || answer.status === 0) faults.push(fault);
      else if (mustNameField(attempt) && answer.status === 200 && !namesField(answer.body, attempt.field!))
        unnamed.push(fault);
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, work));
  return {
    endpoints: endpoints().length,
    fields: endpoints().reduce((count, { endpoint }) => count + Object.keys(shapeOf(endpoint)).length, 0),
    values: HOSTILE_VALUES.length + HOSTILE_BODIES.length + HOSTILE_HEADERS.length,
    requests,
    shapeTries: shapeTries.length,
    faults,
    unnamed,
  };
}

function everyOf(field: string | null, isRefused: boolean, options: HostileOptions): number {
  if (field === null) return options.wholeEvery ?? 1;
  return (isRefused ? options.refusedEvery : options.takenEvery) ?? 1;
}

/** Makes only tries whose turn it may be, whether accepted or refused, because making and judging all of them takes long. */
function inTurn<Value>(
  field: string | null,
  values: readonly Value[],
  first: number,
  options: HostileOptions,
  make: (value: Value, turn: number) => Try,
): Try[] {
  const everies = [everyOf(field, true, options), everyOf(field, false, options), options.shapeEvery ?? 1];
  const tries: Try[] = [];
  for (const [at, value] of values.entries()) {
    const turn = first + at;
    if (everies.some((every) => turn % every === 0)) tries.push(make(value, turn));
  }
  return tries;
}

/** Staff may shut the exchange, so it is no fault; but every later answer would be 99999 and prove nothing. */
const shutsTheExchange = ({ id, field, value }: Try): boolean =>
  id === 'staffOperator.setShutdown' && field === 'on' && value === 'true';

/** @param place  where counting begins; it differs between endpoints and fields, so that neighbours take different values */
function triesOf(id: string, endpoint: Endpoint, place: number, options: HostileOptions): Try[] {
  const good = goodInput(id, endpoint);
  const form = new URLSearchParams(good).toString();
  const base = { id, endpoint, headers: {}, field: null, good } as const;
  const fields = Object.keys(shapeOf(endpoint)).flatMap((field, fieldPlace) =>
    inTurn(field, HOSTILE_VALUES, place + fieldPlace, options, (value, turn) => ({
      ...base,
      what: `field ${field}`,
      field,
      value,
      turn,
    })),
  );
  const bodies = inTurn(null, HOSTILE_BODIES, place, options, (value, turn) => ({
    ...base,
    what: 'body',
    value,
    body: value,
    turn,
  }));
  const headers = inTurn(null, HOSTILE_HEADERS, place, options, (header, turn) => ({
    ...base,
    turn,
    what: 'header',
    value: JSON.stringify(header),
    headers: header,
    body: form,
  }));
  return [...fields, ...bodies, ...headers];
}

const shapeOf = (endpoint: Endpoint): Readonly<Record<string, z.ZodType>> =>
  (endpoint.input as z.ZodObject).shape as Record<string, z.ZodType>;

function goodInput(id: string, endpoint: Endpoint): Record<string, string> {
  const good: Record<string, string> = {};
  for (const [field, schema] of Object.entries(shapeOf(endpoint))) {
    const value = GOOD_AT[id]?.[field] ?? GOOD[field];
    if (value !== undefined && schema.safeParse(value).success) good[field] = value;
  }
  return good;
}

/** Encodes a form, but sends lone surrogates as the bytes that a careless client would send. */
function encode(input: Readonly<Record<string, string>>): string {
  return Object.entries(input)
    .map(
      ([name, value]) =>
        `${encodeURIComponent(name)}=${value.isWellFormed() ? encodeURIComponent(value) : '%ED%A0%80'}`,
    )
    .join('&');
}

async function send(
  options: HostileOptions,
  attempt: Try,
  cookies: Map<string, Promise<string>>,
): Promise<{ status: number; body: string }> {
  const key = JSON.stringify(attempt.endpoint.access);
  for (let round = 0; ; round++) {
    const known = cookies.get(key) ?? options.cookiesFor(attempt.endpoint);
    cookies.set(key, known);
    const answer = await inject(options.server, attempt, await known);
    if (round > 2 || 'cookie' in attempt.headers || !/"code":401,/.test(answer.body)) return answer;
    // A request under way ended the session. The first to notice gets new cookies, for all.
    if (cookies.get(key) === known) cookies.delete(key);
  }
}

/** Wrong staff log-ins lock the network they come from, so new sessions log in from another one. */
const ELSEWHERE = '203.0.113.9';

async function inject(
  server: FastifyInstance,
  attempt: Try,
  cookie: string,
): Promise<{ status: number; body: string }> {
  const { endpoint } = attempt;
  const isBody = endpoint.method === 'POST';
  const body = attempt.body ?? encode({ ...attempt.good, [attempt.field!]: attempt.value });
  try {
    const answer = await server.inject({
      method: endpoint.method,
      remoteAddress: ELSEWHERE,
      url: isBody ? endpoint.path : `${endpoint.path}?${body.replaceAll(/[^\x21-\x7e]/g, encodeURIComponent)}`,
      headers: {
        cookie,
        ...(isBody ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        ...attempt.headers,
      },
      ...(isBody ? { payload: body } : {}),
    });
    return { status: answer.statusCode, body: answer.body };
  } catch (error) {
    return { status: 0, body: String(error) };
  }
}

/** True where the field's own schema refuses the value, so that the answer must name the field. */
function mustNameField(attempt: Try): boolean {
  if (attempt.field === null || !attempt.value.isWellFormed() || attempt.value.includes('\u0000')) return false;
  const schema = shapeOf(attempt.endpoint)[attempt.field]!;
  return !schema.safeParse(attempt.value).success;
}

/** Whether the endpoint's schema refuses the value, and names its field first. */
function shapeNamesField({ endpoint, field, good, value }: Try): boolean {
  const { error } = endpoint.input.safeParse({ ...good, [field!]: value });
  return error?.issues[0]?.path[0] === field;
}

const faultOfShape = ({ id, what, value }: Try): Fault => ({
  endpoint: id,
  what,
  value: value.slice(0, 80),
  answer: 'the shape names another field',
});

function namesField(body: string, field: string): boolean {
  const answer = JSON.parse(body) as Envelope<unknown>;
  return answer.details?.field === field;
}
