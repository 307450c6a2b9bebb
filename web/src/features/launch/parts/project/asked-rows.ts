import { kycNeeded } from '@bourse/core/launch/subscribe.ts';
import type { KeyValueRow } from '../../../../kit/card.tsx';
import type { Round } from '../../api/queries.ts';
import type { LaunchText } from '../../launch-text.ts';

/** What a round asks of everybody, as one row; none where it is open to all. */
export function askedRows(t: LaunchText, round: Round): readonly KeyValueRow[] {
  const kycMin = kycNeeded(round);
  const asked = [
    ...(kycMin > 0 ? [t('launch.condition.KYC', { needed: String(kycMin) })] : []),
    ...(round.nationality === 'ALL' ? [] : [t(`launch.condition.${round.nationality}`)]),
    ...(round.vipMin > 0 ? [t('launch.condition.VIP', { needed: String(round.vipMin) })] : []),
    ...(round.newcomersOnly ? [t('launch.condition.NEWCOMER')] : []),
    ...(round.needsSurvey ? [t('launch.condition.SURVEY')] : []),
  ];
  return asked.length === 0 ? [] : [{ label: t('launch.conditions'), value: asked.join(' · ') }];
}
