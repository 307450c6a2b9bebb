import { smallerOf } from '@bourse/core/money/bounds.ts';
import { type CustodyDeps, chainOf } from '../custody-deps.ts';
import type { ChainAdapter, PaymentTerms } from '../ports.ts';
import { sumPromised } from '../store/payment.store.ts';
import { findSweepable, hasOpenTopUp, type Sweepable } from '../store/sweep.store.ts';
import { forEachRow } from './for-each-row.ts';
import { currentHot } from './hot-wallet.ts';
import { checkFunds, type Draft, readSequence, signPayment } from './payments/sign-payment.ts';

const PER_RUN = 20;
/** Leaves room for the price to rise before the transaction is mined, and for one raise of the fee. */
const GAS_ROOM = 3n;

/**
 * Moves final deposits from people's addresses to the hot wallet. An address with tokens first gets the coins that its
 * transaction costs. Sweeps and top-ups are payments like any other and follow the same rules.
 */
export async function sweepOnce(deps: CustodyDeps, network: string): Promise<void> {
  const adapter = chainOf(deps, network);
  if (!adapter.sweeps || (deps.mayPay && !(await deps.mayPay(network)))) return;
  const paused = (await deps.settings.network(deps.db, network))?.withdrawalsPausedReason;
  if (paused !== undefined) return;
  for (const asset of adapter.assets) {
    const coin = await deps.settings.coin(deps.db, asset, network);
    if (!coin) continue;
    const at = { network, family: adapter.family, asset, minMinor: coin.sweepMinMinor, limit: PER_RUN };
    await forEachRow(await findSweepable(deps.db, at), async (place) => {
      await sweepFrom(deps, adapter, asset, place);
    });
  }
}

/**
 * Signs the payment that moves one address's coins to the hot wallet, if they are worth it, or the gas that it needs
 * first.
 *
 * @param place  `unsweptMinor`: the least that must be there
 * @returns      `nothing` if it is not worth it; `moving` while it moves or waits for something; `dear` above the price
 *               cap
 */
export async function sweepFrom(
  deps: CustodyDeps,
  adapter: ChainAdapter,
  asset: string,
  place: Sweepable,
): Promise<'nothing' | 'moving' | 'dear'> {
  const found = await adapter.balance([place.address], asset);
  if (found < place.unsweptMinor) return 'nothing';
  const isFee = asset === adapter.feeAsset;
  const draft = await sweepDraft(deps, adapter, asset, place, smallerOf(found, adapter.amountMinorMax(asset)));
  const quoted = await adapter.quote({ ...draft, amountMinor: isFee ? 1n : draft.amountMinor, paymentId: '' });
  if (!quoted.ok) return quoted.refusal.code === 'FEE_TOO_HIGH' ? 'dear' : 'moving';
  const gasMinor = quoted.value.feeMinorMax * GAS_ROOM;
  if (isFee) {
    if (found <= gasMinor) return 'nothing';
    // Leaves enough for the fees of payments under way from there. Taking more would fail again and again while tokens
    // keep coming.
    const promised = await sumPromised(deps.db, { network: adapter.network, address: place.address, asset });
    const amountMinor = smallerOf(draft.amountMinor, found - gasMinor - promised);
    if (amountMinor > 0n) await payOwn(deps, adapter, { ...draft, amountMinor }, quoted.value);
    return 'moving';
  }
  const gasHeld = await adapter.balance([place.address], adapter.feeAsset);
  if (gasHeld >= quoted.value.feeMinorMax) await payOwn(deps, adapter, draft, quoted.value);
  else await topUp(deps, adapter, place, gasMinor - gasHeld);
  return 'moving';
}

async function topUp(deps: CustodyDeps, adapter: ChainAdapter, place: Sweepable, amountMinor: bigint): Promise<void> {
  if (await hasOpenTopUp(deps.db, adapter.network, place.address)) return;
  const hot = await currentHot(deps.db, adapter);
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
  if (quoted.ok) await payOwn(deps, adapter, draft, quoted.value);
}

/** Signs a payment between our own addresses, if the paying one has the coins. */
export async function payOwn(
  deps: CustodyDeps,
  adapter: ChainAdapter,
  draft: Draft,
  terms: PaymentTerms,
): Promise<void> {
  const { network } = adapter;
  if (!(await checkFunds(deps, adapter, draft, terms)).ok) return;
  const sequence = await readSequence(deps, network, draft.fromAddress);
  if (!sequence.ok) return;
  const request = { network, draft, terms, minedSequence: sequence.value };
  const signed = await deps.db.decide((tx) => signPayment(deps, tx, request));
  if (signed.ok) deps.atStep?.('payment-stored');
}

async function sweepDraft(
  deps: CustodyDeps,
  adapter: ChainAdapter,
  asset: string,
  place: Sweepable,
  amountMinor: bigint,
): Promise<Draft> {
  const hot = await currentHot(deps.db, adapter);
  return {
    kind: 'sweep',
    ref: place.address,
    asset,
    fromAddress: place.address,
    fromPath: place.keyPath,
    toAddress: hot.address,
    toPath: hot.keyPath,
    amountMinor,
  };
}
