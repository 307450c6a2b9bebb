import type { Basket } from '@bourse/core/spot/leveraged-token.ts';
import type { Queryable } from '../../../platform/db/db.ts';

export interface TokenRow {
  readonly token: string;
  readonly underlying: string;
  /** 3 for three times the underlying, -3 for three times against it. */
  readonly leverage: number;
  readonly dailyFeePpm: number;
}

export type BasketReason = 'start' | 'daily' | 'irregular' | 'fee' | 'merge';

/** The basket behind a token from a moment on. */
export interface BasketRow extends Basket {
  readonly token: string;
  readonly version: number;
  readonly reason: BasketReason;
  readonly atMs: number;
}

export async function findTokens(q: Queryable): Promise<TokenRow[]> {
  const rows = await q.query<{ token: string; underlying: string; leverage: number; daily_fee_ppm: number }>(
    'select token, underlying, leverage, daily_fee_ppm from spot.leveraged_token order by token',
  );
  return rows.map((row) => ({
    token: row.token,
    underlying: row.underlying,
    leverage: row.leverage,
    dailyFeePpm: row.daily_fee_ppm,
  }));
}

interface BasketColumns {
  readonly token: string;
  readonly version: number;
  readonly position_e18: string;
  readonly loan_e18: string;
  readonly price_e18: string;
  readonly reason: BasketReason;
  readonly at_ms: string;
}

const BASKET_COLUMNS = 'token, version, position_e18, loan_e18, price_e18, reason, at_ms';

const basketOf = (row: BasketColumns): BasketRow => ({
  token: row.token,
  version: row.version,
  position: BigInt(row.position_e18),
  loan: BigInt(row.loan_e18),
  price: BigInt(row.price_e18),
  reason: row.reason,
  atMs: Number(row.at_ms),
});

/** Every basket, oldest first. */
export async function findBaskets(q: Queryable): Promise<BasketRow[]> {
  const rows = await q.query<BasketColumns>(`select ${BASKET_COLUMNS} from spot.basket order by token, version`);
  return rows.map(basketOf);
}

/** The present basket of a token; undefined before its first day. */
export async function findLastBasket(q: Queryable, token: string): Promise<BasketRow | undefined> {
  const rows = await q.query<BasketColumns>(
    `select ${BASKET_COLUMNS} from spot.basket where token = $1 order by version desc limit 1`,
    [token],
  );
  return rows.map(basketOf)[0];
}
