import { type CustodyDeps, chainOf } from '../custody-deps.ts';
import type { ChainAdapter, PaymentTerms } from '../ports.ts';
import { findSweepable, hasOpenTopUp, type Sweepable } from '../store/sweep.store.ts';
import { forEachRow } from './for-each-row.ts';
import { checkFunds, type Draft, readSequence, signPayment } from './payments/sign-payment.ts';

const PER_RUN = 20;
/** Room for the price to rise between pricing and mining, and once more by a raise. */
const GAS_ROOM = 3n;

/**
 * Brings what final deposits left on people's addresses to the hot wallet. A token's address first gets the coins that
 * its transaction costs. Sweeps and top-ups are payments like any other and inherit all their rules.
 */
export async function sweepOnce(deps: CustodyDeps, network: string): Promise<void> {
  const adapter = chainOf(deps, network);
  if (!adapter.sweeps || (deps.mayPay && !(await deps.mayPay(network)))) return;
  for (const asset of adapter.assets) {
    const coin = await deps.settings.coin(deps.db, asset, network);
    if (!coin) continue;
    const at = { network, family: adapter.family, asset, minMinor: coin.sweepMinMinor, limit: PER_RUN };
    await forEachRow(await findSweepable(deps.db, at), (place) => sweep(deps, adapter, asset, place));
  }
}

async function sweep(deps: CustodyDeps, adapter: ChainAdapter, asset: string, place: Sweepable): Promise<void> {
  const held = await adapter.balance([place.address], asset);
  const found = held < place.unsweptMinor ? null : held;
  if (found === null) return;
  const draft = sweepDraft(adapter, asset, place, found);
  const quoted = await adapter.quote({ ...draft, amountMinor: asset === adapter.feeAsset ? 1n : found, paymentId: '' });
  if (!quoted.ok) return;
  const gasMinor = quoted.value.feeMinorMax * GAS_ROOM;
  if (asset === adapter.feeAsset) {
    if (found > gasMinor) await pay(deps, adapter, { ...draft, amountMinor: found - gasMinor }, quoted.value);
    return;
  }
  const gasHeld = await adapter.balance([place.address], adapter.feeAsset);
  if (gasHeld >= quoted.value.feeMinorMax) await pay(deps, adapter, draft, quoted.value);
  else await topUp(deps, adapter, place, gasMinor - gasHeld);
}

async function topUp(deps: CustodyDeps, adapter: ChainAdapter, place: Sweepable, amountMinor: bigint): Promise<void> {
  if (await hasOpenTopUp(deps.db, adapter.network, place.address)) return;
  const { hot } = adapter;
  const draft: Draft = {
    kind: 'gas',
    ref: place.address,
    asset: adapter.feeAsset,
    fromAddress: hot.address,
    fromPath: hot.keyPath,
    toAddress: place.address,
    toPath: place.keyPath,
    amountMinor,
  };
  const quoted = await adapter.quote({ ...draft, paymentId: '' });
  if (quoted.ok) await pay(deps, adapter, draft, quoted.value);
}

async function pay(deps: CustodyDeps, adapter: ChainAdapter, draft: Draft, terms: PaymentTerms): Promise<void> {
  const { network } = adapter;
  if (!(await checkFunds(deps, adapter, draft, terms)).ok) return;
  const sequence = await readSequence(deps, network, draft.fromAddress);
  if (!sequence.ok) return;
  const request = { network, draft, terms, minedSequence: sequence.value };
  const signed = await deps.db.decide((tx) => signPayment(deps, tx, request));
  if (signed.ok) deps.atStep?.('payment-stored');
}

function sweepDraft(adapter: ChainAdapter, asset: string, place: Sweepable, amountMinor: bigint): Draft {
  return {
    kind: 'sweep',
    ref: place.address,
    asset,
    fromAddress: place.address,
    fromPath: place.keyPath,
    toAddress: adapter.hot.address,
    amountMinor,
  };
}
