import type { Project } from '../../src/modules/launch/queries/project.query.ts';
import { solve } from '../../src/platform/puzzles/solve.fixture.ts';
import type { Member } from '../test-exchange.ts';
import { tokens } from './launch.rig.ts';

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

/** Asks for lots with a new pass. */
export const enter = async (who: Member, project: Pick<Project, 'id'>, lots: number) =>
  who.client.call('launch', 'enter', {
    project: project.id,
    round: '1',
    pass: await passOf(who, project),
    lots: String(lots),
  });

export const pay = ({ client, tradingPassword }: Member, ticketId: string, over: { tradingPassword?: string } = {}) =>
  client.call('launch', 'pay', { ticketId, tradingPassword, ...over });

export const flashOf = ({ client }: Member, project: Pick<Project, 'id'>) =>
  client.call('launch', 'flash', { project: project.id, round: '1' });
