import { CircleAlert, Minus, Plus, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { cx } from '../../../../kit/cx.ts';
import { useDensity } from '../../../../kit/density.tsx';
import { useUnfinished } from '../../../../kit/form/unfinished.ts';
import type { OrderField as FieldName } from '../../rules/order-check.ts';
import { fieldBox, TypedInput } from './typed-input.tsx';

interface OrderFieldProps {
  readonly label: string;
  readonly unit: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The value while nobody types: grouped, with its decimal places. */
  readonly shown: string;
  readonly name: FieldName;
  readonly error: string | undefined;
  /** A remark on a valid value. */
  readonly note?: { readonly text: string; readonly isWarning: boolean } | undefined;
  /** Shown while the field is empty: the value that follows from the other field. */
  readonly placeholder?: string | undefined;
  /** Steps up or down, by buttons on a phone and by the arrow keys. */
  readonly onStep?: ((direction: 1 | -1) => void) | undefined;
  readonly stepLabels?: { readonly up: string; readonly down: string };
  /** A button that fills the field, for instance with the last price. */
  readonly fill?: { readonly label: string; readonly onPress: () => void } | undefined;
}

/** One number of an order. Its label is inside the box, so that the column stays short. */
export function OrderField(props: OrderFieldProps) {
  const { label, unit, name, value, shown, onChange, note, placeholder, onStep, stepLabels, fill } = props;
  const id = useId();
  const isTouch = useDensity() === 'touch';
  const unfinished = useUnfinished(value);
  const error = unfinished.isUnfinished ? undefined : props.error;
  const said = error ?? note?.text;
  const input = (
    <TypedInput
      id={id}
      name={name}
      value={value}
      shown={shown}
      onChange={onChange}
      unfinished={unfinished}
      placeholder={placeholder}
      onStep={onStep}
      hasError={error !== undefined}
      saidBy={said ? `${id}-line` : undefined}
      isCentred={isTouch}
    />
  );
  const box = fieldBox(error !== undefined);
  const stepper = (direction: 1 | -1) =>
    onStep &&
    stepLabels && (
      <button
        type="button"
        aria-label={direction > 0 ? stepLabels.up : stepLabels.down}
        className="grid h-full w-10 shrink-0 place-items-center text-text-muted"
        onClick={() => onStep(direction)}
      >
        {direction > 0 ? (
          <Plus aria-hidden="true" className="size-4" />
        ) : (
          <Minus aria-hidden="true" className="size-4" />
        )}
      </button>
    );
  return (
    <div className="flex min-w-0 flex-col gap-1">
      {isTouch ? (
        <div className={cx(box, 'h-12')}>
          {stepper(-1)}
          <div className="flex min-w-0 flex-1 flex-col items-center pt-1">
            <label htmlFor={id} className="max-w-[calc(100%+20px)] truncate text-12 text-text-faint">
              {`${label} (${unit})`}
            </label>
            {input}
          </div>
          {stepper(1)}
        </div>
      ) : (
        <div className={cx(box, 'h-11 gap-2 px-3')}>
          <label htmlFor={id} className="shrink-0 text-13 text-text-faint">
            {label}
          </label>
          {input}
          {fill && (
            <button
              type="button"
              className="touch shrink-0 text-13 font-medium text-accent-text"
              onClick={fill.onPress}
            >
              {fill.label}
            </button>
          )}
          <span className="shrink-0 text-13 text-text-muted">{unit}</span>
        </div>
      )}
      {/* Its space is reserved, the gaps to both fields among it, so that nothing moves while a person types. */}
      <div
        id={`${id}-line`}
        aria-live="polite"
        className={cx(
          '-mt-1 -mb-2 flex min-h-7 items-center gap-1 text-12 leading-[14px]',
          error ? 'text-danger' : note?.isWarning ? 'text-warn' : 'text-text-faint',
        )}
      >
        {error && <CircleAlert aria-hidden="true" className="mt-px size-3.5 shrink-0" />}
        {!error && note?.isWarning && <TriangleAlert aria-hidden="true" className="mt-px size-3.5 shrink-0" />}
        <span className="min-w-0">{said}</span>
      </div>
    </div>
  );
}
