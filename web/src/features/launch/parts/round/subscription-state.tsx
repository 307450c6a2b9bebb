import { Status } from '../../../../kit/badge.tsx';
import type { Subscription } from '../../api/queries.ts';
import { useLaunchText } from '../../launch-text.ts';
import { TONE_OF } from '../../rules/subscription.ts';

export function SubscriptionState({ state }: Pick<Subscription, 'state'>) {
  const t = useLaunchText();
  return (
    <span className="text-13">
      <Status tone={TONE_OF[state]}>{t(`launch.subscription.${state}`)}</Status>
    </span>
  );
}
