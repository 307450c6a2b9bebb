import type { Refusal } from '@bourse/core/result.ts';
import type { EngineRefusal, Projected } from '../trading.ts';

/** Messages to the core. */
export type ToCore =
  /** Consecutive commands in `words`; the first one has the number `first`, the others the next ones. */
  | { readonly kind: 'ask'; readonly first: number; readonly count: number; readonly words: Uint32Array<ArrayBuffer> }
  /** Somebody waits for the rows of what was answered before this. */
  | { readonly kind: 'hurry' }
  /** How far the demo's clock is ahead of real time. */
  | { readonly kind: 'clock'; readonly offsetMs: number }
  | { readonly kind: 'stop' };

/** Messages from the core. */
export type FromCore =
  | {
      readonly kind: 'done';
      readonly numbers: readonly number[];
      readonly firstSequence: number;
      readonly atMs: number;
      readonly events: Uint32Array<ArrayBuffer>;
    }
  | { readonly kind: 'refused'; readonly numbers: readonly number[]; readonly refusal: Refusal<EngineRefusal> }
  | {
      readonly kind: 'failed';
      readonly numbers: readonly number[];
      readonly message: string;
      /** True if the outcome is unknown; otherwise the command is a bug. */
      readonly isUnknown: boolean;
    }
  | { readonly kind: 'projected'; readonly step: Projected }
  | { readonly kind: 'standing'; readonly isLeading: boolean; readonly projected: number }
  /** The core cannot go on; its process or thread ends after this. */
  | { readonly kind: 'broken'; readonly message: string; readonly isForOperator: boolean }
  | { readonly kind: 'stopped' };
