import { amount } from '../../../lib/format.ts';

/** Worth of a row at its time, to the cent. In USDT: a currency's rate of that time is not kept. */
export const worth = (valueUsdt: string | null): string =>
  valueUsdt === null ? '--' : `≈ ${amount(valueUsdt.replace('-', ''), { places: 2 })} USDT`;
