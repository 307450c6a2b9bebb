import { attempt } from '../../../lib/calls/attempt.ts';
import { forgetSent, sendOnce, unanswered } from '../../../lib/calls/send-once.ts';
import type { CallId, CallInput } from '../../../lib/client.ts';
import { MONEY } from '../../balances/public.ts';

/** What is sent but for the trading password, which is kept nowhere. */
export type Asked = Omit<CallInput<'launch.subscribe'>, 'clientRequestId' | 'tradingPassword'>;
type Place = Pick<Asked, 'project' | 'round'>;

const STALE: readonly CallId[] = [...MONEY, 'launch.projects', 'launch.project', 'launch.subscriptions'];

const openIn = ({ project, round }: Place) =>
  unanswered<Asked>('launch.subscribe').filter(({ payload }) => payload.project === project && payload.round === round);

/** What was last sent to this round and has no known answer; null where there is nothing. */
export const lastOpen = (place: Place): Asked | null => openIn(place).at(-1)?.payload ?? null;

/** An amount is set anew by whatever is sent later, so an older request is not to be repeated as if it were the newest. */
function forgetOlder(place: Place): void {
  for (const { id } of openIn(place)) forgetSent('launch.subscribe', id);
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
