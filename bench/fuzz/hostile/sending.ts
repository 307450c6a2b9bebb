import type { FastifyInstance } from 'fastify';
import type { HostileOptions, Try } from './tries.ts';

/** Encodes a form, but sends lone surrogates as the bytes that a careless client would send. */
function encode(input: Readonly<Record<string, string>>): string {
  return Object.entries(input)
    .map(
      ([name, value]) =>
        `${encodeURIComponent(name)}=${value.isWellFormed() ? encodeURIComponent(value) : '%ED%A0%80'}`,
    )
    .join('&');
}

export async function send(
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
