import { Link } from 'wouter';
import { Button, buttonClass } from '../../../../kit/button.tsx';
import { MoneyField } from '../../../../kit/form/money-field.tsx';
import { Select } from '../../../../kit/form/select.tsx';
import { Overlay } from '../../../../kit/overlay/dialog.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { amount, exactAmount } from '../../../../lib/format.ts';
import { pathTo } from '../../../../lib/links.ts';
import { useShellText } from '../../../../lib/shell-text.ts';
import { isZero, Unloaded } from '../../../balances/public.ts';
import type { Offer } from '../../api/queries.ts';
import { useEarnText } from '../../earn-text.ts';
import { isFlexible } from '../../rules/offer.ts';
import { RateText } from '../offer/rate-text.tsx';
import { EffectiveRate } from './effective-rate.tsx';
import { useProblemWords } from './problem-words.ts';
import { type PurchaseModel, type Renews, usePurchaseModel } from './purchase.model.ts';
import { Terms } from './terms.tsx';
import { TransferQuestion } from './transfer-question.tsx';

interface PurchaseDialogProps {
  readonly offer: Offer;
  readonly onClose: () => void;
  readonly onOrder: (orderId: string) => void;
}

/** Puts coins into a product, or more of them into an order that runs. */
export default function PurchaseDialog({ offer, onClose, onOrder }: PurchaseDialogProps) {
  const t = useEarnText();
  const shell = useShellText();
  const model = usePurchaseModel({ offer, onClose });
  const { view, commands } = model;
  const words = { asset: offer.asset, kind: t(`earn.kind.${offer.kind}`) };
  const isTaken = view.own !== null && !view.adds && !view.isRepeat;
  const isAsking = view.question !== null;
  return (
    <Overlay
      open
      onClose={onClose}
      title={t(view.adds ? 'earn.addTitle' : 'earn.buyTitle', words)}
      closeLabel={shell('shell.action.close')}
      isBusy={view.isBusy}
      footer={<Foot model={model} offer={offer} onOrder={onOrder} isTaken={isTaken} />}
    >
      <form
        data-room="earn/parts/purchase"
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          commands.submit();
        }}
      >
        <p className="text-14 text-text-muted">
          <RateText offer={offer} />
        </p>
        {isTaken && <Notice tone="info">{t('earn.hasOrder')}</Notice>}
        {view.question && <TransferQuestion question={view.question} offer={offer} />}
        {!isTaken && !isAsking && <Fields model={model} offer={offer} />}
        {!isAsking && <Short model={model} offer={offer} />}
        {view.refusal && (
          <div role="alert">
            <Notice tone="warn">{view.refusal}</Notice>
          </div>
        )}
        {!isTaken && view.forecast && <EffectiveRate offer={offer} forecast={view.forecast} />}
        <Terms offer={offer} dates={view.dates} />
        {!isTaken && !isAsking && !view.adds && <Destination model={model} offer={offer} />}
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
    </Overlay>
  );
}

interface PartProps {
  readonly model: PurchaseModel;
  readonly offer: Offer;
}

function Fields({ model: { view, commands }, offer }: PartProps) {
  const t = useEarnText();
  const shell = useShellText();
  const problemWords = useProblemWords();
  const shown = (text: string) => amount(text, { places: offer.displayScale });
  const funding = view.available === null ? '--' : shown(view.available);
  if (view.load.state === 'failed') return <Unloaded load={view.load} />;
  return (
    <MoneyField
      label={t('earn.amount')}
      aside={
        view.isPerson && (
          <span className="num">
            {isZero(view.inSpot)
              ? t('earn.funds', { amount: funding, asset: offer.asset })
              : t('earn.fundsWithSpot', { amount: funding, spot: shown(view.inSpot), asset: offer.asset })}
          </span>
        )
      }
      value={view.typed}
      onChange={commands.setTyped}
      unit={offer.asset}
      help={t('earn.bounds', { min: exactAmount(offer.min), remaining: shown(offer.remaining) })}
      error={view.problem ? problemWords(view.problem, offer) : undefined}
      keepsLine
      {...(view.max !== null && { max: view.max, maxLabel: shell('shell.action.max') })}
    />
  );
}

/** What Funding lacks is in Spot, and can pay after one question. */
function Short({ model: { view }, offer: { asset } }: PartProps) {
  const t = useEarnText();
  if (!view.short) return null;
  const words = { missing: exactAmount(view.short.missing), there: exactAmount(view.short.there), asset };
  return (
    <div role="status">
      <Notice tone="info">
        <span className="num whitespace-normal">{t('earn.short', words)}</span> {t('earn.shortNote')}
      </Notice>
    </div>
  );
}

function Destination({ model: { view, commands }, offer }: PartProps) {
  const t = useEarnText();
  if (isFlexible(offer)) {
    return (
      <Select
        label={t('earn.goesTo')}
        options={(['product', 'funding'] as const).map((value) => ({ value, label: t(`earn.goesTo.${value}`) }))}
        value={view.compounds ? 'product' : 'funding'}
        onChange={(next) => commands.setCompounds(next === 'product')}
      />
    );
  }
  if (!offer.canRenew) return null;
  const choices: readonly Renews[] = ['no', 'principal', 'all'];
  return (
    <Select
      label={t('earn.renews')}
      options={choices.map((value) => ({ value, label: t(`earn.renews.${value}`) }))}
      value={view.renews}
      onChange={commands.setRenews}
    />
  );
}

interface FootProps extends PartProps {
  readonly isTaken: boolean;
  readonly onOrder: (orderId: string) => void;
}

function Foot({ model: { view, commands }, offer, isTaken, onOrder }: FootProps) {
  const t = useEarnText();
  const shell = useShellText();
  if (!view.isPerson) {
    const forwardUrl = `${location.pathname}${location.search}`;
    return (
      <Link href={pathTo('identity.login', { forwardUrl })} className={buttonClass({ size: 'large', wide: true })}>
        {shell('shell.account.logIn')}
      </Link>
    );
  }
  if (isTaken) {
    return (
      <Button size="large" wide onClick={() => view.own && onOrder(view.own.id)}>
        {t('earn.viewOrder')}
      </Button>
    );
  }
  const { question } = view;
  const move = question ? (question.hasMoved ? undefined : question.move) : view.short?.missing;
  const words = { amount: exactAmount(view.amount), asset: offer.asset };
  const label =
    move !== undefined
      ? t(view.adds ? 'earn.shortAdd' : 'earn.shortSubmit', { amount: exactAmount(move) })
      : view.amount === null
        ? t(view.adds ? 'earn.add' : 'earn.subscribe')
        : t(view.adds ? 'earn.addSubmit' : 'earn.submit', words);
  return (
    <>
      {question && (
        <Button kind="secondary" size="large" disabled={view.isBusy} onClick={commands.back}>
          {shell('shell.action.back')}
        </Button>
      )}
      <Button size="large" wide busy={view.isBusy} onClick={commands.submit}>
        <span className="truncate">{label}</span>
      </Button>
    </>
  );
}
