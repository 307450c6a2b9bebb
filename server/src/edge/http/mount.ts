import { Readable } from 'node:stream';
import type { Endpoint, EndpointGroup } from '@bourse/contract/endpoint.ts';
import { callerNetwork } from '@bourse/core/identity/network-range.ts';
import { type Refusal, refuse } from '@bourse/core/result.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Overloaded } from '../../platform/crypto/fair-line.ts';
import type { RequestContext } from '../../platform/request/context.ts';
import { FileAnswer } from '../../platform/request/file-answer.ts';
import type { TooOften } from './caller/call-limits.ts';
import { contextOf, type KnownCaller } from './caller/request-context.ts';
import type { EdgeOptions } from './edge-options.ts';
import { accepted, refused } from './envelope.ts';
import type { Side } from './hosts.ts';
import { isOwnOrigin } from './origin.ts';

type AnyHandler = (
  input: unknown,
  context: RequestContext,
) => Promise<{ ok: true; value: unknown } | { ok: false; refusal: Refusal }>;

/**
 * Mounts one contract group. The steps for every endpoint, in this order: who calls, from where, how often, parse,
 * handle, encode, take the time. A handler gets parsed input and a context that it can trust; its answer is cut to the
 * shape in the contract.
 */
export function mountGroup(
  server: FastifyInstance,
  group: string,
  endpoints: EndpointGroup,
  handlers: Readonly<Record<string, unknown>>,
  options: EdgeOptions,
): void {
  for (const [key, endpoint] of Object.entries(endpoints)) {
    if (endpoint.demoOnly && !options.demo) continue;
    const handler = handlers[key] as AnyHandler | undefined;
    if (!handler) throw new Error(`the endpoint ${group}.${key} has no handler`);
    const call: Call = { id: `${group}.${key}`, endpoint, handler, options };
    server.route({
      method: endpoint.method,
      url: endpoint.path,
      exposeHeadRoute: false,
      config: { side: sideOf(call), messageKeys: endpoint.messageKeys },
      ...(endpoint.bodyLimitBytes ? { bodyLimit: endpoint.bodyLimitBytes } : {}),
      handler: (request, reply) => answer(call, request, reply),
    });
  }
}

/** On both hosts for the status, which a page of either host asks while it waits for the exchange to reopen. */
const sideOf = ({ id, endpoint }: Pick<Call, 'id' | 'endpoint'>): Side =>
  id === 'operator.status' ? 'both' : isStaffs(id, endpoint) ? 'staff' : 'people';

const isStaffs = (id: string, { access }: Endpoint): boolean => Array.isArray(access) || id.startsWith('staff');

interface Call {
  readonly id: string;
  readonly endpoint: Endpoint;
  readonly handler: AnyHandler;
  readonly options: EdgeOptions;
}

async function answer(call: Call, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const startedMs = performance.now();
  const caller = await contextOf(request, reply, call.options);
  const { context } = caller;
  let outcome = 'FAULT';
  try {
    const result = await handle(call, request, caller).catch(busyIfOverloaded);
    outcome = result.ok ? 'ok' : result.refusal.code;
    reply.header('cache-control', 'no-store');
    if (result.ok && result.value instanceof FileAnswer) return sendFile(reply, result.value);
    if (result.ok) return accepted(call.endpoint.output.parse(result.value), context.nowMs);
    const sentence = call.options.sentence(result.refusal.code, context.locale);
    return refused(result.refusal, sentence, context.nowMs, call.endpoint.messageKeys);
  } finally {
    const ms = performance.now() - startedMs;
    call.options.onCall({ id: call.id, outcome, ms });
    const who = { uid: context.uid, staff: context.staff?.staffId ?? null, ip: context.ip };
    request.log.info({ endpoint: call.id, outcome, ms: Math.round(ms), ...who }, 'call');
  }
}

/** File names are our own and plain; the browser saves the file and never displays it. */
function sendFile(reply: FastifyReply, file: FileAnswer): FastifyReply {
  return reply
    .header('content-type', file.type)
    .header('content-length', file.bytes)
    .header('content-disposition', `attachment; filename="${file.name}"`)
    .header('x-content-type-options', 'nosniff')
    .send(Readable.from(file.chunks, { objectMode: false }));
}

/** The refusal for a call that was turned away before it began, and so changed nothing. */
function busyIfOverloaded(error: unknown) {
  if (error instanceof Overloaded) return refuse('BUSY');
  throw error;
}

