import type { Ledger } from '../../ledger/ledger.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import type { Assets } from '../assets/public.ts';
import type { Notices } from '../notices/public.ts';
import type { NetworkSettings } from './network-settings.ts';
import type { ChainAdapter } from './ports.ts';

/** What the chain edge works with. */
export interface ChainDeps {
  readonly db: Db;
  readonly ledger: Ledger;
  readonly clock: Clock;
  /** The adapters by network. */
  readonly chains: ReadonlyMap<string, ChainAdapter>;
  readonly settings: NetworkSettings;
  readonly assets: Pick<Assets, 'coin'>;
  readonly notices: Notices;
  /** False while payments must stop (a break in the books); absent: never. */
  readonly mayPay?: () => Promise<boolean>;
  /** Whether deposits below the minimum add up until they reach it; absent: never. */
  readonly accumulatesBelowMin?: () => Promise<boolean>;
  /** The linked wallet of a person that a payment came from, told in the transaction that records it; absent: there are none. */
  readonly linkOf?: (tx: Tx, payment: LinkablePayment) => Promise<string | null>;
  /** A payment that is not mined this long after its last attempt is paid better. */
  readonly raiseAfterMs?: number;
  /** Called at each point where a crash would leave something half done; tests crash here. */
  readonly atStep?: (step: CrashPoint) => void;
}

/** A payment to a person's own deposit address, before it is written down. */
export interface LinkablePayment {
  readonly uid: string;
  readonly network: string;
  readonly family: string;
  /** Canonical spelling. */
  readonly fromAddress: string;
  readonly txHash: string;
}

export type CrashPoint = 'payment-stored' | 'payment-sent' | 'credit-checked' | 'block-read';

export const RAISE_AFTER_MS = 120_000;

export function chainOf(deps: Pick<ChainDeps, 'chains'>, network: string): ChainAdapter {
  const adapter = deps.chains.get(network);
  if (!adapter) throw new Error(`no chain adapter for ${network}`);
  return adapter;
}
