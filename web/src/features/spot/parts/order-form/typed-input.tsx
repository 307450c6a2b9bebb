import { readPastedInto } from '@bourse/core/money/typed.ts';
import { useState } from 'react';
import { cx } from '../../../../kit/cx.ts';
import { useDensity } from '../../../../kit/density.tsx';
import type { useUnfinished } from '../../../../kit/form/unfinished.ts';

interface TypedInputProps {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The value while nobody types: grouped, with its decimal places. */
  readonly shown: string;
  readonly unfinished: ReturnType<typeof useUnfinished>;
  readonly hasError: boolean;
  /** The id of the element with the error or the remark. */
  readonly saidBy: string | undefined;
  readonly label?: string;
  readonly placeholder?: string | undefined;
  readonly isCentred?: boolean;
  /** For a field not much wider than its number. */
  readonly isSmall?: boolean;
  /** Steps up or down, by the arrow keys. */
  readonly onStep?: ((direction: 1 | -1) => void) | undefined;
}

/** A field for a number. It never contains anything but what was typed. */
export function TypedInput(props: TypedInputProps) {
  const {
    id,
    name,
    value,
    shown,
    onChange,
    unfinished,
    hasError,
    saidBy,
    placeholder,
    isCentred = false,
    isSmall = false,
    onStep,
  } = props;
  const isTouch = useDensity() === 'touch';
  const size = isTouch ? 'text-16' : isSmall ? 'text-13' : 'text-14';
  const [isHere, setIsHere] = useState(false);
  // A wrong value is shown exactly as it was typed.
  const isCovered = !isHere && !hasError && shown !== value;
  return (
    <span className={cx('relative min-w-0', isCentred ? 'h-full w-full' : 'h-full flex-1')}>
      <input
        id={id}
        name={name}
        value={value}
        placeholder={placeholder}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={props.label}
        aria-invalid={hasError ? true : undefined}
        aria-describedby={saidBy}
        className={cx(
          'num size-full min-w-0 bg-transparent font-medium outline-none placeholder:font-normal placeholder:text-text-faint placeholder:[font-variant-numeric:normal]',
          size,
          isCentred ? 'text-center' : 'text-right',
          isCovered ? 'text-transparent' : 'text-text',
        )}
        onFocus={() => setIsHere(true)}
        onBlur={() => {
          setIsHere(false);
          unfinished.onBlur();
        }}
        onChange={(event) => {
          unfinished.onTyped();
          onChange(event.currentTarget.value);
        }}
        onPaste={(event) => {
          const read = readPastedInto(event.currentTarget, event.clipboardData.getData('text'));
          if (read === null) return;
          event.preventDefault();
          onChange(read);
        }}
        onKeyDown={(event) => {
          unfinished.onKeyDown(event);
          if (!onStep || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
          event.preventDefault();
          onStep(event.key === 'ArrowUp' ? 1 : -1);
        }}
      />
      {/* Laid over the field, whose own value stays what was typed. */}
      {isCovered && (
        <span
          aria-hidden="true"
          className={cx(
            'num pointer-events-none absolute inset-0 flex items-center overflow-hidden font-medium',
            size,
            isCentred ? 'justify-center' : 'justify-end',
          )}
        >
          {shown}
        </span>
      )}
    </span>
  );
}

/** The classes of a field's box; its border shows focus and errors. */
export const fieldBox = (hasError: boolean): string =>
  cx(
    'flex items-center rounded-control border bg-surface-field transition-colors focus-within:border-focus focus-within:ring-3 focus-within:ring-accent-soft',
    hasError ? 'border-danger' : 'border-line-strong hover:border-n9',
  );
