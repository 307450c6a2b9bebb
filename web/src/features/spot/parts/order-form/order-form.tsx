import { ArrowLeftRight } from 'lucide-react';
import { type FormEvent, Fragment, lazy, Suspense } from 'react';
import { Link } from 'wouter';
import { Button, buttonClass } from '../../../../kit/button.tsx';
import { cx } from '../../../../kit/cx.ts';
import { useDensity } from '../../../../kit/density.tsx';
import { Checkbox } from '../../../../kit/form/choice.tsx';
import { None } from '../../../../kit/numbers/none.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { amount, dateTime, exactAmount } from '../../../../lib/format.ts';
import { pathTo } from '../../../../lib/links.ts';
import { useLocale } from '../../../../lib/locale.ts';
import type { Market, TimeInForce } from '../../rules/market.ts';
import type { OrderField as FieldName } from '../../rules/order-check.ts';
import { shownDerived, shownMinor, shownTyped } from '../../rules/shown-amount.ts';
import { useSpotText } from '../../spot-text.ts';
import { ChoiceMenu } from '../choice-menu.tsx';
import type { FundingOffer } from './funding.model.ts';
import { OrderFacts } from './order-facts.tsx';
import { OrderField } from './order-field.tsx';
import type { OrderFormModel } from './order-form.model.ts';
import { OrderTypes, SideSwitch } from './order-kind.tsx';
import { PercentSlider } from './percent-slider.tsx';

const FundDialog = lazy(() => import('./fund-dialog.tsx'));

export interface OrderFormProps {
  readonly market: Market;
  readonly model: OrderFormModel;
  /** The last price as it is typed. */
  readonly last: string | null;
  readonly onTransfer: () => void;
}

const FORCES = ['gtc', 'ioc', 'fok'] as const satisfies readonly TimeInForce[];

/** The order form. It says what is wrong while a person types, and what an order costs before it is sent. */
export function OrderForm({ market, model, last, onTransfer }: OrderFormProps) {
  const t = useSpotText();
  const isTouch = useDensity() === 'touch';
  const { view, commands } = model;
  const { draft, fields, formError } = view;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    commands.submit();
  };
  return (
    <form
      aria-label={t('spot.form.title')}
      data-room="spot/parts/order-form"
      className={cx('flex flex-col', isTouch ? 'gap-2' : 'gap-2 p-4')}
      onSubmit={submit}
    >
      <SideSwitch value={draft.side} onChange={(side) => commands.edit({ side })} />
      <OrderTypes value={draft.type} onChange={(type) => commands.edit({ type })} />
      {!isTouch && <Available market={market} view={view} onTransfer={onTransfer} />}
      {fields.map((field) => (
        <Fragment key={field}>
          <Field field={field} market={market} model={model} last={last} />
          {field === 'quantity' && (
            <PercentSlider
              label={t('spot.form.percent')}
              maxLabel={t('spot.form.max')}
              percent={view.percent}
              disabled={view.funds === null}
              onChange={commands.setPercent}
            />
          )}
        </Fragment>
      ))}
      {isTouch && <Available market={market} view={view} onTransfer={onTransfer} />}
      <OrderFacts market={market} view={view} />
      {draft.type === 'limit' && (
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <Checkbox
            checked={draft.postOnly && draft.timeInForce === 'gtc'}
            disabled={draft.timeInForce !== 'gtc'}
            onChange={(postOnly) => commands.edit({ postOnly })}
          >
            <span title={t('spot.form.postOnlyHelp')}>{t('spot.form.postOnly')}</span>
          </Checkbox>
          <ChoiceMenu
            label={t('spot.form.force')}
            options={FORCES.map((value) => ({ value, mark: value.toUpperCase(), label: t(`spot.force.${value}`) }))}
            value={draft.timeInForce}
            onChange={(timeInForce) => commands.edit({ timeInForce })}
          />
        </div>
      )}
      <Warnings market={market} view={view} />
      <Submit market={market} model={model} />
      {/* Below the button, which stays where it is when this goes with the next thing typed. */}
      {formError && (
        <div role="alert">
          <Notice tone="danger">{formError}</Notice>
        </div>
      )}
      <Suspense fallback={null}>
        {view.funding && (
          <FundDialog
            offer={view.funding}
            look={{ ...market, pricePlaces: market.priceScale, quotePlaces: view.places.quote }}
            amountText={shownTyped(view.funding.amount, coinPlaces(view))}
            onClose={commands.closeFunding}
            onFunded={({ short }, moved) => commands.sendFunded(short.input, moved)}
          />
        )}
      </Suspense>
    </form>
  );
}

