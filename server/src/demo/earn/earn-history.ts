/** One step of a person in Earn. */
export type EarnStep =
  | {
      readonly does: 'subscribe';
      readonly product: string;
      readonly amount: string;
      /** For a product with a term: what happens at its end. */
      readonly renews?: 'no' | 'principal' | 'all';
      /** For a product without a term: whether interest is added to the order. */
      readonly compounds?: 'true' | 'false';
    }
  | {
      readonly does: 'redeem';
      readonly product: string;
      /** Everything if absent. */
      readonly amount?: string;
      readonly way: 'instant' | 'standard';
    };

const enters = (
  product: string,
  amount: string,
  over: Pick<EarnStep & { does: 'subscribe' }, 'renews' | 'compounds'> = {},
): EarnStep => ({
  does: 'subscribe',
  product,
  amount,
  ...over,
});
const leaves = (product: string, way: 'instant' | 'standard', amount: string): EarnStep => ({
  does: 'redeem',
  product,
  way,
  amount,
});

/** What each person of the demo does in Earn, by day. The first one is not verified, and so may not use it. */
export const EARN_DAYS: readonly ReadonlyMap<number, EarnStep>[] = [
  new Map(),
  new Map([
    [6, enters('usdt-steps-first', '2500')],
    [20, enters('usdt-fixed-30', '600', { renews: 'no' })],
    [52, leaves('usdt-steps-first', 'instant', '400')],
  ]),
  new Map([
    [3, enters('btc-flexible', '0.12')],
    [9, enters('usdt-steps-falling', '6000')],
    [12, enters('usdt-fixed-30', '2000', { renews: 'all' })],
    [30, enters('eth-flexible', '1.5', { compounds: 'false' })],
    [60, leaves('btc-flexible', 'standard', '0.02')],
  ]),
  new Map([
    [2, enters('usdt-fixed-90', '10000', { renews: 'principal' })],
    [4, enters('usdt-steps-rising', '25000')],
    [16, enters('eth-hybrid', '5')],
    [58, enters('eth-hybrid-30', '3', { renews: 'principal' })],
  ]),
];
