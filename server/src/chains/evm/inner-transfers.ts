import { ChainFault } from '../../modules/custody/ports.ts';
import { quantity } from './evm-rpc.ts';

/** Coins that moved inside a transaction, by the code that it called. Addresses are spelled as the node does. */
export interface InnerTransfer {
  readonly from: string;
  readonly to: string;
  readonly value: bigint;
}

/** A frame of `debug_trace…` with the callTracer. */
export interface CallFrame {
  readonly type: string;
  readonly from: string;
  readonly to?: string;
  readonly value?: string;
  readonly error?: string;
  readonly calls?: readonly CallFrame[];
}

/** An item of `trace_block` and `trace_transaction`. */
export interface FlatTrace {
  readonly type: string;
  readonly action: {
    readonly from?: string;
    readonly to?: string;
    readonly value?: string;
    readonly callType?: string;
    /** The contract, if it destroys itself. */
    readonly address?: string;
    readonly refundAddress?: string;
    readonly balance?: string;
  };
  readonly result?: { readonly address?: string } | null;
  readonly error?: string;
  readonly traceAddress: readonly number[];
  readonly transactionHash?: string | null;
  readonly blockHash?: string;
}

/**
 * Frames that move coins. A delegated call and a `callcode` only run another contract's code, and the value that they
 * name stays where it is.
 */
const MOVES: ReadonlySet<string> = new Set(['CALL', 'CREATE', 'CREATE2', 'SELFDESTRUCT']);

/**
 * The transfers inside a transaction, in order, without the transaction's own transfer.
 *
 * @invariant calls that were reverted are left out, and so is everything that they called
 */
export function transfersInFrames(top: CallFrame): InnerTransfer[] {
  if (top.error !== undefined) return [];
  const found: InnerTransfer[] = [];
  const walk = (frame: CallFrame) => {
    if (frame.error !== undefined) return;
    if (MOVES.has(frame.type.toUpperCase())) add(found, frame.from, frame.to, frame.value);
    frame.calls?.forEach(walk);
  };
  top.calls?.forEach(walk);
  return found;
}

/** Like `transfersInFrames`, from the traces of one transaction. */
export function transfersInTraces(traces: readonly FlatTrace[]): InnerTransfer[] {
  const inOrder = traces.toSorted((a, b) => comparePlaces(a.traceAddress, b.traceAddress));
  const undone = inOrder.filter(({ error }) => error !== undefined).map(({ traceAddress }) => traceAddress);
  const isUndone = (place: readonly number[]) => undone.some((above) => above.every((step, at) => place[at] === step));
  const found: InnerTransfer[] = [];
  for (const { type, action, result, traceAddress } of inOrder) {
    if (traceAddress.length === 0 || isUndone(traceAddress)) continue;
    if (type === 'call' && action.callType === 'call') add(found, action.from, action.to, action.value);
    if (type === 'create') add(found, action.from, result?.address, action.value);
    if (type === 'suicide' || type === 'selfdestruct') add(found, action.address, action.refundAddress, action.balance);
  }
  return found;
}

function add(
  found: InnerTransfer[],
  from: string | undefined,
  to: string | undefined,
  value: string | undefined,
): void {
  if (value === undefined || quantity(value) === 0n || from === to) return;
  if (from === undefined || to === undefined)
    throw new ChainFault('BAD_ANSWER', 'a trace that moves coins from or to nobody');
  found.push({ from, to, value: quantity(value) });
}

/** Sorts a caller before what it called. */
function comparePlaces(a: readonly number[], b: readonly number[]): number {
  for (let at = 0; at < Math.min(a.length, b.length); at++) if (a[at] !== b[at]) return a[at]! - b[at]!;
  return a.length - b.length;
}
