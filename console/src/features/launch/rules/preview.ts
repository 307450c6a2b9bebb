import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { askedOf, type ConditionName, kycNeeded } from '@bourse/core/launch/conditions.ts';
import { INTERVAL_MS } from '@bourse/core/launch/subscribe.ts';
import { parseAmount, formatAmount as writeAmount } from '@bourse/core/money/amount.ts';
import { mulDiv } from '@bourse/core/money/round.ts';
import { percentOfBps, percentText } from '../../../lib/actions/percent.ts';
import { formatAmount, formatTime } from '../../../lib/format.ts';
import {
  PROJECT_READINGS,
  type ProjectName,
  ROUND_READINGS,
  type RoundName,
  readField,
  type TypedRound,
} from './draft.ts';
import type { TypedDraft } from './kept.ts';
import { rulesOf, type SaidRound, type Words } from './preview-rules.ts';

/** Amounts are written in more places than any coin has. */
const SCALE = 18;
const WHOLE_BPS = 10_000n;

interface Line {
  readonly label: string;
  readonly value: string;
}

interface Said {
  readonly facts: readonly Line[];
  readonly rounds: readonly Line[];
  readonly unlocks: readonly {
    readonly at: string;
    readonly percent: string;
    readonly sum: string;
    readonly sumBps: number;
  }[];
  readonly rules: readonly string[];
}

/** What people will read of a project, as far as it is typed: its facts, its rounds, its unlocks and its rules. */
export function saidOf(t: Words, { project, rounds, unlocks }: TypedDraft): Said {
  const typed = (name: ProjectName): string | null => readField(PROJECT_READINGS[name], project[name]) || null;
  const token = typed('token') ?? '…';
  const payAsset = typed('payAsset') ?? '…';
  const said = rounds.map(readRound);
  const fact = (label: string, value: string | null): readonly Line[] => (value === null ? [] : [{ label, value }]);
  const isSale = ({ mode }: SaidRound) => mode !== 'BOOST';
  return {
    facts: [
      ...fact(
        t('launch.supply'),
        worded(typed('supply'), (text) => `${formatAmount(text)} ${token}`),
      ),
      ...fact(t('launch.forSale'), givenText(t, said.filter(isSale), typed('supply'), token)),
      ...fact(
        t('launch.boost.pools'),
        givenText(
          t,
          said.filter((round) => !isSale(round)),
          typed('supply'),
          token,
        ),
      ),
      ...(said.some(isSale) ? fact(t('launch.listing'), worded(typed('listingAtMs'), timeText)) : []),
      ...fact(t('launch.website'), typed('website')),
      ...fact(t('launch.paper'), typed('paper')),
    ],
    rounds: said.flatMap((round) => [
      { label: t(ROUND_WORDS[round.mode], round), value: roundText(t, round, { token, payAsset }) },
      ...askedLines(t, round),
    ]),
    unlocks: unlocksOf(unlocks),
    rules: rulesOf(t, said, { token, payAsset, minutes: INTERVAL_MS / MINUTE_MS }),
  };
}

const worded = <Of>(value: Of | null, say: (value: Of) => string): string | null =>
  value === null ? null : say(value);
const timeText = (ms: string): string => formatTime(Number(ms));

const ROUND_WORDS = {
  SUBSCRIPTION: 'launch.subscribing.round',
  FLASH: 'launch.flash.round',
  LOTTERY: 'launch.lottery.round',
  BOOST: 'launch.boost.round',
} as const;

const NATIONALITIES = ['CN_ONLY', 'NON_CN'] as const;

/** Amounts are grouped; everything else is read as it is sent. */
const GROUPED: ReadonlySet<string> = new Set(['amount', 'noAmount', 'count', 'noCount']);

function readRound(round: TypedRound, index: number): SaidRound {
  const raw = (name: RoundName): string | null => readField(ROUND_READINGS[name], round[name]) || null;
  return {
    number: index + 1,
    mode: round.mode,
    raw,
    say: (name) => worded(raw(name), (text) => (GROUPED.has(ROUND_READINGS[name]) ? formatAmount(text) : text)) ?? '…',
    quotaMinor: quotaOf(round.mode, raw),
  };
}

const minor = (text: string | null): bigint | null => {
  const read = text === null ? null : parseAmount(text, SCALE);
  return read?.ok ? read.value : null;
};

