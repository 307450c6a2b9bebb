import { attempt } from '../../../lib/calls/attempt.ts';
import { forgetSent, sendOnce, unanswered } from '../../../lib/calls/send-once.ts';
import type { CallId, CallInput } from '../../../lib/client.ts';
import { MONEY } from '../../balances/public.ts';

/** What is sent but for the trading password, which is kept nowhere. */
export type Asked = Omit<CallInput<'launch.subscribe'>, 'clientRequestId' | 'tradingPassword'>;
type Place = Pick<Asked, 'project' | 'round'>;

const STALE: readonly CallId[] = [
  ...MONEY,
  'launch.lottery',
  'launch.projects',
  'launch.project',
  'launch.subscriptions',
];

const openIn = ({ project, round }: Place, operation: CallId = 'launch.subscribe') =>
  unanswered<Asked>(operation).filter(({ payload }) => payload.project === project && payload.round === round);

/** What was last sent to this round and has no known answer; null where there is nothing. */
export const lastOpen = (place: Place): Asked | null => openIn(place).at(-1)?.payload ?? null;

/** What takes part in a round, with an amount or with tickets. */
const COMMITTING: readonly CallId[] = ['launch.subscribe', 'launch.takeTickets'];

/** An amount is set anew by whatever is sent later, so an older request is not to be repeated as if it were the newest. */
function forgetOlder(place: Place): void {
  for (const operation of COMMITTING) for (const { id } of openIn(place, operation)) forgetSent(operation, id);
}

/** Sent once: the same again, while nobody has answered, commits nothing twice. */
export async function subscribeOnce(asked: Asked, tradingPassword: string) {
  const ended = await sendOnce('launch.subscribe', asked, (clientRequestId) =>
    attempt('launch.subscribe', { clientRequestId, ...asked, tradingPassword }, STALE),
  );
  if (ended.ok) forgetOlder(asked);
  return ended;
}

/** Says what is to be so; saying it again changes nothing. */
export async function leaveRound(subscriptionId: string, place: Place) {
  const ended = await attempt('launch.leave', { subscriptionId }, STALE);
  if (ended.ok) forgetOlder(place);
  return ended;
}
