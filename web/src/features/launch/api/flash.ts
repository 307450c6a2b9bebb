import { LOTS_BACK_TOPIC, type LotsBack, OWN_TICKET_TOPIC } from '@bourse/contract/topics.ts';
import { closedBy } from '@bourse/core/launch/flash.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { attempt } from '../../../lib/calls/attempt.ts';
import { serverNowMs } from '../../../lib/calls/server-time.ts';
import type { CallId, CallInput, CallOutput } from '../../../lib/client.ts';
import { useLiveRefresh } from '../../../lib/live/live-refresh.ts';
import { useLive } from '../../../lib/live/live-socket.ts';
import { endpointQuery, patch } from '../../../lib/query.ts';
import { MONEY } from '../../balances/public.ts';
import { NO_POLL, nextPoll, pollWaitMs } from '../rules/poll.ts';
import { phaseOf } from '../rules/round.ts';
import type { Project, Round } from './queries.ts';

export type FlashAnswer = CallOutput<'launch.flash'>;
export type FlashTicket = CallOutput<'launch.enter'>;
export type FlashPlace = CallInput<'launch.flash'>;

export const placeOf = ({ id }: Pick<Project, 'id'>, { number }: Pick<Round, 'number'>): FlashPlace => ({
  project: id,
  round: String(number),
});

/** How often a place of the page asks: as the exchange says, now and then for a list, or never, where another place does. */
export type Pace = 'quick' | 'slow' | 'none';
const SLOW_MS = 15_000;

/** How a flash round stands. Nothing is asked for while the page is hidden, and at once when it is seen again. */
export function useFlash(place: FlashPlace, round: Round, pace: Pace) {
  const last = useRef(NO_POLL);
  const asks = pace !== 'none';
  return useQuery(
    endpointQuery('launch.flash', place, {
      staleTime: 0,
      refetchOnMount: asks,
      refetchOnWindowFocus: asks,
      refetchOnReconnect: asks,
      refetchInterval: ({ state: { data, dataUpdateCount } }) => {
        if (pace !== 'quick') return asks && SLOW_MS;
        if (!data) return NO_POLL.waitMs;
        last.current = nextPoll(last.current, dataUpdateCount, data);
        return pollWaitMs(last.current, data, phaseOf(round, serverNowMs()));
      },
    }),
  );
}

const OWN: readonly CallId[] = ['launch.flash'];

/** Hears of the person's own ticket and of lots that are back, so that nobody waits for the next question. */
export function useFlashLive(place: FlashPlace): void {
  useLiveRefresh(OWN_TICKET_TOPIC, OWN);
  // Everybody who looks hears of lots that are back, so the answer is changed in place: thousands do not ask at once.
  useLive(LOTS_BACK_TOPIC, (data) => {
    const { project, round, backLots: _lots, ...stock } = data as LotsBack;
    if (project === place.project && String(round) === place.round) {
      patch('launch.flash', place, (old) => ({ ...old, ...stock }));
    }
  });
}

const STALE: readonly CallId[] = ['launch.flash', 'launch.projects'];
const STALE_PAID: readonly CallId[] = [...STALE, ...MONEY, 'launch.project', 'launch.subscriptions'];

/** Shows a ticket at once, and what it closes; what else has changed comes with the next answer. */
const show = (place: FlashPlace, ticket: FlashTicket): void =>
  patch('launch.flash', place, (old) => ({ ...old, ticket, closed: closedBy(ticket.state) }));

/** A pass is of no use to anybody else and is not kept: whoever comes back gets another one. */
export const askPass = (
  place: FlashPlace,
  answer: Pick<CallInput<'launch.pass'>, 'captchaId' | 'captchaAnswer'> = {},
) => attempt('launch.pass', { ...place, ...answer });

/** Asks for lots. Whoever asks again has the same ticket. */
export async function enterRound(place: FlashPlace, pass: string, lots: number) {
  const ended = await attempt('launch.enter', { ...place, pass, lots: String(lots) }, STALE);
  if (ended.ok) show(place, ended.value);
  return ended;
}

/** Pays once, however often it is sent. */
export async function payTicket(place: FlashPlace, ticketId: string, tradingPassword: string) {
  const ended = await attempt('launch.pay', { ticketId, tradingPassword }, STALE_PAID);
  if (ended.ok) show(place, ended.value);
  return ended;
}

/** Gives back what the person saw: whoever leaves the queue keeps lots that were reserved meanwhile. */
export async function giveUpTicket(place: FlashPlace, { id, state }: Pick<FlashTicket, 'id' | 'state'>) {
  const leaves = state === 'QUEUED' ? 'QUEUE' : 'PAYMENT';
  const ended = await attempt('launch.giveUp', { ticketId: id, leaves }, STALE);
  if (ended.ok) show(place, ended.value);
  return ended;
}
