import { amount } from '../../../lib/format.ts';

/** What a row was worth at its time, to the cent. In USDT, because historical rates of currencies are not kept. */
export const worth = (valueUsdt: string | null): string =>
  valueUsdt === null ? '--' : `≈ ${amount(valueUsdt.replace('-', ''), { places: 2 })} USDT`;
