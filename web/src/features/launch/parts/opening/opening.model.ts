import { useState } from 'react';
import { usePerson } from '../../../../lib/person/session.ts';
import type { FlashAnswer } from '../../api/flash.ts';
import type { FlashRound } from '../../rules/flash.ts';
import type { CheckedOpening } from '../../rules/opening-check.ts';

/** Checks in this browser what has ordered the opening, and the person's own place in it. */
export function useOpeningModel(round: FlashRound, answer: FlashAnswer) {
  const person = usePerson();
  const [checked, setChecked] = useState<CheckedOpening | null>(null);
  const [state, setState] = useState<'idle' | 'running' | 'failed'>('idle');
  const check = async () => {
    if (state === 'running') return;
    setState('running');
    try {
      const { checkOpening } = await import('../../rules/opening-check.ts');
      setChecked(checkOpening(round, answer, person?.fid ? BigInt(person.fid) : null));
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return { view: { checked, state }, commands: { check: () => void check() } };
}
