import { readAmount } from '../../core/src/money/amount.ts';
import type { Command } from '../../server/src/cli/command.ts';
import { withDatabase } from '../../server/src/cli/with-database.ts';
import { addPurchaseLot } from '../../server/src/modules/withdrawals/public.ts';

/** The minor units of every coin of the demo: what the books count in. */
const LEDGER_SCALE = 6;

/**
 * Notes that a person has bought coins that they have. Nothing sells coins for money here yet, so this calls what will be
 * called when a purchase is completed, with the same rights; the coins themselves came by the faucet.
 */
export const purchaseAdd: Command = {
  name: 'purchase add',
  says: 'Notes a purchase, for journeys.',
  options: {
    uid: { value: 'UID', says: 'who', isRequired: true },
    coin: { value: 'COIN', says: 'PUSD or USDT', isRequired: true },
    amount: { value: 'AMOUNT', says: 'how much', isRequired: true },
    price: { value: 'PRICE', says: 'USDT for one', isRequired: true },
    at: { value: 'MS', says: 'when it was completed', isRequired: true },
  },
  async run(given) {
    const { uid = '', coin = '', amount, price, at } = given.options;
    await withDatabase(given, ({ db }) =>
      db.tx((tx) =>
        addPurchaseLot(tx, {
          uid,
          asset: coin,
          amountMinor: readAmount(amount ?? '', LEDGER_SCALE),
          price: { priceUnits: readAmount(price ?? '', LEDGER_SCALE), priceScale: LEDGER_SCALE },
          source: 'p2p',
          ref: crypto.randomUUID(),
          completedAtMs: Number(at),
        }),
      ),
    );
    return { json: null, lines: [] };
  },
};
