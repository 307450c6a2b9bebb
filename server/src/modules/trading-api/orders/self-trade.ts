import type { SelfTrade } from '@bourse/core/trading/command.ts';

/** What this wire calls what happens where orders of one account meet. Those from before there was a choice end as takers. */
export const SELF_TRADE_NAMES: Readonly<Record<SelfTrade, string>> = {
  refuse: 'EXPIRE_TAKER',
  none: 'NONE',
  expireTaker: 'EXPIRE_TAKER',
  expireMaker: 'EXPIRE_MAKER',
  expireBoth: 'EXPIRE_BOTH',
};

type Chosen = Exclude<SelfTrade, 'refuse'>;

/** What may be asked for, by its name. */
export const SELF_TRADE_OF_NAME: Readonly<Record<string, Chosen>> = {
  NONE: 'none',
  EXPIRE_TAKER: 'expireTaker',
  EXPIRE_MAKER: 'expireMaker',
  EXPIRE_BOTH: 'expireBoth',
};

/** The names that a program may ask for. @param mayTradeWithItself whether the operator lets orders of one account trade */
export const allowedSelfTrades = (mayTradeWithItself: boolean): string[] =>
  Object.keys(SELF_TRADE_OF_NAME).filter((name) => mayTradeWithItself || name !== 'NONE');
