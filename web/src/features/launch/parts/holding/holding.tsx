import { Card, KeyValue } from '../../../../kit/card.tsx';
import { ListSkeleton } from '../../../../kit/list.tsx';
import { dateTime, exactAmount } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { MoreButton } from '../../../../lib/parts/more-button.tsx';
import type { HoldingAnswer } from '../../api/holding.ts';
import type { Project, Round } from '../../api/queries.ts';
import { useLaunchText } from '../../launch-text.ts';
import { assetOf } from '../../rules/boost.ts';
import { type HeldRound, isHeldRound } from '../../rules/holding.ts';
import { HoldingDays } from './days.tsx';
import { useHoldingModel } from './holding.model.ts';

interface HoldingProps {
  readonly project: Project;
  readonly round: Round;
}

/** What a round asks people to have held, what this person did, and from what that follows; nothing for other rounds. */
export function Holding({ project, round }: HoldingProps) {
  return isHeldRound(round) ? <OwnHolding key={round.number} project={project} round={round} /> : null;
}

function OwnHolding({ project, round }: { readonly project: Project; readonly round: HeldRound }) {
  const t = useLaunchText();
  const { view, commands } = useHoldingModel({ project: project.id, round: String(round.number) });
  const { whole } = view;
  return (
    <Card title={t('launch.holding.title', { coin: round.holding.asset })} room="launch/parts/holding">
      <Loaded query={view.query} skeleton={<ListSkeleton rows={6} hasIcon={false} />} isMoney>
        {() =>
          whole && (
            <div className="flex flex-col gap-3">
              <Summary project={project} round={round} answer={whole} />
              <p className="text-13 text-text-muted">{t('launch.holding.counted')}</p>
              <HoldingDays coin={whole.coin} days={view.days} />
              {view.hasMore && <MoreButton busy={view.isLoadingMore} onClick={commands.more} />}
            </div>
          )
        }
      </Loaded>
    </Card>
  );
}

interface SummaryProps {
  readonly project: Project;
  readonly round: HeldRound;
  readonly answer: HoldingAnswer;
}

function Summary({ project, round, answer }: SummaryProps) {
  const t = useLaunchText();
  const locale = useLocale();
  const { coin, needed, average, cap, days, publicDays } = answer;
  const { fromMs, untilMs, publicAtMs } = round.holding;
  const date = (atMs: number): string => dateTime(atMs, locale, { withYear: true, noTime: true });
  const num = (text: string) => <span className="num">{text}</span>;
  return (
    <KeyValue
      small
      rows={[
        // The last moment of the last day.
        { label: t('launch.holding.period'), value: num(`${date(fromMs)} – ${date(untilMs - 1)}`) },
        { label: t('launch.holding.public'), value: num(dateTime(publicAtMs, locale, { withYear: true })) },
        { label: t('launch.holding.needed'), value: num(`${exactAmount(needed)} ${coin}`) },
        {
          label: t('launch.holding.average', { known: publicDays, days }),
          value: num(average === null ? '--' : `${exactAmount(average)} ${coin}`),
          isSum: true,
        },
        ...(cap === null
          ? []
          : [{ label: t('launch.holding.cap'), value: num(`${exactAmount(cap)} ${assetOf(project, round)}`) }]),
      ]}
    />
  );
}
