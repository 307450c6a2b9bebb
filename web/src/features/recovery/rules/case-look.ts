import type { Tone } from '../../../kit/badge.tsx';
import type { StepState } from '../../../kit/progress/progress.tsx';
import type { CallOutput } from '../../../lib/client.ts';

type Case = CallOutput<'recovery.caseDetail'>;

const TONES: Record<Case['state'], Tone> = {
  SUBMITTED: 'info',
  RETURNING: 'info',
  CREDITED: 'ok',
  RETURNED: 'ok',
  REFUSED: 'danger',
};
export const caseTone = (state: Case['state']): Tone => TONES[state];

/** How a step is drawn: ended well or badly, under way, or done. */
export function stepState(state: Case['state'], isLast: boolean): StepState {
  if (state === 'REFUSED') return 'failed';
  const isOpen = state === 'SUBMITTED' || state === 'RETURNING';
  return isLast && isOpen ? 'now' : 'done';
}
