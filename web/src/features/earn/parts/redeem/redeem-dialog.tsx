import { Button } from '../../../../kit/button.tsx';
import { KeyValue } from '../../../../kit/card.tsx';
import { MoneyField } from '../../../../kit/form/money-field.tsx';
import { Overlay } from '../../../../kit/overlay/dialog.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { Segment } from '../../../../kit/tabs.tsx';
import { dateTime, exactAmount } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { useShellText } from '../../../../lib/shell-text.ts';
import { useAmountSentence } from '../../../balances/public.ts';
import type { OrderDetail } from '../../api/queries.ts';
import { useEarnText } from '../../earn-text.ts';
import type { Ending } from '../../rules/order.ts';
import { type RedeemModel, useRedeemModel } from './redeem.model.ts';

interface RedeemDialogProps {
  readonly order: OrderDetail;
  readonly ending: Ending;
  readonly min: string | null;
  readonly onClose: () => void;
}

/** Ends an order, or takes a part of it: what comes back, when, and what is given up stand there before it is pressed. */
export function RedeemDialog(props: RedeemDialogProps) {
  const { order, ending, onClose } = props;
  const t = useEarnText();
  const shell = useShellText();
  const model = useRedeemModel(props);
  const { view, commands } = model;
  const title = {
    redeem: t('earn.redeemTitle', { asset: order.asset }),
    cancel: t('earn.cancel'),
    early: t('earn.endEarly'),
  };
  const submit =
    ending === 'redeem'
      ? view.amount === null
        ? t('earn.redeem')
        : t('earn.redeemSubmit', { amount: exactAmount(view.amount), asset: order.asset })
      : title[ending];
  return (
    <Overlay
      open
      onClose={onClose}
      title={title[ending]}
      closeLabel={shell('shell.action.close')}
      isBusy={view.isBusy}
      footer={
        <Button
          kind={ending === 'early' ? 'danger-filled' : 'primary'}
          size="large"
          wide
          busy={view.isBusy}
          onClick={commands.submit}
        >
          {submit}
        </Button>
      }
    >
      <form
        data-room="earn/parts/redeem"
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          commands.submit();
        }}
      >
        {ending === 'redeem' && <Part model={model} order={order} />}
        {ending === 'cancel' && <p className="text-14 text-text-muted">{t('earn.cancelText')}</p>}
        {ending === 'early' && <GivenUp order={order} />}
        {ending !== 'cancel' && <When model={model} ending={ending} />}
        {view.refusal && <Notice tone="warn">{view.refusal}</Notice>}
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
    </Overlay>
  );
}

function Part({ model: { view, commands }, order }: { readonly model: RedeemModel; readonly order: OrderDetail }) {
  const t = useEarnText();
  const shell = useShellText();
  const amountSentence = useAmountSentence();
  const inOrder = { amount: exactAmount(order.principal), asset: order.asset };
  const error = view.problem
    ? amountSentence(view.problem, order.asset)
    : view.isTooMuch && t('EARN_TOO_MUCH', { available: inOrder.amount, asset: order.asset });
  return (
    <>
      <MoneyField
        label={t('earn.amount')}
        aside={<span className="num">{t('earn.inOrder', inOrder)}</span>}
        value={view.typed}
        onChange={commands.setTyped}
        unit={order.asset}
        max={order.principal}
        maxLabel={shell('shell.action.max')}
        keepsLine
        {...(error && { error })}
      />
      {view.isRestBelow && (
        <Notice
          tone="info"
          action={
            <Button kind="link" size="small" onClick={commands.takeAll}>
              {t('earn.redeemAll')}
            </Button>
          }
        >
          {t('earn.restBelow', { min: exactAmount(view.min), asset: order.asset })}
        </Notice>
      )}
    </>
  );
}

function When({ model: { view, commands }, ending }: { readonly model: RedeemModel; readonly ending: Ending }) {
  const t = useEarnText();
  const locale = useLocale();
  const time = dateTime(view.standardByMs, locale);
  /** An order that ends early earns nothing, so nothing is said of its hours. */
  const note = {
    instant: ending === 'early' ? null : t('earn.instantNote'),
    standard: ending === 'early' ? t('earn.redemption.waits', { time }) : t('earn.standardNote', { time }),
  }[view.way];
  return (
    <div className="flex flex-col gap-2">
      <Segment
        label={t('earn.when')}
        options={(['instant', 'standard'] as const).map((value) => ({ value, label: t(`earn.redemption.${value}`) }))}
        value={view.way}
        onChange={commands.setWay}
        wide
      />
      {note && <p className="text-12 text-text-muted">{note}</p>}
    </div>
  );
}

function GivenUp({ order }: { readonly order: OrderDetail }) {
  const t = useEarnText();
  const { early, asset, reward } = order;
  if (!early) return null;
  const returned = exactAmount(early.returned);
  const forfeited = exactAmount(early.forfeited);
  return (
    <>
      <p className="text-14 text-text">{t('earn.earlyText', { amount: returned, interest: forfeited, asset })}</p>
      <KeyValue
        small
        rows={[
          { label: t('earn.comesBack'), value: <span className="num">{`${returned} ${asset}`}</span> },
          { label: t('earn.givenUp'), value: <span className="num">{`${forfeited} ${asset}`}</span> },
          { label: t('earn.daysLeft'), value: <span className="num">{String(early.daysLeft)}</span> },
        ]}
      />
      {reward && <p className="text-12 text-text-muted">{t('earn.earlyReward', { coin: reward.asset })}</p>}
    </>
  );
}
