import { CircleAlert } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from './cx.ts';

interface FieldProps extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'onChange' | 'value'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: ReactNode;
  /** Advice that is useful while typing. */
  readonly hint?: ReactNode;
  /** Hides the label from view, but not from screen readers. */
  readonly labelIsHidden?: boolean;
}

/** A text field with its label and an error sentence. */
export function Field({ label, value, onChange, error, hint, labelIsHidden = false, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1.5">
      <label htmlFor={id} className={labelIsHidden ? 'sr-only' : 'text-13 text-text-muted'}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? `${id}-line` : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={cx(
          'h-10 w-full rounded-control border bg-surface-field px-3 text-14 text-text outline-none placeholder:text-text-faint focus:border-focus focus:ring-3 focus:ring-accent-soft',
          error ? 'border-danger' : 'border-line-strong',
        )}
      />
      {!error && hint && (
        <p id={`${id}-line`} className="num text-12 text-text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-line`} aria-live="polite" className="flex items-start gap-1.5 text-12 text-danger">
          <CircleAlert aria-hidden="true" className="mt-px size-3.5 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value | '';
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly placeholder?: string;
  readonly onChange: (value: Value) => void;
}

/** A choice among a few options, in the browser's own list. */
export function Choice<Value extends string>({ label, value, options, placeholder, onChange }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-13 text-text-muted">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value as Value)}
        className="h-10 w-full rounded-control border border-line-strong bg-surface-field px-3 text-14 text-text"
      >
        {placeholder && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
