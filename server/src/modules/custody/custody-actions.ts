import { formatAmount } from '@bourse/core/money/amount.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { readNotNegative } from '@bourse/core/wallet/amount-checks.ts';
import type { Approvals, PlainRecord, StaffAction } from '../approvals/public.ts';
import { type Assets, amountText } from '../assets/public.ts';
import type { ChainCare } from './chain-care.ts';
import type { AddressRules } from './custody-deps.ts';
import { lockKnownAddress } from './queries/known-address-list.query.ts';
import { findOurs } from './queries/known-and-own-address.query.ts';
import { findPersonOfPayment } from './queries/payment-person.query.ts';
import { findHotLimit, type HotLimit, saveHotLimit } from './store/hot-limit.store.ts';
import { deleteKnownAddress, saveKnownAddress } from './store/known-address.store.ts';
import type { RotateRefusal } from './usecases/hot-wallet.ts';
import { type InterveneRefusal, type Intervention, judgeIntervention } from './usecases/payments/intervene.ts';

interface AddressWish extends PlainRecord {
  readonly family: string;
  /** The address as typed; it is stored in the canonical spelling. */
  readonly address: string;
  readonly listing: 'BLOCKED' | 'HIGH' | 'MEDIUM' | 'SHARED' | 'REMOVE';
  readonly note: string;
}
interface HotLimitWish extends PlainRecord {
  readonly asset: string;
  readonly network: string;
  /** Coin units. */
  readonly keep: string;
  readonly most: string | null;
}
type AddressRefusal = 'ADDRESS_INVALID' | 'ADDRESS_OURS' | 'NO_CHANGE';
type LimitRefusal = 'NETWORK_UNKNOWN' | 'NO_CHANGE' | 'AMOUNT_PLACES' | 'AMOUNT_TOO_LARGE' | 'MAX_BELOW_MIN';

type PaymentWish = { readonly paymentId: string };

export interface CustodyActions {
  readonly bumpPayment: StaffAction<PaymentWish, InterveneRefusal>;
  readonly cancelPayment: StaffAction<PaymentWish, InterveneRefusal>;
  readonly setKnownAddress: StaffAction<AddressWish, AddressRefusal>;
  readonly setHotLimit: StaffAction<HotLimitWish, LimitRefusal>;
  readonly rotateHot: RotateAction;
}

type RotateAction = StaffAction<{ readonly network: string }, RotateRefusal>;

interface Deps {
  readonly approvals: Pick<Approvals, 'define'>;
  readonly assets: Pick<Assets, 'coin' | 'coinNetwork'>;
  readonly chains: ReadonlyMap<string, AddressRules>;
  readonly chainCare: Pick<ChainCare, 'intervene' | 'sendNewest' | 'planRotation' | 'rotateHot'>;
}

/**
 * Staff actions about outside addresses, limits of the hot wallets, and payments that were sent. All need two members
 * of staff.
 */
export function defineCustodyActions(deps: Deps): CustodyActions {
  return {
    bumpPayment: defineIntervention(deps, 'bump'),
    cancelPayment: defineIntervention(deps, 'cancel'),
    setKnownAddress: defineAddress(deps),
    setHotLimit: defineLimit(deps),
    rotateHot: defineRotation(deps),
  };
}

/** The fee is worked out at the approval, because the payment loop may have raised it since the request. */
const defineIntervention = (
  { approvals, assets, chainCare }: Deps,
  what: Intervention,
): CustodyActions['bumpPayment'] =>
  approvals.define<PaymentWish, InterveneRefusal>({
    kind: `staffChains.${what}Payment`,
    proposers: ['finance'],
    deciders: ['finance'],
    needsSecond: () => true,
    plan: async (tx, { paymentId }) => {
      const judged = await judgeIntervention(tx, paymentId, what);
      if (!judged.ok) return judged;
      const { network, asset, amountMinor, toAddress } = judged.value.payment;
      const uid = await findPersonOfPayment(tx, paymentId);
      const paymentAmount = `${amountText({ assets }, asset, amountMinor)} ${asset}`;
      const payment = { paymentAmount, paymentNetwork: network, paymentTo: toAddress };
      const done = what === 'bump' ? 'feeRaised' : 'paymentCancelled';
      return ok({
        subject: `payment:${paymentId}`,
        ...(uid === null ? {} : { uid }),
        before: { ...payment, [done]: false },
        after: { ...payment, [done]: true },
      });
    },
    carryOut: (tx, { paymentId }) => chainCare.intervene(tx, paymentId, what),
    onCommitted: ({ paymentId }) => chainCare.sendNewest(paymentId),
  });

