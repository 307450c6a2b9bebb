import { randomUUID } from 'node:crypto';
import { businessDayOf } from '@bourse/core/calendar/business-day.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { callEarn, openProduct, refusedBy } from './earn.rig.ts';

type Person = Pick<Member, 'uid'>;

/**
 * Many people at one moment: what is bounded is never passed, and nobody is answered but with a result or a refusal.
 *
 * @param count  how many come
 * @param fit    for how many of them there is room
 */
export function describeCrowd(count: number, fit: number): void {
  let exchange: TestExchange;
  let crowd: readonly Person[];
  beforeAll(async () => {
    exchange = await testExchange();
    crowd = await makeCrowd(exchange, count);
  }, 240_000);
  afterAll(() => exchange.close());

  const subscribe = (who: Person, product: string, clientRequestId: string = randomUUID()) =>
    callEarn(exchange, who, 'subscribe', { clientRequestId, product, amount: '10' });
  const isRight = async () => expect((await exchange.reconcile()).differences).toEqual([]);

  it(`of ${count} who subscribe at once exactly as many get in as fit`, async () => {
    const product = await openProduct(exchange, { quotaMinor: BigInt(fit) * 10_000_000n });
    const {
      done,
      EARN_REMAINING = 0,
      EARN_ENDED = 0,
      ...others
    } = await outcomes(crowd.map((who) => subscribe(who, product)));
    // Who looked before the last one had it hears that nothing is left, whoever looked later that it is sold out.
    expect([done, EARN_REMAINING + EARN_ENDED, others]).toEqual([fit, count - fit, {}]);
    const [row] = await exchange.services.db.query('select sold_minor, quota_minor from earn.product where id = $1', [
      product,
    ]);
    expect(row).toEqual({ sold_minor: `${fit}0000000`, quota_minor: `${fit}0000000` });
    await isRight();
    // Those who are in take it out again, all at once; of the pool of the day a part of them fits.
    const held = await exchange.services.db.query<{ uid: string; id: string }>(
      'select uid, id from earn.position where product_id = $1',
      [product],
    );
    expect(held).toHaveLength(fit);
    const out = held.map(({ uid, id }) =>
      callEarn(exchange, { uid }, 'redeem', { clientRequestId: randomUUID(), orderId: id, way: 'instant' }),
    );
    expect(await outcomes(out)).toEqual({ done: fit });
    await isRight();
  }, 240_000);

  it(`of ${count} who redeem at once as many are paid as the pool of the day has`, async () => {
    const product = await openProduct(exchange, { instantMinor: BigInt(fit) * 10_000_000n });
    const orders = await Promise.all(crowd.map(async (who) => ({ who, ...(await subscribe(who, product)) })));
    const out = orders.map(({ who, orderId }) =>
      callEarn(exchange, who, 'redeem', { clientRequestId: randomUUID(), orderId, way: 'instant' }),
    );
    expect(await outcomes(out)).toEqual({ done: fit, EARN_INSTANT_POOL: count - fit });
    const [day] = await exchange.services.db.query(
      'select used_minor from earn.instant_day where product_id = $1 and day = $2',
      [product, businessDayOf(exchange.clock.nowMs())],
    );
    expect(day).toEqual({ used_minor: `${fit}0000000` });
    await isRight();
  }, 240_000);

  it('fifty times the same request is one order', async () => {
    const product = await openProduct(exchange, {});
    const [who] = crowd;
    await exchange.fund(who!.uid, 'USDT', '10');
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => subscribe(who!, product, id)));
    expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1);
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    await isRight();
  }, 240_000);
}

/** People with ten USDT each. Nobody of them logs in: their codes would take a minute each. */
async function makeCrowd(exchange: TestExchange, count: number): Promise<readonly { uid: string }[]> {
  const uids = Array.from({ length: count }, (_, at) => String(200_000_001 + at));
  await exchange.database.ownerDb.query(
    `insert into identity.person (uid, email, created_at_ms)
     select uid, 'crowd-' || uid || '@example.com', $2 from unnest($1::text[]) u (uid)`,
    [uids, exchange.clock.nowMs()],
  );
  await Promise.all(uids.map((uid) => exchange.fund(uid, 'USDT', '10')));
  return uids.map((uid) => ({ uid }));
}

async function outcomes(calls: readonly Promise<unknown>[]): Promise<Readonly<Record<string, number>>> {
  const codes = await Promise.all(
    calls.map(async (call) =>
      call.then(
        () => 'done',
        async (error: unknown) => String((await refusedBy(Promise.reject(error))).code),
      ),
    ),
  );
  const counted: Record<string, number> = {};
  for (const code of codes) counted[code] = (counted[code] ?? 0) + 1;
  return counted;
}
