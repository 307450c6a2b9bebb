import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { parseAmount } from '@bourse/core/money/amount.ts';
import type { Exchange } from '../boot/exchange.ts';
import type { OpenDatabase } from '../boot/installation/open-database.ts';
import { reportProgress } from '../boot/process/parent.ts';
import type { ChainSide } from '../boot/sides/chain-side.ts';
import { startDevChains } from '../chains/dev/dev-chains.ts';
import type { SystemClock } from '../platform/clock/clock.ts';
import { readClockOffsetMs } from '../platform/clock/demo-clock.ts';
import type { Config } from '../platform/config/config.ts';
import { resetDatabase } from '../platform/db/schema/reset.ts';
import { demoFillState, noteDemoFillBegun, noteDemoFillDone } from '../platform/demo/demo-fill.ts';
import { demoLogins, noteDemoLogin } from '../platform/demo/demo-logins.ts';
import { readSnapshots } from './launch/past-snapshots.ts';
import { PastMarket } from './past/past-market.ts';
import { MARKET_MAKER } from './people.ts';
import { DEMO_DAYS, seedDemo } from './seed-demo.ts';

/** Whether the demo must still be filled. */
export async function needsSeeding(config: Config, database: OpenDatabase): Promise<boolean> {
  return config.demo.users && (await demoFillState(database.db)) !== 'done';
}

/**
 * Prepares a demo that must be filled: deletes what an interrupted first fill left behind, because nobody has seen any
 * of it, and sets the clock ninety days back before anyone reads it.
 */
export async function prepareSeeding(config: Config, database: OpenDatabase, clock: SystemClock): Promise<void> {
  if ((await demoFillState(database.db)) === 'begun') {
    reportProgress('the first fill of the demo was cut off; beginning again');
    const nodes = await startDevChains({ dataDir: config.dataDir });
    await nodes.stop();
    rmSync(join(config.dataDir, 'chains'), { recursive: true, force: true });
    const owner = database.ownerDb();
    await resetDatabase(owner).finally(() => owner.end());
  }
  await noteDemoFillBegun(database.db, Date.now());
  clock.setOffsetMs(-DEMO_DAYS * DAY_MS);
  clock.nowMs();
}

/** For a demo that was filled before: starts with the clock where it was moved to. */
export async function takeClockOffset(config: Config, database: OpenDatabase, clock: SystemClock): Promise<void> {
  if (config.demo.movableClock) clock.setOffsetMs(await readClockOffsetMs(database.db));
}

/** Fills the demo through the running product, and records who can log in. */
export async function seed(
  exchange: Exchange,
  chains: ChainSide,
  clock: SystemClock,
  stopping: AbortSignal,
): Promise<void> {
  const { services, faucet, application } = exchange;
  const { db, identity, approvals, assets } = services;
  const { dev } = chains;
  if (!faucet || !dev) throw new Error('the demo is filled with coins of its own chains, and there are none');
  const people = await seedDemo({
    server: application.server,
    clock,
    stopping,
    tellProgress: reportProgress,
    async createStaff(staff) {
      const made = await approvals.createStaff(staff);
      if (!made.ok) throw new Error(`the demo's staff could not be made: ${made.refusal.code}`);
      return made.value;
    },
    setVipLevel: (uid, vipLevel) => db.tx((tx) => identity.setVipLevel(tx, { uid, vipLevel })),
    async payFromFaucet({ network, asset, to, memo, amount }) {
      const parsed = parseAmount(amount, assets.coin(asset)!.ledgerScale);
      if (!parsed.ok) throw new Error(`the demo's gift of ${amount} ${asset} is no amount`);
      await faucet.pay({ network, asset, to, amountMinor: parsed.value, ...(memo === null ? {} : { memo }) });
    },
    pastMarket: new PastMarket(exchange),
    readSnapshots: (untilMs, moveTo) => readSnapshots({ db, clock }, untilMs, moveTo),
    mine: (network, blocks) => dev.mine(network as 'eth', blocks),
  });
  await db.tx(async (tx) => {
    for (const person of people) await noteDemoLogin(tx, person);
    await noteDemoFillDone(tx, Date.now());
  });
}

/** A path quoted for a shell, in case it contains a space. */
const inShell = (path: string): string => (/^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`);

/** What a newcomer should know: who can log in, and what to try. */
export async function welcomeLines(config: Config, database: OpenDatabase): Promise<string[]> {
  const people = await demoLogins(database.db);
  if (people.length === 0) return [];
  const [first] = people;
  const address = config.publicOrigin;
  const data = config.dataDir === resolve('data') ? '' : ` --data ${inShell(config.dataDir)}`;
  const persons = people.filter(({ role }) => role === 'user');
  const staff = people.filter(({ role }) => role !== 'user' && role !== MARKET_MAKER);
  return [
    `People (password, trading password and authenticator secrets: npm run -s bourse -- demo users${data})`,
    ...persons.map(({ login, kyc, vip }) => `  ${login.padEnd(32)} KYC ${kyc}, VIP ${vip}`),
    '',
    `Staff, at ${config.consoleOrigin}/console`,
    ...staff.map(({ login, role }) => `  ${login.padEnd(32)} ${role}`),
    '',
    `Everybody's password is ${first!.password}`,
    '',
    'Try this',
    `  1. Register at ${address}/front/register; the code arrives at ${address}/dev/inbox`,
    '  2. Deposit ETH, USDT, BTC or PUSD with the faucet on the deposit page, and watch the confirmations',
    '  3. Transfer, send to another person, withdraw to an address outside',
    '  4. Withdraw 5,000 USDT or more, and decide about it in the console as reviewer',
    `  5. Link the demo’s wallet app (${address}/dev/wallet) at ${address}/frontweb/user/linkhyperpay; deposit and withdraw by code`,
  ];
}
