import { setMaxListeners } from 'node:events';
import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { SECOND_MS } from '@bourse/core/calendar/durations.ts';
import { FairLine } from '../../platform/crypto/fair-line.ts';
import { Buyer, type Sale } from './buyer.ts';
import { planOf } from './buyer-plan.ts';
import type { CrowdPerson } from './crowd-people.ts';
import { type CrowdReport, reportOf } from './crowd-report.ts';
import { HttpClient } from './http-client.ts';
import type { NextSale } from './next-sale.ts';
import { SaleLog } from './sale-log.ts';

export interface CrowdParts {
  readonly address: URL;
  /** The host that the server answers people under. */
  readonly host: string;
  readonly people: readonly [CrowdPerson, ...CrowdPerson[]];
  readonly sale: NextSale;
  readonly tell: (line: string) => void;
  readonly stopping: AbortSignal;
}

/** So many take their passes at the same time: solving puzzles is this process's own work. */
const PASSES_AT_ONCE = 16;
const LOOK_MS = 500;
const TELL_MS = 10_000;
/** How long after its end a round may take to tell everybody. */
const AFTER_END_MS = 60_000;

/** A browser of somebody of the crowd. */
export function clientsOf({ address, host, stopping }: Pick<CrowdParts, 'address' | 'host' | 'stopping'>) {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  return {
    clientOf: ({ from, cookie }: CrowdPerson) =>
      new HttpClient({ address, host, agent, from, cookie: `bourse_sid=${cookie}`, stopping }),
    close: () => agent.destroy(),
  };
}

/** Lets everybody of the crowd buy in a flash round, from the pass to the end of their ticket. */
export async function playCrowd(parts: CrowdParts): Promise<CrowdReport> {
  const { people, sale } = parts;
  const over = new AbortController();
  const stopping = AbortSignal.any([parts.stopping, over.signal]);
  // Each of the crowd listens to it.
  setMaxListeners(0, stopping);
  const { clientOf, close } = clientsOf({ ...parts, stopping });
  const log = new SaleLog();
  let startedMs: number | null = null;
  let deadline: NodeJS.Timeout | undefined;
  let open = () => {};
  const begun = new Promise<void>((resolve) => {
    open = resolve;
  });
  stopping.addEventListener('abort', open);
  const begin = () => {
    startedMs = performance.now();
    deadline = setTimeout(() => over.abort(), sale.endAtMs - sale.startAtMs + AFTER_END_MS);
    open();
  };
  const shared: Sale = {
    project: sale.project,
    round: sale.round,
    leastLots: sale.leastLots,
    begun,
    passLine: new FairLine({ atOnce: PASSES_AT_ONCE, waitingMax: people.length, waitingOfOneMax: people.length }),
    log,
    stopping,
  };
  let ended = 0;
  const buy = async (person: CrowdPerson, nth: number) => {
    const { tradingPassword } = person;
    const plan = planOf(nth, sale);
    log.add(await new Buyer({ client: clientOf(person), tradingPassword, plan, sale: shared }).run());
    ended += 1;
  };
  try {
    const isOver = () => ended === people.length;
    await Promise.all([watch({ parts, log, stopping, begin, isOver }), ...people.map(buy)]);
  } finally {
    clearTimeout(deadline);
    over.abort();
    close();
  }
  const seconds = startedMs === null ? 0 : (performance.now() - startedMs) / SECOND_MS;
  return reportOf({ people: people.length, sale, log, seconds });
}

interface Watch {
  readonly parts: CrowdParts;
  readonly log: SaleLog;
  readonly stopping: AbortSignal;
  readonly begin: () => void;
  readonly isOver: () => boolean;
}

/**
 * Asks how the round stands twice a second, by the server's clock, which may be moved; lets everybody in when it begins,
 * and tells how far it is.
 */
async function watch({ parts, log, stopping, begin, isOver }: Watch): Promise<void> {
  const { clientOf, close } = clientsOf({ ...parts, stopping });
  const client = clientOf(parts.people[0]);
  const { project, round, startAtMs } = parts.sale;
  let toldMs = Number.NEGATIVE_INFINITY;
  let hasBegun = false;
  for (let isLast = false; !isLast && !stopping.aborted; await pause(LOOK_MS, stopping)) {
    isLast = isOver();
    const seen = await client.call('launch', 'flash', { project, round }).catch(() => null);
    if (seen) log.noteLots(seen);
    const leftMs = seen ? startAtMs - seen.nowMs : null;
    if (performance.now() - toldMs >= TELL_MS) {
      toldMs = performance.now();
      parts.tell(hasBegun ? standing(log, parts.people.length) : waiting(log, parts.people.length, leftMs));
    }
    if (hasBegun || leftMs === null || leftMs > 2 * LOOK_MS) continue;
    await pause(Math.max(0, leftMs), stopping);
    hasBegun = true;
    begin();
  }
  close();
}

const pause = (ms: number, signal: AbortSignal): Promise<void> => wait(ms, undefined, { signal }).catch(() => {});

function waiting(log: SaleLog, people: number, leftMs: number | null): string {
  const left = leftMs === null ? 'the server does not answer' : `${Math.ceil(leftMs / SECOND_MS)} s to the start`;
  return `${left}, ${log.count('passes')} of ${people} have a pass`;
}

function standing(log: SaleLog, people: number): string {
  const lots = log.lots
    ? `${log.lots.paidLots} paid, ${log.lots.payingLots} being paid, ${log.lots.freeLots} free; `
    : '';
  const late = log.count('passes') < people ? `, ${people - log.count('passes')} still without a pass` : '';
  return `lots: ${lots}people: ${log.count('PAID')} have paid${late}`;
}
