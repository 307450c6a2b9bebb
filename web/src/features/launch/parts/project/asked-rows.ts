import { askedOf, kycNeeded } from '@bourse/core/launch/conditions.ts';
import type { KeyValueRow } from '../../../../kit/card.tsx';
import type { Round } from '../../api/queries.ts';
import type { LaunchText } from '../../launch-text.ts';
import { conditionWords } from './condition-words.ts';

/** What a round asks of everybody, as one row; none where it is open to all. */
export function askedRows(t: LaunchText, round: Round): readonly KeyValueRow[] {
  const { holding, vipMin } = round;
  const held = holding && { coin: holding.asset, needed: holding.least };
  const asked = askedOf(round)
    // Everybody has one, or makes it on the way.
    .filter((name) => name !== 'TRADING_PASSWORD')
    .map((name) => conditionWords(t, name, { needed: name === 'KYC' ? kycNeeded(round) : vipMin, held }));
  return asked.length === 0 ? [] : [{ label: t('launch.conditions'), value: asked.join(' · ') }];
}
