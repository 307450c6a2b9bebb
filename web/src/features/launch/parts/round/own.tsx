import { Button } from '../../../../kit/button.tsx';
import { Inset, KeyValue, type KeyValueRow } from '../../../../kit/card.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { dateTime, exactAmount } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import type { OwnRound, Round, Subscription } from '../../api/queries.ts';
import { type LaunchText, useLaunchText } from '../../launch-text.ts';
import { isBoost, isRewardLate } from '../../rules/boost.ts';
import { percentOf } from '../../rules/price.ts';
import { freedOf, paidBackOf } from '../../rules/subscription.ts';
import { useLeaveModel } from './leave.model.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { SubscriptionState } from './subscription-state.tsx';

interface OwnProps {
  readonly round: Round;
  readonly subscription: Subscription;
  readonly estimate: OwnRound['estimate'];
  readonly isOpen: boolean;
  readonly nowMs: number;
}

/** What the person has in a round: the estimate while it is open, the result once it is counted. */
export function Own({ round, subscription, estimate, isOpen, nowMs }: OwnProps) {
  const t = useLaunchText();
  const locale = useLocale();
  const leave = useLeaveModel(subscription);
  const isLocked = isBoost(round);
  const isLive = isOpen && subscription.state === 'SUBSCRIBED';
  const rows = [
    ...resultRows(t, subscription),
    ...(isLive && estimate
      ? [
          {
            label: t(isLocked ? 'launch.boost.estimate' : 'launch.estimate'),
            value: (
              <strong className="num font-semibold">{`${exactAmount(estimate.tokens)} ${subscription.token}`}</strong>
            ),
          },
        ]
      : []),
  ];
  return (
    <Inset>
      <div data-room="launch/parts/round/own" className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-14 font-semibold">{t(isLocked ? 'launch.boost.own' : 'launch.own')}</h3>
        <SubscriptionState made={subscription} />
      </div>
      <KeyValue small rows={rows} />
      {isLive && (
        <>
          <p className="text-12 text-text-muted">
            {estimate ? t('launch.estimateNote', { time: dateTime(estimate.atMs, locale) }) : t('launch.estimateSoon')}
          </p>
          {isLocked ? (
            <p className="text-12 text-text-muted">
              {t('launch.boost.freeAt', { time: dateTime(round.endAtMs, locale, { withYear: true }) })}
            </p>
          ) : (
            <div className="mt-3">
              <Button kind="danger" size="small" onClick={leave.commands.ask}>
                {t('launch.leave')}
              </Button>
            </div>
          )}
        </>
      )}
      {isLocked && isRewardLate(subscription, round.endAtMs, nowMs) && (
        <Notice tone="warn">{t('launch.boost.late')}</Notice>
      )}
      {leave.view.isAsking && <LeaveDialog model={leave} subscription={subscription} round={round} />}
    </Inset>
  );
}

const coins = (text: string, asset: string) => <span className="num">{`${exactAmount(text)} ${asset}`}</span>;

const lockedWord = (isFree: boolean) => (isFree ? 'launch.boost.wasLocked' : 'launch.boost.locked');

/** What was committed, and once it is counted what it came to. */
export function resultRows(t: LaunchText, made: Subscription): readonly KeyValueRow[] {
  const freed = freedOf(made);
  return [
    {
      label: t(made.mode === 'BOOST' ? lockedWord(freed !== null) : 'launch.committed'),
      value: coins(made.committed, made.asset),
    },
    ...purchaseRows(t, made),
    ...(freed === null ? [] : [{ label: t('launch.freed'), value: coins(freed, made.asset) }]),
  ];
}

/** What somebody got, and what it cost; a reward costs nothing. What was paid back is got no more. */
export function purchaseRows(t: LaunchText, made: Subscription): readonly KeyValueRow[] {
  const paidBack = paidBackOf(made);
  if (made.mode === 'BOOST') {
    return made.got === null ? [] : [{ label: t('launch.boost.reward'), value: coins(made.got, made.token) }];
  }
  return [
    ...(made.vipDiscountBps > 0
      ? [
          {
            label: t('launch.vipDiscount'),
            value: <span className="num">{`\u2212${exactAmount(percentOf(made.vipDiscountBps))}%`}</span>,
          },
        ]
      : []),
    ...(made.got === null || paidBack !== null ? [] : [{ label: t('launch.got'), value: coins(made.got, made.token) }]),
    ...(made.cost === null ? [] : [{ label: t('launch.cost'), value: coins(made.cost, made.payAsset) }]),
    ...(paidBack === null ? [] : [{ label: t('launch.paidBack'), value: coins(paidBack, made.payAsset) }]),
    ...(made.protection
      ? [
          { label: t('launch.protection.worth'), value: coins(made.protection.worth, made.payAsset) },
          { label: t('launch.protection.credit'), value: coins(made.protection.credit, made.payAsset) },
        ]
      : []),
  ];
}
