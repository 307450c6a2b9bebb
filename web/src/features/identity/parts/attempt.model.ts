import { useState } from 'react';
import type { CallFailure } from '../../../lib/calls/call-failure.ts';
import { sentenceOfFailure } from '../api/sentence.ts';
import type { Ended } from './security-check/security-check-props.ts';

/** A problem, and the field beside which it is shown; null for the form as a whole. */
interface Trouble<Field extends string> {
  readonly field: Field | null;
  readonly text: string;
}

export interface Attempts<Field extends string> {
  readonly isBusy: boolean;
  readonly trouble: Trouble<Field> | null;
  /** The problem of one field, or null. */
  readonly at: (field: Field) => string | null;
  /** The problem of the form as a whole, or null. */
  readonly overall: string | null;
  readonly clear: () => void;
  readonly fail: (field: Field | null, text: string) => void;
  /**
   * Runs a call while the form is busy. A second press meanwhile does nothing and returns null.
   *
   * @param take  gets a failure first; returns true if it showed it elsewhere
   */
  readonly run: <Value>(
    work: () => Promise<Ended<Value>>,
    take?: (failure: CallFailure, text: string) => boolean,
  ) => Promise<Ended<Value> | null>;
}

/** Runs a form's calls one at a time, and keeps where their failures are shown. */
export function useAttempts<Field extends string>(fieldOf: Readonly<Partial<Record<string, Field>>>): Attempts<Field> {
  const [isBusy, setIsBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble<Field> | null>(null);
  return {
    isBusy,
    trouble,
    at: (field) => (trouble?.field === field ? trouble.text : null),
    overall: trouble && trouble.field === null ? trouble.text : null,
    clear: () => setTrouble(null),
    fail: (field, text) => setTrouble({ field, text }),
    async run(work, take) {
      if (isBusy) return null;
      setIsBusy(true);
      setTrouble(null);
      try {
        const ended = await work();
        if (ended.ok) return ended;
        const text = await sentenceOfFailure(ended.failure);
        const field = fieldOf[ended.failure.i18nMsgCode ?? ''] ?? null;
        if (!take?.(ended.failure, text)) setTrouble({ field, text });
        return ended;
      } finally {
        setIsBusy(false);
      }
    },
  };
}
