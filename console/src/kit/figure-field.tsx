import { readPastedInto } from '@bourse/core/money/typed.ts';
import type { ComponentProps } from 'react';
import { Field } from './field.tsx';

/**
 * A field for a figure. Typed text stays as typed, for the model to judge. Pasted text that can mean only one figure becomes
 * it.
 */
export function FigureField({ onChange, ...field }: ComponentProps<typeof Field>) {
  return (
    <Field
      inputMode="decimal"
      autoComplete="off"
      maxLength={60}
      {...field}
      onChange={onChange}
      onPaste={(event) => {
        const read = readPastedInto(event.currentTarget, event.clipboardData.getData('text'));
        if (read === null) return;
        event.preventDefault();
        onChange(read);
      }}
    />
  );
}
