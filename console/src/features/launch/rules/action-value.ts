import { inOrder } from '@bourse/core/launch/conditions.ts';
import { percentText } from '../../../lib/actions/percent.ts';
import { formatAmount, formatTime } from '../../../lib/format.ts';
import { t } from '../../../lib/i18n.ts';

interface HoldingValue {
  readonly asset: string;
  readonly fromAtMs: number;
  readonly days: number;
  readonly least: string;
  readonly factor: string | null;
}
interface AnyRoundValue {
  /** What waits since the version before has none. */
  readonly holding?: HoldingValue | null;
  readonly kycMin: number;
  readonly vipMin: number;
  /** What waits since before they could be asked for has none. */
  readonly nationality?: 'ALL' | 'CN_ONLY' | 'NON_CN';
  readonly newcomersOnly?: boolean;
  /** What waits since before there were surveys has none. */
  readonly needsSurvey?: boolean;
  readonly startAtMs: number;
  readonly endAtMs: number;
}
interface SaleValue extends AnyRoundValue {
  readonly basePrice: string;
  /** The coin that the price is in where it is not the paying coin. */
  readonly priceIn?: string;
  readonly discountBps: number;
  readonly hasVipDiscount: boolean;
}
interface SubscriptionValue extends SaleValue {
  /** What waits since before there were other modes has none. */
  readonly mode?: 'SUBSCRIPTION';
  readonly quota: string;
  readonly perPerson: string;
  readonly split: 'PRORATA' | 'BOTTOM_UP';
  readonly min: string;
  readonly max: string;
  readonly step: string;
}
interface FlashValue extends SaleValue {
  readonly mode: 'FLASH';
  readonly lot: string;
  readonly quotaLots: number;
  readonly leastLots: number;
  readonly mostLots: number;
  readonly paySeconds: number;
}
interface LotteryValue extends SaleValue {
  readonly mode: 'LOTTERY';
  readonly ticket: string;
  readonly winners: number;
  readonly mostTickets: number;
  readonly mostWins: number;
  readonly drawAtMs: number;
  readonly volumeMarkets: string | null;
  readonly volumeStep: string | null;
  readonly volumeFromAtMs: number | null;
}
interface BoostValue extends AnyRoundValue {
  readonly mode: 'BOOST';
  readonly boostAsset: string;
  readonly pool: string;
  readonly perPerson: string;
  readonly min: string;
  readonly max: string;
  readonly step: string;
}
type SaleOfAny = SubscriptionValue | FlashValue | LotteryValue;
type RoundValue = SaleOfAny | BoostValue;
interface UnlockValue {
  readonly atMs: number;
  readonly shareBps: number;
}

const KYC_LEVELS = ['none', 'primary', 'advanced'] as const;

type Term = readonly [name: FieldName, text: string];
type FieldName =
  | keyof Omit<SubscriptionValue, 'mode' | 'quota' | 'priceIn' | 'startAtMs' | 'endAtMs' | 'holding'>
  | keyof Omit<FlashValue, 'priceIn' | 'startAtMs' | 'endAtMs' | 'holding'>
  | keyof Omit<LotteryValue, 'priceIn' | 'startAtMs' | 'endAtMs' | 'holding'>
  | keyof Omit<BoostValue, 'startAtMs' | 'endAtMs' | 'holding'>
  | (typeof HOLDING_NAMES)[number];

function quotaText(round: SaleOfAny): string {
  if (round.mode === 'FLASH') return `${round.quotaLots} × ${formatAmount(round.lot)}`;
  if (round.mode === 'LOTTERY') return `${round.winners} × ${formatAmount(round.ticket)}`;
  return formatAmount(round.quota);
}

function ownTerms(round: RoundValue): readonly Term[] {
  if (round.mode === 'FLASH') {
    return [
      ['lot', formatAmount(round.lot)],
      ['quotaLots', String(round.quotaLots)],
      ['leastLots', String(round.leastLots)],
      ['mostLots', String(round.mostLots)],
      ['paySeconds', String(round.paySeconds)],
    ];
  }
  if (round.mode === 'LOTTERY') {
    const { volumeMarkets, volumeStep, volumeFromAtMs } = round;
    return [
      ['ticket', formatAmount(round.ticket)],
      ['winners', String(round.winners)],
      ['mostTickets', String(round.mostTickets)],
      ['mostWins', String(round.mostWins)],
      ['drawAtMs', formatTime(round.drawAtMs)],
      ['volumeMarkets', volumeMarkets ?? '--'],
      ['volumeStep', volumeStep === null ? '--' : formatAmount(volumeStep)],
      ['volumeFromAtMs', formatTime(volumeFromAtMs ?? round.startAtMs)],
    ];
  }
  return [
    ...(round.mode === 'BOOST'
      ? ([
          ['boostAsset', round.boostAsset],
          ['pool', formatAmount(round.pool)],
        ] as const)
      : []),
    ['perPerson', formatAmount(round.perPerson)],
    ...(round.mode === 'BOOST' ? [] : ([['split', t(`console.launch.split.${round.split}`)]] as const)),
    ['min', formatAmount(round.min)],
    ['max', formatAmount(round.max)],
    ['step', formatAmount(round.step)],
  ];
}

