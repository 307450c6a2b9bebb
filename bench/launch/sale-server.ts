import { HOUR_MS, MINUTE_MS } from '../../core/src/calendar/durations.ts';
import { fundCrowd, openCrowd } from '../../server/src/demo/crowd/crowd-people.ts';
import { costOfMost } from '../../server/src/demo/crowd/next-sale.ts';
import { LEASE_NAME } from '../../server/src/engine/local-trading.ts';
import { launchJobs } from '../../server/src/modules/launch/public.ts';
import { makePass } from '../../server/src/modules/launch/usecases/flash/entry-pass.ts';
import { Db } from '../../server/src/platform/db/db.ts';
import { endLease } from '../../server/src/platform/jobs/lease.ts';
import { startLoop } from '../../server/src/platform/jobs/loop.ts';
import { silentLog } from '../../server/src/platform/log/log.ts';
import { publish, tokens } from '../../server/test/launch/launch.rig.ts';
import { testExchange } from '../../server/test/test-exchange.ts';
import { mainThreadSeconds } from '../main-thread-seconds.ts';
import type { Answers, Asked, ServerWish } from './sale-exchange.ts';

// The exchange in a process of its own that can be killed: the real edge, launch and its jobs, on a database that stays.

const wish = JSON.parse(process.argv[2]!) as ServerWish;
const LOT_TOKENS = 100;
/** Of the house's token; what a lot costs is of no importance here. */
const PRICE = { baseUnits: 1n, baseScale: 1, discountBps: 0 };
const PRICE_TEXT = '0.1';
const PAY_SCALE = 6;

const db = new Db({ connectionString: wish.url, role: 'bourse_app', poolMax: 16, connectTimeoutMs: MINUTE_MS });
const ownerDb = new Db({ connectionString: wish.url, poolMax: 2 });
// Whoever had it before is dead.
await endLease(db, LEASE_NAME, null);
const exchange = await testExchange({
  secret: wish.secret,
  on: {
    db,
    ownerDb,
    url: wish.url,
    another: (poolMax) => new Db({ connectionString: wish.url, role: 'bourse_app', poolMax }),
    async close() {
      await Promise.all([db.end(), ownerDb.end()]);
    },
  },
  // The bare echo: the same server and hooks, with nothing behind them.
  mounts: async (server) => {
    await server.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
      scope.post('/echo', { config: { side: 'people' } }, (request, reply) =>
        reply.type('application/json').send(request.body),
      );
    });
  },
});
exchange.clock.setOffsetMs(wish.offsetMs);
exchange.goLive();
// Thousands of connections are opened before the first request, which takes longer than these by default.
Object.assign(exchange.server.server, {
  headersTimeout: MINUTE_MS,
  requestTimeout: MINUTE_MS,
  keepAliveTimeout: MINUTE_MS,
});
await exchange.server.listen({ port: wish.port, host: '127.0.0.1' });
for (const job of launchJobs(exchange.launch)) startLoop({ ...job, log: silentLog() });
process.send?.({ isReady: true });

const handlers: { readonly [Key in keyof Answers]: (asked: Asked[Key]) => Promise<Answers[Key]> } = {
  people: ({ count }) =>
    openCrowd({ ...exchange.services, tell: () => {}, stopping: new AbortController().signal }, count),
  async fund({ people, mostLots }) {
    const wantedMinor = costOfMost({ lot: String(LOT_TOKENS), price: PRICE_TEXT, mostLots }, PAY_SCALE);
    await fundCrowd(exchange.services, people, { asset: 'USDT', wantedMinor });
    return null;
  },
  async publish({ people, quotaLots, paySeconds, mostLots }) {
    const startAtMs = exchange.clock.nowMs();
    const endAtMs = startAtMs + HOUR_MS;
    const terms = { quotaLots, leastLots: 1, mostLots, paySeconds };
    const project = await publish(exchange, {
      rounds: [
        {
          mode: 'FLASH',
          flash: { ...terms, lotMinor: tokens(LOT_TOKENS), beacon: null },
          price: PRICE,
          hasVipDiscount: false,
          quotaMinor: tokens(LOT_TOKENS * quotaLots),
          personMinor: tokens(LOT_TOKENS * mostLots),
          startMs: startAtMs,
          endMs: endAtMs,
        },
      ],
    });
    const coins = { payAsset: 'USDT', lot: String(LOT_TOKENS), price: PRICE_TEXT };
    const { passKey } = project.rounds[0]!.flash!;
    return {
      sale: { ...terms, ...coins, project: project.id, round: '1', startAtMs, endAtMs },
      passes: people.map(({ uid }) => makePass(passKey, uid, 0, startAtMs)),
    };
  },
  async later({ ms }) {
    exchange.clock.setOffsetMs(exchange.clock.offsetMs + ms);
    return exchange.clock.offsetMs;
  },
  reconcile: async () => (await exchange.reconcile()).differences.map((difference) => JSON.stringify(difference)),
  time: async () => mainThreadSeconds(),
};

process.on('message', (message: { id: number; what: keyof Answers; asked: never }) => {
  handlers[message.what](message.asked).then(
    (answer) => process.send?.({ id: message.id, answer }),
    (error: Error) => process.send?.({ id: message.id, fault: String(error.stack) }),
  );
});
process.once('disconnect', () => process.exit(0));
