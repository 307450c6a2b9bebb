import type { SelfTrade } from '@bourse/core/trading/command.ts';

/**
 * The API's names for what happens if orders of one account meet. In orders from before there was a choice the taker
 * ends.
 */
export const SELF_TRADE_NAMES: Readonly<Record<SelfTrade, string>> = {
  refuse: 'EXPIRE_TAKER',
  none: 'NONE',
  expireTaker: 'EXPIRE_TAKER',
  expireMaker: 'EXPIRE_MAKER',
  expireBoth: 'EXPIRE_BOTH',
};

type Chosen = Exclude<SelfTrade, 'refuse'>;

/** The choices that a program can ask for, by name. */
export const SELF_TRADE_OF_NAME: Readonly<Record<string, Chosen>> = {
  NONE: 'none',
  EXPIRE_TAKER: 'expireTaker',
  EXPIRE_MAKER: 'expireMaker',
  EXPIRE_BOTH: 'expireBoth',
};

/**
 * The names that a program may use. @param mayTradeWithItself whether the operator allows orders of one account to
 * trade with each other
 */
export const allowedSelfTrades = (mayTradeWithItself: boolean): string[] =>
  Object.keys(SELF_TRADE_OF_NAME).filter((name) => mayTradeWithItself || name !== 'NONE');
