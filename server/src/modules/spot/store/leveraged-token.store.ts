import type { Tx } from '../../../platform/db/db.ts';
import type { BasketRow, TokenRow } from '../queries/leveraged-token.query.ts';

/** Adds a token unless it exists. */
export async function insertToken(tx: Tx, token: TokenRow, nowMs: number): Promise<void> {
  await tx.query(
    `insert into spot.leveraged_token (token, underlying, leverage, daily_fee_ppm, created_at_ms)
     values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [token.token, token.underlying, token.leverage, token.dailyFeePpm, nowMs],
  );
}

/** Adds a basket. @returns false if another process has added one with this version, which then stays */
export async function insertBasket(tx: Tx, basket: BasketRow): Promise<boolean> {
  const rows = await tx.query(
    `insert into spot.basket (token, version, position_e18, loan_e18, price_e18, reason, at_ms)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning version`,
    [
      basket.token,
      basket.version,
      basket.position.toString(),
      basket.loan.toString(),
      basket.price.toString(),
      basket.reason,
      basket.atMs,
    ],
  );
  return rows.length === 1;
}
