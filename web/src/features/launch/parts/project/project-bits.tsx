import { Link } from 'wouter';
import { Badge, type Tone } from '../../../../kit/badge.tsx';
import { CoinIcon } from '../../../../kit/pictures/coin-icon.tsx';
import { ProgressBar } from '../../../../kit/progress/progress-bar.tsx';
import { dateTime, exactAmount } from '../../../../lib/format.ts';
import { pathTo } from '../../../../lib/links.ts';
import { useLocale } from '../../../../lib/locale.ts';
import type { Project, Round } from '../../api/queries.ts';
import { useLaunchText } from '../../launch-text.ts';
import { type BoostRound, isBoost } from '../../rules/boost.ts';
import { committedBps, isSale, percentOf, shareBps } from '../../rules/price.ts';
import { type BadgeWord, badgeOf, mayHaveEndedEarly, type Phase, timeOf } from '../../rules/round.ts';

const TONES: Readonly<Record<BadgeWord, Tone>> = {
  SUBSCRIPTION: 'ok',
  FLASH: 'ok',
  LOTTERY: 'ok',
  BOOST: 'ok',
  soldOut: 'neutral',
  soon: 'info',
  counting: 'warn',
  drawing: 'warn',
  counted: 'neutral',
  unlocking: 'accent',
  done: 'neutral',
  cancelled: 'neutral',
};

const OPEN_WORDS = {
  SUBSCRIPTION: 'launch.subscribing.live',
  FLASH: 'launch.flash.live',
  LOTTERY: 'launch.lottery.live',
  BOOST: 'launch.boost.live',
  soldOut: 'launch.flash.soldOut',
  drawing: 'launch.lottery.drawing',
} as const;

/** The words for where a round is. */
export function useBadgeWords(): (word: BadgeWord) => string {
  const t = useLaunchText();
  return (word) => t(word in OPEN_WORDS ? OPEN_WORDS[word as keyof typeof OPEN_WORDS] : wordOf(word));
}

const wordOf = (word: BadgeWord) => `launch.phase.${word as Exclude<BadgeWord, keyof typeof OPEN_WORDS>}` as const;

const ROUND_WORDS = {
  SUBSCRIPTION: 'launch.subscribing.round',
  FLASH: 'launch.flash.round',
  LOTTERY: 'launch.lottery.round',
  BOOST: 'launch.boost.round',
} as const;

/** Which round it is, and of what kind. */
export function useRoundWords(): (round: Pick<Round, 'mode' | 'number'>) => string {
  const t = useLaunchText();
  return ({ mode, number }) => t(ROUND_WORDS[mode], { number });
}

interface BadgeProps {
  readonly phase: Phase;
  readonly round: Pick<Round, 'mode' | 'shown'>;
  /** Known before the round's state is. */
  readonly isSoldOut?: boolean;
}

export function PhaseBadge({ phase, round, isSoldOut = false }: BadgeProps) {
  const words = useBadgeWords();
  const word = isSoldOut ? 'soldOut' : badgeOf(round, phase);
  return <Badge tone={TONES[word]}>{words(word)}</Badge>;
}

/** @param round  which of its rounds is shown; where none is named, the present one */
export const pathToProject = (id: string, round?: number): string =>
  pathTo('launch.project', round === undefined ? {} : { round: String(round) }, { id });

interface NameProps {
  readonly project: Pick<Project, 'id' | 'token' | 'tokenName'>;
  readonly leads?: boolean;
}

/** The token's name and sign; it leads to the project where that is another page. */
export function ProjectName({ project, leads = false }: NameProps) {
  const name = (
    <span className="inline-flex min-w-0 items-center gap-3">
      <CoinIcon coin={project.token} size={40} />
      <span className="flex min-w-0 flex-col">
        <span className="text-16 font-semibold text-text group-hover:underline">{project.tokenName}</span>
        <span className="text-12 text-text-muted">{project.token}</span>
      </span>
    </span>
  );
  if (!leads) return name;
  return (
    <Link href={pathToProject(project.id)} className="group touch rounded-control">
      {name}
    </Link>
  );
}

interface RoundTime {
  readonly label: string;
  readonly time: string;
}

/** When a round opens, ends or ended; null for one that ended otherwise: cancelled, or sold out at a time that is not told. */
export function useRoundTime(): (round: Round, phase: Phase) => RoundTime | null {
  const t = useLaunchText();
  const locale = useLocale();
  return (round, phase) => {
    if (phase === 'cancelled' || (phase !== 'soon' && mayHaveEndedEarly(round))) return null;
    return {
      label: t(phase === 'soon' ? 'launch.opens' : phase === 'open' ? 'launch.ends' : 'launch.ended'),
      time: dateTime(timeOf(round, phase), locale, { withYear: true }),
    };
  };
}

/** What is committed against what is sold, and what was sold once that is known; above the whole where more is asked for. */
export function Demand({
  project,
  round,
  phase,
}: {
  readonly project: Project;
  readonly round: Round;
  readonly phase: Phase;
}) {
  const t = useLaunchText();
  const isCounted = phase === 'counted' || phase === 'unlocking' || phase === 'done';
  if (isBoost(round)) return <Locked project={project} round={round} phase={phase} isCounted={isCounted} />;
  const bps = isCounted || !isSale(round) ? shareBps(round.sold, round.quota) : committedBps(round);
  const percent = `${exactAmount(percentOf(bps))}%`;
  const figure = isCounted
    ? `${exactAmount(round.sold)} ${project.token}`
    : `${exactAmount(round.committed)} ${project.payAsset}`;
  const label = t(isCounted ? 'launch.sold' : 'launch.committed');
  return (
    <div className="flex flex-col gap-1.5">
      <span className="flex flex-wrap justify-between gap-x-3 text-13">
        <span className="text-text-muted">{label}</span>
        <span className="num text-text">{figure}</span>
      </span>
      <ProgressBar percent={Number(bps) / 100} label={`${label}: ${t('launch.ofQuota', { percent })}`} />
      <span className="num text-12 text-text-muted">{t('launch.ofQuota', { percent })}</span>
    </div>
  );
}

/** What is locked in a boost round; it has no measure, because the pool is shared whatever comes. Then what was given for it. */
function Locked({
  project,
  round,
  phase,
  isCounted,
}: {
  readonly project: Project;
  readonly round: BoostRound;
  readonly phase: Phase;
  readonly isCounted: boolean;
}) {
  const t = useLaunchText();
  const isHeld = phase === 'open' || phase === 'counting';
  const rows = [
    {
      label: t(isHeld ? 'launch.boost.locked' : 'launch.boost.wasLocked'),
      value: `${exactAmount(round.committed)} ${round.boost.asset}`,
    },
    ...(isCounted ? [{ label: t('launch.boost.given'), value: `${exactAmount(round.sold)} ${project.token}` }] : []),
  ];
  return (
    <dl className="flex flex-col gap-1 text-13">
      {rows.map(({ label, value }) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-3">
          <dt className="text-text-muted">{label}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
