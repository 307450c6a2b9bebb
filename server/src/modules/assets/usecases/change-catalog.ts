import type { AuditName } from '@bourse/contract/staff/audit-actions.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { CoinNetwork, Network, Pause } from '../catalog.ts';
import { readCatalog } from '../queries/catalog.query.ts';
import { updateConfirmations, updateFee, updatePause, updateTerms } from '../store/catalog.store.ts';

/** Changes by staff, and by the hourly review of fees. Amounts are minor units at the coin's ledger scale. */
export type CatalogChange =
  | {
      readonly change: 'terms';
      readonly asset: string;
      readonly network: string;
      readonly depositMinMinor?: bigint;
      readonly withdrawMinMinor?: bigint;
      readonly withdrawMaxMinor?: bigint;
      readonly withdrawFeeMinor?: bigint;
    }
  | {
      /** The result of a review; what staff have set stays as its floor. */
      readonly change: 'fee';
      readonly asset: string;
      readonly network: string;
      readonly withdrawFeeMinor: bigint;
      readonly withdrawMinMinor: bigint;
    }
  | {
      readonly change: 'pause';
      /** Null for all coins of the network. */
      readonly asset: string | null;
      readonly network: string;
      readonly direction: 'deposit' | 'withdraw';
      /** Null ends a pause. */
      readonly pause: Pause | null;
    }
  | {
      readonly change: 'confirmations';
      readonly network: string;
      readonly credit: number;
      readonly unlock: number;
    };

export type CatalogRefusal = 'NETWORK_UNKNOWN' | 'FEE_ABOVE_HALF_MIN' | 'MAX_BELOW_MIN' | 'CONFIRMATIONS_WRONG';

/** Writes an audit entry in the same transaction; provided by approvals. */
export type WriteAudit = (
  tx: Tx,
  entry: {
    readonly action: AuditName;
    readonly subject: string;
    readonly reason: string;
    readonly before: unknown;
    readonly after: unknown;
  },
) => Promise<void>;

/**
 * Changes the catalog, with an audit entry; every process sees it within a second.
 *
 * @refuses NETWORK_UNKNOWN | FEE_ABOVE_HALF_MIN | MAX_BELOW_MIN | CONFIRMATIONS_WRONG, with figures in the details and
 *           amounts as decimal text
 */
export async function changeCatalog(
  tx: Tx,
  change: CatalogChange,
  context: { readonly reason: string; readonly nowMs: number; readonly audit: WriteAudit },
): Promise<Result<true, CatalogRefusal>> {
  const before = await stateOf(tx, change);
  if (!before) return refuse('NETWORK_UNKNOWN', { network: change.network });
  const refused = await judge(tx, change, before);
  if (refused) return refused;
  if (change.change === 'terms') await updateTerms(tx, { ...change, nowMs: context.nowMs });
  else if (change.change === 'fee') await updateFee(tx, { ...change, nowMs: context.nowMs });
  else if (change.change === 'pause') await updatePause(tx, { ...change, nowMs: context.nowMs });
  else await updateConfirmations(tx, { ...change, nowMs: context.nowMs });
  await context.audit(tx, {
    action: `assets.${change.change}`,
    subject: [subjectAsset(change), change.network].filter((part) => part !== null).join('/'),
    reason: context.reason,
    before: asJson(before),
    after: asJson(await stateOf(tx, change)),
  });
  return ok(true);
}

export type State = CoinNetwork | Network;

const subjectAsset = (change: CatalogChange): string | null =>
  change.change === 'confirmations' ? null : change.asset;

export async function stateOf(tx: Tx, change: CatalogChange): Promise<State | undefined> {
  const catalog = await readCatalog(tx);
  const asset = subjectAsset(change);
  return asset === null ? catalog.networks.get(change.network) : catalog.coinNetworks.get(`${asset}/${change.network}`);
}

export async function judge(
  tx: Tx,
  change: CatalogChange,
  before: State,
): Promise<{ readonly ok: false; readonly refusal: { readonly code: CatalogRefusal } } | null> {
  if (change.change === 'confirmations') {
    return change.credit >= 1 && change.unlock >= change.credit
      ? null
      : refuse('CONFIRMATIONS_WRONG', { credit: change.credit, unlock: change.unlock });
  }
  if (change.change === 'pause' || !('withdrawMinMinor' in before)) return null;
  const min = change.withdrawMinMinor ?? before.withdrawMinMinor;
  const max = (change.change === 'terms' ? change.withdrawMaxMinor : undefined) ?? before.withdrawMaxMinor;
  const fee = change.withdrawFeeMinor ?? before.withdrawFeeMinor;
  if (min >= 2n * fee && max >= min) return null;
  const scale = (await readCatalog(tx)).coins.get(before.asset)!.ledgerScale;
  const text = (minor: bigint): string => formatAmount(minor, scale);
  return min < 2n * fee
    ? refuse('FEE_ABOVE_HALF_MIN', { min: text(min), fee: text(fee) })
    : refuse('MAX_BELOW_MIN', { min: text(min), max: text(max) });
}

/** Bigints as text, because the audit is JSON. */
function asJson(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? part.toString() : part)) ?? 'null',
  );
}
