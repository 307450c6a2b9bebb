import { useState } from 'react';
import type { ConsoleKey } from '../i18n.ts';
import { readFigure } from './figure-fault.ts';

type FieldKey = Extract<ConsoleKey, `console.actionField.${string}`>;
/** A figure that staff can change, by its name in the request, on the approvals page and in the log. */
export type FigureName = FieldKey extends `console.actionField.${infer Name}` ? Name : never;
type Figures<Name extends string> = Readonly<Record<Name, string>>;

/**
 * Present and wanted figures, as exact text and never as floats. Typed text is kept unchanged: if its comma were dropped, 1,5
 * would become 15.
 *
 * @param isWhole  true where only whole numbers make sense
 */
export function useChangeForm<Name extends FigureName>(names: readonly Name[], { isWhole = false } = {}) {
  const [now, setNow] = useState<Figures<Name>>();
  const [typed, setTyped] = useState<Figures<Name>>();
  const all = (text: (name: Name) => string) =>
    Object.fromEntries(names.map((name) => [name, text(name)])) as Figures<Name>;
  const texts = typed ?? all(() => '');
  const readings = names.map((name) => ({ name, reading: readFigure(texts[name], isWhole) }));
  const isFigure = (of: Name) => readings.some(({ name, reading }) => name === of && reading.isGood);
  return {
    /** The figures in the form in which they are sent. */
    values: Object.fromEntries(
      readings.map(({ name, reading }) => [name, reading.isGood ? reading.figure : texts[name]]),
    ) as Figures<Name>,
    fields: readings.map(({ name, reading }) => ({
      name,
      before: now?.[name] ?? '',
      text: texts[name],
      fault: texts[name] !== '' && !reading.isGood ? reading.fault : undefined,
    })),
    isFigure,
    isGood: names.every(isFigure),
    isEmpty: names.every((name) => texts[name] === ''),
    set: (name: Name, text: string) => setTyped({ ...texts, [name]: text }),
    fill: (next: Figures<Name>) => {
      setNow(next);
      setTyped(next);
    },
  } as const;
}
