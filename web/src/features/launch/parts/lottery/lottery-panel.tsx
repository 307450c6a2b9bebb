import { Card, Inset, KeyValue } from '../../../../kit/card.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { dateTime, exactAmount } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { useLaunchText } from '../../launch-text.ts';
import { drawnFromMs, isDrawn } from '../../rules/lottery.ts';
import type { Phase } from '../../rules/round.ts';
import { PhaseBadge } from '../project/project-bits.tsx';
import { Conditions } from '../round/conditions.tsx';
import { RoundClock } from '../round/round-clock.tsx';
import { type LotteryProps, type TicketsProps, useLotteryModel } from './lottery.model.ts';
import { OwnTickets } from './own-tickets.tsx';
import { TicketsForm } from './tickets-form.tsx';
import { Volume } from './volume.tsx';

/** A lottery: what a ticket buys and when it is drawn, the person’s own tickets, and the form while it is open. */
export function LotteryPanel(props: LotteryProps) {
  const { round } = props;
  const t = useLaunchText();
  const { query, phase, nowMs } = useLotteryModel(props).view;
  return (
    <Card
      title={t('launch.lottery.round', { number: round.number })}
      action={<PhaseBadge phase={phase} round={round} />}
      room="launch/parts/lottery/lottery-panel"
    >
      <Loaded query={query} skeleton={<Skeleton height={420} />}>
        {(answer) => <Inside {...props} answer={answer} phase={phase} nowMs={nowMs} />}
      </Loaded>
    </Card>
  );
}

interface InsideProps extends TicketsProps {
  readonly phase: Phase;
  readonly nowMs: number;
}

function Inside(props: InsideProps) {
  const { round, own, answer, phase, nowMs } = props;
  const t = useLaunchText();
  const isOpen = phase === 'open';
  const isAhead = isOpen || phase === 'soon';
  return (
    <div className="flex flex-col gap-4">
      {isAhead && <RoundClock round={round} phase={phase} nowMs={nowMs} />}
      <Terms {...props} />
      {answer.voidReason !== null && <Notice tone="warn">{t(`launch.lottery.void.${answer.voidReason}`)}</Notice>}
      {own.subscription && (
        <OwnTickets
          {...props}
          subscription={own.subscription}
          isOpen={isOpen}
          isOverdue={nowMs > drawnFromMs(answer)}
        />
      )}
      {isAhead && answer.volume && <Volume {...props} volume={answer.volume} />}
      {isAhead && <Conditions project={props.project} conditions={own.conditions} />}
      {isOpen && answer.earned > 0 && <TicketsForm key={round.number} {...props} />}
    </div>
  );
}

function Terms({ project, round, answer }: InsideProps) {
  const t = useLaunchText();
  const locale = useLocale();
  const num = (text: string) => <span className="num">{text}</span>;
  const { ticket, winners, mostWins } = round.lottery;
  return (
    <Inset>
      <div data-room="launch/parts/lottery/terms">
        <KeyValue
          small
          rows={[
            { label: t('launch.lottery.buys'), value: num(`${exactAmount(ticket)} ${project.token}`) },
            {
              label: t('launch.lottery.each'),
              value: num(answer.cost === null ? '--' : `${exactAmount(answer.cost)} ${project.payAsset}`),
            },
            { label: t('launch.lottery.winners'), value: num(exactAmount(String(winners))) },
            { label: t('launch.lottery.mostWins'), value: num(String(mostWins)) },
            { label: t('launch.lottery.taken'), value: num(exactAmount(String(answer.tickets))) },
            ...(isDrawn(answer, project)
              ? [
                  {
                    label: t('launch.lottery.drawAt'),
                    value: num(dateTime(drawnFromMs(answer), locale, { withYear: true })),
                  },
                ]
              : []),
          ]}
        />
      </div>
    </Inset>
  );
}
