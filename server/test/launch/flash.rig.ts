import { randomUUID } from 'node:crypto';
import { freeLots, type Stock } from '@bourse/core/launch/stock.ts';
import { expect } from 'vitest';
import type { Project } from '../../src/modules/launch/queries/project.query.ts';
import type { Ticket } from '../../src/modules/launch/queries/ticket.query.ts';
import { solve } from '../../src/platform/puzzles/solve.fixture.ts';
import type { Member, TestExchange } from '../test-exchange.ts';
import { tokens, usdt } from './launch.rig.ts';

/** Ten lots of a hundred tokens, of which a person may buy four. */
export const FLASH = {
  mode: 'FLASH',
  flash: { lotMinor: tokens(100), quotaLots: 10, leastLots: 1, mostLots: 4, paySeconds: 180 },
} as const;

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
