import { percentText } from '../../../lib/actions/percent.ts';
import { formatAmount, formatTime } from '../../../lib/format.ts';
import { t } from '../../../lib/i18n.ts';

interface RoundValue {
  readonly quota: string;
  readonly perPerson: string;
  readonly split: 'PRORATA' | 'BOTTOM_UP';
  readonly basePrice: string;
  readonly discountBps: number;
  readonly hasVipDiscount: boolean;
  readonly min: string;
  readonly max: string;
  readonly step: string;
  readonly kycMin: number;
  readonly vipMin: number;
  readonly startAtMs: number;
  readonly endAtMs: number;
}
interface UnlockValue {
  readonly atMs: number;
  readonly shareBps: number;
}

const KYC_LEVELS = ['none', 'primary', 'advanced'] as const;

/** Every term of a round: whoever decides reads all that can never be changed afterwards. */
function roundText(round: RoundValue, index: number): string {
  const first = t('console.launch.roundText', {
    number: index + 1,
    quota: formatAmount(round.quota),
    price: formatAmount(round.basePrice),
    discount: percentText(round.discountBps),
    from: formatTime(round.startAtMs),
    until: formatTime(round.endAtMs),
  });
  const terms = [
    ['perPerson', formatAmount(round.perPerson)],
    ['split', t(`console.launch.split.${round.split}`)],
    ['hasVipDiscount', t(round.hasVipDiscount ? 'console.yes' : 'console.no')],
    ['min', formatAmount(round.min)],
    ['max', formatAmount(round.max)],
    ['step', formatAmount(round.step)],
    ['kycMin', t(`console.kycLevel.${KYC_LEVELS[round.kycMin] ?? 'none'}`)],
    ['vipMin', String(round.vipMin)],
  ] as const;
  return [first, ...terms.map(([name, text]) => `${t(`console.actionField.${name}`)}: ${text}`)].join('; ');
}

/** What somebody asks for about a project, as people read it; null for what reads as it is. */
export function launchValue(name: string, value: unknown): string | null {
  if (name === 'listingAtMs' && typeof value === 'number') return formatTime(value);
  if (!Array.isArray(value)) return null;
  if (name === 'rounds') return (value as readonly RoundValue[]).map(roundText).join(' · ');
  if (name !== 'schedule') return null;
  const unlocks = value as readonly UnlockValue[];
  return unlocks.map(({ atMs, shareBps }) => `${formatTime(atMs)}: ${percentText(shareBps)}`).join(' · ');
}
