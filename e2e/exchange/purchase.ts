import { parseAmount } from '../../core/src/money/amount.ts';
import { openDatabaseForCommand } from '../../server/src/boot/installation/open-database.ts';
import { addPurchaseLot } from '../../server/src/modules/withdrawals/public.ts';
import { demoNowMs } from './person.ts';

/** The minor units of every coin of the demo: what the books count in. */
const LEDGER_SCALE = 6;

export interface Purchase {
  readonly uid: string;
  readonly asset: 'PUSD' | 'USDT';
  readonly amount: string;
  /** USDT for one. */
  readonly price: string;
}

/**
 * Notes that a person has bought coins that they have. Nothing sells coins for money here yet, so this calls what will be
 * called when a purchase is completed, with the same rights; the coins themselves came by the faucet.
 */
export async function buy({ uid, asset, amount, price }: Purchase): Promise<void> {
  const minor = (text: string): bigint => {
    const parsed = parseAmount(text, LEDGER_SCALE);
    if (!parsed.ok) throw new Error(`${text} is no amount`);
    return parsed.value;
  };
  const open = await openDatabaseForCommand({
    dataDir: process.env.E2E_DATA ?? 'data',
    databaseUrl: process.env.DATABASE_URL ?? null,
    databasePoolMax: 1,
  });
  try {
    await open.db.tx((tx) =>
      addPurchaseLot(tx, {
        uid,
        asset,
        amountMinor: minor(amount),
        price: { priceUnits: minor(price), priceScale: LEDGER_SCALE },
        source: 'p2p',
        ref: crypto.randomUUID(),
        completedAtMs: demoNowMs(),
      }),
    );
  } finally {
    await open.close();
  }
}