async function handle(
  call: Call,
  request: FastifyRequest,
  { context, often: unknown }: KnownCaller,
): ReturnType<AnyHandler> {
  const { endpoint, options, id } = call;
  if (unknown) return tooOften(unknown);
  const early = refuseCaller(endpoint, id, request, context, options);
  if (early) return early;
  const often = await options.limits?.take(`${id} ${callerOf(endpoint, context)}`, endpoint.rate, context.nowMs);
  if (often) return tooOften(often);
  const fields = { ...fieldsOf(request, endpoint) };
  const parsed = endpoint.input.safeParse(fields);
  if (!parsed.success) return fieldRefusal(parsed.error, fields);
  const work = () => call.handler(parsed.data, context);
  const owner = endpoint.method === 'GET' ? null : ownerOf(endpoint, context);
  return owner === null ? work() : options.turns.run(owner, work);
}

const tooOften = ({ max, windowMs, waitMs }: TooOften) =>
  refuse('TOO_MANY_REQUESTS', { max, windowMs, retryAfterMs: waitMs });

/**
 * Whose calls are counted together. For a public endpoint with its own limit it is the network, even if somebody is
 * logged in: otherwise each of a person's accounts would have its own limit. With only the general limit it is the
 * person, if logged in, because many people read prices from behind one address.
 */
function callerOf({ access, rate }: Endpoint, { uid, staff, ip }: RequestContext): string {
  const person = access === 'anyone' ? (rate ? null : uid) : access === 'user' ? uid : staff?.staffId;
  return person ?? callerNetwork(ip);
}

/** In whose line a change waits; null for one that needs no log-in: its limits count the network. */
const ownerOf = ({ access }: Endpoint, { uid, staff }: RequestContext): string | null =>
  access === 'anyone' ? null : access === 'user' ? uid : `staff ${staff?.staffId}`;

function refuseCaller(
  endpoint: Endpoint,
  id: string,
  request: FastifyRequest,
  context: RequestContext,
  options: EdgeOptions,
): ReturnType<typeof refuse> | null {
  const isForStaff = isStaffs(id, endpoint);
  if (options.isShutDown() && !isForStaff && id !== 'operator.status') return refuse('DOWNTIME');
  if (endpoint.method !== 'GET' && !isOwnOrigin(request.headers, options.origins[isForStaff ? 'staff' : 'people']))
    return refuse('ORIGIN_REFUSED');
  if (endpoint.feature && !options.isFeatureOn(endpoint.feature))
    return refuse('FEATURE_OFF', { feature: endpoint.feature });
  if (endpoint.access === 'anyone') return null;
  if (endpoint.access === 'user') return context.uid ? null : refuse('LOGIN_REQUIRED');
  if (!context.staff) return refuse('LOGIN_REQUIRED');
  if (context.staff.needsKey && !endpoint.withoutKey) return refuse('STAFF_KEY_REQUIRED');
  return endpoint.access.includes(context.staff.role) ? null : refuse('FORBIDDEN', { role: context.staff.role });
}

function fieldsOf(request: FastifyRequest, endpoint: Endpoint): object {
  if (endpoint.method !== 'POST') return request.query ?? {};
  const query = (request.query ?? {}) as Readonly<Record<string, string>>;
  const taken = (endpoint.queryFields ?? []).filter((name) => query[name] !== undefined);
  return { ...Object.fromEntries(taken.map((name) => [name, query[name]])), ...(request.body as object | null) };
}

/** Names the first invalid field and why, with the bound that it violates. */
function fieldRefusal(error: z.ZodError, fields: object): ReturnType<typeof refuse> {
  const issue = error.issues[0]!;
  if (issue.code === 'unrecognized_keys') return refuse('FIELD_UNKNOWN', { field: issue.keys[0]?.slice(0, 60) ?? '' });
  const field = issue.path.map(String).join('.');
  const bound: Record<string, string | number> = {};
  if (issue.code === 'too_big') bound.max = Number(issue.maximum);
  if (issue.code === 'too_small') bound.min = Number(issue.minimum);
  if (issue.code === 'invalid_value') bound.allowed = issue.values.map(String).join(', ');
  const isMissing = !Object.hasOwn(fields, field);
  const reason = isMissing ? 'REQUIRED' : /^[A-Z_]+$/.test(issue.message) ? issue.message : issue.code.toUpperCase();
  return refuse('FIELD_INVALID', { field, reason, ...bound });
}
