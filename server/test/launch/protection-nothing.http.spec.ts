import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertProtectionPrice } from '../../src/modules/launch/store/protection.store.ts';
import { creditProtection } from '../../src/modules/launch/usecases/protection/credit-protection.ts';
import { decideByHand } from '../../src/modules/launch/usecases/protection/decide-by-hand.ts';
import { decideProtection } from '../../src/modules/launch/usecases/protection/decide-protection.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { publish, runLaunch, subscribe, tokens } from './launch.rig.ts';

let exchange: TestExchange;
let buyers: readonly Member[];
beforeAll(async () => {
  exchange = await testExchange();
  buyers = [
    await exchange.person({ funds: { USDT: '10000' } }),
    await exchange.person({ funds: { USDT: '10000' } }),
    await exchange.person({ funds: { USDT: '10000' } }),
  ];
}, 120_000);
afterAll(() => exchange.close());

async function go(ms: number, work: () => Promise<void> = () => runLaunch(exchange)): Promise<void> {
  await exchange.letPass(ms, buyers[0]!);
  for (const each of buyers.slice(1)) await exchange.letPass(0, each);
  await work();
}
const isRight = async () => expect((await exchange.reconcile()).differences).toEqual([]);
const creditsOf = (project: string) =>
  exchange.services.db.query<{ credit_minor: string }>(
    `select c.credit_minor from launch.protection_credit c join launch.subscription s on s.id = c.subscription_id
      where s.project_id = $1`,
    [project],
  );
const endedOf = async (project: string) => {
  const [row] = await exchange.services.db.query<{ protected_ms: string | null }>(
    'select protected_ms from launch.project where id = $1',
    [project],
  );
  return row!.protected_ms;
};
/** A sale of a token that nothing tells a price of, all of it in parts whose costs are rounded up, and handed out. */
async function soldInThirds() {
  const over = { protectionBps: 10_000, token: 'BTC3L', quotaMinor: tokens(100) };
  const project = await publish(exchange, { ...over, rounds: [{ quotaMinor: tokens(100), personMinor: tokens(100) }] });
  for (const buyer of buyers) await subscribe(buyer, project, '160');
  await go(HOUR_MS);
  await go(HOUR_MS);
  return project;
}

it('what was put aside is enough for everybody where tokens are worth nothing and each cost was rounded up', async () => {
  const project = await soldInThirds();
  await go(DAY_MS + 2 * MINUTE_MS);
  await exchange.services.db.tx(async (tx) => {
    const price = (await decideByHand(exchange.launch, tx, project))!;
    expect(price).toMatchObject({ count: 0, byStaff: true });
    await insertProtectionPrice(tx, price);
  });
  await runLaunch(exchange);
  const credits = await creditsOf(project.id);
  expect(credits.map(({ credit_minor }) => credit_minor)).toEqual(['53333333', '53333333', '53333333']);
  expect(await endedOf(project.id)).not.toBeNull();
  await isRight();
}, 120_000);

it('a purchase that fails keeps open no other protection that owes nobody anything', async () => {
  const project = await publish(exchange, { protectionBps: 10_000 });
  const fine = await publish(exchange, { protectionBps: 10_000 });
  await subscribe(buyers[0]!, project, '160');
  await go(2 * HOUR_MS);
  await go(HOUR_MS + MINUTE_MS, async () => {
    await decideProtection(exchange.launch);
  });
  const { ownerDb } = exchange.database;
  await ownerDb.query(
    `create function launch.fail() returns trigger language plpgsql as $$ begin raise exception 'one fails'; end $$`,
  );
  await ownerDb.query(
    'create trigger fail before insert on launch.protection_credit for each row execute function launch.fail()',
  );
  // As one whose last round is counted just now.
  await exchange.services.db.query('update launch.project set protected_ms = null where id = $1', [fine.id]);
  const run = creditProtection(exchange.launch);
  const all = async () => {
    while (await run());
  };
  await expect(all()).rejects.toThrow('one fails');
  expect([await endedOf(project.id), (await endedOf(fine.id)) !== null]).toEqual([null, true]);
  await ownerDb.query('drop function launch.fail cascade');
  // Whoever says that it has come to its end keeps its money from whoever waits for it.
  await exchange.services.db.query('update launch.project set protected_ms = 1 where id = $1', [project.id]);
  const { differences } = await exchange.reconcile();
  expect(differences).toMatchObject([{ kind: 'ROWS_DIFFER', account: project.id, expected: 'no end', found: '1' }]);
  await exchange.services.db.query('update launch.project set protected_ms = null where id = $1', [project.id]);
  await runLaunch(exchange);
  await isRight();
}, 120_000);
