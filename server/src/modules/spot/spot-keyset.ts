import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { TradeKey } from './queries/trade.query.ts';

const ID = /^[1-9][0-9]{0,14}$/;
const TRADE = /^([0-9]{1,15})\.([0-9]{1,5})\.([0-9]{1,15})$/;
const notACursor = () => refuse('FIELD_INVALID', { field: 'before', reason: 'NOT_A_CURSOR' });

/** The id below which a list of orders goes on; null for the start. @refuses FIELD_INVALID */
export function readOrderCursor(text: string | undefined): Result<number | null, 'FIELD_INVALID'> {
  if (text === undefined) return ok(null);
  return ID.test(text) ? ok(Number(text)) : notACursor();
}

/** The trade after which a list of trades goes on; null for the start. @refuses FIELD_INVALID */
export function readTradeCursor(text: string | undefined): Result<TradeKey | null, 'FIELD_INVALID'> {
  if (text === undefined) return ok(null);
  const parts = TRADE.exec(text);
  if (!parts) return notACursor();
  return ok({ sequence: Number(parts[1]), market: Number(parts[2]), tradeId: Number(parts[3]) });
}

export const tradeCursor = ({ sequence, market, tradeId }: TradeKey): string => `${sequence}.${market}.${tradeId}`;
