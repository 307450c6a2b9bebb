import { randomUUID } from 'node:crypto';
import { QUICKNET } from '@bourse/core/launch/draw/quicknet.ts';
import { freeLots, type Stock } from '@bourse/core/launch/stock.ts';
import { expect } from 'vitest';
import type { Project } from '../../src/modules/launch/queries/project.query.ts';
import type { Ticket } from '../../src/modules/launch/queries/ticket.query.ts';
import { sha256Bytes } from '../../src/platform/crypto/digest.ts';
import { solve } from '../../src/platform/puzzles/solve.fixture.ts';
import type { Member, TestExchange } from '../test-exchange.ts';
import { tokens, usdt } from './launch.rig.ts';
import { SAID } from './relay.fixture.ts';

/** Ten lots of a hundred tokens, of which a person may buy four. */
export const FLASH = {
  mode: 'FLASH',
  flash: { lotMinor: tokens(100), quotaLots: 10, leastLots: 1, mostLots: 4, paySeconds: 180, beacon: null },
} as const;

/** A round of the public beacon that has been, and that an opening waits for. */
export const NAMED = { kind: 'drand', source: QUICKNET.chainHash, round: SAID.round } as const;

/** A pass of a person, who solves a puzzle for it. */
export async function passOf({ client }: Member, project: Pick<Project, 'id'>): Promise<string> {
  const { captchaId: id, challenge, zeroBits } = await client.call('identity', 'captcha', {});
  const answer = solve({ id, challenge, zeroBits });
  return (await client.call('launch', 'pass', { project: project.id, round: '1', ...answer })).pass;
}

/** Asks for lots with a pass that one has. */
export const ask = ({ client }: Member, project: Pick<Project, 'id'>, pass: string, lots: number) =>
  client.call('launch', 'enter', { project: project.id, round: '1', pass, lots: String(lots) });

/** Asks for lots with a new pass. */
export const enter = async (who: Member, project: Pick<Project, 'id'>, lots: number) =>
  ask(who, project, await passOf(who, project), lots);

export const pay = ({ client, tradingPassword }: Member, ticketId: string, over: { tradingPassword?: string } = {}) =>
  client.call('launch', 'pay', { ticketId, tradingPassword, ...over });

export const flashOf = ({ client }: Member, project: Pick<Project, 'id'>) =>
  client.call('launch', 'flash', { project: project.id, round: '1' });

export const giveUp = ({ client }: Member, ticketId: string) => client.call('launch', 'giveUp', { ticketId });

/** A request of somebody who has no account: nothing but its payment would notice. */
export const strange = (project: Pick<Project, 'id'>, nth: number, over: Partial<Ticket> = {}): Ticket => ({
  id: randomUUID(),
  uid: `${900_000_000 + nth}`,
  projectId: project.id,
  round: 1,
  state: 'QUEUED',
  reason: null,
  remainingLots: null,
  lots: 1,
  vipBps: 0,
  // A hundred tokens of 1.6 USDT.
  costMinor: usdt(160) * BigInt(over.lots ?? 1),
  atMs: Date.now(),
  openingPlace: null,
  payByMs: null,
  ...over,
});

/** The lots of a project's first round as its counters and as its tickets have them; they must be the same. */
export async function lotsOf({ services: { db } }: TestExchange, project: Pick<Project, 'id'>) {
  const [row] = await db.query<{ counted: Stock; summed: Pick<Stock, 'paidLots' | 'payingLots'>; queued: number }>(
    `select json_build_object('quotaLots', f.quota_lots, 'paidLots', f.paid_lots, 'payingLots', f.paying_lots) as counted,
            json_build_object('paidLots', coalesce(sum(t.lots) filter (where t.state = 'PAID'), 0),
              'payingLots', coalesce(sum(t.lots) filter (where t.state = 'PAYING'), 0)) as summed,
            (count(*) filter (where t.state = 'QUEUED'))::int as queued
       from launch.flash f left join launch.ticket t on t.project_id = f.project_id and t.round = f.number
      where f.project_id = $1 and f.number = 1 group by f.quota_lots, f.paid_lots, f.paying_lots`,
    [project.id],
  );
  const { counted, summed, queued } = row!;
  expect(counted).toMatchObject(summed);
  expect(freeLots(counted)).toBeGreaterThanOrEqual(0);
  return { ...counted, freeLots: freeLots(counted), queued };
}

/** The opening of a project's first round as it is stored, and the order of its people by a beacon, counted anew. */
export async function openingOf({ database: { ownerDb } }: TestExchange, project: Pick<Project, 'id'>) {
  const [flash] = await ownerDb.query<{
    seed: Buffer;
    openedMs: string | null;
    silentMs: string | null;
    askedMs: string | null;
  }>(
    `select seed, opened_ms as "openedMs", beacon_silent_ms as "silentMs", beacon_asked_ms as "askedMs"
       from launch.flash where project_id = $1`,
    [project.id],
  );
  const people = await ownerDb.query<{ uid: string; place: number | null }>(
    'select uid, opening_place as place from launch.ticket where project_id = $1 order by opening_place',
    [project.id],
  );
  const rank = (uid: string, beacon: Uint8Array): Buffer => {
    const number = Buffer.alloc(8);
    number.writeBigUInt64BE(BigInt(uid));
    return sha256Bytes(Buffer.concat([flash!.seed, beacon, number]));
  };
  return {
    ...flash!,
    drawn: people.filter(({ place }) => place !== null).map(({ uid }) => uid),
    orderBy: (beacon: Uint8Array) =>
      people.map(({ uid }) => uid).sort((a, b) => Buffer.compare(rank(a, beacon), rank(b, beacon))),
  };
}
