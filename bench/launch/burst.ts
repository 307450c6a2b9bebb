import type { Ticket } from '../../server/src/demo/crowd/buyer.ts';
import { planOf } from '../../server/src/demo/crowd/buyer-plan.ts';
import { addressOf, type CrowdPerson } from '../../server/src/demo/crowd/crowd-people.ts';
import { Line, type Prepared } from '../trading-api/load.ts';

/** Requests that are all sent at the same moment, each over a connection of its own that is open already. */
export interface Burst {
  readonly seconds: number;
  readonly latenciesMs: Float64Array;
  readonly bodies: readonly string[];
}

const AT_ONCE = 500;

/** Opens as many connections as there are requests, from many addresses. */
export async function openLines(port: number, count: number): Promise<Line[]> {
  const lines: Line[] = [];
  for (let at = 0; at < count; at += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - at) }, (_, nth) =>
      Line.open(port, addressOf(at + nth)),
    );
    lines.push(...(await Promise.all(some)));
  }
  return lines;
}

export async function burst(lines: readonly Line[], requests: readonly Prepared[]): Promise<Burst> {
  const latenciesMs = new Float64Array(requests.length);
  const startedMs = performance.now();
  const bodies = await Promise.all(
    requests.map(async (request, at) => {
      const sentMs = performance.now();
      const { status, body } = await lines[at]!.ask(request);
      latenciesMs[at] = performance.now() - sentMs;
      if (status !== 200) throw new Error(`answered with ${status}: ${body.slice(0, 200)}`);
      return body;
    }),
  );
  return { seconds: (performance.now() - startedMs) / 1_000, latenciesMs, bodies };
}

export const requestOf = (port: number, path: string, cookie: string, body: string): Prepared =>
  Buffer.from(
    `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncookie: bourse_sid=${cookie}\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );

/** Who asks, once for each of their requests. */
export function askersOf(people: readonly CrowdPerson[], bounds: Parameters<typeof planOf>[1]): number[] {
  return people.flatMap((_, nth) => Array.from({ length: planOf(nth, bounds).asks }, () => nth));
}

/** The ticket of each person out of the answers; all answers to one person must name the same. */
export function ticketsOf(askers: readonly number[], bodies: readonly string[]): Ticket[] {
  const tickets: Ticket[] = [];
  for (const [at, body] of bodies.entries()) {
    const { data, i18nMsgCode } = JSON.parse(body) as { data: Ticket | null; i18nMsgCode: string | null };
    if (!data) throw new Error(`a request for lots was refused: ${i18nMsgCode}`);
    const who = askers[at]!;
    if (tickets[who] && tickets[who].id !== data.id) throw new Error('one person has two tickets');
    tickets[who] = data;
  }
  return tickets;
}
