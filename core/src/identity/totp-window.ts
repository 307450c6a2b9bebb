export const TOTP_PERIOD_SECONDS = 30;
const STEPS_AROUND = 1;

/** The authenticator's step that a time lies in. */
export function totpStep(nowMs: number): number {
  return Math.floor(nowMs / 1000 / TOTP_PERIOD_SECONDS);
}

/** The steps whose codes are accepted now: this one, the one before and the one after, for clocks that differ. */
export function totpSteps(nowMs: number): readonly number[] {
  const step = totpStep(nowMs);
  return [step, step - STEPS_AROUND, step + STEPS_AROUND];
}

/**
 * Whether a step whose code was right may still be used.
 *
 * @param lastStep  the last step that was used, or null
 * @invariant a step, or an earlier one, never passes twice
 */
export function isFreshStep(step: number, lastStep: number | null): boolean {
  return lastStep === null || step > lastStep;
}
