import { readPastedInto } from '@bourse/core/money/typed.ts';
import type { ComponentProps } from 'react';
import { Field } from './field.tsx';

/** A figure. What is typed stays as it is, for the model to judge; what is pasted and can mean one figure only becomes that. */
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
