import { setMaxListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Buyer, type Sale } from '../../server/src/demo/crowd/buyer.ts';
import { planOf } from '../../server/src/demo/crowd/buyer-plan.ts';
import type { CrowdPerson } from '../../server/src/demo/crowd/crowd-people.ts';
import type { NextSale } from '../../server/src/demo/crowd/next-sale.ts';
import { clientsOf } from '../../server/src/demo/crowd/play-crowd.ts';
import { type Ending, SaleLog } from '../../server/src/demo/crowd/sale-log.ts';
import type { Db } from '../../server/src/platform/db/db.ts';
import { askersOf, type Burst, burst, openLines, requestOf, ticketsOf } from './burst.ts';
import { SaleBooks } from './sale-books.ts';
import type { SaleExchange } from './sale-exchange.ts';

const MOST_LOTS = 4;
const PAY_SECONDS = 180;
const LOOK_MS = 100;
/** After so many looks without a change, only time can go on. */
const CALM_LOOKS = 25;
/** The server is killed within this time of the first request. */
const KILL_MS_MAX = 6_000;

export interface SaleWorld {
  readonly exchange: SaleExchange;
  readonly db: Db;
  readonly people: readonly CrowdPerson[];
  readonly quotaLots: number;
}

/** What a sale left behind, and what of it is wrong; `wrong` must be empty. */
interface SaleEnd {
  readonly endings: Readonly<Partial<Record<Ending, number>>>;
  readonly log: SaleLog;
  readonly looks: number;
  readonly wrong: readonly string[];
}

export interface MeasuredRound extends SaleEnd {
  readonly echo: Burst & { readonly mainSeconds: number };
  readonly enter: Burst & { readonly mainSeconds: number };
}

export interface KilledRound extends SaleEnd {
  readonly killedAfterMs: number;
  readonly awayMs: number;
}

/** Everybody asks at the same moment, as often as echoes were asked for just before, and buys or does not. */
export async function measuredRound(world: SaleWorld): Promise<MeasuredRound> {
  const { exchange, people, quotaLots } = world;
  await exchange.ask('fund', { people, mostLots: MOST_LOTS });
  const bounds = { leastLots: 1, mostLots: MOST_LOTS };
  const askers = askersOf(people, bounds);
  const lines = await openLines(exchange.port, askers.length);
  const timed = async (requests: readonly Buffer[]) => {
    const before = await exchange.ask('time', null);
    const done = await burst(lines, requests);
    return { ...done, mainSeconds: (await exchange.ask('time', null)) - before };
  };
  const bodyOf = (nth: number, project: string, pass: string) =>
    new URLSearchParams({ project, round: '1', pass, lots: String(planOf(nth, bounds).lots) }).toString();
  const { cookie } = people[0]!;
  // As long as what is asked for afterwards.
  const echoBody = bodyOf(0, 'p-000000000000', '0'.repeat(45));
  const echo = await timed(askers.map(() => requestOf(exchange.port, '/echo', cookie, echoBody)));
  const { sale, passes } = await exchange.ask('publish', {
    people,
    quotaLots,
    mostLots: MOST_LOTS,
    paySeconds: PAY_SECONDS,
  });
  const books = new SaleBooks(world.db, sale.project);
  const requests = askers.map((nth) =>
    requestOf(exchange.port, '/open/wallet/launch/enter', people[nth]!.cookie, bodyOf(nth, sale.project, passes[nth]!)),
  );
  const enter = await timed(requests);
  for (const line of lines) line.close();
  const watching = books.watch(LOOK_MS);
  const tickets = ticketsOf(askers, enter.bodies);
  const log = new SaleLog();
  const has = (nth: number) => ({ pass: passes[nth]!, ticket: tickets[nth]! });
  const endings = await live(world, { sale, books, log, has });
  await watching.stop();
  return { echo, enter, ...(await endOf(world, { books, endings, log })) };
}

/** The same by browsers that ask again when nobody answers, with kill -9 of the server at some moment of it. */
export async function killedRound(world: SaleWorld, random: () => number): Promise<KilledRound> {
  const { exchange, people, quotaLots } = world;
  await exchange.ask('fund', { people, mostLots: MOST_LOTS });
  const { sale, passes } = await exchange.ask('publish', {
    people,
    quotaLots,
    mostLots: MOST_LOTS,
    paySeconds: PAY_SECONDS,
  });
  const books = new SaleBooks(world.db, sale.project);
  const watching = books.watch(0);
  const log = new SaleLog();
  const killedAfterMs = Math.round(random() * KILL_MS_MAX);
  const kill = async () => {
    await wait(killedAfterMs);
    const startedMs = performance.now();
    await exchange.killAndStart();
    return performance.now() - startedMs;
  };
  const has = (nth: number) => ({ pass: passes[nth]! });
  const back = kill();
  const endings = await live(world, { sale, books, log, has, until: back });
  await watching.stop();
  return { killedAfterMs, awayMs: Math.round(await back), ...(await endOf(world, { books, endings, log })) };
}

