import { useState } from 'react';
import type { ConsoleKey } from '../i18n.ts';

type FieldKey = Extract<ConsoleKey, `console.actionField.${string}`>;
/** A figure that staff ask to change, by the name that it has in the request, on the approvals page and in the log. */
export type FigureName = FieldKey extends `console.actionField.${infer Name}` ? Name : never;
type Figures<Name extends string> = Readonly<Record<Name, string>>;

const FIGURE = /^(?:0|[1-9][0-9]{0,29})(?:\.[0-9]{1,18})?$/u;

/**
 * Figures as they are and as they are to be, digit by digit: nothing of them becomes a float. What is typed stays as it is
 * typed: without its comma, 1,5 would be 15.
 */
export function useChangeForm<Name extends FigureName>(names: readonly Name[]) {
  const [now, setNow] = useState<Figures<Name>>();
  const [typed, setTyped] = useState<Figures<Name>>();
  const all = (text: (name: Name) => string) =>
    Object.fromEntries(names.map((name) => [name, text(name)])) as Figures<Name>;
  const values = typed ?? all(() => '');
  return {
    values,
    fields: names.map((name) => ({
      name,
      before: now?.[name] ?? '',
      text: values[name],
      isWrong: values[name] !== '' && !FIGURE.test(values[name]),
    })),
    isFigure: (name: Name) => FIGURE.test(values[name]),
    isGood: names.every((name) => FIGURE.test(values[name])),
    isEmpty: names.every((name) => values[name] === ''),
    set: (name: Name, text: string) => setTyped({ ...values, [name]: text }),
    fill: (next: Figures<Name>) => {
      setNow(next);
      setTyped(next);
    },
  } as const;
}
