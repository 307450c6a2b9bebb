import { formatAmount, parseAmount } from '@bourse/core/money/amount.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { readNotNegative, readPositive } from '@bourse/core/wallet/amount-checks.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Approvals, PlainRecord, Plan, StaffAction } from '../approvals/public.ts';
import type { Assets } from './assets.ts';
import type { CoinNetwork, Network, Pause } from './catalog.ts';
import { type CatalogChange, type CatalogRefusal, changeCatalog, judge, stateOf } from './usecases/change-catalog.ts';

interface PauseWish extends PlainRecord {
  readonly network: string;
  /** Null for all coins of the network. */
  readonly asset: string | null;
  readonly direction: 'deposit' | 'withdraw';
  /** The reason that people read; null ends the pause. */
  readonly text: string | null;
  readonly untilMs: number | null;
}
/** Amounts as text, in coin units. */
interface TermsWish extends PlainRecord {
  readonly network: string;
  readonly asset: string;
  readonly depositMin: string;
  readonly withdrawMin: string;
  readonly withdrawMax: string;
  readonly withdrawFee: string;
}
interface ConfirmationsWish extends PlainRecord {
  readonly network: string;
  readonly credit: number;
  readonly unlock: number;
}

type TermFault = 'AMOUNT_ZERO' | 'AMOUNT_PLACES' | 'AMOUNT_TOO_LARGE';
type TermsRefusal = CatalogRefusal | 'NO_CHANGE' | TermFault;
export interface CatalogActions {
  readonly setPause: StaffAction<PauseWish, CatalogRefusal | 'NO_CHANGE'>;
  readonly setTerms: StaffAction<TermsWish, TermsRefusal>;
  readonly setConfirmations: StaffAction<ConfirmationsWish, CatalogRefusal | 'NO_CHANGE'>;
}

interface Deps {
  readonly approvals: Pick<Approvals, 'define'>;
  readonly assets: Assets;
}

/**
 * Staff actions on the catalog. One person can pause, because that must not wait; fees, bounds and confirmations take
 * two.
 */
export function defineCatalogActions({ approvals, assets }: Deps): CatalogActions {
  const afterwards = () => assets.refresh();
  return {
    setPause: approvals.define<PauseWish, CatalogRefusal | 'NO_CHANGE'>({
      kind: 'staffAssets.setPause',
      proposers: ['risk'],
      deciders: ['risk'],
      needsSecond: () => false,
      plan: (tx, wish) => plan(tx, pauseOf(wish), (state) => pauseFields(state, wish.direction), pauseAfter(wish)),
      carryOut: (tx, wish, { nowMs }) => carryOut(tx, pauseOf(wish), nowMs),
      onCommitted: afterwards,
    }),
    setTerms: approvals.define<TermsWish, TermsRefusal>({
      kind: 'staffAssets.setTerms',
      proposers: ['finance'],
      deciders: ['finance'],
      needsSecond: () => true,
      plan: async (tx, wish) => {
        const change = termsOf(assets, wish);
        if (!change.ok) return change;
        const scale = assets.coin(wish.asset)?.ledgerScale ?? 0;
        const { network: _, asset: __, ...after } = wish;
        return plan(tx, change.value, (state) => termFields(state as CoinNetwork, scale), {
          depositMin: canonical(after.depositMin, scale),
          withdrawMin: canonical(after.withdrawMin, scale),
          withdrawMax: canonical(after.withdrawMax, scale),
          withdrawFee: canonical(after.withdrawFee, scale),
        });
      },
      carryOut: async (tx, wish, { nowMs }) => {
        const change = termsOf(assets, wish);
        return change.ok ? carryOut(tx, change.value, nowMs) : change;
      },
      onCommitted: afterwards,
    }),
    setConfirmations: approvals.define<ConfirmationsWish, CatalogRefusal | 'NO_CHANGE'>({
      kind: 'staffAssets.setConfirmations',
      proposers: ['risk'],
      deciders: ['risk'],
      needsSecond: () => true,
      plan: (tx, wish) =>
        plan(
          tx,
          { change: 'confirmations', ...wish },
          (state) => ({
            credit: (state as Network).creditConfirmations,
            unlock: (state as Network).unlockConfirmations,
          }),
          { credit: wish.credit, unlock: wish.unlock },
        ),
      carryOut: (tx, wish, { nowMs }) => carryOut(tx, { change: 'confirmations', ...wish }, nowMs),
      onCommitted: afterwards,
    }),
  };
}