interface FieldProps {
  readonly field: FieldName;
  readonly market: Market;
  readonly model: OrderFormModel;
  readonly last: string | null;
}

function Field({ field, market, model, last }: FieldProps) {
  const t = useSpotText();
  const { view, commands } = model;
  const locale = useLocale();
  const { draft, estimate, keptAway, farPercent } = view;
  const error = view.errorAt(field);
  const isBuy = draft.side === 'buy';
  const note =
    farPercent !== null
      ? { text: t(`spot.form.far.${draft.side}`, { percent: farPercent }), isWarning: true }
      : keptAway && {
          text: t(`spot.form.kept.${keptAway.side}`, {
            time: dateTime(draft.priceTypedAtMs, locale, { noSuffix: true }),
            percent: keptAway.percent,
          }),
          isWarning: false,
        };
  const thin = { text: t('spot.form.thin'), isWarning: true };
  if (field === 'price' || field === 'stopPrice') {
    return (
      <OrderField
        name={field}
        label={t(field === 'price' ? 'spot.form.price' : 'spot.form.stopPrice')}
        unit={market.quote}
        value={draft[field]}
        shown={shownTyped(draft[field], view.places.price)}
        error={error}
        note={(field === 'price' && note) || undefined}
        onChange={(text) => commands.edit({ [field]: text })}
        onStep={(direction) => commands.step(field, direction)}
        stepLabels={{ up: t('spot.form.stepUp'), down: t('spot.form.stepDown') }}
        fill={
          last === null ? undefined : { label: t('spot.form.last'), onPress: () => commands.edit({ [field]: last }) }
        }
      />
    );
  }
  const isQuantity = field === 'quantity';
  const places = isQuantity ? market.quantityScale : view.places.quote;
  const isFollowing = draft.type === 'market' && draft.by !== field && estimate !== null;
  const guess = !isFollowing
    ? undefined
    : isQuantity
      ? `≈ ${shownMinor(estimate.baseMinor, market.baseScale, places, 'down')}`
      : `≈ ${shownMinor(estimate.totalMinor, market.quoteScale, places, isBuy ? 'up' : 'down')}`;
  return (
    <OrderField
      name={field}
      label={t(isQuantity ? 'spot.form.quantity' : 'spot.form.total')}
      unit={isQuantity ? market.base : market.quote}
      value={draft[field]}
      shown={
        draft.by === field || isQuantity
          ? shownTyped(draft[field], places)
          : shownDerived(draft[field], places, isBuy ? 'up' : 'down')
      }
      error={error}
      note={draft.by === field && estimate?.isThin && draft.type === 'market' ? thin : undefined}
      placeholder={guess}
      onChange={isQuantity ? commands.setQuantity : commands.setTotal}
      onStep={isQuantity ? commands.stepQuantity : undefined}
      stepLabels={{ up: t('spot.form.stepUp'), down: t('spot.form.stepDown') }}
    />
  );
}

interface ViewProps {
  readonly market: Market;
  readonly view: OrderFormModel['view'];
}

