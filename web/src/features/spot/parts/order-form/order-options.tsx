import { lazy, Suspense, useState } from 'react';
import { cx } from '../../../../kit/cx.ts';
import { useDensity } from '../../../../kit/density.tsx';
import { Checkbox } from '../../../../kit/form/choice.tsx';
import { preloadDialog } from '../../../../kit/overlay/dialog.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { canHaveExits } from '../../rules/exits/exit-draft.ts';
import type { Market, TimeInForce } from '../../rules/market.ts';
import { shownTyped } from '../../rules/shown-amount.ts';
import { useSpotText } from '../../spot-text.ts';
import { ChoiceMenu } from '../choice-menu.tsx';
import { OrderField } from './order-field.tsx';
import type { OrderFormModel } from './order-form.model.ts';

const ExitsBox = lazy(() => import('./exits/exits-box.tsx'));

const FORCES = ['gtc', 'ioc', 'fok'] as const satisfies readonly TimeInForce[];

interface OrderOptionsProps {
  readonly market: Market;
  readonly model: OrderFormModel;
}

/** Options of an order: its exits, and how it behaves in the book. */
export function OrderOptions({ market, model }: OrderOptionsProps) {
  const isTouch = useDensity() === 'touch';
  const { view } = model;
  const { draft } = view;
  const isLimit = draft.type === 'limit';
  const canHave = canHaveExits(draft);
  return (
    <>
      {isLimit && isTouch && <BookOptions model={model} />}
      {(canHave || view.isList) && isTouch && <TouchExits market={market} model={model} />}
      {canHave && !isTouch && (
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <ExitsTick model={model} />
          {isLimit && <BookOptions model={model} />}
        </div>
      )}
      {view.isList && !isTouch && (
        <Suspense fallback={<Grey />}>
          <ExitsBox market={market} model={model} isEditing={false} onDone={() => {}} />
        </Suspense>
      )}
      {isLimit && draft.timeInForce === 'gtc' && <Iceberg market={market} model={model} />}
    </>
  );
}

/** Whether the order may trade at once, and how long it stays. */
function BookOptions({ model: { view, commands } }: Pick<OrderOptionsProps, 'model'>) {
  const t = useSpotText();
  const isTouch = useDensity() === 'touch';
  const { draft } = view;
  return (
    <span className={cx('flex flex-wrap items-center justify-between gap-x-3', !isTouch && 'flex-1')}>
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
    </span>
  );
}

/** Whether the book shows only a part of the order, and how much. */
function Iceberg({ market, model: { view, commands } }: OrderOptionsProps) {
  const t = useSpotText();
  const { draft } = view;
  return (
    <div className="flex flex-col gap-1">
      <Checkbox checked={draft.isIceberg} onChange={(isIceberg) => commands.edit({ isIceberg })}>
        <span title={t('spot.form.icebergHelp')}>{t('spot.form.iceberg')}</span>
      </Checkbox>
      {draft.isIceberg && (
        <OrderField
          name="displayQuantity"
          label={t('spot.form.showOnly')}
          unit={market.base}
          value={draft.displayQuantity}
          shown={shownTyped(draft.displayQuantity, market.quantityScale)}
          error={view.errorAt('displayQuantity')}
          onChange={(displayQuantity) => commands.edit({ displayQuantity })}
        />
      )}
    </div>
  );
}

interface ExitsTickProps extends Pick<OrderOptionsProps, 'model'> {
  readonly onTicked?: () => void;
}

function ExitsTick({ model: { view, commands }, onTicked }: ExitsTickProps) {
  const t = useSpotText();
  return (
    <Checkbox
      checked={view.draft.hasExits}
      onChange={(hasExits) => {
        commands.edit({ hasExits });
        if (hasExits) onTicked?.();
      }}
    >
      <span title={t('spot.form.exitsHelp')}>{t('spot.form.exits')}</span>
    </Checkbox>
  );
}

/** Exits on touch screens: a card with a summary, and a sheet to edit them. */
function TouchExits({ market, model }: OrderOptionsProps) {
  const t = useSpotText();
  const [isEditing, setIsEditing] = useState(false);
  const { draft, isList } = model.view;
  return (
    <div className={cx('flex flex-col gap-1', isList && 'rounded-control border border-line p-2.5')}>
      <div className="flex min-h-6 items-center justify-between gap-2">
        {draft.type === 'oco' ? (
          <span className="text-13 text-text-muted">{t('spot.form.exits')}</span>
        ) : (
          <ExitsTick model={model} onTicked={() => setIsEditing(true)} />
        )}
        {isList && (
          <button
            type="button"
            aria-haspopup="dialog"
            className="touch text-13 font-medium text-accent-text"
            onPointerEnter={preloadDialog}
            onClick={() => setIsEditing(true)}
          >
            {t('spot.form.exitsEdit')}
          </button>
        )}
      </div>
      {isList && (
        <Suspense fallback={null}>
          <ExitsBox market={market} model={model} isEditing={isEditing} onDone={() => setIsEditing(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** A placeholder as high as both exits with their texts. */
function Grey() {
  return (
    <div aria-busy="true" className="flex h-[196px] flex-col justify-between rounded-control border border-line p-3">
      <Skeleton height={36} />
      <Skeleton height={36} />
      <Skeleton height={12} width="80%" />
    </div>
  );
}