interface Living {
  readonly sale: NextSale;
  readonly books: SaleBooks;
  readonly log: SaleLog;
  readonly has: (nth: number) => NonNullable<ConstructorParameters<typeof Buyer>[0]['has']>;
  /** Time is not moved before. */
  readonly until?: Promise<unknown>;
}

/** Until everybody has come to an end; when nothing but time can go on, it does. */
async function live(world: SaleWorld, { sale, books, log, has, until }: Living): Promise<Ending[]> {
  const over = new AbortController();
  setMaxListeners(0, over.signal);
  const { address } = world.exchange;
  const { clientOf, close } = clientsOf({ address, host: address.host, stopping: over.signal });
  const shared: Sale = {
    project: sale.project,
    round: sale.round,
    leastLots: sale.leastLots,
    begun: Promise.resolve(),
    passLine: { run: (_, work) => work() },
    log,
    stopping: over.signal,
  };
  let isOver = false;
  const buying = Promise.all(
    world.people.map((person, nth) =>
      new Buyer({
        client: clientOf(person),
        tradingPassword: person.tradingPassword,
        plan: planOf(nth, sale),
        sale: shared,
        has: has(nth),
      }).run(),
    ),
  ).finally(() => {
    isOver = true;
  });
  const passTime = async () => {
    await until;
    for (let [before, calm] = ['', 0]; !isOver; await wait(LOOK_MS)) {
      const now = JSON.stringify(await books.look());
      calm = now === before ? calm + 1 : 0;
      before = now;
      if (calm < CALM_LOOKS) continue;
      await world.exchange.ask('later', { ms: PAY_SECONDS * 1_000 });
      calm = 0;
    }
  };
  try {
    const [endings] = await Promise.all([buying, passTime()]);
    return endings;
  } finally {
    over.abort();
    close();
  }
}

/** Of a person who never had a ticket: told at once that there is nothing to wait for. */
const NONE = 'no ticket';
/** What the last ticket of a person may say who ended like this; a refusal leaves no ticket of its own. */
const LAST: Readonly<Partial<Record<Ending, readonly string[]>>> = {
  PAID: ['PAID'],
  GAVE_UP: ['CANCELLED'],
  LEFT: ['LEFT'],
  TIMED_OUT: ['TIMED_OUT'],
  SOLD_OUT: [NONE, 'SOLD_OUT', 'ABOVE_REMAINING', 'TIMED_OUT'],
  ENDED: [NONE, 'ENDED', 'ABOVE_REMAINING', 'TIMED_OUT'],
  CROWDED: [NONE, 'ABOVE_REMAINING', 'TIMED_OUT'],
};

async function endOf(
  { exchange, people }: SaleWorld,
  { books, endings, log }: { readonly books: SaleBooks; readonly endings: readonly Ending[]; readonly log: SaleLog },
): Promise<SaleEnd> {
  await books.look();
  const { byUid, twice, open } = await books.ends();
  const bought = await books.bought();
  const both = await books.bothCount(log.otherTickets);
  const counts: Partial<Record<Ending, number>> = {};
  for (const ending of endings) counts[ending] = (counts[ending] ?? 0) + 1;
  const otherwise = people.flatMap(({ uid }, nth) => {
    const last = byUid.get(uid) ?? NONE;
    const ending = endings[nth]!;
    return LAST[ending]?.includes(last) ? [] : [`${uid}: was told ${ending}, the books say ${last}`];
  });
  const paid = counts.PAID ?? 0;
  const differences = await exchange.ask('reconcile', null);
  return {
    endings: counts,
    log,
    looks: books.looks,
    wrong: [
      ...books.broken.slice(0, 3).map((row) => `lots: ${row}`),
      ...otherwise.slice(0, 3),
      ...(twice > 0 ? [`${twice} people have two outcomes`] : []),
      ...(open > 0 ? [`${open} tickets are open`] : []),
      ...(bought.people !== paid || bought.rows !== paid
        ? [`${paid} were told they paid, the books have ${JSON.stringify(bought)}`]
        : []),
      ...(log.count('brokenAnswers') > 0 ? [`${log.count('brokenAnswers')} answers do not account for every lot`] : []),
      ...(both > 0 ? [`${both} repeated requests have another ticket that counts as well`] : []),
      ...differences.slice(0, 3),
    ],
  };
}
