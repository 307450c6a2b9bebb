import { endpoints } from '@bourse/contract/contract.ts';
import type { Envelope } from '@bourse/contract/endpoint.ts';
import { shapeOf } from './hostile/good-input.ts';
import { HOSTILE_BODIES, HOSTILE_HEADERS } from './hostile/requests.ts';
import { send } from './hostile/sending.ts';
import { everyOf, type HostileOptions, shutsTheExchange, type Try, triesOf } from './hostile/tries.ts';
import { HOSTILE_VALUES } from './hostile-values.ts';

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

/** Requests under way at once. Slow ones wait for the database and not for this process. */
const IN_FLIGHT = 12;

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

/** Whether the answer names the field, or a part of it such as `schedule.0`. */
function namesField(body: string, field: string): boolean {
  const answer = JSON.parse(body) as Envelope<unknown>;
  return String(answer.details?.field).split('.')[0] === field;
}
