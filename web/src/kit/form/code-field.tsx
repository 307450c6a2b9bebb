import { useId, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import { type FieldFrame, FieldShell } from './field.tsx';

export interface CodeFieldProps extends FieldFrame {
  readonly value: string;
  readonly onChange: (digits: string) => void;
  /** Called once, when the last digit is typed. */
  readonly onComplete?: (digits: string) => void;
  readonly length?: number;
  /** Shows dots, for a trading password. */
  readonly isSecret?: boolean;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
  readonly name?: string;
}

/** Six cells for a code. One real input lies under them, so that paste and one-time-code autofill work. */
export function CodeField(props: CodeFieldProps) {
  const { label, aside, help, error, good, keepsLine, value, onChange, onComplete, length = 6, isSecret } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const at = Math.min(value.length, length - 1);
  const cells = Array.from({ length }, (_, index) => ({ key: `${id}-${index}`, digit: value[index] ?? '', index }));
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
      <div className="relative">
        <div aria-hidden="true" className="grid grid-flow-col gap-2" style={{ gridAutoColumns: 'minmax(0, 1fr)' }}>
          {cells.map(({ key, digit, index }) => (
            <span
              key={key}
              className={cx(
                'num grid h-12 place-items-center rounded-control border text-20',
                props.disabled ? 'border-transparent bg-hover text-text-faint' : 'bg-surface-field text-text',
                hasFocus && index === at
                  ? 'border-focus ring-3 ring-accent-soft'
                  : error
                    ? 'border-danger'
                    : !props.disabled && 'border-line-strong',
              )}
            >
              {digit && isSecret ? '•' : digit}
            </span>
          ))}
        </div>
        <input
          ref={input}
          id={id}
          name={props.name}
          value={value}
          disabled={props.disabled}
          // biome-ignore lint/a11y/noAutofocus: the caller asks for it where the code is the only thing to type.
          autoFocus={props.autoFocus}
          type={isSecret ? 'password' : 'text'}
          inputMode="numeric"
          autoComplete={isSecret ? 'off' : 'one-time-code'}
          maxLength={length + 8}
          aria-invalid={error ? true : undefined}
          aria-describedby={(error ?? good ?? help) ? `${id}-line` : undefined}
          className="absolute inset-0 h-full w-full cursor-text text-16 opacity-0"
          onFocus={() => setHasFocus(true)}
          onBlur={() => setHasFocus(false)}
          onChange={(event) => {
            const digits = event.currentTarget.value.replace(/\D/gu, '').slice(0, length);
            onChange(digits);
            if (digits.length === length && value.length < length) onComplete?.(digits);
          }}
        />
      </div>
    </FieldShell>
  );
}
