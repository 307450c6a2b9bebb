import { percentText } from '../../../lib/actions/percent.ts';
import { formatAmount, formatTime } from '../../../lib/format.ts';
import { t } from '../../../lib/i18n.ts';

interface RoundValue {
  readonly quota: string;
  readonly basePrice: string;
  readonly discountBps: number;
  readonly startAtMs: number;
  readonly endAtMs: number;
}
interface UnlockValue {
  readonly atMs: number;
  readonly shareBps: number;
}

const roundText = ({ quota, basePrice, discountBps, startAtMs, endAtMs }: RoundValue, index: number): string =>
  t('console.launch.roundText', {
    number: index + 1,
    quota: formatAmount(quota),
    price: formatAmount(basePrice),
    discount: percentText(discountBps),
    from: formatTime(startAtMs),
    until: formatTime(endAtMs),
  });

/** What somebody asks for about a project, as people read it; null for what reads as it is. */
export function launchValue(name: string, value: unknown): string | null {
  if (name === 'listingAtMs' && typeof value === 'number') return formatTime(value);
  if (!Array.isArray(value)) return null;
  if (name === 'rounds') return (value as readonly RoundValue[]).map(roundText).join(' · ');
  if (name !== 'schedule') return null;
  const unlocks = value as readonly UnlockValue[];
  return unlocks.map(({ atMs, shareBps }) => `${formatTime(atMs)}: ${percentText(shareBps)}`).join(' · ');
}
