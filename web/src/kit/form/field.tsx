import { CircleAlert, CircleCheck } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { useDensity } from '../density.tsx';

export interface FieldFrame {
  readonly label: string;
  /** Shown at the right of the label: a link, or what is available. */
  readonly aside?: ReactNode;
  /** A muted sentence below the box. */
  readonly help?: ReactNode;
  /** What is wrong, with its numbers. */
  readonly error?: ReactNode;
  /** What is right. */
  readonly good?: ReactNode;
  /** Reserves the line below the box, so that nothing moves when a sentence appears. */
  readonly keepsLine?: boolean;
}

interface FieldShellProps extends FieldFrame {
  readonly id: string;
  readonly labelId?: string;
  readonly children: ReactNode;
}

/** A label, a box and a sentence below it: 13 + 6 + box + 6 + 12 px. */
export function FieldShell({ id, labelId, label, aside, help, error, good, keepsLine, children }: FieldShellProps) {
  const line = error ?? good ?? help;
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-3 text-13">
        {labelId ? (
          <span id={labelId} dir="auto" className="text-text-muted">
            {label}
          </span>
        ) : (
          <label htmlFor={id} dir="auto" className="text-text-muted">
            {label}
          </label>
        )}
        {aside && <span className="min-w-0 text-right text-text-muted">{aside}</span>}
      </div>
      {children}
      {(line || keepsLine) && (
        <div
          id={`${id}-line`}
          aria-live="polite"
          className={cx(
            'flex min-h-4 items-start gap-1.5 text-12',
            error ? 'text-danger' : good ? 'text-ok' : 'text-text-faint',
          )}
        >
          {error ? (
            <CircleAlert aria-hidden="true" className="mt-px size-3.5 shrink-0" />
          ) : good ? (
            <CircleCheck aria-hidden="true" className="mt-px size-3.5 shrink-0" />
          ) : null}
          <span className="min-w-0">{line}</span>
        </div>
      )}
    </div>
  );
}

/** The classes of a field's box. */
export const boxClass = (isTouch: boolean, hasError: boolean, isOff = false): string =>
  cx(
    'flex items-center gap-2 rounded-control border px-3 transition-colors',
    isTouch ? 'h-12' : 'h-11',
    isOff ? 'border-transparent bg-hover' : 'bg-surface-field',
    !isOff && (hasError ? 'border-danger' : 'border-line-strong hover:border-n9'),
    'focus-within:border-focus focus-within:ring-3 focus-within:ring-accent-soft',
  );

export const inputClass =
  'h-full min-w-0 flex-1 bg-transparent text-14 text-text outline-none placeholder:text-text-faint disabled:text-text-faint';

export interface TextFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'onChange' | 'value'>,
    FieldFrame {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  /** For addresses and ids: a font with a slashed zero, and different l and I. */
  readonly isCode?: boolean;
}

/** A text field of one line. */
export function TextField(props: TextFieldProps) {
  const { label, aside, help, error, good, keepsLine, value, onChange, before, after, isCode, ...input } = props;
  const made = useId();
  const id = input.id ?? made;
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
        {before}
        <input
          {...input}
          id={id}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={hasLine ? `${id}-line` : undefined}
          className={cx(inputClass, isTouch && 'text-16', isCode && 'code')}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {after}
      </div>
    </FieldShell>
  );
}
