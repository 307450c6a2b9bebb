import type { CallOutput } from '../../../../lib/client.ts';
import { useBalances } from '../../api/queries.ts';
import type { Market } from '../../rules/market.ts';

/** The balances of a pair's two coins; zero until they are loaded. */
export function usePairAssets({ base, quote }: Market) {
  const { data } = useBalances(true);
  const rows = [base, quote].map((asset) => {
    const row = data?.rows.find((each) => each.asset === asset);
    return { asset, available: row?.available ?? '0', held: row?.held ?? '0' };
  });
  return { rows, isKnown: data !== undefined };
}

type Balances = CallOutput<'spot.balances'>;
export type SpotBalance = Balances['rows'][number];

const isNone = (text: string): boolean => /^0(?:\.0*)?$/.test(text);

/** All coins that the spot account has. */
export function useSpotAssets() {
  return {
    query: useBalances(true),
    rowsOf: ({ rows }: Balances) => rows.filter(({ available, held }) => !isNone(available) || !isNone(held)),
  };
}
