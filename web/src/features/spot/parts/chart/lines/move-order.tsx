import type { ReactNode } from 'react';
import { Button } from '../../../../../kit/button.tsx';
import { Overlay } from '../../../../../kit/overlay/dialog.tsx';
import { Notice } from '../../../../../kit/states.tsx';
import { amount, exactAmount, percent } from '../../../../../lib/format.ts';
import { useShellText } from '../../../../../lib/shell-text.ts';
import { leftOf } from '../../../rules/chart/order-lines.ts';
import { gridOf } from '../../../rules/market.ts';
import { isStop } from '../../../rules/order-draft.ts';
import { shownMinor } from '../../../rules/shown-amount.ts';
import { wholeText } from '../../../rules/whole.ts';
import { useToolsText } from '../../../tools-text.ts';
import { type MoveOrderAsked, useMoveOrder } from './move-order.model.ts';

/** Asks for confirmation, with the old and new price, before a dragged order is changed. */
export default function MoveOrder(asked: MoveOrderAsked) {
  const { market, line, price, onClose } = asked;
  const t = useToolsText();
  const shell = useShellText();
  const { view, confirm } = useMoveOrder(asked);
  const { order } = line;
  const { draft, totalMinor, totalBeforeMinor, places, away } = view;
  const grid = gridOf(market);
  const left = leftOf(order, grid);
  const size =
    left === null ? `${exactAmount(order.quoteAmount)} ${market.quote}` : `${exactAmount(left)} ${market.base}`;
  const priceText = (whole: number) => wholeText(whole, market.priceScale);
  const sum = (minor: bigint) => shownMinor(minor, grid.quoteScale, places.quote, order.side === 'buy' ? 'up' : 'down');
  return (
    <Overlay
      open
      onClose={onClose}
      width={420}
      title={t('spot.move.title')}
      closeLabel={shell('shell.action.close')}
      isBusy={view.isBusy}
      footer={
        <>
          <Button kind="secondary" size="large" disabled={view.isBusy} onClick={onClose}>
            {t('spot.move.putBack')}
          </Button>
          <Button size="large" wide busy={view.isBusy} disabled={!view.canSend} onClick={confirm}>
            <span className="truncate">{t('spot.move.submit', { price: priceText(price) })}</span>
          </Button>
        </>
      }
    >
      <div data-room="spot/parts/chart/lines" className="flex flex-col gap-3">
        <dl className="flex flex-col gap-2 text-14">
          <Line label={t(`spot.move.${isStop(draft) ? 'stop' : 'at'}.${order.side}`, { size })}>
            <Change from={priceText(line.price)} to={priceText(price)} />
          </Line>
          {draft.type === 'stop-limit' && (
            <Line label={t('spot.move.limit')}>
              <Change
                from={amount(order.price, { places: market.priceScale })}
                to={amount(draft.price, { places: market.priceScale })}
              />
            </Line>
          )}
          {totalMinor !== null && totalBeforeMinor !== null && left !== null && (
            <Line label={t(order.side === 'buy' ? 'spot.move.held' : 'spot.move.total')}>
              <Change from={sum(totalBeforeMinor)} to={`${sum(totalMinor)} ${market.quote}`} isPlain />
            </Line>
          )}
          {away && <Line label={t(`spot.move.away.${away.side}`)}>{percent(away.percent, false)}</Line>}
        </dl>
        {view.isMeeting && !view.problem && <Notice tone="warn">{t('spot.move.meets')}</Notice>}
        <p className="text-13 text-text-muted">{t('spot.move.queue')}</p>
        {(view.refusal ?? view.problem) && (
          <div role="alert">
            <Notice tone="danger">{view.refusal ?? view.problem}</Notice>
          </div>
        )}
      </div>
    </Overlay>
  );
}

function Line({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-text-muted">{label}</dt>
      <dd className="num ml-auto text-right">{children}</dd>
    </div>
  );
}

/** The old and the new value. */
function Change({
  from,
  to,
  isPlain = false,
}: {
  readonly from: string;
  readonly to: string;
  readonly isPlain?: boolean;
}) {
  return (
    <span>
      {isPlain ? <span className="text-text-muted">{from}</span> : <s className="text-text-faint">{from}</s>}
      <span aria-hidden="true" className="px-2 text-text-faint">
        →
      </span>
      <span className={isPlain ? undefined : 'font-semibold'}>{to}</span>
    </span>
  );
}
