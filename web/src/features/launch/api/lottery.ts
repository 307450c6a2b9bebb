import { useQuery } from '@tanstack/react-query';
import { attempt } from '../../../lib/calls/attempt.ts';
import { forgetSent, sendOnce, unanswered } from '../../../lib/calls/send-once.ts';
import { type CallId, type CallInput, type CallOutput, call } from '../../../lib/client.ts';
import { endpointQuery } from '../../../lib/query.ts';
import { MONEY } from '../../balances/public.ts';

export type LotteryAnswer = CallOutput<'launch.lottery'>;
export type LotteryPlace = CallInput<'launch.lottery'>;
/** What is sent but for the trading password, which is kept nowhere. */
type Asked = Omit<CallInput<'launch.takeTickets'>, 'clientRequestId' | 'tradingPassword'>;

const REFRESH_MS = 15_000;

/** A lottery; what is decided once is not asked for again. */
export const useLottery = (place: LotteryPlace) =>
  useQuery(
    endpointQuery('launch.lottery', place, {
      refetchInterval: ({ state: { data } }) =>
        data && (data.result !== null || data.voidReason !== null) ? false : REFRESH_MS,
    }),
  );

const STALE: readonly CallId[] = [
  ...MONEY,
  'launch.lottery',
  'launch.projects',
  'launch.project',
  'launch.subscriptions',
];

const openIn = ({ project, round }: LotteryPlace) =>
  unanswered<Asked>('launch.takeTickets').filter(
    ({ payload }) => payload.project === project && payload.round === round,
  );

/** The number that was last asked for and has no known answer; null where there is none. */
export const lastAsked = (place: LotteryPlace): string | null => openIn(place).at(-1)?.payload.tickets ?? null;

/** Sent once: the same again, while nobody has answered, takes nothing twice. */
export async function takeTicketsOnce(asked: Asked, tradingPassword: string) {
  const ended = await sendOnce('launch.takeTickets', asked, (clientRequestId) =>
    attempt('launch.takeTickets', { clientRequestId, ...asked, tradingPassword }, STALE),
  );
  if (ended.ok) for (const { id } of openIn(asked)) forgetSent('launch.takeTickets', id);
  return ended;
}

/** The file of one of the person’s own tickets, with the way from it to the root of the list. */
export const fetchTicket = (place: LotteryPlace, number: number) =>
  call('launch.drawTicket', { ...place, number: String(number) }, { quiet: true });

/** The whole public list, a page at a time. @param onPage  how many are there, of how many */
export async function fetchOwners(place: LotteryPlace, onPage: (got: number, all: number) => void): Promise<string[]> {
  const owners: string[] = [];
  for (;;) {
    const page = await call('launch.drawTickets', { ...place, from: String(owners.length) }, { quiet: true });
    owners.push(...page.owners);
    onPage(owners.length, page.count);
    if (page.owners.length === 0 || owners.length >= page.count) return owners;
  }
}
