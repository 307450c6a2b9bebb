/** What tells one fault from another. */
interface Fault {
  readonly fileName: string;
  readonly location: object;
  readonly mutatorName: string;
  readonly replacement?: string;
}

/** Which faults a sample has: those whose digests with the seed come first. */
export function drawSample<Any extends Fault>(
  faults: readonly Any[],
  sample: { readonly count: number; readonly seed: number; readonly root: string },
): ReadonlySet<Any>;
