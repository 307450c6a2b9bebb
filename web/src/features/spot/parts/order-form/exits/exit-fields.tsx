import { useId } from 'react';
import { cx } from '../../../../../kit/cx.ts';
import { useDensity } from '../../../../../kit/density.tsx';
import { useUnfinished } from '../../../../../kit/form/unfinished.ts';
import { exactAmount } from '../../../../../lib/format.ts';
import { shownPercent } from '../../../rules/exits/check-exits.ts';
import { type ExitName, exitSideOf, isExitAbove } from '../../../rules/exits/exit-draft.ts';
import type { Market } from '../../../rules/market.ts';
import { shownTyped } from '../../../rules/shown-amount.ts';
import { useSpotText } from '../../../spot-text.ts';
import { useToolsText } from '../../../tools-text.ts';
import { ChoiceMenu } from '../../choice-menu.tsx';
import type { OrderFormModel } from '../order-form.model.ts';
import { fieldBox, TypedInput } from '../typed-input.tsx';
import { exitErrors, resultOf } from './exit-sentence.ts';

interface ExitFieldsProps {
  readonly name: ExitName;
  readonly market: Market;
  readonly model: OrderFormModel;
}

/** One exit: its price and its distance in percent, which follow each other, the kind of order, and the result. */
export function ExitFields({ name, market, model }: ExitFieldsProps) {
  const t = useToolsText();
  const s = useSpotText();
  const id = useId();
  const isTouch = useDensity() === 'touch';
  const { view, commands } = model;
  const { draft, list, places } = view;
  const typed = draft.exits[name];
  const checked = list?.exits[name];
  const side = exitSideOf(draft);
  const [price, percent] = [checked?.price ?? typed.price, checked?.percent ?? typed.percent];
  const errorAt = exitErrors({ t, s }, name, typed, market, view);
  const unfinished = {
    price: useUnfinished(price),
    percent: useUnfinished(percent),
    limit: useUnfinished(typed.limit),
  };
  const isBegun = unfinished[typed.by].isUnfinished;
  const error = isBegun ? undefined : errorAt('price');
  const limitError = unfinished.limit.isUnfinished ? undefined : errorAt('limit');
  const isOco = draft.type === 'oco';
  const result = checked && resultOf(checked, market, places.quote, isOco, side);
  const box = (hasError: boolean) => cx(fieldBox(hasError), 'min-w-0 gap-2', isTouch ? 'h-12' : 'h-9');
  const labelClass = 'shrink-0 text-13 text-text-faint';
  const size = side === 'buy' && !isOco && list?.quantity ? `${exactAmount(list.quantity)} ${market.base}` : null;
  const thens = (['market', 'limit'] as const).map((becomes) => ({
    value: becomes,
    label: size === null ? t(`spot.exit.then.${side}.${becomes}`) : t(`spot.exit.thenBuy.${becomes}`, { size }),
  }));
  return (
    <div className="flex flex-col gap-1">
      <div className="flex gap-2">
        <div className={cx(box(error !== undefined), 'flex-1 px-3')}>
          <label htmlFor={`${id}-price`} className={labelClass}>
            {t(`spot.exit.${name}`)}
          </label>
          <TypedInput
            id={`${id}-price`}
            name={`${name}Price`}
            value={price}
            shown={shownTyped(price, places.price)}
            unfinished={unfinished.price}
            hasError={error !== undefined}
            saidBy={error && `${id}-line`}
            onChange={(text) => commands.editExit(name, { price: text, by: 'price', percent: '' })}
          />
        </div>
        <div
          className={cx(box(error !== undefined && typed.by === 'percent'), isTouch ? 'w-24 px-3' : 'w-[72px] px-1.5')}
        >
          <TypedInput
            id={`${id}-percent`}
            name={`${name}Percent`}
            label={t(`spot.exit.percent.${name}`)}
            value={percent}
            placeholder="%"
            isSmall
            shown={shownPercent(percent, isExitAbove(name, side))}
            unfinished={unfinished.percent}
            hasError={error !== undefined && typed.by === 'percent'}
            saidBy={error && `${id}-line`}
            onChange={(text) => commands.editExit(name, { percent: text, by: 'percent', price: '' })}
          />
        </div>
      </div>
      {typed.becomes === 'limit' && (
        <div className={cx(box(limitError !== undefined), 'px-3')}>
          <label htmlFor={`${id}-limit`} className={labelClass}>
            {t('spot.exit.limit')}
          </label>
          <TypedInput
            id={`${id}-limit`}
            name={`${name}Limit`}
            value={typed.limit}
            shown={shownTyped(typed.limit, places.price)}
            unfinished={unfinished.limit}
            hasError={limitError !== undefined}
            saidBy={limitError && `${id}-line`}
            onChange={(limit) => commands.editExit(name, { limit })}
          />
        </div>
      )}
      <div className="flex min-h-5 flex-wrap items-center justify-between gap-x-2 text-12">
        <ChoiceMenu
          label={t(`spot.exit.${name}`)}
          isSmall
          align="left"
          options={thens}
          value={typed.becomes}
          onChange={(becomes) => commands.editExit(name, { becomes })}
        />
        {/* Its space is reserved, so that nothing moves when a text appears. */}
        <span id={`${id}-line`} aria-live="polite" className="ml-auto text-right">
          {(error ?? limitError) ? (
            <span className="text-danger">{error ?? limitError}</span>
          ) : (
            result && <Result {...result} />
          )}
        </span>
      </div>
    </div>
  );
}

const INK = { up: 'text-up', down: 'text-down', none: 'text-text-muted' } as const;

/** The result of an exit, in the colours of gain and loss. */
export const Result = ({ text, tone }: { readonly text: string; readonly tone: keyof typeof INK }) => (
  <span className={cx('num whitespace-nowrap', INK[tone])}>{text}</span>
);
