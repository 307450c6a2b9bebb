import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import type { Project } from '../../src/modules/launch/queries/project.query.ts';
import type { NewRound } from '../../src/modules/launch/store/project.store.ts';
import type { Member, TestExchange } from '../test-exchange.ts';
import { tokens } from './launch.rig.ts';

/** Three of the tickets buy a hundred tokens each, at 1.6 USDT; a person may have five and win with two. Drawn an hour after the end. */
export const lotteryOf = (
  { clock, beacon }: Pick<TestExchange, 'clock' | 'beacon'>,
  over: Partial<NonNullable<NewRound['lottery']>> = {},
): Partial<NewRound> => {
  const drawAtMs = clock.nowMs() + 2 * HOUR_MS;
  const lottery = {
    ticketMinor: tokens(100),
    winners: 3,
    mostTickets: 5,
    mostWins: 2,
    volumeMarkets: [],
    volumeStepMinor: 0n,
    volumeFromMs: clock.nowMs(),
    drawAtMs,
    ...over,
  };
  const { kind, source } = beacon;
  return {
    mode: 'LOTTERY',
    quotaMinor: BigInt(lottery.winners) * lottery.ticketMinor,
    personMinor: BigInt(lottery.mostWins) * lottery.ticketMinor,
    lottery: { ...lottery, beacon: { kind, source, round: beacon.roundFor(lottery.drawAtMs) } },
  };
};

export const take = (
  { client, tradingPassword }: Member,
  { id }: Pick<Project, 'id'>,
  tickets: number,
  over: Readonly<Record<string, string>> = {},
) =>
  client.call('launch', 'takeTickets', {
    clientRequestId: randomUUID(),
    project: id,
    round: '1',
    tickets: String(tickets),
    tradingPassword,
    ...over,
  });

export const lotteryNow = ({ client }: Member, { id }: Pick<Project, 'id'>) =>
  client.call('launch', 'lottery', { project: id, round: '1' });
