import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { inOrder } from '@bourse/core/launch/conditions.ts';
import { OPENING_MS } from '@bourse/core/launch/flash.ts';
import { BEACON_WAIT_MS } from '@bourse/core/launch/opening.ts';
import { formatTime } from '../../../lib/format.ts';
import type { TextOf } from '../../../lib/i18n.ts';
import type { LaunchWords } from '../api/words.ts';
import type { RoundName, TypedRound } from './draft.ts';

export type Words = TextOf<LaunchWords>;

/** A round as far as it can be read. */
export interface SaidRound {
  readonly number: number;
  readonly mode: TypedRound['mode'];
  /** What is typed of it, as it would be sent, amounts and counts as people read them; an ellipsis for what is missing. */
  readonly say: (name: RoundName) => string;
  readonly raw: (name: RoundName) => string | null;
  /** Tokens that it sells or gives; null where that cannot be read. */
  readonly quotaMinor: bigint | null;
}

interface Named {
  readonly token: string;
  readonly payAsset: string;
  /** How long one waits between two rounds. */
  readonly minutes: number;
}

const SECOND_MS = 1_000;
/** Of a time as people read it: year, month and day. */
const DATE_LENGTH = '2026/11/20'.length;

/** The rules of a sale as its page says them, in the same order. */
export function rulesOf(
  t: Words,
  rounds: readonly SaidRound[],
  { token, payAsset: asset, minutes }: Named,
): readonly string[] {
  const of = (mode: SaidRound['mode']) => rounds.filter((round) => round.mode === mode);
  const [subscribed, flash, lotteries, boosts] = [of('SUBSCRIPTION'), of('FLASH'), of('LOTTERY'), of('BOOST')];
  const has = (some: readonly SaidRound[], ...rules: readonly string[]) => (some.length > 0 ? rules : []);
  const held = rounds.filter(({ raw }) => raw('holdAsset') !== null);
  const asking = rounds.filter(({ raw }) => raw('needsSurvey') === 'true');
  return [
    ...inOrder({
      HOLDING: held.flatMap((round) => holdingRules(t, round, asset)),
      SURVEY: asking.map(({ number }) => t('launch.rule.survey', { number })),
    }),
    ...subscribed.flatMap((round) => subscriptionRules(t, round, token, asset)),
    ...flash.flatMap((round) => flashRules(t, round, token)),
    ...lotteries.map(({ number, say }) =>
      t('launch.lottery.rule.draw', {
        number,
        winners: say('winners'),
        mostWins: say('mostWins'),
        ticket: say('ticket'),
        token,
      }),
    ),
    ...boosts.map(({ number, say }) =>
      t('launch.boost.rule.share', { ...boundsOf(say), number, asset: say('boostAsset'), pool: say('pool'), token }),
    ),
    ...has(boosts, t('launch.boost.rule.back'), t('launch.boost.rule.keep')),
    ...has(lotteries, t('launch.lottery.rule.money'), t('launch.lottery.rule.void')),
    ...has(held, t('launch.holding.rule.mean'), t('launch.holding.counted')),
    ...has(subscribed, t('launch.rule.change')),
    ...intervalRule(t, rounds, minutes),
    ...has(subscribed, t('launch.rule.cost')),
    ...has(
      flash,
      t('launch.flash.rule.order', { count: OPENING_MS / SECOND_MS }),
      t('launch.flash.rule.giveUp'),
      t('launch.flash.rule.cost'),
    ),
    ...(boosts.length === rounds.length
      ? [t('launch.boost.rule.cancel')]
      : [t('launch.rule.locked'), t('launch.rule.cancel')]),
  ];
}

const boundsOf = (say: SaidRound['say']) => ({
  min: say('min'),
  max: say('max'),
  step: say('step'),
  perPerson: say('perPerson'),
});

function holdingRules(t: Words, { number, say, raw }: SaidRound, asset: string): readonly string[] {
  const fromMs = raw('holdFromAtMs');
  const date = (days: number): string =>
    fromMs === null ? '…' : formatTime(Number(fromMs) + days * DAY_MS).slice(0, DATE_LENGTH);
  const coin = say('holdAsset');
  const period = { from: date(0), until: date(Number(raw('holdDays') ?? 1) - 1) };
  const least = t('launch.holding.rule.least', { number, least: say('holdLeast'), coin, ...period });
  return raw('holdFactor') === null
    ? [least]
    : [least, t('launch.holding.rule.factor', { number, factor: say('holdFactor'), coin, asset })];
}

function subscriptionRules(t: Words, { number, say, raw }: SaidRound, token: string, asset: string): readonly string[] {
  const split = raw('split') === 'BOTTOM_UP' ? 'BOTTOM_UP' : 'PRORATA';
  return [t('launch.rule.amounts', { ...boundsOf(say), number, asset, token }), t(`launch.rule.${split}`, { number })];
}

function flashRules(t: Words, { number, say, raw }: SaidRound, token: string): readonly string[] {
  const lots = (name: 'quotaLots' | 'leastLots' | 'mostLots') => Number(raw(name) ?? 0);
  const [least, most] = [lots('leastLots'), lots('mostLots')];
  const range =
    least === most ? t('launch.flash.lots', { count: most }) : t('launch.flash.lotsRange', { least, count: most });
  const seconds = Number(raw('paySeconds') ?? 0);
  const time =
    seconds % 60 === 0
      ? t('launch.flash.minutes', { count: seconds / 60 })
      : t('launch.flash.seconds', { count: seconds });
  return [
    t('launch.flash.rule.lots', { number, count: lots('quotaLots'), lot: say('lot'), token, range }),
    // Which round of the beacon it is, is decided as the project is published.
    t('launch.flash.rule.beacon', { number, round: '…', count: BEACON_WAIT_MS / SECOND_MS }),
    t('launch.flash.rule.pay', { number, time }),
  ];
}

/** How long one waits between two rounds, of which none is where a boost stands alone. */
function intervalRule(t: Words, rounds: readonly SaidRound[], count: number): readonly string[] {
  if (rounds.some(({ mode }) => mode === 'BOOST'))
    return rounds.length > 1 ? [t('launch.boost.rule.interval', { count })] : [];
  return rounds.some(({ mode }) => mode === 'SUBSCRIPTION') ? [t('launch.rule.interval', { count })] : [];
}