async function plan(
  tx: Tx,
  change: CatalogChange,
  fieldsOf: (state: CoinNetwork | Network) => PlainRecord,
  wanted: PlainRecord,
): Promise<Result<Plan, CatalogRefusal | 'NO_CHANGE'>> {
  const state = await stateOf(tx, change);
  if (!state) return refuse('NETWORK_UNKNOWN', { network: change.network });
  const refused = await judge(tx, change, state);
  if (refused) return refused;
  const now = fieldsOf(state);
  const changed = Object.keys(wanted).filter((name) => now[name] !== wanted[name]);
  if (changed.length === 0) return refuse('NO_CHANGE');
  const only = (fields: PlainRecord) => Object.fromEntries(changed.map((name) => [name, fields[name] ?? null]));
  const asset = 'asset' in change ? change.asset : null;
  const subject = asset === null ? `network:${change.network}` : `coin:${asset}/${change.network}`;
  return ok({ subject, before: only(now), after: only(wanted) });
}

/** Without its own audit entry, because approvals writes it. */
const carryOut = (tx: Tx, change: CatalogChange, nowMs: number) =>
  changeCatalog(tx, change, { reason: '', nowMs, audit: async () => {} });

function pauseOf({ network, asset, direction, text, untilMs }: PauseWish): CatalogChange {
  const pause: Pause | null = text === null ? null : { reason: text, untilMs };
  return { change: 'pause', network, asset, direction, pause };
}

function pauseFields(state: CoinNetwork | Network, direction: PauseWish['direction']): PlainRecord {
  const pause = direction === 'deposit' ? state.depositPaused : state.withdrawPaused;
  return { [`${direction}Paused`]: pause?.reason ?? null, resumesAtMs: pause?.untilMs ?? null };
}

const pauseAfter = ({ direction, text, untilMs }: PauseWish): PlainRecord => ({
  [`${direction}Paused`]: text,
  resumesAtMs: text === null ? null : untilMs,
});

function termFields(pair: CoinNetwork, scale: number): PlainRecord {
  return {
    depositMin: formatAmount(pair.depositMinMinor, scale),
    withdrawMin: formatAmount(pair.withdrawMinMinor, scale),
    withdrawMax: formatAmount(pair.withdrawMaxMinor, scale),
    withdrawFee: formatAmount(pair.withdrawFeeMinor, scale),
  };
}

const canonical = (text: string, scale: number): string => {
  const parsed = parseAmount(text, scale);
  return parsed.ok ? formatAmount(parsed.value, scale) : text;
};

function termsOf(assets: Assets, wish: TermsWish): Result<CatalogChange, TermFault | 'NETWORK_UNKNOWN'> {
  const coin = assets.coin(wish.asset);
  if (!coin) return refuse('NETWORK_UNKNOWN', { network: wish.network });
  const minor = { depositMinMinor: 0n, withdrawMinMinor: 0n, withdrawMaxMinor: 0n, withdrawFeeMinor: 0n };
  for (const name of ['depositMin', 'withdrawMin', 'withdrawMax', 'withdrawFee'] as const) {
    const read = name === 'withdrawMin' || name === 'withdrawMax' ? readPositive : readNotNegative;
    const parsed = read(wish[name], coin.ledgerScale);
    if (!parsed.ok) return refuse(parsed.refusal.code, { ...parsed.refusal.details, field: name });
    minor[`${name}Minor`] = parsed.value;
  }
  return ok({ change: 'terms', asset: wish.asset, network: wish.network, ...minor });
}