const HOLDING_NAMES = ['holdAsset', 'holdFromAtMs', 'holdDays', 'holdLeast', 'holdFactor'] as const;

function holdingTerms(holding: HoldingValue | null): readonly Term[] {
  if (!holding) return [];
  const { asset, fromAtMs, days, least, factor } = holding;
  const texts = [asset, formatTime(fromAtMs), String(days), formatAmount(least), factor && formatAmount(factor)];
  return HOLDING_NAMES.map((name, at) => [name, texts[at] ?? '--'] as const);
}
/** A price that is fixed later is in another coin than is paid, which is said. */
const priceText = ({ basePrice, priceIn }: SaleOfAny): string =>
  priceIn === undefined ? formatAmount(basePrice) : `${formatAmount(basePrice)} ${priceIn}`;

/** Every term of a round: whoever decides reads all that can never be changed afterwards. */
function roundText(round: RoundValue, index: number): string {
  const place = { number: index + 1, from: formatTime(round.startAtMs), until: formatTime(round.endAtMs) };
  const first =
    round.mode === 'BOOST'
      ? t('console.launch.boostText', { ...place, pool: formatAmount(round.pool), asset: round.boostAsset })
      : t('console.launch.roundText', {
          ...place,
          quota: quotaText(round),
          price: priceText(round),
          discount: percentText(round.discountBps),
        });
  const terms: readonly Term[] = [
    ['mode', t(`console.launch.mode.${round.mode ?? 'SUBSCRIPTION'}`)],
    ...ownTerms(round),
    ...(round.mode === 'BOOST'
      ? []
      : ([['hasVipDiscount', t(round.hasVipDiscount ? 'console.yes' : 'console.no')]] as const)),
    ...inOrder<Term>({
      KYC: [['kycMin', t(`console.kycLevel.${KYC_LEVELS[round.kycMin] ?? 'none'}`)]],
      // One field says both of documents.
      CN_ONLY: [['nationality', t(`console.launch.nationality.${round.nationality ?? 'ALL'}`)]],
      VIP: [['vipMin', String(round.vipMin)]],
      HOLDING: holdingTerms(round.holding ?? null),
      NEWCOMER: [['newcomersOnly', t(round.newcomersOnly ? 'console.yes' : 'console.no')]],
      SURVEY: [['needsSurvey', t(round.needsSurvey ? 'console.yes' : 'console.no')]],
    }),
  ];
  return [first, ...terms.map(([name, text]) => `${t(`console.actionField.${name}`)}: ${text}`)].join('; ');
}

interface AssetAmount {
  readonly asset: string;
  readonly amount: string;
}

/** Amounts of several coins in one line. */
export const amountsText = (amounts: readonly AssetAmount[]): string =>
  amounts.map(({ asset, amount }) => `${formatAmount(amount)} ${asset}`).join(' · ') || t('console.launch.nothing');
/** What is an amount by itself: millions are read wrong without their groups. */
const AMOUNTS: ReadonlySet<string> = new Set([
  'supply',
  'quota',
  'amount',
  'funded',
  'there',
  'ownersHave',
  'notThere',
]);
/** What is a time where it is asked for by itself. */
const TIMES: ReadonlySet<string> = new Set(['listingAtMs', 'startAtMs', 'endAtMs', 'hourAtMs']);

/** What somebody asks for about a project, as people read it; null for what reads as it is. */
export function launchValue(name: string, value: unknown): string | null {
  if (TIMES.has(name) && typeof value === 'number') return formatTime(value);
  if (AMOUNTS.has(name) && typeof value === 'string') return formatAmount(value);
  if (name === 'payTo') return value === 'house' ? t('console.launch.owners') : null;
  if (name === 'covers') return value === 'protection' ? t('console.launch.for.protection') : null;
  if ((name === 'protection' || name === 'marketPrice') && typeof value === 'string') return formatAmount(value);
  if (!Array.isArray(value)) return null;
  if (name === 'givenBack') return amountsText(value as readonly AssetAmount[]);
  if (name === 'rounds') return (value as readonly RoundValue[]).map(roundText).join(' · ');
  if (name !== 'schedule') return null;
  const unlocks = value as readonly UnlockValue[];
  return unlocks.map(({ atMs, shareBps }) => `${formatTime(atMs)}: ${percentText(shareBps)}`).join(' · ');
}
