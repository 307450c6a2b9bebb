import { type FormEvent, Fragment, lazy, Suspense } from 'react';
import { useDensity } from '../../../../kit/density.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { dateTime } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import type { Market, OrderKind } from '../../rules/market.ts';
import type { OrderField as FieldName } from '../../rules/order-check.ts';
import type { OrderDraft } from '../../rules/order-draft.ts';
import { shownDerived, shownMinor, shownTyped } from '../../rules/shown-amount.ts';
import { type SpotText, useSpotText } from '../../spot-text.ts';
import { OrderFacts } from './order-facts.tsx';
import { OrderField } from './order-field.tsx';
import type { OrderFormModel } from './order-form.model.ts';
import { OrderTypes, SideSwitch } from './order-kind.tsx';
import { OrderOptions } from './order-options.tsx';
import { Available, coinPlaces, FundingNotice, Submit, Warnings } from './order-submit.tsx';
import { PercentSlider } from './percent-slider.tsx';

const FundDialog = lazy(() => import('./funding/fund-dialog.tsx'));

export interface OrderFormProps {
  readonly market: Market;
  readonly model: OrderFormModel;
  /** The last price in the form in which a person would type it. */
  readonly last: string | null;
  readonly onTransfer: () => void;
}

/** The order form. It shows problems while a person types, and the cost before anything is sent. */
export function OrderForm({ market, model, last, onTransfer }: OrderFormProps) {
  const t = useSpotText();
  const isTouch = useDensity() === 'touch';
  const { view, commands } = model;
  const { draft, fields, formError } = view;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    commands.submit();
  };
  const foot = (
    <>
      <Warnings market={market} view={view} />
      <Submit market={market} model={model} />
      {/* Below the button, so that the button does not move when this disappears with the next keystroke. */}
      {formError && (
        <div role="alert">
          <Notice tone="danger">{formError}</Notice>
        </div>
      )}
    </>
  );
  const notice = view.offer && <FundingNotice market={market} view={view} offer={view.offer} />;
  return (
    <form
      aria-label={t('spot.form.title')}
      data-room="spot/parts/order-form"
      // On touch screens the page places both parts, because the foot is as wide as the page and below the book.
      className={isTouch ? 'contents' : 'flex flex-col gap-2 p-4'}
      onSubmit={submit}
    >
      <div className={isTouch ? 'flex min-w-0 flex-col gap-2' : 'contents'}>
        <SideSwitch value={draft.side} onChange={(side) => commands.edit({ side })} />
        <OrderTypes value={draft.type} onChange={(type) => commands.edit({ type })} />
        {!isTouch && <Available market={market} view={view} onTransfer={onTransfer} />}
        {fields.filter(isOwnPlace).map((field) => (
          <Fragment key={field}>
            <Field field={field} market={market} model={model} last={last} />
            {field === 'quantity' && (
              <PercentSlider
                label={t('spot.form.percent')}
                maxLabel={t('spot.form.max')}
                percent={view.percent}
                // The cost of a purchase by alternatives or a trailing stop is not known in advance.
                disabled={view.funds === null || (draft.side === 'buy' && hasOpenCost(draft.type))}
                onChange={commands.setPercent}
              />
            )}
          </Fragment>
        ))}
        {isTouch && <Available market={market} view={view} onTransfer={onTransfer} />}
        {!isTouch && notice}
        {draft.type !== 'oco' && <OrderFacts market={market} view={view} />}
        <OrderOptions market={market} model={model} />
      </div>
      {isTouch ? (
        <div className="col-span-2 flex flex-col gap-2 pr-4">
          {notice}
          {foot}
        </div>
      ) : (
        // Sticky, so that the button is visible however much is unfolded above it.
        <div className="sticky bottom-0 z-2 -mb-4 flex flex-col gap-2 bg-surface pt-1 pb-3">{foot}</div>
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

const hasOpenCost = (kind: OrderKind): boolean => kind === 'oco' || kind === 'trailing-stop';

/** The label of a price field. A trailing stop's price is where it begins to follow, and is optional. */
const priceLabel = (field: 'price' | 'stopPrice', kind: OrderKind) =>
  field === 'price'
    ? ('spot.form.price' as const)
    : kind === 'trailing-stop'
      ? ('spot.form.activation' as const)
      : ('spot.form.stopPrice' as const);

/** One line that says how a trailing stop works. */
const trailNote = (t: SpotText, { side, trail }: Pick<OrderDraft, 'side' | 'trail'>): string =>
  t(`spot.form.trailNote.${side}`, { percent: trail.trim() || 'x' });

/** True for fields of the form itself; the shown part of an iceberg is among the options. */
const isOwnPlace = (field: FieldName): field is MainField => field !== 'displayQuantity';
type MainField = Exclude<FieldName, 'displayQuantity'>;

interface FieldProps {
  readonly field: MainField;
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
  if (field === 'trail') {
    return (
      <OrderField
        name={field}
        label={t('spot.form.trail')}
        unit="%"
        value={draft.trail}
        shown={draft.trail}
        error={error}
        note={{ text: trailNote(t, draft), isWarning: false }}
        onChange={(trail) => commands.edit({ trail })}
      />
    );
  }
  const thin = { text: t('spot.form.thin'), isWarning: true };
  if (field === 'price' || field === 'stopPrice') {
    return (
      <OrderField
        name={field}
        label={t(priceLabel(field, draft.type))}
        placeholder={field === 'stopPrice' && draft.type === 'trailing-stop' ? t('spot.form.optional') : undefined}
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
