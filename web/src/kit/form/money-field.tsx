import { readPastedInto } from '@bourse/core/money/typed.ts';
import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { useDensity } from '../density.tsx';
import { boxClass, type FieldFrame, FieldShell, inputClass } from './field.tsx';
import { useUnfinished } from './unfinished.ts';

export interface MoneyFieldProps extends FieldFrame {
  /** Plain decimal text as typed; never a number. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly unit?: ReactNode;
  readonly placeholder?: string;
  /** The text of the button that fills in `max`. The button needs both. */
  readonly maxLabel?: string;
  /** The exact maximum as canonical text, not the rounded one that is shown. */
  readonly max?: string;
  readonly disabled?: boolean;
  readonly name?: string;
  readonly autoFocus?: boolean;
}

/**
 * A field for an amount. Typed text stays as typed, for the model to judge. Pasted text that can mean only one amount becomes
 * it.
 */
export function MoneyField(props: MoneyFieldProps) {
  const { label, aside, help, error: found, good, keepsLine, value, onChange, unit, max, maxLabel, ...input } = props;
  const id = useId();
  const { isUnfinished, onTyped, ...typing } = useUnfinished(value);
  const error = isUnfinished ? undefined : found;
  const isTouch = useDensity() === 'touch';
  const hasLine = Boolean(error ?? good ?? help);
  return (
    <FieldShell
      id={id}
      label={label}
      aside={aside}
      help={help}
      error={error}
      good={good}
      {...(keepsLine && { keepsLine })}
    >
      <div className={boxClass(isTouch, Boolean(error), input.disabled)}>
        <input
          {...input}
          id={id}
          value={value}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={hasLine ? `${id}-line` : undefined}
          className={cx(inputClass, 'num text-16')}
          {...typing}
          onChange={(event) => {
            onTyped();
            onChange(event.currentTarget.value);
          }}
          onPaste={(event) => {
            const read = readPastedInto(event.currentTarget, event.clipboardData.getData('text'));
            if (read === null) return;
            event.preventDefault();
            onChange(read);
          }}
        />
        {maxLabel && max !== undefined && (
          <button
            type="button"
            disabled={input.disabled}
            className="touch shrink-0 text-14 font-medium text-accent-text hover:underline"
            onClick={() => onChange(max)}
          >
            {maxLabel}
          </button>
        )}
        {unit && <span className="shrink-0 text-14 text-text-muted">{unit}</span>}
      </div>
    </FieldShell>
  );
}
