import { Check } from 'lucide-react';
import { Button } from '../../../../kit/button.tsx';
import { Inset, KeyValue } from '../../../../kit/card.tsx';
import { cx } from '../../../../kit/cx.ts';
import { dateTime } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import type { Subscription } from '../../api/queries.ts';
import { useLaunchText } from '../../launch-text.ts';
import { drawnFromMs, isDrawn, numberText, wonOf } from '../../rules/lottery.ts';
import { useLeaveModel } from '../round/leave.model.ts';
import { LeaveDialog } from '../round/leave-dialog.tsx';
import { resultRows } from '../round/own.tsx';
import { SubscriptionState } from '../round/subscription-state.tsx';
import type { TicketsProps } from './lottery.model.ts';

interface OwnProps extends TicketsProps {
  readonly subscription: Subscription;
  readonly isOpen: boolean;
  /** Whether the moment of the draw is over. */
  readonly isOverdue: boolean;
}

/** The person’s tickets: how many, once they are numbered which, and after the draw which have won. */
export function OwnTickets({ project, round, answer, subscription, isOpen, isOverdue }: OwnProps) {
  const t = useLaunchText();
  const locale = useLocale();
  const leave = useLeaveModel(subscription);
  const won = wonOf(answer);
  const count = answer.taken ?? 0;
  const isLive = isOpen && subscription.state === 'SUBSCRIBED';
  const title = won === null ? t('launch.lottery.ownCount', { count }) : t('launch.lottery.result', { won, count });
  return (
    <Inset>
      <div data-room="launch/parts/lottery/own-tickets" className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-14 font-semibold">{title}</h3>
        <SubscriptionState made={subscription} />
      </div>
      {answer.own.length > 0 && (
        <ul aria-label={t('launch.lottery.numbers')} className="my-2 flex flex-wrap gap-2">
          {answer.own.map(({ number, hasWon }) => (
            <li
              key={number}
              className={cx(
                'num inline-flex items-center gap-1 rounded-control border px-2.5 py-1 text-13',
                hasWon ? 'border-ok bg-ok-soft font-semibold text-ok' : 'border-line text-text-muted',
              )}
            >
              {hasWon && <Check aria-hidden="true" className="size-3.5" />}
              {numberText(number, answer.list?.count ?? 0)}
              {hasWon && <span className="sr-only">{t('launch.lottery.hasWon')}</span>}
            </li>
          ))}
        </ul>
      )}
      <KeyValue small rows={[...resultRows(t, subscription)]} />
      {won === null && isDrawn(answer, project) && (
        <p className="text-12 text-text-muted">
          {isOverdue
            ? t('launch.lottery.overdue')
            : t(answer.list === null ? 'launch.lottery.numbered' : 'launch.lottery.waiting', {
                time: dateTime(drawnFromMs(answer), locale, { withYear: true }),
              })}
        </p>
      )}
      {isLive && (
        <div className="mt-3">
          <Button kind="danger" size="small" onClick={leave.commands.ask}>
            {t('launch.leave')}
          </Button>
        </div>
      )}
      {leave.view.isAsking && <LeaveDialog model={leave} subscription={subscription} round={round} />}
    </Inset>
  );
}
