import { useId } from 'react';
import { cx } from '../cx.ts';
import { useDensity } from '../density.tsx';
import { type FieldFrame, FieldShell } from './field.tsx';

interface TextAreaProps extends FieldFrame {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly name?: string;
  readonly rows?: number;
  readonly maxLength?: number;
  readonly placeholder?: string;
  readonly disabled?: boolean;
}

/** A text field of several lines. */
export function TextArea({
  value,
  onChange,
  name,
  rows = 3,
  maxLength,
  placeholder,
  disabled,
  ...frame
}: TextAreaProps) {
  const id = useId();
  const isTouch = useDensity() === 'touch';
  const { error, good, help } = frame;
  return (
    <FieldShell id={id} {...frame}>
      <textarea
        id={id}
        dir="auto"
        name={name}
        rows={rows}
        maxLength={maxLength}
        value={value}
        placeholder={placeholder}
        disabled={disabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={(error ?? good ?? help) ? `${id}-line` : undefined}
        className={cx(
          'w-full resize-y rounded-control border bg-surface-field px-3 py-2.5 text-text outline-none transition-colors placeholder:text-text-faint',
          'focus:border-focus focus:ring-3 focus:ring-accent-soft disabled:border-transparent disabled:bg-hover disabled:text-text-faint',
          isTouch ? 'text-16' : 'text-14',
          error ? 'border-danger' : 'border-line-strong hover:border-n9',
        )}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </FieldShell>
  );
}
