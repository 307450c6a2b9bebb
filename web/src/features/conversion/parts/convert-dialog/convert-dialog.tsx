import { Link } from 'wouter';
import { Button, buttonClass } from '../../../../kit/button.tsx';
import { useDensity } from '../../../../kit/density.tsx';
import { Overlay } from '../../../../kit/overlay/dialog.tsx';
import { amount } from '../../../../lib/format.ts';
import { pathTo } from '../../../../lib/links.ts';
import { useShellText } from '../../../../lib/shell-text.ts';
import { useConversionText } from '../../conversion-text.ts';
import { Choose } from './choose.tsx';
import { type ConvertDialogModel, useConvertDialogModel } from './convert-dialog.model.ts';
import { Done, Receipt } from './receipt.tsx';

interface ConvertDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Converts small balances to USDT: choose, check the quote within ten seconds, and confirm. */
export default function ConvertDialog({ open, onClose }: ConvertDialogProps) {
  const t = useConversionText();
  const shell = useShellText();
  const model = useConvertDialogModel();
  const { step, isBusy } = model.view;
  return (
    <Overlay
      open={open}
      onClose={onClose}
      title={t('conversion.title')}
      closeLabel={shell('shell.action.close')}
      isBusy={isBusy}
      footer={<Foot model={model} onClose={onClose} />}
    >
      <div data-room="conversion/parts/convert-dialog">
        {step === 'choose' && <Choose model={model} />}
        {step === 'confirm' && <Receipt model={model} />}
        {step === 'done' && <Done model={model} />}
      </div>
    </Overlay>
  );
}

function Foot({ model, onClose }: { readonly model: ConvertDialogModel; readonly onClose: () => void }) {
  const t = useConversionText();
  const shell = useShellText();
  const isTouch = useDensity() === 'touch';
  const { view, commands } = model;
  if (view.step === 'done') {
    return (
      <>
        <Link
          href={pathTo('bookings.bill')}
          className={`${buttonClass({ kind: 'secondary', size: 'large' })} flex-1`}
          onClick={onClose}
        >
          {t('conversion.history')}
        </Link>
        <span className="grid flex-1">
          <Button size="large" onClick={onClose}>
            {shell('shell.action.close')}
          </Button>
        </span>
      </>
    );
  }
  if (view.step === 'choose') {
    const isOff = view.chosenCount === 0 || view.waitsUntilMs !== null;
    return (
      <Button size="large" wide busy={view.isBusy} disabled={isOff} onClick={commands.ask}>
        {view.chosenCount === 0 ? t('conversion.chooseFirst') : t('conversion.ask', { count: view.chosenCount })}
      </Button>
    );
  }
  const back = (
    <Button
      kind="secondary"
      size="large"
      wide={isTouch}
      disabled={view.isBusy || view.isUnknown}
      onClick={commands.goBack}
    >
      {shell('shell.action.back')}
    </Button>
  );
  // On a phone, the button with its amount is too long to share a row.
  return isTouch ? (
    <span className="flex flex-1 flex-col gap-2">
      <Confirm model={model} />
      {back}
    </span>
  ) : (
    <>
      {back}
      <Confirm model={model} />
    </>
  );
}

function Confirm({ model: { view, commands } }: { readonly model: ConvertDialogModel }) {
  const t = useConversionText();
  if (view.isExpired) {
    return (
      <Button size="large" wide busy={view.isBusy} onClick={commands.ask}>
        {t('conversion.askAgain')}
      </Button>
    );
  }
  const gets = amount(view.quote?.getsUsdt, { places: 6, trims: true });
  return (
    <Button size="large" wide busy={view.isBusy} onClick={commands.take}>
      {view.isUnknown ? t('conversion.check') : t('conversion.take', { amount: gets })}
    </Button>
  );
}
