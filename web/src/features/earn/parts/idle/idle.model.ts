import { useHiddenBalances } from '../../../../lib/person/preferences.ts';
import { usePerson } from '../../../../lib/person/session.ts';
import { addText, compareText } from '../../../balances/public.ts';
import { useFundingCoins, useFunds, useOffers, useRunning } from '../../api/queries.ts';
import { idleOfferOf } from '../../rules/idle.ts';
import { useTakesNew } from '../../takes-new.ts';

/** Accounts that a subscription can be paid from. */
const PAYING: ReadonlySet<string> = new Set(['funding', 'spot']);

const KYC_LEVELS = { none: 0, primary: 1, advanced: 2 } as const;

/** What a coin that lies free would earn; null until that is known, and where the eye is closed. */
export function useIdleModel(asset: string) {
  const person = usePerson();
  const [isHidden] = useHiddenBalances();
  const offers = useOffers().data;
  // Of a coin that no product takes nothing more is asked.
  const takesNew = useTakesNew();
  const isTaken = takesNew && !isHidden && (offers?.rows ?? []).some((offer) => offer.asset === asset);
  const funds = useFunds(asset, isTaken).data;
  const running = useRunning(isTaken).data;
  if (!person || !isTaken || !offers || !running || funds?.asset !== asset) return null;
  const available = addText(
    ...funds.accounts.filter(({ account, opened }) => opened && PAYING.has(account)).map((each) => each.available),
  );
  const found = idleOfferOf(offers.rows, {
    asset,
    available,
    kycLevel: KYC_LEVELS[person.kycLevel],
    vipLevel: person.vipLevel,
    orders: running.rows,
  });
  return found && { ...found, available };
}

/** The coin of the funding account that is worth most and that some product takes. */
export function useMostIdleCoin(): string | null {
  const [isHidden] = useHiddenBalances();
  const all = useOffers().data?.rows ?? [];
  const offers = useTakesNew() ? all : [];
  const coins = useFundingCoins(!isHidden && offers.length > 0).data?.assets ?? [];
  const [most] = coins
    .filter(({ asset }) => offers.some((offer) => offer.asset === asset))
    .toSorted((a, b) => compareText(b.valueUsdt ?? '0', a.valueUsdt ?? '0'));
  return most?.asset ?? null;
}