function Available({ market, view, onTransfer }: ViewProps & { readonly onTransfer: () => void }) {
  const t = useSpotText();
  const isTouch = useDensity() === 'touch';
  const { draft, funds } = view;
  const isBuy = draft.side === 'buy';
  const asset = isBuy ? market.quote : market.base;
  const text =
    funds &&
    (isBuy
      ? shownMinor(funds.quoteMinor, market.quoteScale, view.places.quote, 'down')
      : shownMinor(funds.baseMinor, market.baseScale, view.places.base, 'down'));
  return (
    <div className={cx('flex flex-wrap items-center justify-between gap-x-2', isTouch ? 'text-12' : 'text-13')}>
      <span className="text-text-muted">{t('spot.form.available')}</span>
      <span className="ml-auto flex items-center gap-1.5">
        <span className="num">
          {text ?? <None />} {asset}
        </span>
        {view.session === 'person' && (
          <button
            type="button"
            aria-label={t('spot.assets.transfer')}
            title={t('spot.assets.transfer')}
            className="touch text-accent-text"
            onClick={onTransfer}
          >
            <ArrowLeftRight aria-hidden="true" className="size-3.5" />
          </button>
        )}
      </span>
    </div>
  );
}

/** What a person should know before pressing: the market is halted, the token is dear. */
function Warnings({ market, view }: ViewProps) {
  const t = useSpotText();
  const { premium, token, draft } = view;
  const percent = amount(token?.premiumPercent, { places: 2, trims: true });
  return (
    <>
      {view.isHalted && (
        <Notice tone="warn">{t('spot.form.halted', { pair: `${market.base}/${market.quote}` })}</Notice>
      )}
      {draft.side === 'buy' && premium !== 'fair' && (
        <Notice tone={premium === 'blocked' ? 'danger' : 'warn'}>
          {t(premium === 'blocked' ? 'spot.token.blocked' : 'spot.token.dear', { percent })}
        </Notice>
      )}
    </>
  );
}

/** The places of the coin that an order is paid with. */
const coinPlaces = ({ draft, places }: OrderFormModel['view']): number =>
  draft.side === 'buy' ? places.quote : places.base;

/** What the funding account can do where the spot account has too little. */
function OfferWords({ offer, view }: { readonly offer: FundingOffer; readonly view: OrderFormModel['view'] }) {
  const t = useSpotText();
  const { asset } = offer;
  const places = coinPlaces(view);
  if (offer.kind === 'enough')
    return t('spot.fund.inFunding', { amount: shownDerived(offer.there, places, 'down'), asset });
  return (
    <>
      {`${t('spot.fund.tooLittle', { missing: shownDerived(offer.missing, places, 'up'), asset })} `}
      <Link href={pathTo('deposits.deposit', { asset })} className="touch whitespace-nowrap text-accent-text underline">
        {t('spot.assets.deposit', { asset })}
      </Link>
    </>
  );
}

function Submit({ market, model }: { readonly market: Market; readonly model: OrderFormModel }) {
  const t = useSpotText();
  const isTouch = useDensity() === 'touch';
  const { view } = model;
  const { draft, sending, session } = view;
  if (session === 'visitor') {
    return (
      <Link
        href={pathTo('identity.login', { forwardUrl: `${location.pathname}${location.search}` })}
        className={buttonClass({ kind: 'secondary', size: 'large', wide: true })}
      >
        {t('spot.form.logIn')}
      </Link>
    );
  }
  const { offer } = view;
  const shown =
    draft.quantity && view.errorAt('quantity') === undefined
      ? `${exactAmount(draft.quantity.replace(/[,\s]/g, '') || null)} `
      : '';
  const isFunded = offer?.kind === 'enough';
  const words = isFunded
    ? t(`spot.fund.submit.${draft.side}`, { amount: shownTyped(offer.amount, coinPlaces(view)) })
    : t(`spot.form.submit.${draft.side}`, { amount: `${shown}${market.base}` });
  return (
    <>
      <Button
        type="submit"
        kind={draft.side === 'buy' ? 'buy' : 'sell'}
        size="large"
        wide
        busy={sending !== 'idle'}
        disabled={view.isHalted || view.isBlocked}
      >
        <span className="truncate">{words}</span>
      </Button>
      <p role="status" className={cx('text-12 text-text-muted', isTouch ? 'min-h-12' : 'min-h-8')}>
        {sending === 'checking' ? t('spot.form.checking') : offer && <OfferWords offer={offer} view={view} />}
      </p>
    </>
  );
}
