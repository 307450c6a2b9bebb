import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { inOrder } from '@bourse/core/launch/conditions.ts';
import {
  PROTECTION_BACK_HOURS,
  PROTECTION_DAY_HOURS,
  PROTECTION_MISSING_MOST,
  PROTECTION_SAMPLES,
} from '@bourse/core/launch/price/protection.ts';
import { INTERVAL_MS } from '@bourse/core/launch/subscribe.ts';
import { Card } from '../../../../kit/card.tsx';
import { dateTime, exactAmount } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import type { Project } from '../../api/queries.ts';
import { type LaunchText, useLaunchText } from '../../launch-text.ts';
import { isBoost } from '../../rules/boost.ts';
import { BEACON_SECONDS, isFlash, OPENING_SECONDS } from '../../rules/flash.ts';
import { isHeldRound } from '../../rules/holding.ts';
import { isLottery } from '../../rules/lottery.ts';
import { sells } from '../../rules/price.ts';
import { payTimeWords, rangeWords } from '../flash/flash-words.ts';

const INTERVAL_MINUTES = INTERVAL_MS / MINUTE_MS;

/** How long one waits between two rounds, of which none is where a boost stands alone. */
function intervalRule(t: LaunchText, hasBoosts: boolean, { rounds }: Project): readonly string[] {
  const words = { count: INTERVAL_MINUTES };
  if (hasBoosts) return rounds.length > 1 ? [t('launch.boost.rule.interval', words)] : [];
  return rounds.some(({ mode }) => mode === 'SUBSCRIPTION') ? [t('launch.rule.interval', words)] : [];
}

/** What is made good where the market falls until the first delivery, and what is not. */
const protectionRules = (t: LaunchText, { token, protection }: Project): readonly string[] =>
  protection
    ? [
        t('launch.protection.rule', { token, times: exactAmount(protection.times) }),
        t('launch.protection.average', { all: PROTECTION_SAMPLES, missing: PROTECTION_MISSING_MOST }),
        t('launch.protection.silent', { days: PROTECTION_BACK_HOURS / PROTECTION_DAY_HOURS }),
        t('launch.protection.funded'),
      ]
    : [];

/** The rules of a sale, written from what its rounds ask for. */
export function Rules({ project }: { readonly project: Project }) {
  const t = useLaunchText();
  const locale = useLocale();
  const date = (atMs: number): string => dateTime(atMs, locale, { withYear: true, noTime: true });
  const { token, payAsset: asset } = project;
  const subscribed = project.rounds.filter(({ mode }) => mode === 'SUBSCRIPTION');
  const flash = project.rounds.filter(isFlash);
  const ofRounds = subscribed.flatMap(({ number, split, ...round }) => [
    t('launch.rule.amounts', {
      number,
      min: exactAmount(round.min),
      max: exactAmount(round.max),
      step: exactAmount(round.step),
      perPerson: exactAmount(round.perPerson),
      asset,
      token,
    }),
    t(`launch.rule.${split}`, { number }),
  ]);
  const ofFlash = flash.flatMap(({ number, flash: lots }) => [
    t('launch.flash.rule.lots', {
      number,
      count: lots.quotaLots,
      lot: exactAmount(lots.lot),
      token,
      range: rangeWords(t, lots),
    }),
    lots.beacon
      ? t('launch.flash.rule.beacon', { number, round: exactAmount(String(lots.beacon.round)), count: BEACON_SECONDS })
      : t('launch.flash.rule.seedOnly', { number }),
    t('launch.flash.rule.pay', { number, time: payTimeWords(t, lots) }),
  ]);
  const ofHoldings = project.rounds.filter(isHeldRound).flatMap(({ number, holding }) => [
    t('launch.holding.rule.least', {
      number,
      least: exactAmount(holding.least),
      coin: holding.asset,
      from: date(holding.fromMs),
      until: date(holding.untilMs - 1),
    }),
    ...(holding.factor === null
      ? []
      : [t('launch.holding.rule.factor', { number, factor: exactAmount(holding.factor), coin: holding.asset, asset })]),
  ]);
  const boosts = project.rounds.filter(isBoost);
  const ofBoosts = boosts.map(({ number, boost, ...round }) =>
    t('launch.boost.rule.share', {
      number,
      min: exactAmount(round.min),
      max: exactAmount(round.max),
      step: exactAmount(round.step),
      asset: boost.asset,
      pool: exactAmount(round.quota),
      perPerson: exactAmount(round.perPerson),
      token,
    }),
  );
  const lotteries = project.rounds.filter(isLottery);
  const ofLotteries = lotteries.map(({ number, lottery: { winners, mostWins, ticket } }) =>
    t('launch.lottery.rule.draw', {
      number,
      winners: exactAmount(String(winners)),
      mostWins,
      ticket: exactAmount(ticket),
      token,
    }),
  );
  const asking = project.rounds.filter(({ needsSurvey }) => needsSurvey);
  const rules = [
    ...inOrder({
      HOLDING: ofHoldings,
      SURVEY: asking.map(({ number }) => t('launch.rule.survey', { number })),
    }),
    ...ofRounds,
    ...ofFlash,
    ...ofLotteries,
    ...ofBoosts,
    ...(boosts.length > 0 ? [t('launch.boost.rule.back'), t('launch.boost.rule.keep')] : []),
    ...(lotteries.length > 0 ? [t('launch.lottery.rule.money'), t('launch.lottery.rule.void')] : []),
    ...(ofHoldings.length > 0 ? [t('launch.holding.rule.mean'), t('launch.holding.counted')] : []),
    ...(subscribed.length > 0 ? [t('launch.rule.change')] : []),
    ...intervalRule(t, boosts.length > 0, project),
    ...(subscribed.length > 0 ? [t('launch.rule.cost')] : []),
    ...(flash.length > 0
      ? [
          t('launch.flash.rule.order', { count: OPENING_SECONDS }),
          t('launch.flash.rule.giveUp'),
          t('launch.flash.rule.cost'),
        ]
      : []),
    ...(project.rounds.some(sells)
      ? [t('launch.rule.locked'), ...protectionRules(t, project), t('launch.rule.cancel')]
      : [t('launch.boost.rule.cancel')]),
  ];
  return (
    <Card title={t('launch.rules')} room="launch/parts/project/rules">
      <ul aria-label={t('launch.rules')} className="flex list-disc flex-col gap-2 pl-5 text-14 text-text-muted">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Card>
  );
}
