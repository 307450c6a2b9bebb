import type { FastifyInstance } from 'fastify';
import type { Identity } from '../../modules/identity/public.ts';
import { findMarketMakers, insertMarketMaker, type MarketMakerRow } from '../../modules/spot/public.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { noteDemoLogin } from '../../platform/demo/demo-logins.ts';
import { DemoClient } from '../demo-client.ts';
import { DEMO_MAKER_PASSWORD, MARKET_MAKER } from '../people.ts';

/** The order matters: first the accounts that quote, then the one that trades against them. */
export const MAKER_NAMES = ['maker-1', 'maker-2', 'maker-3-taker'] as const;
/** The highest level has the lowest fees. */
const MAKER_VIP = 6;

export interface MakerPeopleParts {
  readonly server: FastifyInstance;
  readonly db: Db;
  readonly clock: Clock;
  readonly identity: Pick<Identity, 'resolveRecipient' | 'setVipLevel'>;
}

/**
 * The demo's market makers; missing ones are registered like any person.
 *
 * @returns  one for each of MAKER_NAMES, in that order
 */
export async function openMarketMakers(parts: MakerPeopleParts): Promise<MarketMakerRow[]> {
  const existing = await findMarketMakers(parts.db);
  for (const name of MAKER_NAMES) if (!existing.some((maker) => maker.name === name)) await open(parts, name);
  const makers = await findMarketMakers(parts.db);
  return MAKER_NAMES.map((name) => makers.find((maker) => maker.name === name)!);
}

async function open(parts: MakerPeopleParts, name: string): Promise<void> {
  await openHouseAccount(parts, name, (tx, uid) => insertMarketMaker(tx, { uid, name, nowMs: parts.clock.nowMs() }));
}

/**
 * An account of the house that trades like a person's; registered if it is missing.
 *
 * @param alsoIn  writes more about it in the same transaction
 * @returns       its uid
 */
export async function openHouseAccount(
  { server, db, identity }: MakerPeopleParts,
  name: string,
  alsoIn: (tx: Tx, uid: string) => Promise<void> = async () => {},
): Promise<string> {
  const login = `${name}@demo.bourse.example`;
  // An interrupted start may have registered the account without recording it.
  const before = await identity.resolveRecipient(db, { type: 'email', account: login });
  const uid = before?.uid ?? (await registerAccount(new DemoClient(server), login));
  await db.tx(async (tx) => {
    await identity.setVipLevel(tx, { uid, vipLevel: MAKER_VIP });
    await alsoIn(tx, uid);
    await noteDemoLogin(tx, {
      login,
      password: DEMO_MAKER_PASSWORD,
      tradingPassword: null,
      totpSecret: null,
      kyc: 'none',
      vip: MAKER_VIP,
      role: MARKET_MAKER,
    });
  });
  return uid;
}

async function registerAccount(client: DemoClient, account: string): Promise<string> {
  await client.call('identity', 'sendCode', { purpose: 'register', account });
  const code = await client.codeSentTo(account);
  return (await client.call('identity', 'register', { account, code, password: DEMO_MAKER_PASSWORD })).uid;
}
