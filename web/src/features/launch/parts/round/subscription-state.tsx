import { Status } from '../../../../kit/badge.tsx';
import type { Subscription } from '../../api/queries.ts';
import { useLaunchText } from '../../launch-text.ts';
import { TONE_OF } from '../../rules/subscription.ts';

/** How a person’s part in a round stands: a boost is rewarded, not bought. */
export function SubscriptionState({ made: { mode, state } }: { readonly made: Subscription }) {
  const t = useLaunchText();
  return (
    <span className="text-13">
      <Status tone={TONE_OF[state]}>
        {t(`${mode === 'BOOST' ? 'launch.boost.state' : 'launch.subscription'}.${state}`)}
      </Status>
    </span>
  );
}
