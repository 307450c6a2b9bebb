import { JournalBroken } from '../journal/place.ts';
import { OperatorFault } from '../platform/process/operator-fault.ts';
import { RowsDiffer } from './proven-state.ts';
import { ReplayDiffers } from './replica.ts';

/** Whether the error means that the journal or the program cannot be trusted, so that starting again would not help. */
export const isUntrusted = (error: unknown): boolean =>
  error instanceof JournalBroken || error instanceof ReplayDiffers || error instanceof RowsDiffer;

/** Turns an error that only the operator can resolve into one that is shown to them; keeps any other. */
export const faultOf = ({ message, isForOperator }: { readonly message: string; readonly isForOperator: boolean }) =>
  isForOperator
    ? new OperatorFault(
        `The trading core cannot go on. ${message} What to do: "Rows and journal" in docs/how-to/run-in-production.md.`,
      )
    : new Error(message);