const defineAddress = ({ approvals, chains }: Deps): CustodyActions['setKnownAddress'] =>
  approvals.define<AddressWish, AddressRefusal>({
    kind: 'staffCustody.setKnownAddress',
    proposers: ['risk'],
    deciders: ['risk'],
    needsSecond: () => true,
    plan: async (tx, wish) => {
      const address = canonical(chains, wish);
      if (!address.ok) return address;
      // Blocking an address of ours would stop our own sweeps and send people's payments to review.
      if ((await findOurs(tx, wish.family, address.value, '')).isOurs) return refuse('ADDRESS_OURS');
      const known = await lockKnownAddress(tx, wish.family, address.value);
      const before = { listing: known ? listingOf(known) : null, note: known?.note ?? null };
      const isRemoval = wish.listing === 'REMOVE';
      const after = { listing: isRemoval ? null : wish.listing, note: isRemoval ? null : wish.note };
      if (JSON.stringify(before) === JSON.stringify(after)) return refuse('NO_CHANGE');
      return ok({ subject: `address:${wish.family}/${address.value}`, before, after });
    },
    carryOut: async (tx, wish, { nowMs }) => {
      const address = canonical(chains, wish);
      if (!address.ok) return address;
      const { family, listing, note } = wish;
      if (listing === 'REMOVE') return ok(await deleteKnownAddress(tx, family, address.value));
      const isShared = listing === 'SHARED';
      const known = { family, address: address.value, note, memoRequired: isShared } as const;
      return ok(await saveKnownAddress(tx, { ...known, risk: isShared ? 'NONE' : listing }, nowMs));
    },
  });

function canonical(chains: Deps['chains'], { family, address }: AddressWish): Result<string, 'ADDRESS_INVALID'> {
  const rules = [...chains.values()].find((each) => each.family === family);
  const spelled = rules?.validateAddress(address);
  return spelled?.ok ? ok(spelled.value) : refuse('ADDRESS_INVALID', { family });
}

/** The list that an address is on. */
const listingOf = (known: { readonly risk: string; readonly memoRequired: boolean }): string =>
  known.memoRequired ? 'SHARED' : known.risk;

const defineLimit = ({ approvals, assets }: Deps): CustodyActions['setHotLimit'] =>
  approvals.define<HotLimitWish, LimitRefusal>({
    kind: 'staffCustody.setHotLimit',
    proposers: ['finance'],
    deciders: ['finance'],
    needsSecond: () => true,
    plan: async (tx, wish) => {
      const wanted = limitOf(assets, wish);
      if (!wanted.ok) return wanted;
      const scale = assets.coin(wish.asset)?.ledgerScale ?? 0;
      const before = limitFields(await findHotLimit(tx, wish.asset, wish.network), scale);
      const after = limitFields(wanted.value, scale);
      if (JSON.stringify(before) === JSON.stringify(after)) return refuse('NO_CHANGE');
      return ok({ subject: `coin:${wish.asset}/${wish.network}`, before, after });
    },
    carryOut: async (tx, wish, { nowMs }) => {
      const wanted = limitOf(assets, wish);
      return wanted.ok ? ok(await saveHotLimit(tx, wanted.value, nowMs)) : wanted;
    },
  });

/** Puts the next hot wallet of a network's family in place. */
const defineRotation = ({ approvals, chainCare }: Deps): RotateAction =>
  approvals.define<{ readonly network: string }, RotateRefusal>({
    kind: 'staffCustody.rotateHot',
    proposers: ['finance'],
    deciders: ['finance'],
    needsSecond: () => true,
    plan: async (tx, { network }) => {
      const planned = await chainCare.planRotation(tx, network);
      if (!planned.ok) return planned;
      const { family, from, to } = planned.value;
      return ok({ subject: `hot-wallet:${family}`, before: { hotWallet: from }, after: { hotWallet: to } });
    },
    carryOut: (tx, { network }, { nowMs }) => chainCare.rotateHot(tx, network, nowMs),
  });

/** Limits as they are shown and audited. */
export const limitFields = ({ keepMinor, mostMinor }: Pick<HotLimit, 'keepMinor' | 'mostMinor'>, scale: number) => ({
  keep: formatAmount(keepMinor, scale),
  most: mostMinor === null ? null : formatAmount(mostMinor, scale),
});

function limitOf(assets: Deps['assets'], wish: HotLimitWish): Result<HotLimit, Exclude<LimitRefusal, 'NO_CHANGE'>> {
  const { asset, network } = wish;
  const coin = assets.coin(asset);
  if (!coin || !assets.coinNetwork(asset, network)) return refuse('NETWORK_UNKNOWN', { network });
  const keep = readNotNegative(wish.keep, coin.ledgerScale);
  if (!keep.ok) return refuse(keep.refusal.code, { ...keep.refusal.details, field: 'keep' });
  const most = wish.most === null ? ok(null) : readNotNegative(wish.most, coin.ledgerScale);
  if (!most.ok) return refuse(most.refusal.code, { ...most.refusal.details, field: 'most' });
  if (most.value !== null && most.value < keep.value) return refuse('MAX_BELOW_MIN', { min: wish.keep });
  return ok({ asset, network, keepMinor: keep.value, mostMinor: most.value });
}
