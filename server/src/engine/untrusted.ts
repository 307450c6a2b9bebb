import { JournalBroken } from '../journal/place.ts';
import { OperatorFault } from '../platform/process/operator-fault.ts';
import { RowsDiffer } from './proven-state.ts';
import { ReplayDiffers } from './replica.ts';

/** True where the journal or the program cannot be trusted: starting again would find the same. */
export const isUntrusted = (error: unknown): boolean =>
  error instanceof JournalBroken || error instanceof ReplayDiffers || error instanceof RowsDiffer;

/** What the operator reads where only he can go on; any other error as it is. */
export const faultOf = ({ message, isForOperator }: { readonly message: string; readonly isForOperator: boolean }) =>
  isForOperator
    ? new OperatorFault(
        `The trading core cannot go on. ${message} What to do: "Rows and journal" in docs/how-to/run-in-production.md.`,
      )
    : new Error(message);
