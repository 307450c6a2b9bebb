import type { Endpoint } from '@bourse/contract/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import { HOSTILE_VALUES } from '../hostile-values.ts';
import { goodInput, shapeOf } from './good-input.ts';
import { HOSTILE_BODIES, HOSTILE_HEADERS } from './requests.ts';

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

export interface Try {
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

export function everyOf(field: string | null, isRefused: boolean, options: HostileOptions): number {
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
export const shutsTheExchange = ({ id, field, value }: Try): boolean =>
  id === 'staffOperator.setShutdown' && field === 'on' && value === 'true';

/** @param place  where counting begins; it differs between endpoints and fields, so that neighbours take different values */
export function triesOf(id: string, endpoint: Endpoint, place: number, options: HostileOptions): Try[] {
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
