import { Button } from '../../../../../kit/button.tsx';
import { Overlay } from '../../../../../kit/overlay/dialog.tsx';
import { Notice } from '../../../../../kit/states.tsx';
import { useShellText } from '../../../../../lib/shell-text.ts';
import { firstOrderOf } from '../../../rules/sending/order-input.ts';
import { useSpotText } from '../../../spot-text.ts';
import { useToolsText } from '../../../tools-text.ts';
import { type OrderLook, sayAsked } from '../order-words.ts';
import { type FundDialogAsked, useFundDialogModel } from './fund-dialog.model.ts';

interface FundDialogProps extends FundDialogAsked {
  readonly look: OrderLook;
}

/** Asks for one confirmation, with both amounts, before money moves to the spot account and the order follows. */
export default function FundDialog({ offer, look, amountText, onClose, onFunded }: FundDialogProps) {
  const t = useToolsText();
  const s = useSpotText();
  const shell = useShellText();
  const { asset, short } = offer;
  const { side } = firstOrderOf(short.input);
  const { isBusy, failure, confirm } = useFundDialogModel({ offer, amountText, onClose, onFunded });
  return (
    <Overlay
      open
      onClose={onClose}
      width={420}
      title={t(`spot.fund.title.${side}`)}
      closeLabel={shell('shell.action.close')}
      isBusy={isBusy}
      footer={
        <Button kind={side} size="large" wide busy={isBusy} onClick={confirm}>
          <span className="truncate">{s(`spot.fund.submit.${side}`, { amount: amountText })}</span>
        </Button>
      }
    >
      <div data-room="spot/parts/order-form" className="flex flex-col gap-3">
        <dl className="flex flex-col gap-2 text-14">
          <Line label={t('spot.fund.move')}>{`${amountText} ${asset}`}</Line>
          <Line label={t('spot.fund.fee')}>{t('spot.fund.free')}</Line>
          <Line label={t('spot.fund.then')}>{sayAsked(s, short.input, look)}</Line>
        </dl>
        <p className="text-13 text-text-muted">{t('spot.fund.ifRefused')}</p>
        {failure && (
          <div role="alert">
            <Notice tone="danger">{failure}</Notice>
          </div>
        )}
      </div>
    </Overlay>
  );
}

function Line({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-text-muted">{label}</dt>
      <dd className="num ml-auto text-right font-medium whitespace-normal">{children}</dd>
    </div>
  );
}
