import { ChevronDown } from 'lucide-react';
import { cx } from '../../../../kit/cx.ts';
import { useDensity } from '../../../../kit/density.tsx';
import { Menu, menuItemClass } from '../../../../kit/overlay/menu.tsx';
import { useOrdersText } from '../../orders-text.ts';
import type { OrderKind, Side } from '../../rules/market.ts';
import { useSpotText } from '../../spot-text.ts';
import { ChoiceMenu } from '../choice-menu.tsx';

interface ChoiceProps<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Buy or sell, in the colours of up and down. */
export function SideSwitch({ value, onChange }: ChoiceProps<Side>) {
  const t = useSpotText();
  const isTouch = useDensity() === 'touch';
  return (
    <fieldset className="flex min-w-0 rounded-control bg-hover p-0.5">
      <legend className="sr-only">{t('spot.form.side')}</legend>
      {(['buy', 'sell'] as const).map((side) => (
        <button
          key={side}
          type="button"
          aria-pressed={side === value}
          className={cx(
            'min-w-0 flex-1 truncate rounded-badge px-2 font-semibold transition-colors',
            isTouch ? 'h-10 text-14' : 'h-9 text-14',
            side !== value
              ? 'text-text-muted hover:text-text'
              : side === 'buy'
                ? 'bg-up-fill text-on-accent'
                : 'bg-down-fill text-on-accent',
          )}
          onClick={() => onChange(side)}
        >
          {t(`spot.form.${side}`)}
        </button>
      ))}
    </fieldset>
  );
}

const STOPS = ['stop-limit', 'stop-market', 'trailing-stop', 'oco'] as const;
const KINDS = ['limit', 'market', ...STOPS] as const satisfies readonly OrderKind[];

/** The kinds of order: two words and a list on a desktop, one field on touch screens. */
export function OrderTypes({ value, onChange }: ChoiceProps<OrderKind>) {
  const t = useSpotText();
  const o = useOrdersText();
  const isTouch = useDensity() === 'touch';
  const nameOf = (kind: OrderKind) => {
    if (kind === 'oco') return t('spot.form.oco');
    return kind === 'trailing-stop' ? o('spot.orders.trailing') : o(`spot.orders.type.${kind}`);
  };
  if (isTouch) {
    return (
      <ChoiceMenu
        isField
        label={t('spot.form.type')}
        options={KINDS.map((kind) => ({ value: kind, label: nameOf(kind) }))}
        value={value}
        onChange={onChange}
      />
    );
  }
  const look = (isOn: boolean) =>
    cx(
      'inline-flex items-center gap-1 text-14 font-medium whitespace-nowrap',
      isOn ? 'text-text' : 'text-text-faint hover:text-text',
    );
  const isStop = value !== 'limit' && value !== 'market';
  return (
    <fieldset className="flex items-center gap-4">
      <legend className="sr-only">{t('spot.form.type')}</legend>
      {(['limit', 'market'] as const).map((type) => (
        <button
          key={type}
          type="button"
          aria-pressed={type === value}
          className={look(type === value)}
          onClick={() => onChange(type)}
        >
          {o(`spot.orders.type.${type}`)}
        </button>
      ))}
      <Menu
        triggerClass={look(isStop)}
        trigger={
          <>
            {isStop ? nameOf(value) : t('spot.form.stop')}
            <ChevronDown aria-hidden="true" className="size-3.5 text-text-faint" />
          </>
        }
      >
        {(close) =>
          STOPS.map((type) => (
            <button
              key={type}
              type="button"
              aria-pressed={type === value}
              className={menuItemClass(type === value)}
              onClick={() => {
                onChange(type);
                close();
              }}
            >
              {nameOf(type)}
            </button>
          ))
        }
      </Menu>
    </fieldset>
  );
}