function quotaOf(mode: TypedRound['mode'], raw: (name: RoundName) => string | null): bigint | null {
  const times = (count: string | null, each: bigint | null) =>
    count === null || each === null ? null : BigInt(count) * each;
  if (mode === 'FLASH') return times(raw('quotaLots'), minor(raw('lot')));
  if (mode === 'LOTTERY') return times(raw('winners'), minor(raw('ticket')));
  return minor(raw(mode === 'BOOST' ? 'pool' : 'quota'));
}

/** How much of the token some rounds sell or give, and which part of all there is; null where there are none. */
function givenText(t: Words, rounds: readonly SaidRound[], supply: string | null, token: string): string | null {
  if (rounds.length === 0) return null;
  const sum = rounds.reduce((all, { quotaMinor }) => all + (quotaMinor ?? 0n), 0n);
  const amount = `${formatAmount(writeAmount(sum, SCALE))} ${token}`;
  const whole = minor(supply);
  if (whole === null || whole === 0n) return amount;
  const bps = mulDiv(sum, WHOLE_BPS, whole, 'down');
  const percent = bps === 0n && sum > 0n ? '< 0.01%' : `${percentOfBps(Number(bps))}%`;
  return `${amount} · ${t('launch.ofSupply', { percent })}`;
}

function roundText(
  t: Words,
  round: SaidRound,
  { token, payAsset }: { readonly token: string; readonly payAsset: string },
): string {
  const price = priceText(round);
  const quota = worded(round.quotaMinor, (all) => `${formatAmount(writeAmount(all, SCALE))} ${token}`) ?? '…';
  return [
    `${t('launch.opens')} ${worded(round.raw('startAtMs'), timeText) ?? '…'}`,
    `${t('launch.ends')} ${worded(round.raw('endAtMs'), timeText) ?? '…'}`,
    `${t(round.mode === 'BOOST' ? 'launch.boost.pool' : 'launch.quota')} ${quota}`,
    round.mode === 'BOOST'
      ? `${t('launch.boost.coin')} ${round.raw('boostAsset') ?? '…'}`
      : `${t('launch.price')} ${price ?? '…'} ${payAsset}`,
  ].join(' · ');
}

/** What a round asks of everybody, as one line as on the page; none where it is open to all. */
function askedLines(t: Words, { raw, say }: SaidRound): readonly Line[] {
  const terms = {
    kycMin: Number(raw('kycMin') ?? 0),
    vipMin: Number(raw('vipMin') ?? 0),
    nationality: NATIONALITIES.find((each) => each === raw('nationality')) ?? 'ALL',
    holding: raw('holdAsset') === null ? null : { coin: say('holdAsset'), needed: say('holdLeast') },
    newcomersOnly: raw('newcomersOnly') === 'true',
    needsSurvey: raw('needsSurvey') === 'true',
  } as const;
  const wordsOf = (name: ConditionName): readonly string[] => {
    // Everybody has one, or makes it on the way.
    if (name === 'TRADING_PASSWORD') return [];
    if (name === 'HOLDING') return terms.holding ? [t(`launch.condition.${name}`, terms.holding)] : [];
    if (name === 'KYC') return [t(`launch.condition.${name}`, { needed: String(kycNeeded(terms)) })];
    return [
      name === 'VIP' ? t(`launch.condition.${name}`, { needed: String(terms.vipMin) }) : t(`launch.condition.${name}`),
    ];
  };
  const asked = askedOf(terms).flatMap(wordsOf);
  return asked.length === 0 ? [] : [{ label: t('launch.conditions'), value: asked.join(' · ') }];
}

/** The base price less the discount, rounded up as on the page. */
function priceText({ raw }: SaidRound): string | null {
  const base = minor(raw('basePrice'));
  if (base === null) return null;
  const less = WHOLE_BPS - BigInt(raw('discountBps') ?? '0');
  return formatAmount(writeAmount(mulDiv(base, less, WHOLE_BPS, 'up'), SCALE));
}

function unlocksOf(unlocks: TypedDraft['unlocks']): Said['unlocks'] {
  let sumBps = 0;
  return unlocks.map(({ at, percent }) => {
    const bps = Number(readField('percent', percent) ?? '0');
    sumBps += bps;
    const atMs = readField('time', at);
    return { at: atMs ? timeText(atMs) : '…', percent: percentText(bps), sum: percentText(sumBps), sumBps };
  });
}
