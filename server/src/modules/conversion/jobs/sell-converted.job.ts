import type { ConversionDeps } from '../conversion-deps.ts';
import { sellConverted } from '../usecases/sell-converted.ts';

/** Sells what small balances brought the house, and keeps its desk able to pay. */
export const sellConvertedJob = (deps: ConversionDeps) => ({
  name: 'conversion-sell',
  everyMs: 10_000,
  run: async (): Promise<'idle'> => {
    await sellConverted(deps);
    return 'idle';
  },
});
